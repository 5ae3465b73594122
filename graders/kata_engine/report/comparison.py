"""Scorecards side by side, the widest differences first, and the agreement of their interviewers."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from kata_engine.interview.agreement import Agreement, Difference
from kata_engine.interview.scorecard import Scorecard
from kata_engine.report.table import print_table
from kata_engine.text import escape, shorten

NAME_WIDTH = 24  # bytes of an interviewer's name
KAPPA = (
    "kappa: quadratically weighted, the mean over pairs of interviewers; it needs two candidates in common and "
    "ratings that are not all the same. By convention .60 is usable and .80 strong."
)


LEGEND = "steps: how far apart the ratings lie; – where fewer than two interviewers probed"


def print_comparison(
    console: Console, cards: Sequence[Scorecard], found: Sequence[Difference], agreed: Sequence[Agreement]
) -> None:
    """One table a candidate, then one line a criterion."""
    for candidate in dict.fromkeys(card.candidate for card in cards):
        own = [card for card in cards if card.candidate == candidate]
        console.print(Text.assemble((escape(candidate), "bold"), f", {own[0].kata}"))
        header = ("steps", *(shorten(escape(card.interviewer), NAME_WIDTH) for card in own), "criterion")
        rows = [("", *(card.decision.words for card in own), "level")]
        for one in found:
            if one.candidate == candidate:
                ratings = (rating.replace("_", " ") for rating in one.ratings)
                rows.append((_format(one.step, "{}"), *ratings, f"{one.id}  {escape(one.observe)}"))
        print_table(console, header, rows)
        console.print(Text(f"{LEGEND}\n", "dim"))
    rows = [(one.id, str(one.pairs), _format(one.kappa, "{:.2f}"), _format(one.far_apart, "{:.0%}")) for one in agreed]
    print_table(console, ("criterion", "pairs", "kappa", "two steps apart"), rows, title="agreement of interviewers")
    console.print(Text(KAPPA, "dim"))


def _format(value: float | int | None, shape: str) -> str:
    return "–" if value is None else shape.format(value)
