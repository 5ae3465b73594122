"""Counts the followers of each token in two parallel lists.

O(T^2) for one token beside all others.
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    followers = {}
    for sequence in corpus:
        for left, right in zip(sequence, sequence[1:]):
            names, counts = followers.setdefault(left, ([], []))
            if right in names:
                counts[names.index(right)] += 1
            else:
                names.append(right)
                counts.append(1)
    if not followers:
        return corpus, None
    _, left, right = max(
        (count, left, right)
        for left, (names, counts) in followers.items()
        for right, count in zip(names, counts)
    )
    merged = []
    for sequence in corpus:
        row, place = [], 0
        while place < len(sequence):
            if sequence[place] == left and place + 1 < len(sequence) and sequence[place + 1] == right:
                row.append(left + right)
                place += 2
            else:
                row.append(sequence[place])
                place += 1
        merged.append(row)
    return merged, (left, right)
