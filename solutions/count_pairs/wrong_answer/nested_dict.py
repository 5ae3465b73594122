"""The counts are in a dict of dicts instead of being keyed by tuples.

get_pair_frequencies([["a", "b"]]) is {("a", "b"): 1}, this gives {"a": {"b": 1}}.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    followers = {}
    for row in corpus:
        for a, b in zip(row, row[1:]):
            inner = followers.setdefault(a, {})
            inner[b] = inner.get(b, 0) + 1
    return followers
