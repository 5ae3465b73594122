"""Grades one submission: runs every check in order and sums the findings up. Knows no front door."""

import math
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from hashlib import blake2b, sha256
from importlib import import_module
from threading import Thread
from typing import Any, Self

from kata_engine import library, mistakes
from kata_engine.catalog import Package
from kata_engine.checks import case, laws, oracle, scaling
from kata_engine.checks.bench import Bench, Report, TimeIsUp, Unloadable
from kata_engine.checks.scaling import Doubt
from kata_engine.finding import Finding
from kata_engine.grade import Grade, level_of
from kata_engine.judge import Complaint, Judge
from kata_engine.oracle import right_outcomes
from kata_engine.plan import Check, Options, Submission
from kata_engine.supply import Supply
from kata_engine.text import one_line
from kata_engine.words import Kind, Verdict
from kata_engine.worker import WorkerFailed

COSTLY = {
    Verdict.TIME_LIMIT_EXCEEDED,
    Verdict.MEMORY_LIMIT_EXCEEDED,
    Verdict.OUTPUT_LIMIT_EXCEEDED,
    Verdict.RUNTIME_ERROR,
}
NOTHING = Report(None)
RUNNERS: dict[Kind, Callable[[Bench, Any], Report | Doubt]] = {
    Kind.EXAMPLES: case.run_example,
    Kind.ORACLE: oracle.run,
    Kind.LAWS: laws.run,
    Kind.HIDDEN: case.run_hidden,
    Kind.SCALING: scaling.look,
}


class Grading:
    """A grading under way: a context that owns the workers; each check is run by `run`, or by `look` and `settle`."""

    def __init__(self, package: Package, submission: Submission, options: Options) -> None:
        self.package, self.submission, self.options = package, submission, options
        self._stack = ExitStack()
        self._spent_on_failure = False
        self._unloadable = self._explained = self._attempted = False
        self._complaint: Complaint | None = None
        self._doubts: dict[str, tuple[Doubt, float]] = {}  # by check, with the seconds they took
        self._start = time.monotonic()

    def __enter__(self) -> Self:
        # One way only: the worker's environment holds it, and the seed foretells every input.
        digest = blake2b(f"{self.options.seed} hash seed".encode(), digest_size=4).digest()
        hash_seed = int.from_bytes(digest, "big")
        signature = self.package.signature
        program = signature.program(self.submission.source, self.submission.path.name)
        self._bench = Bench(
            program=program,
            reference=signature.program(self.package.reference, "reference.py"),
            judge=Judge(signature, program),
            right=right_outcomes(self.package),
            supply=self._stack.enter_context(Supply(self.options.limits, hash_seed)),
            seed=self.options.seed,
            reveal=self.options.reveal,
            shrink=self.options.shrink,
            confirm=self.options.confirm,
            timed_inputs=self.options.timed_inputs,
        )
        Thread(target=_import_wide_inputs, daemon=True).start()
        try:
            self.isolation = self._bench.supply.isolation()
        except WorkerFailed:
            self._stack.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def run(self, check: Check) -> Finding:
        """Run one check; whatever goes wrong is its verdict."""
        return self.look(check) or self.settle(check)

    def look(self, check: Check) -> Finding | None:
        """As `run`, but None where only a vote on several times can decide; `settle` it when all others are done.

        Votes take long, and who is slow may show it clearly in another check.
        """
        return self._judged(check, RUNNERS[check.kind])

    def settle(self, check: Check) -> Finding:
        """Hold the vote that `look` left out."""
        doubt, spent = self._doubts.pop(check.name)
        finding = self._judged(check, lambda bench, item: scaling.settle(bench, item, doubt))
        assert finding
        return replace(finding, seconds=finding.seconds + spent)

    def _judged(self, check: Check, runner: Callable[[Bench, Any], Report | Doubt]) -> Finding | None:
        start = time.monotonic()
        if self._unloadable:
            return self._finding(check, start, Verdict.SKIPPED, "the submission cannot be loaded")
        until = self._start + self.options.budget if self._spent_on_failure else math.inf
        try:
            if start > until:
                raise TimeIsUp
            report = runner(replace(self._bench, until=until), check.item)
        except TimeIsUp:
            reason = f"the {self.options.budget:g} s for a failing submission are over"
            return self._finding(check, start, Verdict.SKIPPED, reason)
        except Unloadable as problem:
            self._unloadable = True
            report = Report(problem.complaint)
        except Exception as problem:  # noqa: BLE001 - no fault of the harness may look like the candidate's
            message = f"the harness failed: {type(problem).__name__}: {one_line(str(problem))}"
            return self._finding(check, start, Verdict.JUDGE_ERROR, message)
        if isinstance(report, Doubt):
            self._doubts[check.name] = report, time.monotonic() - start
            return None
        if report.complaint is None:
            self._attempted = True
            return self._finding(check, start, Verdict.ACCEPTED, "", report)
        verdict = report.complaint.verdict
        if verdict is Verdict.NOT_ATTEMPTED and self._attempted:
            verdict = Verdict.RUNTIME_ERROR  # the stub raises everywhere: this one was begun
        self._attempted |= verdict is not Verdict.NOT_ATTEMPTED
        self._spent_on_failure |= verdict in COSTLY
        self._complaint = report.complaint
        return self._finding(check, start, verdict, report.complaint.message, report)

    def explained(self, finding: Finding) -> Finding:
        """The finding just made, with the known mistake behind it if it is the first failure and there is one.

        Takes up to half a second, so that it is worth showing the finding before.
        """
        complaint = self._complaint
        if self._explained or complaint is None or complaint.arguments is None:
            return finding
        self._explained = True
        if finding.verdict not in library.MISTAKES:
            return finding
        try:
            says = mistakes.recognise(self._bench, self.package, complaint.arguments)
        except (Unloadable, WorkerFailed):
            says = ""  # a worker that would not start costs the name, never the finding
        return replace(finding, message=f"{finding.message}\na known mistake: {says}") if says else finding

    def grade(self, findings: list[Finding]) -> Grade:
        """Sum up the findings of all checks."""
        verdicts = [finding.verdict for finding in findings]
        return Grade(
            kata=self.package.kata.name,
            submission=str(self.submission.path),
            verdict=next((one for one in verdicts if one is not Verdict.ACCEPTED), Verdict.ACCEPTED),
            level=level_of(findings),
            isolation=self.isolation,
            seed=self.options.seed,
            checks=tuple(findings),
            growth=tuple(row for finding in findings for row in finding.growth),
            kata_digest=self.package.digest,
            submission_digest=sha256(self.submission.source).hexdigest(),
        )

    def _finding(self, check: Check, start: float, verdict: Verdict, message: str, report: Report = NOTHING) -> Finding:
        seconds = time.monotonic() - start
        return Finding(check.name, check.kind, check.level, verdict, message, seconds, report.growth, report.output)


def _import_wide_inputs() -> None:
    """Hypothesis takes a fifth of a second to import: it does so while the first workers start."""
    with suppress(Exception):  # whoever needs it imports it again, and sees the reason
        import_module("kata_engine.inputs.wide")
