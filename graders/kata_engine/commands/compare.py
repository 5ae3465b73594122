"""`kata compare`: scorecards side by side, and how far their interviewers agree."""

from pathlib import Path

from kata_engine.catalog import UsageProblem
from kata_engine.commands.status import ACCEPTED
from kata_engine.interview.agreement import agreement, differences
from kata_engine.interview.card_file import read_card
from kata_engine.report import terminal
from kata_engine.report.comparison import print_comparison


def compare_cards(paths: list[Path]) -> int:
    """Print where the cards differ, most first, and the agreement per criterion."""
    if len(paths) < 2:
        raise UsageProblem("comparing needs at least two scorecards")
    cards = [read_card(path) for path in paths]
    first = cards[0]
    for path, card in zip(paths, cards, strict=True):
        if (card.kata, card.rubric) != (first.kata, first.rubric):
            raise UsageProblem(
                f"{path} rates {card.kata} by rubric {card.rubric}, {paths[0]} {first.kata} by {first.rubric}: "
                "only cards of one kata and one version of its rubric can be compared"
            )
    seen: dict[tuple[str, str], Path] = {}
    for path, card in zip(paths, cards, strict=True):
        other = seen.setdefault((card.candidate, card.interviewer), path)
        if other != path or paths.count(path) > 1:
            raise UsageProblem(f"{path} and {other} are both by {card.interviewer} of {card.candidate}: name one")
    print_comparison(terminal.terminal(), cards, differences(cards), agreement(cards))
    return ACCEPTED
