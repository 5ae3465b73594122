"""Grades one submission: the only loop there is. Every front door consumes the events that it yields."""

import time
from collections import defaultdict, deque
from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import blake2b, sha256
from importlib import import_module
from threading import Thread

from kata_engine.errors import IsolationError
from kata_engine.grading import mistakes
from kata_engine.grading.check import Check
from kata_engine.grading.context import BudgetSpent, CheckContext, Examination, Inconclusive, LoadFailed
from kata_engine.grading.events import CheckFinished, CheckStarted, Event, GradingFinished, GradingStarted, MistakeNamed
from kata_engine.grading.judge import Failure, Judge
from kata_engine.grading.options import Options
from kata_engine.grading.oracle import load_oracle
from kata_engine.grading.package import Package
from kata_engine.grading.replay import write_replay
from kata_engine.grading.result import CheckResult, Digests, Grade, Growth, add_mistake, find_level, find_verdict
from kata_engine.sandbox.limits import Isolation
from kata_engine.sandbox.pool import WorkerPool
from kata_engine.sandbox.worker import WorkerError
from kata_engine.spec.library import MISTAKE_VERDICTS
from kata_engine.spec.submission import Submission
from kata_engine.text import escape, flatten
from kata_engine.verdicts import Verdict

COSTLY = {
    Verdict.TIME_LIMIT_EXCEEDED,
    Verdict.MEMORY_LIMIT_EXCEEDED,
    Verdict.OUTPUT_LIMIT_EXCEEDED,
    Verdict.RUNTIME_ERROR,
}
NO_EXAMINATION = Examination(None)
Step = Callable[[CheckContext], Examination | Inconclusive]


def grade(package: Package, submission: Submission, options: Options) -> Generator[Event, None, None]:
    """Run the checks in order and yield what happens; closing the iterator ends every worker.

    A check that needs a vote on several times is queued behind all others: votes take long, and a slow submission
    may show it clearly elsewhere. Raises IsolationError where workers are locked in less than the options require.
    """
    checks = [one for one in package.grader.checks if options.checks is None or one.name in options.checks]
    with WorkerPool(options.limits, _derive_hash_seed(options.seed)) as pool:
        isolation = pool.read_isolation()
        if isolation is not Isolation.FULL and options.require_isolation is Isolation.FULL:
            raise IsolationError(f"isolation full is required, but workers here only reach: {isolation}")
        referee = _Referee(package, submission, options, pool)
        yield GradingStarted(package.kata.name, escape(str(submission.path)), options.seed, isolation)
        Thread(target=_import_wide_inputs, daemon=True).start()
        results: dict[str, CheckResult] = {}
        growth: dict[str, tuple[Growth, ...]] = {}
        seconds: defaultdict[str, float] = defaultdict(float)
        work: deque[tuple[Check, Step]] = deque((check, check.run) for check in checks)
        while work:
            check, step = work.popleft()
            yield CheckStarted(check.name, check.section, check.level)
            start = time.monotonic()
            ruling = referee.rule(step)
            seconds[check.name] += time.monotonic() - start
            if isinstance(ruling, Inconclusive):
                (work.append if options.defer_votes else work.appendleft)((check, ruling.resolve))
                continue
            result = ruling.make_result(check, seconds[check.name])
            growth[check.name] = ruling.examination.growth
            yield CheckFinished(result, growth[check.name])
            if options.explain and (mistake := referee.name_mistake(ruling)):
                result = add_mistake(result, mistake)
                yield MistakeNamed(check.name, mistake)
            results[check.name] = result
        ordered = tuple(results[check.name] for check in checks)
        yield GradingFinished(
            Grade(
                kata=package.kata.name,
                submission=escape(str(submission.path)),
                verdict=find_verdict(ordered),
                level=find_level(ordered),
                isolation=isolation,
                seed=options.seed,
                checks=ordered,
                growth=tuple(row for check in checks for row in growth[check.name]),
                replay=escape(write_replay(package.kata, submission, options.seed)),
                digests=Digests(package.digest, sha256(submission.source).hexdigest()),
            )
        )


