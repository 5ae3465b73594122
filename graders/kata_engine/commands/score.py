"""`kata score`: rates a candidate, in the terminal or by a filled-in file, and writes the scorecard."""

import re
import sys
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from hashlib import sha256
from pathlib import Path

import msgspec

from kata_engine import record, watched, writer
from kata_engine.catalog import Package, UsageProblem, find_kata, open_kata
from kata_engine.commands.going_through import go_through
from kata_engine.commands.grade import again
from kata_engine.commands.rubric import open_rubric
from kata_engine.commands.status import ACCEPTED
from kata_engine.interview.card_file import read_card, read_ratings, write_card
from kata_engine.interview.own_tests import grade_tests
from kata_engine.interview.own_tests_record import OwnTestsRecord
from kata_engine.interview.scorecard import Scorecard, complete
from kata_engine.interview.session import Session
from kata_engine.plan import Options
from kata_engine.record import GradeRecord
from kata_engine.report import card as card_report
from kata_engine.report import score as screens
from kata_engine.report import terminal
from kata_engine.rubric import Rubric
from kata_engine.submission import read_submission
from kata_engine.words import Isolation

NAME = 60  # characters of a name in the name of a file


@dataclass(frozen=True)
class ScoreRequest:
    """The arguments of `kata score`."""

    kata: str
    submission: Path | None = None
    candidate: str = ""
    interviewer: str = ""
    ratings: Path | None = None
    tests: Path | None = None
    output: Path | None = None


def print_template(root: Path, name: str) -> int:
    """Print an empty ratings file."""
    print(card_report.to_template(name, open_rubric(open_kata(find_kata(root, name)))), end="")
    return ACCEPTED


def score(root: Path, request: ScoreRequest) -> int:
    """Rate a candidate and write the card as YAML, Markdown and HTML; a card that was begun is gone on with."""
    request = replace(request, candidate=request.candidate.strip(), interviewer=request.interviewer.strip())
    if not (request.submission and request.candidate and request.interviewer):
        raise UsageProblem("a scorecard needs --submission FILE, --candidate NAME and --interviewer NAME")
    package = open_kata(find_kata(root, request.kata))
    rubric = open_rubric(package)
    path = request.output or _path(root, request)
    begun = _begun(path, package, rubric, request)
    rated = read_ratings(request.ratings, package.kata.name, rubric) if request.ratings else None
    card = _card(package, rubric, request, begun)
    session = Session(rubric, rated if rated is not None else card.rated, card.draft)
    save = partial(_save, path, card, session)
    try:
        if rated is None:
            go_through(session, card, save)
    finally:
        card = save()
        _write_pages(path, card)
    return _finish(card, session, path, done=rated is not None)


def _begun(path: Path, package: Package, rubric: Rubric, request: ScoreRequest) -> Scorecard | None:
    """The card that lies there already, if it is the one to go on with; raises UsageProblem if it is another."""
    if path.suffix != ".yaml":
        raise UsageProblem(f"{path} does not end in .yaml: the Markdown and HTML files get its name with their endings")
    if not path.exists():
        for page in _pages(path):
            if page.exists():
                raise UsageProblem(f"{page} is there already: move it away, or name another card with --output")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise UsageProblem(f"{path} cannot be written: {problem.strerror}") from None
        return None
    if request.ratings:
        raise UsageProblem(f"{path} is there already: move it away, or name another file with --output")
    card = read_card(path, (package.kata.name, rubric))
    if (card.candidate, card.interviewer) != (request.candidate, request.interviewer):
        raise UsageProblem(f"{path} is a card of {card.candidate} by {card.interviewer}: name another with --output")
    return card


def _pages(path: Path) -> tuple[Path, Path]:
    """The Markdown and the HTML file of a card."""
    return path.with_suffix(".md"), path.with_suffix(".html")


def _write_pages(path: Path, card: Scorecard) -> None:
    markdown, page = _pages(path)
    writer.write_atomically(markdown, card_report.to_markdown(card))
    writer.write_atomically(page, card_report.to_html(card))


def _save(path: Path, card: Scorecard, session: Session) -> Scorecard:
    """Write what has been rated so far."""
    lines, left = complete(session.rubric, session.lines.values()), session.left
    card = msgspec.structs.replace(card, ratings=lines, not_rated_yet=left, draft=session.draft)
    write_card(path, card)
    return card


def _finish(card: Scorecard, session: Session, path: Path, done: bool) -> int:
    """Show the level and where it is written; a card with criteria left can be gone on with."""
    console = terminal.terminal()
    screens.print_result(console, card, len(session.left))
    console.print(f"\nWritten: {', '.join(map(str, (path, *_pages(path))))}", soft_wrap=True)
    if session.left and not done:
        console.print("The same command goes on where you stopped.")
    return ACCEPTED


def _card(package: Package, rubric: Rubric, request: ScoreRequest, begun: Scorecard | None) -> Scorecard:
    """A card with its evidence: what was graded before if the files are still the same."""
    evidence = _evidence(package, request, begun.evidence if begun else None)
    own_tests = _own_tests(package, request, begun.own_tests if begun else None)
    if begun:
        return msgspec.structs.replace(begun, evidence=evidence, own_tests=own_tests)
    return Scorecard(
        kata=package.kata.name,
        rubric=rubric.digest,
        candidate=request.candidate,
        interviewer=request.interviewer,
        date=datetime.now().astimezone().isoformat(timespec="minutes"),
        result="",
        because=(),
        evidence=evidence,
        own_tests=own_tests,
    )


def _evidence(package: Package, request: ScoreRequest, before: GradeRecord | None) -> GradeRecord:
    assert request.submission
    submission = read_submission(request.submission)
    digests = record.Digests(package.digest, sha256(submission.source).hexdigest())
    if before and before.digests == digests:
        return before
    if before:
        print("The submission or the kata has changed since this card was begun: graded again.", file=sys.stderr)
    options = Options()
    progress = terminal.GradeProgress(terminal.terminal())
    grade = watched.grade(package, submission, options, progress, Isolation.PROCESS)
    return record.record_of(grade, again(package.kata, submission, options.seed))


def _own_tests(package: Package, request: ScoreRequest, before: OwnTestsRecord | None) -> OwnTestsRecord | None:
    if request.tests is None:
        return before
    source = read_submission(request.tests).source
    if before and before.digest == sha256(source).hexdigest():
        return before
    progress = terminal.Progress(terminal.terminal())
    try:
        return grade_tests(package, request.tests, source, progress)
    finally:
        progress.stop()


def _path(root: Path, request: ScoreRequest) -> Path:
    """Where a card goes unless told otherwise: a folder that is not kept under version control."""
    names = (
        re.sub(r"\W+", "-", name)[:NAME].strip("-") or "nobody" for name in (request.candidate, request.interviewer)
    )
    return root / "scorecards" / f"{'-'.join((request.kata, *names))}.yaml"
