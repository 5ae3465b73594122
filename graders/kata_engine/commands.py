"""What the `kata` command does, each command a function from its arguments to an exit status."""

import ast
import shlex
import time
from dataclasses import dataclass
from pathlib import Path

from kata_engine import attempts
from kata_engine.catalog import Kata, UsageProblem, find_kata, katas, open_kata
from kata_engine.finding import Finding
from kata_engine.grade import Grade
from kata_engine.grading import BUDGET, Grading, Options, Submission, checks_of
from kata_engine.reader import DataProblem
from kata_engine.report import record, terminal
from kata_engine.report.table import print_table
from kata_engine.submission import kata_of, read_submission
from kata_engine.words import Isolation, Verdict

ACCEPTED, REFUSED, USAGE, JUDGE_ERROR = 0, 1, 2, 3


@dataclass(frozen=True)
class GradeRequest:
    """The arguments of `kata grade`."""

    kata: str | None = None
    submission: Path | None = None
    format: str = "text"
    seed: int | None = None
    reveal: bool = False
    require_isolation: Isolation = Isolation.PROCESS
    budget: float = BUDGET
    timings: bool = False


@dataclass(frozen=True)
class VerifyRequest:
    """The arguments of `kata verify`."""

    kata: str | None = None
    format: str = "text"
    matrix: bool = False
    mutants: int = 0
    verbose: bool = False


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


def grade_katas(root: Path, request: GradeRequest) -> int:
    """Grade one submission, or every attempt; the worst exit status of all."""
    worst = ACCEPTED
    for kata, submission in _chosen(root, request):
        grade = _grade(kata, submission, request)
        if request.submission is None:
            attempts.note(root, grade)
        worst = max(worst, _status(grade))
    return worst


def verify_katas(root: Path, request: VerifyRequest) -> int:
    """Prove the graders of one kata or of all; 0 where nothing is wrong with any."""
    from kata_engine.proof import verify  # nobody who grades should wait for what proving needs
    from kata_engine.report import proof

    console = terminal.terminal()
    progress = terminal.Progress(console)
    worst = ACCEPTED
    chosen = [find_kata(root, request.kata)] if request.kata else katas(root)
    with verify.pool() as workers:
        for kata in chosen:
            try:
                found = verify.verify(kata, workers, request.matrix, request.mutants, progress)
            finally:
                progress.stop()
            if request.format == "json":
                print(proof.to_json(found))
            else:
                proof.print_proof(console, found, request.matrix, request.verbose)
            worst = max(worst, REFUSED if found.problems else ACCEPTED)
    return worst


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


def _chosen(root: Path, request: GradeRequest) -> list[tuple[Kata, Submission]]:
    if request.submission is not None:
        submission = read_submission(request.submission)
        return [(find_kata(root, request.kata) if request.kata else kata_of(submission, root), submission)]
    if request.kata:
        kata = find_kata(root, request.kata)
        return [(kata, read_submission(attempts.own_file(kata)))]
    found = [(kata, read_submission(kata.attempt)) for kata in katas(root) if kata.attempt.exists()]
    if not found:
        raise UsageProblem("there is no attempt to grade: begin one with `kata start KATA`, or name a kata")
    return found


def _grade(kata: Kata, submission: Submission, request: GradeRequest) -> Grade:
    package = open_kata(kata)
    options = Options(reveal=request.reveal, budget=request.budget)
    if request.seed is not None:
        options = Options(request.seed, request.reveal, request.budget)
    console = terminal.page() if request.format == "html" else terminal.terminal()
    report = terminal.GradeReport(console) if request.format != "json" else None
    findings: list[Finding] = []
    start = time.monotonic()
    with Grading(package, submission, options) as grading:
        if grading.isolation is not Isolation.FULL and request.require_isolation is Isolation.FULL:
            raise DataProblem(["isolation full is required, but workers here reach only: " + grading.isolation])
        if report:
            report.start(kata.name, str(submission.path), options.seed, grading.isolation)
        try:
            for check in checks_of(package):
                if report:
                    report.checking(check)
                findings.append(grading.run(check))
                if report:
                    report.finding(findings[-1])
                findings[-1] = grading.explained(findings[-1])
        finally:
            if report:
                report.stop()
        grade = grading.grade(findings)
    if report:
        report.grade(grade, _again(kata, submission, options))
        if request.timings:
            report.timings(findings, time.monotonic() - start)
    if request.format == "json":
        print(record.to_json(grade))
    elif request.format == "html":
        print(terminal.to_html(console))
    return grade


def _again(kata: Kata, submission: Submission, options: Options) -> str:
    words = ["kata", "grade", kata.name]
    if submission.path not in (kata.attempt, kata.stub):
        words += ["--submission", str(submission.path)]
    return shlex.join([*words, "--seed", str(options.seed)])


def _status(grade: Grade) -> int:
    if grade.verdict is Verdict.JUDGE_ERROR:
        return JUDGE_ERROR
    return ACCEPTED if grade.verdict is Verdict.ACCEPTED else REFUSED


def _shown(path: Path) -> Path:
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path
