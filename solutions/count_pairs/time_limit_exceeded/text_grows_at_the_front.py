"""The sequence becomes a string with one private code point per token, built by adding at the front.

O(N²) copied characters, the fastest copy there is: one long sequence of few different tokens shows it.
"""
from collections import Counter

TOP = 0x10FFFF


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    number = {}
    counts = Counter()
    for row in corpus:
        text = ""
        for token in reversed(row):
            text = chr(TOP - number.setdefault(token, len(number))) + text
        counts.update(zip(text, text[1:]))
    tokens = list(number)
    return {(tokens[TOP - ord(a)], tokens[TOP - ord(b)]): n for (a, b), n in counts.items()}
