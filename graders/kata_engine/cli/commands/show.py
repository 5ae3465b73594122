"""`kata show`: the statement of a kata."""

import argparse

from kata_engine.cli.arguments import add_kata, choose_kata
from kata_engine.cli.paths import shorten_path
from kata_engine.cli.statuses import ACCEPTED
from kata_engine.grading.package import open_package
from kata_engine.spec.statement import read_statement


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_kata(parser)


def run(options: argparse.Namespace) -> int:
    """Print the statement and the signature."""
    kata = choose_kata(options)
    print(read_statement(kata).strip())
    print(f"\nSignature\n    def {open_package(kata).signature.text}")
    print(f"\nNext: `kata start {kata.name}` copies the stub to {shorten_path(kata.attempt)}.")
    return ACCEPTED
