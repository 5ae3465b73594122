"""A rubric as an interviewer reads it beside the conversation."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kata_engine.interview.levels import RULE
from kata_engine.spec.level import Level
from kata_engine.spec.rubric import Criterion, EvidenceReference, Rubric

TITLES = {Level.L4: "L4, mid", Level.L5: "L5, senior", Level.L6: "L6, staff"}


def print_rubric(console: Console, kata: str, rubric: Rubric, levels: tuple[Level, ...]) -> None:
    """Criteria and follow-ups of these levels, and how a level comes out of the ratings."""
    for level in levels:
        console.print(Text.assemble((f"{kata}  {TITLES[level]}", "bold")))
        for criterion in rubric.criteria:
            if criterion.level is level:
                references = describe_references(criterion.evidence)
                print_criterion(console, criterion, [Text(f"= evidence: {references}", "dim")] if references else [])
        follow_ups = [one for one in rubric.follow_ups if one.level is level]
        if follow_ups:
            console.print(Text(f"\nfollow-up questions, {level}", "bold"))
        for follow_up in follow_ups:
            console.print()
            _print_points(
                console, (Text("?", "cyan"), Text(follow_up.question)), (Text(), Text(follow_up.good_answer, "dim"))
            )
        console.print()
    console.print(Text(RULE, "dim"))


def print_criterion(console: Console, criterion: Criterion, evidence: Sequence[Text]) -> None:
    """What to observe, the question, both anchors, and lines of evidence, each with its sign."""
    head = (f"{criterion.id}  ", "bold"), (f"{criterion.need}, {criterion.dimension}", "dim")
    console.print(Text.assemble("\n", *head, f"  {criterion.observe}"))
    _print_points(
        console,
        (Text("?", "cyan"), Text(criterion.question)),
        (Text("+", "green"), Text(criterion.positive)),
        (Text("-", "red"), Text(criterion.negative)),
        *((line[:1], line[2:]) for line in evidence),
    )


def describe_references(evidence: EvidenceReference) -> str:
    """What the harness measures that bears on a criterion; empty if it has no say."""
    parts = list(evidence.checks)
    if evidence.own_tests:
        parts.append(f"own tests refuse {evidence.own_tests} % of the known mistakes")
    return "; ".join(parts)


def _print_points(console: Console, *points: tuple[Text, Text]) -> None:
    """Texts with a sign before each, their lines in one column."""
    table = Table.grid(padding=(0, 1))
    table.add_column(width=3, justify="right")
    table.add_column()
    for point in points:
        table.add_row(*point)
    console.print(table)