def make_context(package: Package, submission: Submission, options: Options, pool: WorkerPool) -> CheckContext:
    """What the checks of this grading work with."""
    program = package.make_program(submission.source, submission.path.name)
    return CheckContext(
        program=program,
        reference=package.make_program(package.reference, "reference.py"),
        judge=Judge(package.signature, program, package.grader.needs_fresh_answers),
        oracle=load_oracle(package),
        pool=pool,
        options=options,
    )


@dataclass(frozen=True)
class _Ruling:
    """The verdict on one check, the message that goes with it, and what it rests on."""

    verdict: Verdict
    message: str = ""
    examination: Examination = NO_EXAMINATION

    def make_result(self, check: Check, seconds: float) -> CheckResult:
        printed = "" if self.verdict is Verdict.ACCEPTED else escape(self.examination.printed)
        return CheckResult(
            check.name, check.section, check.level, self.verdict, self.message, round(seconds, 3), printed=printed
        )


class _Referee:
    """Rules on one check after another; what it remembers is what earlier checks mean for later ones."""

    def __init__(self, package: Package, submission: Submission, options: Options, pool: WorkerPool) -> None:
        self._package, self._options = package, options
        self._context = make_context(package, submission, options, pool)
        self._end_of_budget = time.monotonic() + options.budget
        self._loadable = True
        self._attempted = self._asked_for_mistake = False

    def rule(self, step: Step) -> _Ruling | Inconclusive:
        """Run one step of a check; whatever goes wrong is its verdict."""
        if not self._loadable:
            return _Ruling(Verdict.SKIPPED, "the submission cannot be loaded")
        try:
            if time.monotonic() > self._context.until:
                raise BudgetSpent
            found = step(self._context)
        except BudgetSpent:
            reason = f"the {self._options.budget:g} s allowed for a failing submission are used up"
            return _Ruling(Verdict.SKIPPED, reason)
        except LoadFailed as problem:
            self._loadable = False
            found = Examination(problem.failure)
        except Exception as problem:  # noqa: BLE001 - no fault of the harness may look like the candidate's
            message = f"the harness failed: {type(problem).__name__}: {flatten(str(problem))}"
            return _Ruling(Verdict.JUDGE_ERROR, message)
        if isinstance(found, Inconclusive):
            return found
        if found.failure is None:
            self._attempted = True
            return _Ruling(Verdict.ACCEPTED, "", found)
        return _Ruling(self._judge(found.failure), found.failure.message, found)

    def _judge(self, failure: Failure) -> Verdict:
        """The verdict of a failure, given what came before it."""
        verdict = failure.verdict
        if verdict is Verdict.NOT_ATTEMPTED and self._attempted:
            verdict = Verdict.RUNTIME_ERROR  # the stub raises everywhere: this one was begun
        self._attempted |= verdict is not Verdict.NOT_ATTEMPTED
        if verdict in COSTLY:
            self._context = replace(self._context, until=self._end_of_budget)
        return verdict

    def name_mistake(self, ruling: _Ruling) -> str:
        """The known mistake behind the first failure that has a call; takes up to half a second."""
        failure = ruling.examination.failure
        if self._asked_for_mistake or failure is None or failure.arguments is None:
            return ""
        self._asked_for_mistake = True
        if ruling.verdict not in MISTAKE_VERDICTS:
            return ""
        with suppress(LoadFailed, WorkerError):  # a worker that would not start costs the name, never the result
            return mistakes.name_mistake(self._context, self._package, failure.arguments)
        return ""


def _derive_hash_seed(seed: int) -> int:
    """One of 256: the worker's environment holds it, and it must not tell the seed, which foretells every input."""
    return blake2b(f"{seed} hash seed".encode(), digest_size=1).digest()[0]


def _import_wide_inputs() -> None:
    """Hypothesis takes a fifth of a second to import: it does so while the first checks wait for their workers."""
    with suppress(Exception):  # whoever needs it imports it again, and sees the reason
        import_module("kata_engine.inputs.wide")
