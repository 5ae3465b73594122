"""A candidate's own files: fresh attempts, kept old ones, and the results of gradings."""

import os
import shutil
from datetime import datetime
from pathlib import Path

import msgspec

from kata_engine.catalog import Kata, UsageProblem
from kata_engine.grade import Grade
from kata_engine.words import Level, Verdict


class Result(msgspec.Struct, frozen=True):
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


def start(kata: Kata) -> tuple[Path, Path | None]:
    """Put a fresh copy of the stub in place; an old attempt is kept under its date. Both paths."""
    if kata.attempt.parent.exists() and not kata.attempt.parent.is_dir():
        raise UsageProblem(f"{kata.attempt.parent} is no folder: move it away, attempts are kept there")
    kata.attempt.parent.mkdir(exist_ok=True)
    kept = None
    if os.path.lexists(kata.attempt):
        stamp = datetime.fromtimestamp(kata.attempt.lstat().st_mtime).strftime("%Y-%m-%d-%H%M%S")
        kept = _free(kata.attempt.with_name(f"{kata.name}.{stamp}.py"))
        os.rename(kata.attempt, kept)
    shutil.copyfile(kata.stub, kata.attempt)
    return kata.attempt, kept


def own_file(kata: Kata) -> Path:
    """What `kata grade KATA` grades: the attempt, else the stub, which may be written in as well."""
    return kata.attempt if kata.attempt.exists() else kata.stub


def note(root: Path, grade: Grade) -> None:
    """Add a grading of an own file to the results; an untouched stub is none."""
    if grade.verdict in (Verdict.NOT_ATTEMPTED, Verdict.JUDGE_ERROR):
        return
    accepted = sum(one.verdict is Verdict.ACCEPTED for one in grade.checks)
    date = datetime.now().astimezone().isoformat(timespec="seconds")
    result = Result(date, grade.kata, grade.verdict, grade.level, accepted, len(grade.checks), grade.seed)
    path = _results(root)
    path.parent.mkdir(exist_ok=True)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(result) + b"\n")


def best(root: Path, kata: Kata) -> Result | None:
    """The best result of a kata so far; lines that cannot be read are passed over."""
    found = []
    path = _results(root)
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.MsgspecError:
            continue
        if result.kata == kata.name:
            found.append(result)
    return max(found, key=lambda result: result.rank, default=None)


def _results(root: Path) -> Path:
    return root / "attempts" / "results.jsonl"


def _free(path: Path) -> Path:
    number, found = 2, path
    while found.exists():
        found = path.with_name(f"{path.stem}-{number}.py")
        number += 1
    return found
