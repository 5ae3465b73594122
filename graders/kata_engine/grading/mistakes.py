"""Names the mistake: which known-bad submission answers the failing inputs exactly as this one does.

All known-bad submissions of a kata live in one locked-in worker as a single program, so that asking a hundred of
them costs as much as asking one. Says nothing where none or several fit, or time is over.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from kata_engine.calls import Arguments
from kata_engine.grading.checks.oracle_comparison import OracleCheck
from kata_engine.grading.context import CheckContext
from kata_engine.grading.judge import accepts
from kata_engine.grading.package import Package
from kata_engine.sandbox.outcome import Outcome, Returned, Stopped, pack_outcome
from kata_engine.sandbox.program import Program
from kata_engine.sandbox.worker import Worker
from kata_engine.spec.library import read_mistakes

SECONDS = 0.5
SMALL = 120  # small inputs taken from each enumeration, spread over it
DRAWN = 150  # wide inputs
LARGE = 8000  # characters of the failing call from which on others are asked first
AFFORDABLE = 1_000_000  # characters of all calls, as Python writes them, that can be asked within the time

PROGRAM = """
import sys, types
SOURCES = {sources!r}
FUNCTIONS = {{}}
def answer(stage, which, arguments):
    if (stage, which) not in FUNCTIONS:
        sys.modules["submission"] = module = types.ModuleType("submission")
        exec(compile(SOURCES[which], "submission.py", "exec"), module.__dict__)
        FUNCTIONS[stage, which] = module.__dict__[{function!r}]
    return FUNCTIONS[stage, which](*arguments)
"""


def name_mistake(context: CheckContext, package: Package, failed: Arguments) -> str:
    """What the known-bad submission that this one behaves like does, in its words; empty if there is none."""
    known = read_mistakes(package.kata)
    if not known:
        return ""
    source = PROGRAM.format(sources=[one.source for one in known], function=package.signature.name)
    end = time.monotonic() + SECONDS
    left = list(range(len(known)))
    with context.pool.take() as theirs:
        if theirs.load(Program(source.encode(), "known.py", "answer", 3)) is not None:
            return ""
        for stage, calls in enumerate(_make_stages(package, failed)):
            if len(left) * len(repr(calls)) > AFFORDABLE:
                return ""
            with (
                context.open_worker() as worker
            ):  # a fresh one, so that what it keeps between calls is the same for both
                mine = list(_take_in_time(worker.call(calls), end))
            unlike = _find_unlike(theirs, stage, left, calls, mine, end)
            if unlike is None:
                return ""
            wrong = {i for i, outcome in enumerate(mine) if not accepts(outcome, context.oracle(calls[i]))}
            alike = [which for which in left if not unlike[which]]
            # Where nobody does the same on everything, those who do the same on all that is wrong stay; and all stay
            # where nobody fails alike at once, since some do so only after other calls.
            left = alike or ([which for which in left if not unlike[which] & wrong] if stage else left)
            if len(left) == 0 or (len(left) == 1 and stage > 1):
                break
    return known[left[0]].summary if len(left) == 1 else ""


def _find_unlike(
    theirs: Worker, stage: int, left: Sequence[int], calls: Sequence[Arguments], mine: Sequence[Outcome], end: float
) -> dict[int, set[int]] | None:
    """For each known mistake the calls that it answers otherwise; None where time is over or the worker ended."""
    asked = [(which, index) for which in left for index in range(len(mine))]
    answers = theirs.call([(stage, which, list(calls[index])) for which, index in asked])
    given = list(_take_in_time(answers, end))
    if not mine or len(given) < len(asked) or isinstance(mine[-1], Stopped):
        return None
    unlike: dict[int, set[int]] = {which: set() for which in left}
    for (which, index), answer in zip(asked, given, strict=True):
        if _pack_visible(answer) != _pack_visible(mine[index]):
            unlike[which].add(index)
    return unlike


def _take_in_time(outcomes: Iterator[Outcome], end: float) -> Iterator[Outcome]:
    return takewhile(lambda _: time.monotonic() < end, outcomes)


def _make_stages(package: Package, failed: Arguments) -> Iterator[list[Arguments]]:
    """What failed, fixed calls, small inputs, and wide inputs, which tell apart what the others do not."""
    large = len(repr(failed)) > LARGE
    comparisons = package.grader.select(OracleCheck)
    if not large:
        yield [failed]
    yield [fixed.call for fixed in package.grader.fixed_calls]
    yield [call for check in comparisons for every in check.every for call in _spread(every.inputs())]
    if large:
        yield [failed]
    for check in comparisons:
        if check.wide:
            yield check.wide.draw(0, DRAWN)


def _spread(inputs: list[Arguments]) -> list[Arguments]:
    return inputs[:: 1 + len(inputs) // SMALL]


def _pack_visible(outcome: Outcome) -> bytes:
    """An outcome as bytes, without what depends on the calls before it."""
    if isinstance(outcome, Returned):
        outcome = replace(outcome, changed_earlier=False, is_argument=False)
    return pack_outcome(outcome)
