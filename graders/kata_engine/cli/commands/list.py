"""`kata list`: the katas, their levels, your best result."""

import argparse

from kata_engine.cli.arguments import add_root, choose_root
from kata_engine.cli.statuses import ACCEPTED
from kata_engine.errors import DataError
from kata_engine.grading.package import open_package
from kata_engine.practice.attempts import PastGrading, find_best
from kata_engine.report.console import open_console
from kata_engine.report.table import print_table
from kata_engine.spec.catalog import Kata, list_katas
from kata_engine.spec.statement import read_statement


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_root(parser)


def run(options: argparse.Namespace) -> int:
    """Print every kata with its levels and the best result so far."""
    root = choose_root(options)
    rows = []
    for kata in list_katas(root):
        levels = sorted({check.level for check in open_package(kata).grader.checks})
        rows.append((kata.name, " ".join(levels), _describe(find_best(root, kata)), _read_title(kata)))
    print_table(open_console(), ("kata", "levels", "your best result", "what it is about"), rows)
    print("\nNext: `kata show KATA` to read, `kata start KATA` to begin, `kata grade KATA` as often as you like.")
    return ACCEPTED


def _describe(best: PastGrading | None) -> str:
    if best is None:
        return "not tried yet"
    passed = "accepted" if best.accepted == best.checks else f"{best.accepted} of {best.checks} checks"
    return f"{passed}, level {best.level or 'none yet'}"


def _read_title(kata: Kata) -> str:
    try:
        return read_statement(kata).partition("\n")[0].partition(": ")[2]
    except DataError as problem:
        return problem.problems[0]
