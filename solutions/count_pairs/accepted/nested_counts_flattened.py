"""Followers are counted in a dict of dicts, which is flattened into tuple keys at the end."""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    followers: dict[str, dict[str, int]] = {}
    for row in corpus:
        for left, right in zip(row, row[1:]):
            inner = followers.setdefault(left, {})
            inner[right] = inner.get(right, 0) + 1
    return {
        (left, right): count
        for left, inner in followers.items()
        for right, count in inner.items()
    }
