"""`kata score`: rates a candidate, in the terminal or by a filled-in file, and writes the scorecard."""

import argparse
import re
import sys
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from hashlib import sha256
from pathlib import Path

import msgspec

from kata_engine.cli.arguments import add_kata, choose_kata
from kata_engine.cli.prompts import rate_all
from kata_engine.cli.statuses import ACCEPTED
from kata_engine.errors import UsageError
from kata_engine.grading.loop import grade
from kata_engine.grading.options import Options
from kata_engine.grading.package import Package, open_package
from kata_engine.grading.result import Digests, Grade
from kata_engine.interview.card_file import read_card, read_ratings, write_card
from kata_engine.interview.own_tests.grading_tests import grade_tests
from kata_engine.interview.own_tests.strength_result import OwnTestsResult
from kata_engine.interview.ratings import complete_ratings
from kata_engine.interview.scorecard import Scorecard
from kata_engine.interview.session import Session
from kata_engine.report.console import open_console, show_progress
from kata_engine.report.following import follow
from kata_engine.report.pages import to_html, to_markdown, to_template
from kata_engine.report.scoring import print_result
from kata_engine.report.terminal import ProgressReport
from kata_engine.spec import writer
from kata_engine.spec.rubric import Rubric, open_rubric
from kata_engine.spec.submission import read_submission

NAME_LENGTH = 60  # characters of a name in the name of a file


@dataclass(frozen=True)
class Order:
    """What is to be scored: the kata with its rubric, the files, and the two people."""

    package: Package
    rubric: Rubric
    submission: Path
    tests: Path | None
    candidate: str
    interviewer: str
    from_file: bool


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    add_kata(parser)
    parser.add_argument("--submission", type=Path, metavar="FILE", help="what the candidate wrote")
    parser.add_argument("--candidate", default="", metavar="NAME")
    parser.add_argument("--interviewer", default="", metavar="NAME")
    parser.add_argument("--tests", type=Path, metavar="FILE", help="the candidate's own tests, a pytest file")
    parser.add_argument("--ratings", type=Path, metavar="FILE", help="read ratings from a file instead of prompting")
    parser.add_argument("--template", action="store_true", help="print an empty file for --ratings and stop")
    parser.add_argument(
        "--output", type=Path, metavar="CARD", help="where to write the card (default: scorecards/….yaml)"
    )


def run(options: argparse.Namespace) -> int:
    """Print an empty ratings file, or rate a candidate; a card that was begun is continued."""
    kata = choose_kata(options)
    if options.template:
        package = open_package(kata)
        print(to_template(kata.name, open_rubric(kata, package.grader.check_names)), end="")
        return ACCEPTED
    candidate, interviewer = options.candidate.strip(), options.interviewer.strip()
    if not (options.submission and candidate and interviewer):
        raise UsageError("a scorecard needs --submission FILE, --candidate NAME and --interviewer NAME")
    package = open_package(kata)
    rubric = open_rubric(kata, package.grader.check_names)
    order = Order(package, rubric, options.submission, options.tests, candidate, interviewer, bool(options.ratings))
    path = options.output or _choose_path(order)
    begun = _read_begun(path, order)
    rated = read_ratings(options.ratings, kata.name, rubric) if options.ratings else None
    card = _make_card(order, begun)
    session = Session(rubric, rated if rated is not None else card.rated, card.draft)
    save = partial(_save, path, card, session)
    try:
        if rated is None:
            rate_all(session, card, save)
    finally:
        card = save()
        _write_pages(path, card)
    _print_end(card, session, path, done=rated is not None)
    return ACCEPTED


def _read_begun(path: Path, order: Order) -> Scorecard | None:
    """The card that exists already, if it is the one to continue; raises UsageError if it is another."""
    if path.suffix != ".yaml":
        raise UsageError(
            f"{path} does not end in .yaml: the Markdown and HTML files take its name with their own suffix"
        )
    if not path.exists():
        for page in _list_pages(path):
            if page.exists():
                raise UsageError(f"{page} already exists: move it away, or name another card with --output")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise UsageError(f"{path} cannot be written: {problem.strerror}") from None
        return None
    if order.from_file:
        raise UsageError(f"{path} already exists: move it away, or name another file with --output")
    card = read_card(path, (order.package.kata.name, order.rubric))
    if (card.candidate, card.interviewer) != (order.candidate, order.interviewer):
        raise UsageError(f"{path} is a card about {card.candidate} by {card.interviewer}: name another with --output")
    return card


def _list_pages(path: Path) -> tuple[Path, Path]:
    """The Markdown and the HTML file of a card."""
    return path.with_suffix(".md"), path.with_suffix(".html")


def _write_pages(path: Path, card: Scorecard) -> None:
    markdown, page = _list_pages(path)
    writer.write_atomically(markdown, to_markdown(card))
    writer.write_atomically(page, to_html(card))


def _save(path: Path, card: Scorecard, session: Session) -> Scorecard:
    """Write what has been rated so far."""
    ratings, left = complete_ratings(session.rubric, session.ratings.values()), session.left
    card = msgspec.structs.replace(card, ratings=ratings, not_rated_yet=left, draft=session.draft)
    write_card(path, card)
    return card


def _print_end(card: Scorecard, session: Session, path: Path, done: bool) -> None:
    """Show the level and where the card was written; a card with criteria left can be continued."""
    console = open_console()
    print_result(console, card, len(session.left))
    console.print(f"\nWritten: {', '.join(map(str, (path, *_list_pages(path))))}", soft_wrap=True)
    if session.left and not done:
        console.print("Run the same command to continue where you stopped.")


def _make_card(order: Order, begun: Scorecard | None) -> Scorecard:
    """A card with its evidence: what was graded before if the files are still the same."""
    evidence = _grade_submission(order, begun.evidence if begun else None)
    own_tests = _grade_own_tests(order, begun.own_tests if begun else None)
    if begun:
        return msgspec.structs.replace(begun, evidence=evidence, own_tests=own_tests)
    return Scorecard(
        kata=order.package.kata.name,
        rubric=order.rubric.digest,
        candidate=order.candidate,
        interviewer=order.interviewer,
        date=datetime.now().astimezone().isoformat(timespec="minutes"),
        result="",
        because=(),
        evidence=evidence,
        own_tests=own_tests,
    )


def _grade_submission(order: Order, before: Grade | None) -> Grade:
    submission = read_submission(order.submission)
    digests = Digests(order.package.digest, sha256(submission.source).hexdigest())
    if before and before.digests == digests:
        return before
    if before:
        print("The submission or the kata has changed since this card was begun: grading again.", file=sys.stderr)
    return follow(grade(order.package, submission, Options()), ProgressReport(open_console()))


def _grade_own_tests(order: Order, before: OwnTestsResult | None) -> OwnTestsResult | None:
    if order.tests is None:
        return before
    source = read_submission(order.tests).source
    if before and before.digest == sha256(source).hexdigest():
        return before
    with show_progress(open_console()) as progress:
        return grade_tests(order.package, order.tests, source, progress)


def _choose_path(order: Order) -> Path:
    """Where a card goes unless told otherwise: a folder that is not kept under version control."""
    names = (
        re.sub(r"\W+", "-", name)[:NAME_LENGTH].strip("-") or "nobody" for name in (order.candidate, order.interviewer)
    )
    return order.package.kata.root / "scorecards" / f"{'-'.join((order.package.kata.name, *names))}.yaml"
