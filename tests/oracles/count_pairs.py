"""Second oracle for count_pairs: a definition, not a tally.

The reference walks along the sequences and adds one to a counter at each step. Here nothing is ever
added up on the way: first comes the set of all places where a pair stands, then the frequency of a pair
is, by definition, the number of places that hold it. Time O(T·P) for T tokens and P different pairs.
"""

NodePath = tuple[int, int]  # (which sequence, which position of the left token)


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    places = {
        (row, position)
        for row, sequence in enumerate(corpus)
        for position in range(len(sequence))
        if position != len(sequence) - 1  # the last token has no right neighbour
    }

    def held_at(place: NodePath) -> tuple[str, str]:
        row, position = place
        return corpus[row][position], corpus[row][position + 1]

    pairs = {held_at(place) for place in places}
    return {pair: sum(held_at(place) == pair for place in places) for pair in pairs}
