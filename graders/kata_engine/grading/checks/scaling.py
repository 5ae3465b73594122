"""Scaling checks: sizes grow until the submission's CPU time passes the limit or the last size is done.

The limit is 10 times the reference's CPU time on the same input plus 0.2 s. Clear measurements decide at once,
doubtful ones go on to the next size (of this check, or of the later one that continues it), and at the last size the
median of several ratios decides; where even that leaves a doubt, twice the last size is tried. Who is then up to half
beyond the limit is accepted where the ratio to the reference stays the same as sizes grow. A vote takes long: it can
wait until no other check has shown clearly that a submission is slow.
"""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Annotated, ClassVar, Self

import msgspec

from kata_engine.calls import Arguments
from kata_engine.grading.check import Check
from kata_engine.grading.context import CheckContext, Examination, Inconclusive
from kata_engine.grading.growth import describe_growth, make_row
from kata_engine.grading.judge import Failure
from kata_engine.grading.result import Growth
from kata_engine.grading.stopwatch import ALLOWANCE, CLEARLY_SLOW, RATIO, Measurement, Stopwatch
from kata_engine.grading.trend import measure_trend
from kata_engine.grading.vote import Decision, decide, take_vote, try_size
from kata_engine.inputs.shapes import Shape
from kata_engine.spec.reader import NodePath
from kata_engine.verdicts import Verdict

BEYOND = 2  # times the last size, where that left a doubt
Size = Annotated[int, msgspec.Meta(ge=10)]


class Scaling(Check, frozen=True):
    """A shape whose size grows; CPU time is compared with the reference's at each size.

    `slow_means` says what a submission that is too slow here most likely does. `continued` leaves a doubt at the
    last size to a later check, which takes the same shape to larger ones once others had their say.
    """

    section: ClassVar[str] = "scaling"
    rank: ClassVar[int] = 60
    timed: ClassVar[bool] = True

    shape: Shape
    slow_means: Annotated[str, msgspec.Meta(min_length=1)]
    sizes: Annotated[tuple[Size, ...], msgspec.Meta(min_length=2)]
    continued: bool = False

    def __post_init__(self) -> None:
        if any(left >= right for left, right in pairwise(self.sizes)):
            raise ValueError("sizes must grow")

    @classmethod
    def find_problems(cls, checks: Sequence[Self]) -> Iterator[tuple[NodePath, str]]:
        """A check that is continued needs one that continues it."""
        for index, check in enumerate(checks):
            later = (one for one in checks[index + 1 :] if one.shape == check.shape)
            if check.continued and not any(one.sizes[-1] > check.sizes[-1] for one in later):
                yield (index, "continued"), "no later check takes this shape to larger sizes"

    def run(self, context: CheckContext) -> Examination | Inconclusive:
        """Time the shape at each size until one is clearly too slow; a growth table comes with every verdict."""
        rows: list[Growth] = []
        with closing(Stopwatch(context, self.name, self.shape)) as stopwatch:
            for size in self.sizes:
                last = size == self.sizes[-1] and not self.continued
                decision, found, measured = try_size(stopwatch, size, last)
                if last and decision is Decision.NEAR:
                    return Inconclusive(_Vote(self, tuple(rows), tuple(measured), stopwatch.inputs))
                rows.append(make_row(self.name, found, rows))  # a slow one that is near shows more at the next size
                if failure := self._explain(decision, found, rows):
                    return Examination(failure, tuple(rows))
        return Examination(None, tuple(rows))

    def resolve(self, context: CheckContext, vote: "_Vote") -> Examination:
        """Vote at the last size; where that leaves a doubt, at twice that size, where what is slow shows more."""
        rows, last = list(vote.rows), self.sizes[-1]
        with closing(Stopwatch(context, self.name, self.shape, vote.inputs)) as stopwatch:
            decision, found = take_vote(stopwatch, last, list(vote.measured))
            rows.append(make_row(self.name, found, rows))
            if decision is Decision.UNSTABLE:
                decision, found = decide(stopwatch, BEYOND * last)
                rows.append(make_row(self.name, found, rows))
            # Just beyond the limit a heavy constant factor is no fault: what is slow grows faster than the reference.
            if decision in (Decision.SLOW, Decision.UNSTABLE) and found.share < CLEARLY_SLOW:
                trend = measure_trend(stopwatch, last)
                if trend.failure:
                    decision, found = Decision.FAILED, trend.failure
                elif trend.is_flat:
                    return Examination(None, tuple(rows))
        return Examination(self._explain(decision, found, rows), tuple(rows))

    def make_calls(self) -> Iterator[Arguments]:
        """One call of each size."""
        for size in self.sizes:
            yield self.shape.arguments(size, Random(size))

    def _explain(self, decision: Decision, found: Measurement, rows: Sequence[Growth]) -> Failure | None:
        if decision in (Decision.FAST, Decision.NEAR):
            return None
        if decision is Decision.FAILED:
            return found.failure
        if decision is Decision.UNSTABLE:
            cause = f"timing unstable at size {found.size:,}: grade again when the machine is less busy"
            return Failure(Verdict.JUDGE_ERROR, "", cause)
        more, span = "" if found.finished else "more than ", found.span
        cause = (
            f"at size {found.size:,} it took {more}{span.seconds:.2f} s of CPU time{span.on}\n"
            f"the limit there is {span.limit:.2f} s: {RATIO} x the reference's {found.reference:.3f} s + {ALLOWANCE} s"
            f"{' + an allowance for its input and answer' if span.on else ''}"
        )
        return Failure(Verdict.TIME_LIMIT_EXCEEDED, "", cause, describe_growth(rows, self.slow_means))


@dataclass(frozen=True)
class _Vote:
    """The vote that a first pass left open: the rows before the last size, what was measured there, inputs taken."""

    check: Scaling
    rows: tuple[Growth, ...]
    measured: tuple[Measurement, ...]
    inputs: int

    def __call__(self, context: CheckContext) -> Examination:
        """Hold the vote."""
        return self.check.resolve(context, self)
