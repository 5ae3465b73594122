"""Properties: what holds for every right answer, examined without an expected answer and explained in words."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from kata_engine.calls import Arguments, show_call
from kata_engine.grading.check import Check
from kata_engine.grading.context import CheckContext, Examination
from kata_engine.grading.generated import Wide
from kata_engine.grading.judge import OWN_ARGUMENT, Failure
from kata_engine.grading.property_rules import RULES, PropertyName, make_decoy
from kata_engine.grading.return_type import find_type_problem
from kata_engine.sandbox.outcome import Outcome, Raised, Returned, Stopped
from kata_engine.verdicts import Verdict


class Property(Check, frozen=True):
    """A property of every right answer, on wide inputs."""

    section: ClassVar[str] = "properties"
    rank: ClassVar[int] = 40

    property: PropertyName
    wide: Wide

    def run(self, context: CheckContext) -> Examination:
        """The smallest input found on which the property does not hold, or none."""
        rule, random = RULES[self.property], context.make_random(self.name)
        inputs = self.wide.draw(context.make_random("properties").getrandbits(32))
        order = random.sample(range(len(inputs)), len(inputs))
        follows = [rule.follow(inputs[index]) for index in order]
        with context.open_worker() as worker:
            outcomes = list(worker.call(inputs, rule.first_mode))
            if failure := _find_stop(context, inputs, outcomes):
                return Examination(failure, printed=worker.output)
            if rule.other_hash_seed:
                with context.open_worker(1000 + random.getrandbits(8)) as other:
                    followed = list(other.call(follows))
            elif rule.second_mode == "reused":  # before each input, another one stands in the very same lists
                both = [call for follow in follows for call in (make_decoy(follow), follow)]
                followed = list(worker.call(both, "reused"))
                if failure := _find_stop(context, both, followed):
                    return Examination(failure, printed=worker.output)
                followed = followed[1::2]
            else:
                followed = list(worker.call(follows, rule.second_mode))
            printed = worker.output
        if failure := _find_stop(context, follows, followed):
            return Examination(failure, printed=printed)
        second = dict(zip(order, zip(follows, followed, strict=True), strict=True))
        for index, first in enumerate(zip(inputs, outcomes, strict=True)):
            if failure := self._compare(context, first, second[index]):
                return Examination(failure, printed=printed)
        return Examination(None, printed=printed)

    def make_calls(self) -> Iterator[Arguments]:
        """Every input twice."""
        yield from 2 * self.wide.draw(0)

    def _compare(
        self, context: CheckContext, one: tuple[Arguments, Outcome], two: tuple[Arguments, Outcome]
    ) -> Failure | None:
        for arguments, outcome in (one, two):
            if isinstance(outcome, Returned):
                failure = context.judge.explain_side_effect(arguments, outcome)
            else:
                failure = context.judge.find_failure(arguments, outcome, context.oracle(arguments))
            if failure:
                return failure
        (arguments, first), (again, second) = one, two
        if isinstance(first, Returned) and isinstance(second, Returned):
            text = self._describe_breach(context, arguments, first, second)
        elif isinstance(first, Raised) and isinstance(second, Raised):
            text = ""
        else:
            text = f"one of two calls raised and the other returned; the other call: {show_call('', again, 200)}"
        if not text:
            return None
        return Failure(Verdict.WRONG_ANSWER, show_call(context.program.function, arguments), text, arguments=arguments)

    def _describe_breach(self, context: CheckContext, arguments: Arguments, first: Returned, second: Returned) -> str:
        problem = find_type_problem(first.value, context.judge.signature.returns)
        if problem:
            return f"wrong type {problem}"
        if self.property is PropertyName.NEW_OBJECT and first.is_argument:
            return OWN_ARGUMENT
        return RULES[self.property].broken(arguments, first.value, second.value)


def _find_stop(context: CheckContext, calls: Sequence[Arguments], outcomes: Sequence[Outcome]) -> Failure | None:
    """The failure of the call at which the worker ended early, if it did."""
    if len(outcomes) == len(calls) and not isinstance(outcomes[-1], Stopped):
        return None
    return context.judge.find_failure(calls[len(outcomes) - 1], outcomes[-1], ())
