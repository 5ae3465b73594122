"""`kata load-benchmark`: whether verdicts hold on a busy machine."""

import argparse

from kata_engine.cli.arguments import add_kata, choose_katas, number_reader
from kata_engine.cli.statuses import ACCEPTED, REFUSED
from kata_engine.report.console import open_console, show_progress
from kata_engine.report.table import print_table
from kata_engine.verify.load_benchmark import Load, measure_loads


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_kata(parser, otherwise="every kata if omitted")
    parser.add_argument(
        "--gradings",
        type=number_reader(1),
        default=30,
        metavar="N",
        help="gradings of each submission at each load (default 30)",
    )


def run(options: argparse.Namespace) -> int:
    """Print wrong and unstable verdicts of each load; 1 where a verdict was wrong."""
    console, wrong = open_console(), 0
    for kata in choose_katas(options):
        with show_progress(console) as progress:
            loads = list(measure_loads(kata, options.gradings, progress))
        header = ("busy", "gradings", "wrong", "unstable", "wall s", "submission")
        print_table(console, header, [_make_row(load) for load in loads])
        wrong += sum(load.wrong for load in loads)
    return REFUSED if wrong else ACCEPTED


def _make_row(load: Load) -> tuple[str, ...]:
    counts = (str(load.busy), str(load.gradings), str(load.wrong), str(load.unstable))
    return (*counts, f"{load.seconds:.1f}", f"{load.kata} {load.submission}")
