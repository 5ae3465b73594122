"""What a candidate's own tests are worth, as people read it; it tells rules, never inputs."""

from rich.console import Console
from rich.text import Text

from kata_engine.interview.own_tests.strength_result import OwnTestsResult
from kata_engine.report.table import print_table
from kata_engine.text import escape, indent
from kata_engine.verdicts import Verdict

TOLD_LINES = 12
SHOWN_MISTAKES = 8
UNUSABLE = {
    Verdict.WRONG_ANSWER: "the tests refuse the reference, which is right:",
    Verdict.RUNTIME_ERROR: "the tests did not finish when run against the reference:",
    Verdict.COMPILE_ERROR: "the file could not be loaded:",
    Verdict.NOT_ATTEMPTED: "nothing was tested:",
}


def print_strength(console: Console, result: OwnTestsResult, verbose: bool) -> None:
    """The reference's verdict, the share of known mistakes that were refused, and the rules left open."""
    count = f"{result.tests_run} test{'' if result.tests_run == 1 else 's'}"
    head = Text.assemble(
        (result.kata, "bold"), f"  {result.tests}  ", (f"{count}  isolation {result.isolation}", "dim")
    )
    console.print(head, soft_wrap=True)
    if result.reference is not Verdict.ACCEPTED:
        console.print(Text.assemble(("✗ ", "red"), UNUSABLE[result.reference]))
        told = escape(result.told).splitlines()[-TOLD_LINES:]
        console.print(Text(indent("\n".join(told), TOLD_LINES)), soft_wrap=True)
        console.print("Fix the tests first: until they accept the reference, they say nothing about a wrong solution.")
        return
    console.print(Text.assemble(("✓ ", "green"), "the reference passes"))
    console.print(
        Text.assemble(
            (f"{result.killed} of {result.mistakes}", "bold"), f" known mistakes refused ({result.percent} %)"
        )
    )
    if result.untested:
        rows = [(str(one.mistakes), one.rule) for one in result.untested]
        print_table(console, ("get through", "rule that the tests leave open"), rows)
    shown = result.other_mistakes if verbose else result.other_mistakes[:SHOWN_MISTAKES]
    if shown:
        console.print("Other mistakes that get through:")
        for summary in shown:
            console.print(Text(f"  {summary}"), soft_wrap=True)
    if len(shown) < len(result.other_mistakes):
        console.print(f"  … and {len(result.other_mistakes) - len(shown)} more (-v shows them)")
    console.print(
        Text(
            "pytest ran these tests in processes with limits on time, memory and output, not locked in: "
            "they could read your files.",
            "dim",
        ),
        soft_wrap=True,
    )
