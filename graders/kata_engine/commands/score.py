"""`kata score`: rates a candidate, in the terminal or by a filled-in file, and writes the scorecard."""

import re
from dataclasses import dataclass
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
from kata_engine.grading import Options
from kata_engine.interview.card_file import read_card, read_ratings, write_card
from kata_engine.interview.own_tests import grade_tests
from kata_engine.interview.own_tests_record import OwnTestsRecord
from kata_engine.interview.scorecard import Scorecard, complete
from kata_engine.interview.session import Session
from kata_engine.record import GradeRecord
from kata_engine.report import card as card_report
from kata_engine.report import score as screens
from kata_engine.report import terminal
from kata_engine.rubric import Rubric
from kata_engine.submission import read_submission
from kata_engine.words import Isolation


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
    kata = find_kata(root, request.kata)
    if not (request.submission and request.candidate.strip() and request.interviewer.strip()):
        raise UsageProblem("a scorecard needs --submission FILE, --candidate NAME and --interviewer NAME")
    package = open_kata(kata)
    rubric = open_rubric(package)
    path = request.output or _path(root, request)
    if path.suffix != ".yaml":
        raise UsageProblem(f"{path} does not end in .yaml: the Markdown and HTML files get its name with their endings")
    begun = _begun(path, package, rubric, request)
    rated = read_ratings(request.ratings, kata.name, rubric) if request.ratings else None
    card = _card(package, rubric, request, begun)
    session = Session(rubric, rated if rated is not None else card.rated, card.draft)
    save = partial(_save, path, card, session)
    if rated is None:
        go_through(session, card, save)
    return _finish(save(), session, path, done=rated is not None)


def _begun(path: Path, package: Package, rubric: Rubric, request: ScoreRequest) -> Scorecard | None:
    """The card that lies there already, if it is the one to go on with; raises UsageProblem if it is another."""
    if not path.exists():
        return None
    if request.ratings:
        raise UsageProblem(f"{path} is there already: move it away, or name another file with --output")
    card = read_card(path, (package.kata.name, rubric))
    if (card.candidate, card.interviewer) != (request.candidate, request.interviewer):
        raise UsageProblem(f"{path} is a card of {card.candidate} by {card.interviewer}: name another with --output")
    return card


def _save(path: Path, card: Scorecard, session: Session) -> Scorecard:
    """Write what has been rated so far."""
    lines, left = complete(session.rubric, session.lines.values()), session.left
    card = msgspec.structs.replace(card, ratings=lines, not_rated_yet=left, draft=session.draft)
    write_card(path, card)
    return card


def _finish(card: Scorecard, session: Session, path: Path, done: bool) -> int:
    """Write the other two files, show the level; a card with criteria left can be gone on with."""
    console = terminal.terminal()
    writer.write_atomically(path.with_suffix(".md"), card_report.to_markdown(card))
    writer.write_atomically(path.with_suffix(".html"), card_report.to_html(card))
    screens.print_result(console, card, len(session.left))
    console.print(
        f"\nWritten: {path}, {path.with_suffix('.md').name}, {path.with_suffix('.html').name}", soft_wrap=True
    )
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
    names = (re.sub(r"\W+", "-", name).strip("-") or "nobody" for name in (request.candidate, request.interviewer))
    return root / "scorecards" / f"{'-'.join((request.kata, *names))}.yaml"
