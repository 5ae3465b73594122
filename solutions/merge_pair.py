"""Reference for merge_pair: one scan per sequence that steps over what it has merged.

Why it is right: the scan goes through the positions from left to right and advances by two after a match,
so matches cannot overlap and a merged token is never looked at again. Every token is appended to a
new list once: time and space O(T) for T tokens. Deleting from a list in place would be O(T²).
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    return [_merged(sequence, *pair) for sequence in corpus]


def _merged(sequence: list[str], left: str, right: str) -> list[str]:
    result = []
    position, end = 0, len(sequence)
    while position < end:
        token = sequence[position]
        if token == left and position + 1 < end and sequence[position + 1] == right:
            result.append(left + right)
            position += 2
        else:
            result.append(token)
            position += 1
    return result
