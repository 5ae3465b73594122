"""Answers with twenty million ids, whatever the text."""


def tokenize_brute(text, alphabet):
    return [0] * 20_000_000
