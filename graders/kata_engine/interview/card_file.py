"""Reads scorecards and filled-in ratings, and writes scorecards; every problem is told with its line."""

import difflib
from functools import partial
from pathlib import Path

import msgspec

from kata_engine import reader, writer
from kata_engine.interview.scorecard import Line, Scorecard, explained, line, missing, outcome
from kata_engine.rubric import Rubric
from kata_engine.typed import Misplaced, Model, Reading, typed
from kata_engine.words import Rating

CARD = tuple(field.name for field in msgspec.structs.fields(Scorecard))
RATINGS = ("kata", "rubric", "ratings")


class Filled(Model, frozen=True):
    """One rating as an interviewer fills it in."""

    id: str
    rating: Rating
    quote: str = ""
    asked: str = ""


def read_ratings(path: Path, kata: str, rubric: Rubric) -> tuple[Line, ...]:
    """The lines of a filled-in ratings file; raises DataProblem."""
    reading = Reading(reader.read(path, str(path)), RATINGS, RATINGS)
    _same_version(reading, kata, rubric)
    criteria = {one.id: one for one in rubric.criteria}

    def rated(item: object, place: reader.Place) -> Line:
        filled: Filled = typed(Filled, item, place)
        if filled.id not in criteria:
            near = difflib.get_close_matches(filled.id, criteria, n=1)
            hint = f"; did you mean {near[0]}?" if near else f"; there are: {', '.join(criteria)}"
            raise Misplaced((*place, "id"), f"unknown criterion {filled.id!r}{hint}")
        lacks = missing(filled.rating, filled.quote, filled.asked)
        if lacks:
            raise Misplaced((*place, "rating"), f"{filled.id}: {lacks}")
        return line(criteria[filled.id], filled.rating, filled.quote.strip(), filled.asked.strip())

    lines = reading.items("ratings", rated)
    reading.unique("id", "ratings")
    reading.finish()
    return lines


def read_card(path: Path, of: tuple[str, Rubric] | None = None) -> Scorecard:
    """A scorecard; of this kata and version of its rubric if they are given. Raises DataProblem."""
    reading = Reading(reader.read(path, str(path)), CARD, ("scorecard", "kata", "rubric", "ratings"))
    if of:
        _same_version(reading, *of)
    ratings = reading.items("ratings", partial(typed, Line)) if reading.data.get("ratings") else ()
    reading.unique("id", "ratings")
    for place, one in enumerate(ratings if not reading.problems else ()):
        if lacks := missing(one.rating, one.quote, one.asked):
            reading.note(("ratings", place, "rating"), f"{one.id}: {lacks}")
    reading.finish()
    try:
        card: Scorecard = typed(Scorecard, reading.data, ())
    except Misplaced as wrong:
        reading.refuse(wrong.path, wrong.text)
    if card.result != card.outcome.words:
        reading.refuse(
            ("result",), f"the result is written as {card.result!r}, but its ratings come to {card.outcome.words!r}"
        )
    return card


def write_card(path: Path, card: Scorecard) -> None:
    """Write a scorecard, its result made anew from its ratings."""
    result = outcome(card.ratings)
    card = msgspec.structs.replace(card, result=result.words, because=explained(result))
    data = {name: value for name, value in msgspec.to_builtins(card).items() if value is not None}
    writer.write_atomically(path, writer.to_yaml(data))


def _same_version(reading: Reading, kata: str, rubric: Rubric) -> None:
    """Refuse ratings of another kata, or of criteria that have changed since."""
    if reading.data.get("kata") != kata:
        reading.refuse(("kata",), f"these are ratings of {reading.data.get('kata')!r}, not of {kata!r}")
    if reading.data.get("rubric") != rubric.digest:
        reading.refuse(
            ("rubric",),
            f"these ratings are for another version of rubrics/{kata}.yaml ({reading.data.get('rubric')}, it is now "
            f"{rubric.digest}): take a new --template and carry over what still applies",
        )
