"""Prompts for a rating of each criterion in the terminal, one screen each; saved at each Enter, and at Ctrl-C."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from kata_engine.cli.ask import ask
from kata_engine.cli.signals import Terminated
from kata_engine.interview.ratings import Rating
from kata_engine.interview.scorecard import Scorecard
from kata_engine.interview.session import Session
from kata_engine.report.console import open_console
from kata_engine.report.scoring import print_screen

KEYS = {one.value[0]: one for one in Rating} | {one.value: one for one in Rating}
QUOTE = "What did they say or do? (quote, or b for back) "
ASKED = "Which question did you ask? (Enter: the one above, b: back) "
END = "That was the last criterion. [b]ack, or Enter to finish: "
BACK = ("b", "back")


def rate_all(session: Session, card: Scorecard, save: Callable[[], object]) -> None:
    """Ask until the interviewer stops; `save` is called after each answer, also where something interrupts it."""
    console = open_console()
    notice: str | None = ""
    try:
        while notice is not None:
            print_screen(console, session, card)
            if notice:
                print(notice)
            notice = _take_answer(session, save) if session.current else _finish(session)
            save()
    except (KeyboardInterrupt, Terminated):
        save()
        with suppress(OSError):  # the terminal may be gone
            print("\nSaved. Run the same command to continue from here.")
        raise


def _take_answer(session: Session, save: Callable[[], object]) -> str | None:
    """Take one answer; what to tell about it, None to stop."""
    assert session.current
    if session.draft and session.draft.id == session.current.id:
        return _rate(session, session.draft.rating, session.draft.text, save)
    answer = ask("> ")
    match answer and answer.strip().lower():
        case None | "q" | "quit":
            return None
        case "b" | "back":
            session.go_back()
        case "s" | "skip":
            session.skip()
        case key if key in KEYS:
            return _rate(session, KEYS[key], session.recall(KEYS[key]), save)
        case other:
            return f"{other!r} is not one of u, p, a, n, b, s, q"
    return ""


def _finish(session: Session) -> str | None:
    answer = ask(END)
    if answer is None or answer.strip().lower() not in BACK:
        return None
    session.go_back()
    return ""


def _rate(session: Session, rating: Rating, typed: str, save: Callable[[], object]) -> str | None:
    """Take what a rating needs, and rate; nothing changes without it, or where the answer is b."""
    assert session.current
    if rating is Rating.NOT_PROBED:
        session.rate(rating)
        return ""
    session.begin(rating, typed)
    save()
    text = ask(f"{rating}. {ASKED if rating is Rating.ABSENT else QUOTE}", typed, partial(session.begin, rating))
    if text is None:
        return None
    if text.strip().lower() in BACK:
        session.draft = None
        return "Nothing changed."
    if rating is Rating.ABSENT:
        session.rate(rating, asked=text.strip() or session.current.question)
    elif text.strip():
        session.rate(rating, quote=text.strip())
    else:
        session.draft = None
        return "Nothing changed: a rating needs a quote of what was said or done."
    return ""
