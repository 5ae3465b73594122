"""Raises the recursion limit to a billion and makes C code run out of stack while it prints the list."""

import sys

sys.setrecursionlimit(10**9)


def tokenize_brute(text, alphabet):
    nested = []
    for _ in range(1_000_000):
        nested = [nested]
    return [len(repr(nested))]
