"""Names the mistake: which known-bad submission answers the failing inputs exactly as this one does.

All known-bad submissions of a kata live in one locked-in worker as a single program, so that asking a
hundred of them costs as much as asking one. Says nothing where none or several fit, or time is over.
"""

import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from kata_engine.catalog import Package
from kata_engine.checks.bench import Bench
from kata_engine.judge import accepts
from kata_engine.library import mistakes
from kata_engine.outcome import Arguments, Outcome, Returned, Stopped, comparable
from kata_engine.program import Program

SECONDS = 0.5
SMALL = 120  # small inputs taken of each enumeration, spread over it
DRAWN = 150  # wide inputs
LARGE = 2000  # characters of the failing call from which on others are asked first
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


def recognise(bench: Bench, package: Package, failed: Arguments) -> str:
    """What the known-bad submission that this one behaves like does, in its words; empty if there is none."""
    known = mistakes(package.kata)
    if not known:
        return ""
    source = PROGRAM.format(sources=[one.source for one in known], function=package.signature.name)
    end = time.monotonic() + SECONDS
    left = list(range(len(known)))
    with bench.supply.take() as theirs:
        if theirs.load(Program(source.encode(), "known.py", "answer", 3)) is not None:
            return ""
        for stage, calls in enumerate(_stages(package, failed)):
            if len(left) * len(repr(calls)) > AFFORDABLE:
                return ""
            with bench.worker() as worker:  # a fresh one, so that what it keeps between calls is the same for both
                mine = list(_in_time(worker.call(calls), end))
            asked = [(which, place) for which in left for place in range(len(mine))]
            answers = theirs.call([(stage, which, list(calls[place])) for which, place in asked])
            same = [
                _seen(answer) == _seen(mine[place])
                for (_, place), answer in zip(asked, _in_time(answers, end), strict=False)
            ]
            if not mine or len(same) < len(asked) or isinstance(mine[-1], Stopped):
                return ""
            wrong = {place for place, outcome in enumerate(mine) if not accepts(outcome, bench.right(calls[place]))}
            unlike = {one for one, alike in zip(asked, same, strict=True) if not alike}
            alike = [which for which in left if not any((which, place) in unlike for place in range(len(mine)))]
            # Where nobody does the same on everything, those who do the same on all that is wrong stay; and all stay
            # where nobody fails alike at once, since some do so only after other calls.
            left = alike or (
                [which for which in left if not any((which, place) in unlike for place in wrong)] if stage else left
            )
            if len(left) == 0 or (len(left) == 1 and stage > 1):
                break
    return known[left[0]].says if len(left) == 1 else ""


def _in_time(outcomes: Iterator[Outcome], end: float) -> Iterator[Outcome]:
    return takewhile(lambda _: time.monotonic() < end, outcomes)


def _stages(package: Package, failed: Arguments) -> Iterator[list[Arguments]]:
    """What failed, fixed cases, small inputs, and wide inputs, which tell apart what the others do not."""
    large = len(repr(failed)) > LARGE
    if not large:
        yield [failed]
    yield [case.call for case in package.grader.cases]
    yield [call for check in package.grader.oracle for every in check.every for call in _spread(every.inputs())]
    if large:
        yield [failed]
    from kata_engine.inputs import wide  # Hypothesis takes 0.2 s to import

    for check in package.grader.oracle:
        if check.wide:
            yield wide.sample(check.wide.make, DRAWN, 0)


def _spread(inputs: list[Arguments]) -> list[Arguments]:
    return inputs[:: 1 + len(inputs) // SMALL]


def _seen(outcome: Outcome) -> bytes:
    """An outcome as bytes, without what depends on the calls before it."""
    if isinstance(outcome, Returned):
        outcome = replace(outcome, changed_earlier=False, is_argument=False)
    return comparable(outcome)
