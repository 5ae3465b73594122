"""`kata rubric`: what an interviewer reads beside the conversation."""

import argparse

from kata_engine.cli.arguments import add_kata, choose_kata, word_reader
from kata_engine.cli.statuses import ACCEPTED
from kata_engine.grading.package import open_package
from kata_engine.report.console import open_console
from kata_engine.report.criteria import print_rubric
from kata_engine.spec.level import Level
from kata_engine.spec.rubric import open_rubric


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_kata(parser)
    parser.add_argument("--level", type=word_reader(Level), metavar="LEVEL", help="L4, L5 or L6 alone")


def run(options: argparse.Namespace) -> int:
    """Print the criteria of one level or of all."""
    package = open_package(choose_kata(options))
    rubric = open_rubric(package.kata, package.grader.check_names)
    print_rubric(open_console(), package.kata.name, rubric, (options.level,) if options.level else tuple(Level))
    return ACCEPTED
