"""`kata list`, `kata show` and `kata start`: what a candidate begins with."""

import ast
from pathlib import Path

from kata_engine import attempts
from kata_engine.catalog import Kata, find_kata, katas, open_kata
from kata_engine.commands.status import ACCEPTED
from kata_engine.plan import checks_of
from kata_engine.reader import DataProblem
from kata_engine.report import terminal
from kata_engine.report.table import print_table


def list_katas(root: Path) -> int:
    """Print every kata with its levels and the best result so far."""
    rows = []
    for kata in katas(root):
        levels = sorted({check.level for check in checks_of(open_kata(kata))})
        result = attempts.best(root, kata)
        best = "not tried yet"
        if result:
            passed = f"{result.accepted} of {result.checks} checks"
            best = f"{'accepted' if result.accepted == result.checks else passed}, level {result.level or 'none yet'}"
        try:
            about = statement(kata).partition("\n")[0].partition(": ")[2]
        except DataProblem as problem:
            about = problem.problems[0]
        rows.append((kata.name, " ".join(levels), best, about))
    print_table(terminal.terminal(), ("kata", "levels", "your best result", "what it is about"), rows)
    print("\nNext: `kata show KATA` to read, `kata start KATA` to begin, `kata grade KATA` as often as you like.")
    return ACCEPTED


def show_kata(root: Path, name: str) -> int:
    """Print the statement and the signature."""
    kata = find_kata(root, name)
    print(statement(kata).strip())
    print(f"\nSignature\n    def {open_kata(kata).signature.text}")
    print(f"\nNext: `kata start {name}` copies the stub to {_shown(kata.attempt)}.")
    return ACCEPTED


def start_kata(root: Path, name: str) -> int:
    """Make a fresh attempt; an old one is kept."""
    path, kept = attempts.start(find_kata(root, name))
    if kept:
        print(f"Your earlier attempt is kept as {_shown(kept)}.")
    print(f"Write your solution in {_shown(path)}, then run `kata grade {name}`.")
    return ACCEPTED


def statement(kata: Kata) -> str:
    """The module docstring of the stub; raises DataProblem."""
    try:
        text = ast.get_docstring(ast.parse(kata.stub.read_bytes()))
    except (SyntaxError, ValueError) as error:
        line = error.lineno or 1 if isinstance(error, SyntaxError) else 1
        raise DataProblem([f"katas/{kata.name}.py:{line}: the statement cannot be read: {error}"]) from None
    if not text:
        raise DataProblem([f"katas/{kata.name}.py:1: the statement is missing: it is the module docstring"])
    return text


def _shown(path: Path) -> Path:
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path
