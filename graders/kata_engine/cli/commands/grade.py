"""`kata grade`: one submission, or every attempt."""

import argparse
from dataclasses import replace
from pathlib import Path

from kata_engine.cli.arguments import add_format, add_isolation, add_kata, add_seed, choose_kata, choose_root
from kata_engine.cli.statuses import ACCEPTED, JUDGE_ERROR, REFUSED
from kata_engine.errors import UsageError
from kata_engine.grading.loop import grade
from kata_engine.grading.options import BUDGET, Options
from kata_engine.grading.package import open_package
from kata_engine.grading.result import Grade
from kata_engine.practice.attempts import choose_own_file, record_grading
from kata_engine.report.console import open_console
from kata_engine.report.following import Report, follow
from kata_engine.report.html import HtmlReport
from kata_engine.report.json_lines import JsonLinesReport, JsonReport
from kata_engine.report.terminal import TerminalReport
from kata_engine.spec.catalog import Kata, list_katas
from kata_engine.spec.submission import Submission, find_kata_of, read_submission
from kata_engine.verdicts import Verdict


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_kata(parser, otherwise="every kata with an attempt if omitted")
    parser.add_argument("--submission", type=Path, metavar="PATH", help="the file to grade instead of your attempt")
    add_format(parser, "json", "jsonl", "html")
    add_seed(parser)
    parser.add_argument("--reveal", action="store_true", help="show the calls of hidden cases that fail")
    add_isolation(parser)
    parser.add_argument("--timings", action="store_true", help="show where the seconds went")
    parser.add_argument(
        "--budget", type=float, default=BUDGET, metavar="SECONDS", help="how long to keep grading a failing submission"
    )


def run(options: argparse.Namespace) -> int:
    """Grade one submission, or every attempt; the worst exit status of all."""
    root, worst = choose_root(options), ACCEPTED
    for kata, submission in _choose_submissions(root, options):
        found = _grade(kata, submission, options)
        if options.submission is None:
            record_grading(root, found)
        worst = max(worst, _choose_status(found))
    return worst


def _choose_submissions(root: Path, options: argparse.Namespace) -> list[tuple[Kata, Submission]]:
    if options.submission is not None:
        submission = read_submission(options.submission)
        return [(choose_kata(options) if options.kata else find_kata_of(submission, root), submission)]
    if options.kata:
        kata = choose_kata(options)
        return [(kata, read_submission(choose_own_file(kata)))]
    found = [(kata, read_submission(kata.attempt)) for kata in list_katas(root) if kata.attempt.exists()]
    if not found:
        raise UsageError("there is no attempt to grade: begin one with `kata start KATA`, or name a kata")
    return found


def _grade(kata: Kata, submission: Submission, options: argparse.Namespace) -> Grade:
    chosen = Options(reveal=options.reveal, budget=options.budget, require_isolation=options.require_isolation)
    if options.seed is not None:
        chosen = replace(chosen, seed=options.seed)
    return follow(grade(open_package(kata), submission, chosen), _open_report(options))


def _open_report(options: argparse.Namespace) -> Report:
    match options.format:
        case "json":
            return JsonReport()
        case "jsonl":
            return JsonLinesReport()
        case "html":
            return HtmlReport(options.timings)
    return TerminalReport(open_console(), options.timings)


def _choose_status(found: Grade) -> int:
    if found.verdict is Verdict.JUDGE_ERROR:
        return JUDGE_ERROR
    return ACCEPTED if found.verdict is Verdict.ACCEPTED else REFUSED
