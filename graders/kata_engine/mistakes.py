"""Names the mistake: which known-bad submission answers the failing inputs exactly as this one does.

All known-bad submissions of a kata live in one locked-in worker as a single program, so that asking a
hundred of them costs as much as asking one. Says nothing where none or several fit, or time is over.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from kata_engine.catalog import Package
from kata_engine.checks.bench import Bench
from kata_engine.judge import accepts
from kata_engine.library import Known, mistakes
from kata_engine.outcome import Arguments, Outcome, Returned, Stopped, comparable
from kata_engine.program import Program

SECONDS = 0.5
FEW, MANY = 3, 40  # failing inputs for a first look, and for the decision
SMALL = 120  # small inputs taken of each enumeration, spread over it
DRAWN = 150  # wide inputs, which tell apart what small ones do not

PROGRAM = """
import sys, types
SOURCES = {sources!r}
FUNCTIONS = {{}}
def answer(which, arguments):
    if which not in FUNCTIONS:
        sys.modules["submission"] = module = types.ModuleType("submission")
        exec(compile(SOURCES[which], "submission.py", "exec"), module.__dict__)
        FUNCTIONS[which] = module.__dict__[{function!r}]
    return FUNCTIONS[which](*arguments)
"""


def recognise(bench: Bench, package: Package, failed: Arguments) -> str:
    """What the known-bad submission that this one behaves like does, in its words; empty if there is none."""
    end = time.monotonic() + SECONDS
    known = mistakes(package.kata)
    if not known:
        return ""
    calls = [failed, *_probes(package)]
    with bench.worker() as worker:
        answers = list(_in_time(worker.call(calls), end))
    wrong = [
        place
        for place, (call, outcome) in enumerate(zip(calls, answers, strict=False))
        if not accepts(outcome, bench.right(call))
    ]
    if not wrong or isinstance(answers[-1], Stopped):
        return ""
    mine = [_seen(outcome) for outcome in answers]
    wrong.sort(key=lambda place: len(repr(calls[place])))
    source = PROGRAM.format(sources=[one.source for one in known], function=package.signature.name)
    with bench.supply.take() as worker:
        if worker.load(Program(source.encode(), "known.py", "answer", 2)) is not None:
            return ""
        left: Iterable[int] = range(len(known))
        for places in (wrong[:FEW], wrong[:MANY], range(len(answers))):
            asked = [(which, place) for which in left for place in places]
            given = _in_time(worker.call([(which, list(calls[place])) for which, place in asked]), end)
            misses = {
                which for (which, place), outcome in zip(asked, given, strict=False) if _seen(outcome) != mine[place]
            }
            fitting = [which for which in left if which not in misses]
            if time.monotonic() > end or not fitting:
                break  # where only all inputs together leave nothing, those that fit the failing ones stay
            left = fitting
            if len(fitting) == 1 and len(places) > FEW:
                break
    return _single(known, list(left)) if time.monotonic() < end else ""


def _in_time(outcomes: Iterator[Outcome], end: float) -> Iterator[Outcome]:
    return takewhile(lambda _: time.monotonic() < end, outcomes)


def _single(known: Sequence[Known], fitting: list[int]) -> str:
    return known[fitting[0]].says if len(fitting) == 1 else ""


def _probes(package: Package) -> list[Arguments]:
    """Fixed, small and wide inputs of a kata."""
    from kata_engine.inputs import wide  # Hypothesis takes 0.2 s to import

    cases = [case.call for case in (*package.grader.examples, *package.grader.hidden)]
    every = [every for check in package.grader.oracle for every in check.every]
    wides = [check.wide for check in package.grader.oracle if check.wide]
    drawn = [arguments for one in wides for arguments in wide.sample(one.make, DRAWN, 0)]
    return cases + [arguments for one in every for arguments in _spread(one.inputs())] + drawn


def _spread(inputs: list[Arguments]) -> list[Arguments]:
    return inputs[:: 1 + len(inputs) // SMALL]


def _seen(outcome: Outcome) -> bytes:
    """An outcome as bytes, without what depends on the calls before it."""
    if isinstance(outcome, Returned):
        outcome = replace(outcome, changed_earlier=False, is_argument=False)
    return comparable(outcome)
