"""`kata rubric`: what an interviewer reads beside the conversation."""

from pathlib import Path

from kata_engine.catalog import Package, find_kata, open_kata
from kata_engine.commands.status import ACCEPTED
from kata_engine.plan import checks_of
from kata_engine.reader import DataProblem
from kata_engine.report import terminal
from kata_engine.report.rubric import print_rubric
from kata_engine.rubric import Rubric
from kata_engine.rubric_file import read_rubric
from kata_engine.words import Level


def show_rubric(root: Path, name: str, level: Level | None) -> int:
    """Print the criteria of one level or of all."""
    rubric = open_rubric(open_kata(find_kata(root, name)))
    print_rubric(terminal.terminal(), name, rubric, (level,) if level else tuple(Level))
    return ACCEPTED


def open_rubric(package: Package) -> Rubric:
    """The rubric of a kata; raises DataProblem."""
    path = package.kata.rubric
    if not path.is_file():
        raise DataProblem([f"rubrics/{package.kata.name}.yaml:1: the kata {package.kata.name} needs this file"])
    return read_rubric(path, f"rubrics/{package.kata.name}.yaml", {check.name for check in checks_of(package)})
