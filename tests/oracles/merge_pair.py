"""Second oracle for merge_pair: which matches are merged follows from counting, without a scan.

The reference scans from left to right and steps over what it has merged. Here each position is decided by
itself: the matches that overlap stand in chains of direct neighbours (only a pair of two equal tokens has
such chains), and going from left to right takes the first, third, fifth … of a chain. So a match is merged
if and only if an even number of matches stands directly before it. Time O(T²) for T tokens.
"""

from itertools import count


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    return [_merged(sequence, pair) for sequence in corpus]


def _merged(sequence: list[str], pair: tuple[str, str]) -> list[str]:
    matches = {start for start in range(len(sequence)) if sequence[start : start + 2] == list(pair)}
    merged = {start for start in matches if _matches_directly_before(start, matches) % 2 == 0}
    swallowed = {start + 1 for start in merged}
    return [
        "".join(pair) if position in merged else token
        for position, token in enumerate(sequence)
        if position not in swallowed
    ]


def _matches_directly_before(start: int, matches: set[int]) -> int:
    return next(number for number in count() if start - number - 1 not in matches)
