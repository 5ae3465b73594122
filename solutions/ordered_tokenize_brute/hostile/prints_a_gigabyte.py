"""Prints a gigabyte in one call, to both streams in turn, and past the streams to what is behind them."""

import os
import sys

MEGABYTE = "kata" * (1 << 18)


def tokenize_brute(text, alphabet):
    for number in range(1024):
        if number % 3:
            print(MEGABYTE, file=(sys.stderr, sys.stdout)[number % 2])
        else:
            os.write(2, MEGABYTE.encode())
    return [0] * len(text)
