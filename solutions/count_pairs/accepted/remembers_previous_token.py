"""Each sequence is walked once with the previous token at hand; no index, no slice."""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    counts = {}
    for row in corpus:
        previous = None
        for token in row:
            if previous is not None:
                pair = (previous, token)
                if pair in counts:
                    counts[pair] += 1
                else:
                    counts[pair] = 1
            previous = token
    return counts
