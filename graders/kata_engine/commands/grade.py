"""`kata grade`: one submission, or every attempt."""

import shlex
import time
from dataclasses import dataclass
from pathlib import Path

from kata_engine import attempts, record, watched
from kata_engine.catalog import Kata, UsageProblem, find_kata, katas, open_kata
from kata_engine.commands.status import ACCEPTED, JUDGE_ERROR, REFUSED
from kata_engine.grade import Grade
from kata_engine.plan import BUDGET, Options, Submission
from kata_engine.report import terminal
from kata_engine.submission import kata_of, read_submission
from kata_engine.words import Isolation, Verdict


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


def grade_katas(root: Path, request: GradeRequest) -> int:
    """Grade one submission, or every attempt; the worst exit status of all."""
    worst = ACCEPTED
    for kata, submission in _chosen(root, request):
        grade = _grade(kata, submission, request)
        if request.submission is None:
            attempts.note(root, grade)
        worst = max(worst, _status(grade))
    return worst


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
    start = time.monotonic()
    grade = watched.grade(package, submission, options, report or watched.Watcher(), request.require_isolation)
    if report:
        report.grade(grade, again(kata, submission, options.seed))
        if request.timings:
            report.timings(grade.checks, time.monotonic() - start)
    if request.format == "json":
        print(record.to_json(record.record_of(grade, again(kata, submission, options.seed))))
    elif request.format == "html":
        print(terminal.to_html(console))
    return grade


def again(kata: Kata, submission: Submission, seed: int) -> str:
    """The command that grades the same inputs again."""
    words = ["kata", "grade", kata.name]
    if submission.path not in (kata.attempt, kata.stub):
        words += ["--submission", str(submission.path)]
    return shlex.join([*words, "--seed", str(seed)])


def _status(grade: Grade) -> int:
    if grade.verdict is Verdict.JUDGE_ERROR:
        return JUDGE_ERROR
    return ACCEPTED if grade.verdict is Verdict.ACCEPTED else REFUSED
