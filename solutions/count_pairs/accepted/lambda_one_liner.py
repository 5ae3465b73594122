"""The function is a lambda on one line."""
from collections import Counter

get_pair_frequencies = lambda corpus: dict(Counter(p for s in corpus for p in zip(s, s[1:])))  # noqa: E731
