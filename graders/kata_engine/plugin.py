"""The pytest front door: `pytest graders --submission PATH` makes one item of every check.

Loaded by `-p` from pyproject.toml. A submission is read and graded in a worker, never collected.
"""

import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kata_engine.cli.arguments import ISOLATION, read_seed
from kata_engine.cli.statuses import JUDGE_ERROR
from kata_engine.errors import DataError, IsolationError, KataError, UsageError
from kata_engine.grading.check import Check
from kata_engine.grading.events import CheckFinished, CheckStarted, GradingFinished, MistakeNamed
from kata_engine.grading.loop import grade
from kata_engine.grading.options import Options
from kata_engine.grading.package import open_package
from kata_engine.grading.result import CheckResult, add_mistake
from kata_engine.practice.attempts import choose_own_file
from kata_engine.spec.catalog import find_kata, list_katas
from kata_engine.spec.submission import Submission, find_kata_of, read_submission
from kata_engine.verdicts import Verdict

DISTRIBUTED = "PYTEST_XDIST_WORKER" in os.environ
GUARD_SECONDS = 120  # pytest-timeout's backstop for the judge itself; checks keep deadlines of their own

SUBMISSION: pytest.StashKey[Submission] = pytest.StashKey()
MEANT: pytest.StashKey[list[str]] = pytest.StashKey()


class CheckFailed(KataError):
    """A check whose verdict is not accepted."""

    def __init__(self, result: CheckResult) -> None:
        super().__init__(f"{result.verdict} in {result.kind}: {result.name}\n{result.message}")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of grading, with the same meaning as those of `kata grade`."""
    group = parser.getgroup("kata", "grading katas")
    group.addoption("--submission", metavar="PATH", help="the file to grade (default: your attempt, else the stub)")
    group.addoption("--seed", "--kata-seed", dest="kata_seed", type=read_seed, metavar="N", help="replay a grading")
    group.addoption("--reveal", action="store_true", help="show the calls of hidden cases that fail")
    group.addoption("--require-isolation", **ISOLATION)


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a submission that cannot be read before anything is collected."""
    path = config.getoption("--submission")
    if path:
        try:
            config.stash[SUBMISSION] = read_submission(config.invocation_params.dir / path)
        except UsageError as problem:
            raise pytest.UsageError(str(problem)) from None


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Find the kata that a submission belongs to, unless grader files are named."""
    given = session.config.stash.get(SUBMISSION, None)
    named = {Path(argument.partition("::")[0]).name for argument in session.config.args}
    if given is None:
        return
    try:
        meant = [kata.name for kata in list_katas(session.config.rootpath) if f"{kata.name}.yaml" in named]
        session.config.stash[MEANT] = meant or [find_kata_of(given, session.config.rootpath).name]
    except UsageError as problem:
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
            self.submission = self._choose_submission()
            if self.submission is None:
                return
            self.package = open_package(self.kata)
        except (UsageError, DataError) as problem:
            raise self.CollectError(str(problem)) from None
        for check in self.package.grader.checks:
            item = CheckItem.from_parent(self, name=f"{check.section}: {check.name}")
            item.check = check
            item.add_marker(check.level.value)
            item.add_marker(pytest.mark.timeout(GUARD_SECONDS))
            yield item

    def setup(self) -> None:
        """Begin the grading of the selected checks; it ends with the last item."""
        items = [item for item in self.session.items if isinstance(item, CheckItem) and item.parent is self]
        config = self.config
        options = Options(
            reveal=config.getoption("--reveal"),
            require_isolation=config.getoption("--require-isolation"),
            defer_votes=False,
        )
        seed = config.getoption("kata_seed")
        self.options = options if seed is None else replace(options, seed=seed)
        self._waiting = [item.check.name for item in items]
        self._results: dict[str, CheckResult] = {}
        # pytest-xdist hands out single items: what this process is not given, it does not grade.
        self._open([] if DISTRIBUTED else self._waiting)
        self.addfinalizer(lambda: self._events.close())

    def take_result(self, name: str) -> CheckResult:
        """The result of a check, with its mistake named; grades on until it is there."""
        while name not in self._results:
            try:
                result = self._take_next_result()
            except BaseException:
                self._waiting.remove(name)  # this one is interrupted, and is not tried again for those after it
                raise
            if result is None:  # an earlier item was interrupted, and the grading with it
                self._open([name] if DISTRIBUTED else [one for one in self._waiting if one not in self._results])
            else:
                self._results[result.name] = result
        return self._results[name]

    def _open(self, names: Iterable[str]) -> None:
        assert self.submission is not None
        self._events = grade(self.package, self.submission, replace(self.options, checks=frozenset(names)))
        try:
            next(self._events)
        except IsolationError as problem:
            pytest.exit(str(problem), JUDGE_ERROR)

    def _take_next_result(self) -> CheckResult | None:
        """The next result: whether its mistake is named shows when the next check starts. None at the end."""
        result = None
        for event in self._events:
            match event:
                case CheckFinished():
                    result = event.result
                case MistakeNamed() if result:
                    result = add_mistake(result, event.mistake)
                case CheckStarted() | GradingFinished() if result:
                    return result
        return None

    def _choose_submission(self) -> Submission | None:
        given = self.config.stash.get(SUBMISSION, None)
        if given is None:
            return read_submission(choose_own_file(self.kata))
        return given if self.kata.name in self.config.stash[MEANT] else None


class CheckItem(pytest.Item):
    """One check."""

    parent: GraderFile
    check: Check

    def runtest(self) -> None:
        """Wait for the check's result; anything but accepted fails, a skipped check too."""
        result = self.parent.take_result(self.check.name)
        if result.verdict is not Verdict.ACCEPTED:
            raise CheckFailed(result)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """The message alone: a traceback would be the judge's."""
        if isinstance(excinfo.value, CheckFailed):
            return f"{excinfo.value}\nthe same inputs again: --seed {self.parent.options.seed}"
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """Where the check stands."""
        return self.path, None, f"{self.parent.kata.name} {self.name}"
