"""Crashes the interpreter by reading address 0, in the hope that the judge goes down with it."""

import ctypes


def tokenize_brute(text, alphabet):
    return [ctypes.string_at(0)[0]]
