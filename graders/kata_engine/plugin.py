"""The pytest front door: `pytest graders --submission PATH` makes one item of every check.

Loaded by `-p` from pyproject.toml. A submission is read and graded in a worker, never collected.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kata_engine import attempts
from kata_engine.catalog import UsageProblem, find_kata, katas, open_kata
from kata_engine.finding import Finding
from kata_engine.grading import Grading
from kata_engine.plan import Check, Options, Submission, checks_of
from kata_engine.reader import DataProblem
from kata_engine.submission import kata_of, read_submission
from kata_engine.words import Verdict

GUARD_SECONDS = 120  # pytest-timeout's backstop for the judge itself; checks keep deadlines of their own


SUBMISSION: pytest.StashKey[Submission] = pytest.StashKey()
MEANT: pytest.StashKey[list[str]] = pytest.StashKey()


class CheckFailed(Exception):
    """A check whose verdict is not accepted."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(f"{finding.verdict} in {finding.kind}: {finding.name}\n{finding.message}")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of grading."""
    group = parser.getgroup("kata", "grading katas")
    group.addoption("--submission", metavar="PATH", help="the file to grade (default: your attempt, else the stub)")
    group.addoption("--kata-seed", type=int, metavar="N", help="replay a grading")
    group.addoption("--reveal", action="store_true", help="show the calls of hidden cases that fail")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a submission that cannot be read before anything is collected."""
    path = config.getoption("--submission")
    if path:
        try:
            config.stash[SUBMISSION] = read_submission(config.invocation_params.dir / path)
        except UsageProblem as problem:
            raise pytest.UsageError(str(problem)) from None


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Find the kata that a submission belongs to, unless grader files are named."""
    given = session.config.stash.get(SUBMISSION, None)
    named = {Path(argument.partition("::")[0]).name for argument in session.config.args}
    if given is None:
        return
    try:
        meant = [kata.name for kata in katas(session.config.rootpath) if f"{kata.name}.yaml" in named]
        session.config.stash[MEANT] = meant or [kata_of(given, session.config.rootpath).name]
    except UsageProblem as problem:
        raise pytest.UsageError(str(problem)) from None


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect the grader files of a checkout."""
    root = file_path.parent.parent
    if file_path.suffix == ".yaml" and file_path.parent.name == "graders" and (root / "katas").is_dir():
        return GraderFile.from_parent(parent, path=file_path)
    return None


class GraderFile(pytest.File):
    """One kata; its items share one grading."""

    def collect(self) -> Iterator[pytest.Item]:
        """An item for each check, if this kata is meant."""
        try:
            self.kata = find_kata(self.path.parent.parent, self.path.stem)
            self.submission = self._submission()
            if self.submission is None:
                return
            self.package = open_kata(self.kata)
        except (UsageProblem, DataProblem) as problem:
            raise self.CollectError(str(problem)) from None
        for check in checks_of(self.package):
            item = CheckItem.from_parent(self, name=f"{check.kind}: {check.name}")
            item.check = check
            item.add_marker(check.level.value)
            item.add_marker(pytest.mark.timeout(GUARD_SECONDS))
            yield item

    def setup(self) -> None:
        """Start the grading before the first item, end it after the last."""
        assert self.submission is not None
        seed = self.config.getoption("--kata-seed")
        options = Options(reveal=self.config.getoption("--reveal"))
        if seed is not None:
            options = Options(seed, options.reveal)
        self.grading = Grading(self.package, self.submission, options)
        self.grading.__enter__()
        self.addfinalizer(self.grading.__exit__)

    def _submission(self) -> Submission | None:
        given = self.config.stash.get(SUBMISSION, None)
        if given is None:
            return read_submission(attempts.own_file(self.kata))
        return given if self.kata.name in self.config.stash[MEANT] else None


class CheckItem(pytest.Item):
    """One check."""

    parent: GraderFile
    check: Check

    def runtest(self) -> None:
        """Run the check; anything but accepted fails, a skipped check too."""
        grading = self.parent.grading
        finding = grading.explained(grading.run(self.check))
        if finding.verdict is not Verdict.ACCEPTED:
            raise CheckFailed(finding)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """The message alone: a traceback would be the judge's."""
        if isinstance(excinfo.value, CheckFailed):
            options = self.parent.grading.options
            return f"{excinfo.value}\nthe same inputs again: --kata-seed {options.seed}"
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """Where the check stands."""
        return self.path, None, f"{self.parent.kata.name} {self.name}"
