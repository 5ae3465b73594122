"""`kata compare`: scorecards side by side, and how far their interviewers agree."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from kata_engine.cli.arguments import add_root
from kata_engine.cli.statuses import ACCEPTED
from kata_engine.errors import UsageError
from kata_engine.interview.agreement import find_differences, measure_agreement
from kata_engine.interview.card_file import read_card
from kata_engine.interview.scorecard import Scorecard
from kata_engine.report.comparison import print_comparison
from kata_engine.report.console import open_console


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_root(parser)  # not needed, but taken like everywhere
    parser.add_argument("cards", type=Path, nargs="+", metavar="CARD")


def run(options: argparse.Namespace) -> int:
    """Print where the cards differ, most first, and the agreement per criterion."""
    paths: list[Path] = options.cards
    if len(paths) < 2:
        raise UsageError("comparing needs at least two scorecards")
    cards = [read_card(path) for path in paths]
    _require_comparable(paths, cards)
    print_comparison(open_console(), cards, find_differences(cards), measure_agreement(cards))
    return ACCEPTED


def _require_comparable(paths: Sequence[Path], cards: Sequence[Scorecard]) -> None:
    """Raise UsageError unless all cards rate by one version of one rubric, and no two are by and of the same people."""
    first = cards[0]
    seen: dict[tuple[str, str], Path] = {}
    for path, card in zip(paths, cards, strict=True):
        if (card.kata, card.rubric) != (first.kata, first.rubric):
            raise UsageError(
                f"{path} rates {card.kata} by rubric {card.rubric}, {paths[0]} {first.kata} by {first.rubric}: "
                "only cards of one kata and one version of its rubric can be compared"
            )
    for path, card in zip(paths, cards, strict=True):
        other = seen.setdefault((card.candidate, card.interviewer), path)
        if other != path or paths.count(path) > 1:
            raise UsageError(f"{path} and {other} are both by {card.interviewer} about {card.candidate}: name only one")
