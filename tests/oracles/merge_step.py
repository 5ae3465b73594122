"""Second oracle for merge_step: sort everything that stands side by side, and join by marking places.

The reference tallies pairs in a dict, takes a maximum and scans with a step over each match. Here all
neighbours lie in one plain list with repetitions; a pair's count is how often the list holds it, and the
pair to join is the last after a stable sort by pair and then by count. A token is then marked as the left
half of a join if it matches and the token before it is not marked itself; a new sequence is read off the
marks. Time O(T²) for T tokens.
"""


def bpe_single_merge_step(corpus: list[list[str]]) -> tuple[list[list[str]], tuple[str, str] | None]:
    neighbours = [pair for sequence in corpus for pair in _neighbours(sequence)]
    by_pair = sorted(neighbours)
    by_count_then_pair = sorted(by_pair, key=neighbours.count)  # stable: equal counts stay sorted by pair
    if not by_count_then_pair:
        return [list(sequence) for sequence in corpus], None
    best = by_count_then_pair[-1]
    return [_joined(sequence, best) for sequence in corpus], best


def _neighbours(sequence: list[str]) -> list[tuple[str, str]]:
    return [(sequence[position], sequence[position + 1]) for position in range(len(sequence) - 1)]


def _joined(sequence: list[str], pair: tuple[str, str]) -> list[str]:
    left_halves: set[int] = set()
    for position, neighbours in enumerate(_neighbours(sequence)):
        if neighbours == pair and position - 1 not in left_halves:
            left_halves.add(position)

    result: list[str] = []
    for position, token in enumerate(sequence):
        if position - 1 in left_halves:
            result[-1] += token
        else:
            result.append(token)
    return result
