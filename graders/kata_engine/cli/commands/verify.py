"""`kata verify`: proves the graders."""

import argparse

from kata_engine.cli.arguments import add_format, add_kata, choose_katas, number_reader
from kata_engine.cli.statuses import ACCEPTED, REFUSED
from kata_engine.report import proofs
from kata_engine.report.console import open_console, show_progress
from kata_engine.verify.proof import open_process_pool, prove


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_kata(parser, otherwise="every kata if omitted")
    add_format(parser, "json")
    parser.add_argument(
        "--matrix", action="store_true", help="run every check on every submission and show which ones refuse it"
    )
    parser.add_argument(
        "--mutants",
        type=number_reader(0),
        nargs="?",
        const=200,
        default=0,
        metavar="N",
        help="also try N small changes to right solutions (default 200)",
    )
    parser.add_argument("-v", "--verbose", action="store_true", help="list equivalent mutants, too")


def run(options: argparse.Namespace) -> int:
    """Prove the graders of one kata or of all; 0 where nothing is wrong with any."""
    console, worst = open_console(), ACCEPTED
    with open_process_pool() as workers:
        for kata in choose_katas(options):
            with show_progress(console) as progress:
                found = prove(kata, workers, options.matrix, options.mutants, progress)
            if options.format == "json":
                print(proofs.to_json(found))
            else:
                proofs.print_proof(console, found, options.matrix, options.verbose)
            worst = max(worst, REFUSED if found.problems else ACCEPTED)
    return worst
