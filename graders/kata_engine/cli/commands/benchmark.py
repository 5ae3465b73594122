"""`kata benchmark`: how long a candidate waits."""

import argparse

from kata_engine.cli.arguments import add_kata, choose_katas, number_reader
from kata_engine.cli.statuses import ACCEPTED
from kata_engine.report.console import open_console
from kata_engine.report.table import print_table
from kata_engine.verify.benchmark import measure_katas, measure_start


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_kata(parser, otherwise="every kata if omitted")
    parser.add_argument(
        "--rounds", type=number_reader(1), default=5, metavar="N", help="take medians of N runs (default 5)"
    )


def run(options: argparse.Namespace) -> int:
    """Print wall seconds for each kata, then the start of a worker beside that of a bare interpreter."""
    rows = [
        (one.kata, f"{one.whole:.2f}", _show_seconds(one.first_failure), f"{one.times_direct:.1f}")
        for one in measure_katas(choose_katas(options), options.rounds)
    ]
    print_table(open_console(), ("kata", "grade s", "first failure s", "× direct calls"), rows)
    worker, bare = measure_start(4 * options.rounds)
    print(f"\na worker starts in {1000 * worker:.1f} ms, a bare `python -S` in {1000 * bare:.1f} ms")
    return ACCEPTED


def _show_seconds(seconds: float | None) -> str:
    return "no wrong submission" if seconds is None else f"{seconds:.2f}"
