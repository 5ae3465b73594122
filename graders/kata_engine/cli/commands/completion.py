"""`kata completion`: a script that completes commands and options in a shell."""

import argparse

import shtab

from kata_engine.cli.arguments import build_parser
from kata_engine.cli.statuses import ACCEPTED


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("shell", choices=shtab.SUPPORTED_SHELLS, metavar="SHELL", help="bash, zsh or tcsh")


def run(options: argparse.Namespace) -> int:
    """Print the script."""
    print(shtab.complete(build_parser(), options.shell))
    return ACCEPTED
