"""`kata start`: a fresh attempt; the old one is kept."""

import argparse

from kata_engine.cli.arguments import add_kata, choose_kata
from kata_engine.cli.paths import shorten_path
from kata_engine.cli.statuses import ACCEPTED
from kata_engine.practice.attempts import start_attempt


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_kata(parser)


def run(options: argparse.Namespace) -> int:
    """Make a fresh attempt."""
    kata = choose_kata(options)
    path, kept = start_attempt(kata)
    if kept:
        print(f"Your earlier attempt is kept as {shorten_path(kept)}.")
    print(f"Write your solution in {shorten_path(path)}, then run `kata grade {kata.name}`.")
    return ACCEPTED
