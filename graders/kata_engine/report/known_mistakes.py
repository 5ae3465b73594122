"""What a candidate's own tests are worth, as people read it; it tells rules, never inputs."""

from rich.console import Console
from rich.text import Text

from kata_engine.interview.own_tests.record import OwnTestsResult
from kata_engine.report.table import print_table
from kata_engine.text import escape, indent
from kata_engine.verdicts import Verdict

TOLD_LINES = 12
FEW_WORDS = 8
UNUSABLE = {
    Verdict.WRONG_ANSWER: "the tests refuse the reference, which is right:",
    Verdict.RUNTIME_ERROR: "the tests did not finish when run against the reference:",
    Verdict.COMPILE_ERROR: "the file could not be loaded:",
    Verdict.NOT_ATTEMPTED: "nothing was tested:",
}


def print_known_mistakes(console: Console, record: OwnTestsResult, verbose: bool) -> None:
    """The reference's verdict, the share of known mistakes that were refused, and the rules left open."""
    count = f"{record.tests_run} test{'' if record.tests_run == 1 else 's'}"
    head = Text.assemble(
        (record.kata, "bold"), f"  {record.tests}  ", (f"{count}  isolation {record.isolation}", "dim")
    )
    console.print(head, soft_wrap=True)
    if record.reference is not Verdict.ACCEPTED:
        console.print(Text.assemble(("✗ ", "red"), UNUSABLE[record.reference]))
        told = escape(record.told).splitlines()[-TOLD_LINES:]
        console.print(Text(indent("\n".join(told), TOLD_LINES)), soft_wrap=True)
        console.print("Fix the tests first: until they accept the reference, they say nothing about a wrong solution.")
        return
    console.print(Text.assemble(("✓ ", "green"), "the reference passes"))
    console.print(
        Text.assemble(
            (f"{record.killed} of {record.mistakes}", "bold"), f" known mistakes refused ({record.percent} %)"
        )
    )
    if record.untested:
        rows = [(str(one.mistakes), one.rule) for one in record.untested]
        print_table(console, ("get through", "rule that the tests leave open"), rows)
    shown = record.other_mistakes if verbose else record.other_mistakes[:FEW_WORDS]
    if shown:
        console.print("Other mistakes that get through:")
        for summary in shown:
            console.print(Text(f"  {summary}"), soft_wrap=True)
    if len(shown) < len(record.other_mistakes):
        console.print(f"  … and {len(record.other_mistakes) - len(shown)} more (-v shows them)")
    console.print(
        Text(
            "pytest ran these tests in processes with limits on time, memory and output, not locked in: "
            "they could read your files.",
            "dim",
        ),
        soft_wrap=True,
    )
