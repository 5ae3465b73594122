"""Goes through the criteria of a rubric in the terminal, one screen each; everything is saved as it is typed."""

from collections.abc import Callable

from kata_engine.commands.ask import ask, interrupted_text
from kata_engine.interview.scorecard import Scorecard
from kata_engine.interview.session import Session
from kata_engine.report import terminal
from kata_engine.report.score import print_evidence, print_screen
from kata_engine.words import Rating

KEYS = {one.value[0]: one for one in Rating} | {one.value: one for one in Rating}
QUOTE, ASKED = "What did they say or do? (quote) ", "Which question did you ask? (Enter: the one above) "
UNRATED = "Not rated: without what was said or done a rating does not count."


def go_through(session: Session, card: Scorecard, save: Callable[[], object]) -> None:
    """Ask until the last criterion or until the interviewer stops; `save` is called after each answer."""
    console = terminal.terminal()
    if card.evidence:
        print_evidence(console, card.evidence)
    notice: str | None = ""
    try:
        while session.current and notice is not None:
            print_screen(console, session, card)
            if notice:
                print(notice)
            notice = _step(session)
            save()
    except KeyboardInterrupt:
        save()
        print("\nSaved. The same command goes on from here.")
        raise


def _step(session: Session) -> str | None:
    """Take one answer; what to tell about it, None to stop."""
    assert session.current
    if session.draft and session.draft.id == session.current.id:
        return _rate(session, session.draft.rating, session.draft.text)
    answer = ask("> ")
    match answer and answer.strip().lower():
        case None | "q" | "quit":
            return None
        case "b" | "back":
            session.back()
        case "s" | "skip":
            session.skip()
        case key if key in KEYS:
            return _rate(session, KEYS[key], "")
        case other:
            return f"{other!r} is none of u, p, a, n, b, s, q"
    return ""


def _rate(session: Session, rating: Rating, typed: str) -> str | None:
    """Take what a rating needs; an empty quote takes the rating back."""
    assert session.current
    if rating is Rating.NOT_PROBED:
        session.rate(rating)
        return ""
    session.begin(rating, typed)
    try:
        text = ask(f"{rating}. {ASKED if rating is Rating.ABSENT else QUOTE}", typed)
    except KeyboardInterrupt:
        session.begin(rating, interrupted_text())
        raise
    if text is None:
        return None
    if rating is Rating.ABSENT:
        session.rate(rating, asked=text.strip() or session.current.question)
    elif text.strip():
        session.rate(rating, quote=text.strip())
    else:
        session.draft = None
        return UNRATED
    return ""
