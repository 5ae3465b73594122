"""Fills three gigabytes, a megabyte at a time, and releases nothing."""

KEPT = []


def tokenize_brute(text, alphabet):
    while len(KEPT) < 3 * 1024:
        KEPT.append(bytes([len(text) % 256 or 1]) * (1 << 20))
    return [0] * len(text)
