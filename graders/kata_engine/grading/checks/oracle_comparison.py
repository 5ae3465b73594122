"""Oracle comparison: every small input first, then wide and large ones, each answer compared with the oracle's."""

from collections.abc import Iterator
from random import Random
from typing import Annotated, ClassVar

import msgspec

from kata_engine.calls import Arguments
from kata_engine.grading.check import Check
from kata_engine.grading.context import CheckContext, Examination
from kata_engine.grading.generated import Wide
from kata_engine.grading.judge import Failure
from kata_engine.inputs.every import Every
from kata_engine.inputs.shapes import Shape
from kata_engine.sandbox.outcome import Stopped
from kata_engine.sandbox.worker import Worker
from kata_engine.spec.decoding import Model


class Large(Model, frozen=True):
    """One large input of a shape, its answer compared whole."""

    shape: Shape
    size: Annotated[int, msgspec.Meta(ge=10)]


class OracleCheck(Check, frozen=True):
    """Generated inputs, every answer compared with the oracle's."""

    section: ClassVar[str] = "oracle"
    rank: ClassVar[int] = 20

    every: tuple[Every, ...] = ()
    wide: Wide | None = None
    large: tuple[Large, ...] = ()

    def run(self, context: CheckContext) -> Examination:
        """The smallest failing call found, or none."""
        with context.open_worker() as worker:
            failure = (
                context.find_first_failure(self._list_small_inputs(), worker)
                or self._search_wide(context, worker)
                or context.find_first_failure(
                    self._make_large_inputs(context.make_random(f"{self.name} large")), worker
                )
            )
            return Examination(failure, printed=worker.output)

    def make_calls(self) -> Iterator[Arguments]:
        """Every small input, the wide ones, and the large ones."""
        yield from self._list_small_inputs()
        if self.wide:
            yield from self.wide.draw(0)
        yield from self._make_large_inputs(Random(0))

    def _list_small_inputs(self) -> list[Arguments]:
        return [arguments for every in self.every for arguments in every.inputs()]

    def _make_large_inputs(self, random: Random) -> list[Arguments]:
        return [large.shape.arguments(large.size, random) for large in self.large]

    def _search_wide(self, context: CheckContext, worker: Worker) -> Failure | None:
        if self.wide is None:
            return None
        replay = context.make_random(self.name).getrandbits(32)
        if not context.options.explain:  # the same inputs, drawn once for all that are graded with this seed
            return context.find_first_failure(self.wide.draw(replay), worker, 1)
        stopped = False

        def examine(arguments: Arguments) -> Failure | None:
            nonlocal stopped
            (outcome,) = worker.call([arguments])
            stopped = isinstance(outcome, Stopped)
            return context.judge.find_failure(arguments, outcome, context.oracle(arguments))

        return self.wide.search(replay, examine, lambda: not stopped)
