"""Reads scorecards and filled-in ratings, and writes scorecards; every problem is told with its line."""

import difflib
from collections.abc import Collection
from functools import partial
from pathlib import Path

import msgspec

from kata_engine import reader, writer
from kata_engine.interview.scorecard import VERSION, Line, Scorecard, explained, line, missing, outcome
from kata_engine.rubric import Rubric
from kata_engine.typed import Misplaced, Model, Reading, typed
from kata_engine.words import Rating

CARD = tuple(field.name for field in msgspec.structs.fields(Scorecard))
RATINGS = ("kata", "rubric", "ratings")
NEEDED = ("scorecard", *RATINGS)


class Filled(Model, frozen=True):
    """One rating as an interviewer fills it in."""

    id: str
    rating: Rating
    quote: str = ""
    asked: str = ""


@reader.named_by_the_user()
def read_ratings(path: Path, kata: str, rubric: Rubric) -> tuple[Line, ...]:
    """The lines of a filled-in ratings file; raises InputProblem."""
    reading = Reading(reader.read(path, str(path)), RATINGS, RATINGS)
    _same_version(reading, kata, rubric)
    criteria = {one.id: one for one in rubric.criteria}

    def rated(item: object, place: reader.Place) -> Line:
        filled: Filled = typed(Filled, item, place)
        if filled.id not in criteria:
            raise Misplaced((*place, "id"), f"unknown criterion {filled.id!r}{_near(filled.id, criteria)}")
        lacks = missing(filled.rating, filled.quote, filled.asked)
        if lacks:
            raise Misplaced((*place, "rating"), f"{filled.id}: {lacks}")
        return line(criteria[filled.id], filled.rating, filled.quote.strip(), filled.asked.strip())

    lines = reading.items("ratings", rated)
    reading.unique("id", "ratings")
    reading.finish()
    return lines


@reader.named_by_the_user()
def read_card(path: Path, of: tuple[str, Rubric] | None = None) -> Scorecard:
    """A scorecard; of this kata and version of its rubric if they are given. Raises InputProblem."""
    reading = Reading(reader.read(path, str(path)), CARD, NEEDED)
    if reading.data.get("scorecard") != VERSION:
        reading.refuse(("scorecard",), f"this is no scorecard of version {VERSION}, as `kata score` writes it")
    if of:
        _same_version(reading, *of)
    ratings: tuple[Line, ...] = reading.items("ratings", partial(typed, Line))
    reading.unique("id", "ratings")
    if not reading.problems:
        for place, one in enumerate(ratings):
            _check_line(reading, place, one, of[1] if of else None)
    reading.finish()
    try:
        card: Scorecard = typed(Scorecard, reading.data, ())
    except Misplaced as wrong:
        reading.refuse(wrong.path, wrong.text)
    if card.result != card.outcome.words:
        hint = "write that, or take the change back"
        reading.refuse(("result",), f"{card.result!r} is not what the ratings come to, {card.outcome.words!r}: {hint}")
    return card


def _check_line(reading: Reading, place: int, one: Line, rubric: Rubric | None) -> None:
    where = ("ratings", place, "rating")
    waiting = reading.data.get("not_rated_yet", ())
    if lacks := missing(one.rating, one.quote, one.asked):
        reading.note(where, f"{one.id}: {lacks}")
    elif isinstance(waiting, list) and one.id in waiting and one.rating is not Rating.NOT_PROBED:
        reading.note(where, f"{one.id} is rated, and listed in not_rated_yet: take it out there")
    if rubric and one.id not in (known := [criterion.id for criterion in rubric.criteria]):
        reading.note(("ratings", place, "id"), f"unknown criterion {one.id!r}{_near(one.id, known)}")


def _near(identifier: str, known: Collection[str]) -> str:
    near = difflib.get_close_matches(identifier, known, n=1)
    return f"; did you mean {near[0]}?" if near else f"; there are: {', '.join(known)}"


def write_card(path: Path, card: Scorecard) -> None:
    """Write a scorecard, its result made anew from its ratings."""
    result = outcome(card.ratings)
    card = msgspec.structs.replace(card, result=result.words, because=explained(result))
    data = {name: value for name, value in msgspec.to_builtins(card).items() if value is not None}
    writer.write_atomically(path, writer.to_yaml(data))


def _same_version(reading: Reading, kata: str, rubric: Rubric) -> None:
    """Refuse ratings of another kata, or of criteria that have changed since."""
    for section in ("kata", "rubric"):
        if section not in reading.data:
            reading.refuse((section,), f"the section {section!r} is missing")
    if reading.data["kata"] != kata:
        reading.refuse(("kata",), f"these are ratings of {reading.data['kata']!r}, not of {kata!r}")
    if reading.data["rubric"] != rubric.digest:
        reading.refuse(
            ("rubric",),
            f"this is for another version of rubrics/{kata}.yaml, {reading.data['rubric']}, it is {rubric.digest} now: "
            f"print a new `kata score {kata} --template`, carry over what still applies, and use --ratings",
        )
