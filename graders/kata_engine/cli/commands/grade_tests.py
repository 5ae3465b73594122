"""`kata grade-tests`: how strong a candidate's own tests are."""

import argparse
from pathlib import Path

from kata_engine.cli.arguments import add_format, add_kata, choose_kata
from kata_engine.cli.statuses import ACCEPTED, REFUSED
from kata_engine.grading.package import open_package
from kata_engine.interview.own_tests.grading_tests import grade_tests
from kata_engine.report.console import open_console, show_progress
from kata_engine.report.json_lines import to_json
from kata_engine.report.strength_of_tests import print_strength
from kata_engine.spec.submission import read_submission
from kata_engine.verdicts import Verdict


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_kata(parser)
    parser.add_argument("tests", type=Path, metavar="TESTS", help="a pytest file that imports the kata's module")
    add_format(parser, "json")
    parser.add_argument("-v", "--verbose", action="store_true", help="list every mistake that gets through")


def run(options: argparse.Namespace) -> int:
    """Run them against the reference and every known mistake; 1 where they refuse the reference."""
    package = open_package(choose_kata(options))
    source = read_submission(options.tests).source
    console = open_console()
    with show_progress(console) as progress:
        found = grade_tests(package, options.tests, source, progress)
    if options.format == "json":
        print(to_json(found))
    else:
        print_strength(console, found, options.verbose)
    return ACCEPTED if found.reference is Verdict.ACCEPTED else REFUSED
