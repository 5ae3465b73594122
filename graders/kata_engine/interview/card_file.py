"""Reads scorecards and filled-in ratings, and writes scorecards; every problem is told with its line."""

import difflib
from collections.abc import Collection
from functools import partial
from pathlib import Path

import msgspec

from kata_engine.errors import blame_user_file
from kata_engine.interview.levels import explain_levels
from kata_engine.interview.ratings import RatedCriterion, Rating, find_lack, rate_criterion
from kata_engine.interview.scorecard import VERSION, Scorecard
from kata_engine.spec import reader, writer
from kata_engine.spec.decoding import DecodingError, DocumentDecoder, Model, decode
from kata_engine.spec.rubric import Rubric

CARD_KEYS = tuple(field.name for field in msgspec.structs.fields(Scorecard))
RATINGS_KEYS = ("kata", "rubric", "ratings")
NEEDED_KEYS = ("scorecard", *RATINGS_KEYS)


class FilledRating(Model, frozen=True):
    """One rating as an interviewer fills it in."""

    id: str
    rating: Rating
    quote: str = ""
    asked: str = ""


@blame_user_file()
def read_ratings(path: Path, kata: str, rubric: Rubric) -> tuple[RatedCriterion, ...]:
    """The ratings of a filled-in file; raises InputError."""
    document = DocumentDecoder(reader.read(path, str(path)), RATINGS_KEYS, RATINGS_KEYS)
    _require_same_version(document, kata, rubric)
    criteria = {one.id: one for one in rubric.criteria}

    def read_rating(item: object, path: reader.NodePath) -> RatedCriterion:
        filled: FilledRating = decode(FilledRating, item, path)
        if filled.id not in criteria:
            raise DecodingError((*path, "id"), f"unknown criterion {filled.id!r}{_suggest(filled.id, criteria)}")
        lacks = find_lack(filled.rating, filled.quote, filled.asked)
        if lacks:
            raise DecodingError((*path, "rating"), f"{filled.id}: {lacks}")
        return rate_criterion(criteria[filled.id], filled.rating, filled.quote.strip(), filled.asked.strip())

    lines = document.decode_items("ratings", read_rating)
    document.require_unique("id", "ratings")
    document.finish()
    return lines


@blame_user_file()
def read_card(path: Path, of: tuple[str, Rubric] | None = None) -> Scorecard:
    """A scorecard; of this kata and version of its rubric if they are given. Raises InputError."""
    document = DocumentDecoder(reader.read(path, str(path)), CARD_KEYS, NEEDED_KEYS)
    if document.data.get("scorecard") != VERSION:
        document.refuse(("scorecard",), f"this is not a scorecard of version {VERSION}, as `kata score` writes it")
    if of:
        _require_same_version(document, *of)
    ratings: tuple[RatedCriterion, ...] = document.decode_items("ratings", partial(decode, RatedCriterion))
    document.require_unique("id", "ratings")
    if not document.problems:
        for index, one in enumerate(ratings):
            _check_rating(document, index, one, of[1] if of else None)
    document.finish()
    try:
        card: Scorecard = decode(Scorecard, document.data, ())
    except DecodingError as problem:
        document.refuse(problem.path, problem.text)
    if card.result != card.decision.words:
        hint = "write that, or undo your change"
        document.refuse(
            ("result",), f"{card.result!r} does not follow from the ratings, which give {card.decision.words!r}: {hint}"
        )
    return card


def _check_rating(document: DocumentDecoder, index: int, one: RatedCriterion, rubric: Rubric | None) -> None:
    where = ("ratings", index, "rating")
    waiting = document.data.get("not_rated_yet", ())
    if lacks := find_lack(one.rating, one.quote, one.asked):
        document.note(where, f"{one.id}: {lacks}")
    elif isinstance(waiting, list) and one.id in waiting and one.rating is not Rating.NOT_PROBED:
        document.note(where, f"{one.id} is rated but listed in not_rated_yet: remove it there")
    if rubric and one.id not in (known := [criterion.id for criterion in rubric.criteria]):
        document.note(("ratings", index, "id"), f"unknown criterion {one.id!r}{_suggest(one.id, known)}")


def _suggest(identifier: str, known: Collection[str]) -> str:
    near = difflib.get_close_matches(identifier, known, n=1)
    return f"; did you mean {near[0]}?" if near else f"; there are: {', '.join(known)}"


def write_card(path: Path, card: Scorecard) -> None:
    """Write a scorecard, its result made anew from its ratings."""
    decision = card.decision
    card = msgspec.structs.replace(card, result=decision.words, because=explain_levels(decision))
    data = {name: value for name, value in msgspec.to_builtins(card).items() if value is not None}
    writer.write_atomically(path, writer.to_yaml(data))


def _require_same_version(document: DocumentDecoder, kata: str, rubric: Rubric) -> None:
    """Refuse ratings of another kata, or of criteria that have changed since."""
    for section in ("kata", "rubric"):
        if section not in document.data:
            document.refuse((section,), f"the section {section!r} is missing")
    if document.data["kata"] != kata:
        document.refuse(("kata",), f"these are ratings of {document.data['kata']!r}, not of {kata!r}")
    if document.data["rubric"] != rubric.digest:
        document.refuse(
            ("rubric",),
            f"these ratings are for another version of rubrics/{kata}.yaml, {document.data['rubric']}; "
            f"it is {rubric.digest} now: "
            f"print a new `kata score {kata} --template`, copy over what still applies, and use --ratings",
        )
