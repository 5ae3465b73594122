"""Keeps the answers for sequences it has seen, and looks them up in a list.

O(S^2) for S sequences that all differ.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    left, right = pair
    seen, answers, merged = [], [], []
    for sequence in corpus:
        if sequence in seen:
            merged.append(list(answers[seen.index(sequence)]))
            continue
        row, place = [], 0
        while place < len(sequence):
            if sequence[place] == left and place + 1 < len(sequence) and sequence[place + 1] == right:
                row.append(left + right)
                place += 2
            else:
                row.append(sequence[place])
                place += 1
        seen.append(sequence)
        answers.append(row)
        merged.append(row)
    return merged
