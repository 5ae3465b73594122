"""Lifts the recursion limit to a billion and runs C code out of its stack, while the list is shown."""

import sys

sys.setrecursionlimit(10**9)


def tokenize_brute(text, alphabet):
    nested = []
    for _ in range(1_000_000):
        nested = [nested]
    return [len(repr(nested))]
