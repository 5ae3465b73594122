"""Grades a whole submission while somebody watches: a report that prints as it goes, or nobody."""

from kata_engine.catalog import Package
from kata_engine.finding import Finding
from kata_engine.grade import Grade
from kata_engine.grading import Grading
from kata_engine.plan import Check, Options, Submission, checks_of
from kata_engine.reader import DataProblem
from kata_engine.words import Isolation


class Watcher:
    """Is told what happens, in this order: a start, then for each check that it begins and what it found.

    A check whose time needs a vote begins, is left, and begins again when all others have been looked at.

    This one looks away; those that show something say so in the methods they need.
    """

    def start(self, kata: str, submission: str, seed: int, isolation: Isolation) -> None:
        """What is graded, and how."""

    def checking(self, check: Check) -> None:
        """A check begins."""

    def finding(self, finding: Finding) -> None:
        """A check has ended."""

    def stop(self) -> None:
        """All checks have ended, or somebody interrupted them."""


def grade(package: Package, submission: Submission, options: Options, watcher: Watcher, required: Isolation) -> Grade:
    """Run all checks; raises DataProblem where workers are locked in less than `required`."""
    checks = checks_of(package)
    findings: dict[str, Finding] = {}
    with Grading(package, submission, options) as grading:
        if grading.isolation is not Isolation.FULL and required is Isolation.FULL:
            raise DataProblem(["isolation full is required, but workers here reach only: " + grading.isolation])
        watcher.start(package.kata.name, str(submission.path), options.seed, grading.isolation)
        try:
            for turn in (grading.look, grading.settle):
                for check in [one for one in checks if one.name not in findings]:
                    watcher.checking(check)
                    finding = turn(check)
                    if finding is None:
                        continue
                    watcher.finding(finding)
                    findings[check.name] = grading.explained(finding)
        finally:
            watcher.stop()
        return grading.grade([findings[check.name] for check in checks])
