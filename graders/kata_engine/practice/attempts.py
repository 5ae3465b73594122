"""A candidate's own files: fresh attempts, kept old ones, and the results of gradings."""

import os
import shutil
from datetime import datetime
from pathlib import Path

import msgspec

from kata_engine.errors import UsageError
from kata_engine.grading.result import Grade
from kata_engine.spec.catalog import Kata
from kata_engine.spec.level import Level
from kata_engine.verdicts import Verdict


class PastGrading(msgspec.Struct, frozen=True):
    """One line of attempts/results.jsonl: how a grading of an own file ended."""

    date: str
    kata: str
    verdict: Verdict
    level: Level | None
    accepted: int
    checks: int
    seed: int

    @property
    def rank(self) -> tuple[bool, str, int]:
        """Sorts results: accepted ones, then higher levels, then more checks accepted."""
        return (self.verdict is Verdict.ACCEPTED, self.level or "", self.accepted)


def start_attempt(kata: Kata) -> tuple[Path, Path | None]:
    """Put a fresh copy of the stub in place; an old attempt is kept under its date. Both paths."""
    if kata.attempt.parent.exists() and not kata.attempt.parent.is_dir():
        raise UsageError(f"{kata.attempt.parent} is not a folder: move it away, since attempts are kept there")
    kata.attempt.parent.mkdir(exist_ok=True)
    kept = None
    if os.path.lexists(kata.attempt):
        stamp = datetime.fromtimestamp(kata.attempt.lstat().st_mtime).strftime("%Y-%m-%d-%H%M%S")
        kept = _find_free_name(kata.attempt.with_name(f"{kata.name}.{stamp}.py"))
        os.rename(kata.attempt, kept)
    shutil.copyfile(kata.stub, kata.attempt)
    return kata.attempt, kept


def choose_own_file(kata: Kata) -> Path:
    """What `kata grade KATA` grades: the attempt, else the stub, which may be written in as well."""
    return kata.attempt if kata.attempt.exists() else kata.stub


def record_grading(root: Path, grade: Grade) -> None:
    """Add a grading of an own file to the results; an untouched stub does not count."""
    if grade.verdict in (Verdict.NOT_ATTEMPTED, Verdict.JUDGE_ERROR):
        return
    accepted = sum(one.verdict is Verdict.ACCEPTED for one in grade.checks)
    date = datetime.now().astimezone().isoformat(timespec="seconds")
    result = PastGrading(date, grade.kata, grade.verdict, grade.level, accepted, len(grade.checks), grade.seed)
    path = _locate_results(root)
    path.parent.mkdir(exist_ok=True)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(result) + b"\n")


def find_best(root: Path, kata: Kata) -> PastGrading | None:
    """The best result of a kata so far; lines that cannot be read are passed over."""
    found = []
    path = _locate_results(root)
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            result = msgspec.json.decode(line, type=PastGrading)
        except msgspec.MsgspecError:
            continue
        if result.kata == kata.name:
            found.append(result)
    return max(found, key=lambda result: result.rank, default=None)


def _locate_results(root: Path) -> Path:
    return root / "attempts" / "results.jsonl"


def _find_free_name(path: Path) -> Path:
    number, found = 2, path
    while found.exists():
        found = path.with_name(f"{path.stem}-{number}.py")
        number += 1
    return found
