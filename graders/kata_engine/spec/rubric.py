"""A rubric: what an interviewer looks for, level by level, and what is asked afterwards."""

from collections.abc import Collection
from enum import StrEnum
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Annotated

import msgspec

from kata_engine.errors import DataError
from kata_engine.spec import reader
from kata_engine.spec.catalog import Kata
from kata_engine.spec.decoding import DocumentDecoder, Model, decode
from kata_engine.spec.level import Level

Text = Annotated[str, msgspec.Meta(min_length=1, max_length=600)]
Identifier = Annotated[str, msgspec.Meta(pattern="^[A-Z]{2,4}-L[456]-[0-9]{1,2}$")]
Percent = Annotated[int, msgspec.Meta(ge=1, le=100)]


class Dimension(StrEnum):
    """Which side of the work a criterion looks at, in the order of an interview."""

    FRAMING = "framing"
    ALGORITHM = "algorithm"
    CODE = "code"
    VERIFICATION = "verification"
    COMMUNICATION = "communication"
    SYSTEMS = "systems"


class Need(StrEnum):
    """Whether a level asks for a criterion."""

    MUST = "must"
    NICE = "nice"


class EvidenceReference(Model, frozen=True):
    """What the harness measured that bears on a criterion.

    `checks` are names of checks of the grader, `own_tests` the percentage of known mistakes that the
    candidate's own tests should refuse.
    """

    checks: tuple[str, ...] = ()
    own_tests: Percent | None = None


class Criterion(Model, frozen=True, kw_only=True):
    """One line of a rubric; both anchors are things seen or heard."""

    id: Identifier
    level: Level
    dimension: Dimension
    need: Need
    observe: Text
    positive: Text
    negative: Text
    question: Text
    evidence: EvidenceReference = EvidenceReference()


class FollowUp(Model, frozen=True):
    """A question for when there is time left, with what a good answer says."""

    level: Level
    question: Text
    good_answer: Annotated[str, msgspec.Meta(min_length=1, max_length=1200)]


class Rubric(Model, frozen=True):
    """A whole rubric file, in the order of an interview."""

    criteria: tuple[Criterion, ...]
    follow_ups: tuple[FollowUp, ...] = ()

    @property
    def digest(self) -> str:
        """Tells versions of the criteria apart: ratings belong to one of them."""
        return blake2b(msgspec.json.encode(self.criteria), digest_size=6).hexdigest()


def open_rubric(kata: Kata, checks: Collection[str]) -> Rubric:
    """The rubric of a kata that has these checks; raises DataError."""
    name = f"rubrics/{kata.name}.yaml"
    if not kata.rubric.is_file():
        raise DataError([f"{name}:1: the kata {kata.name} needs this file"])
    return read_rubric(kata.rubric, name, checks)


def read_rubric(path: Path, name: str, checks: Collection[str]) -> Rubric:
    """Read a rubric file that problems call `name`; evidence may refer to `checks`. Raises DataError."""
    document = DocumentDecoder(reader.read(path, name), ("criteria", "follow_ups"), ("criteria",))
    rubric = Rubric(
        criteria=document.decode_items("criteria", partial(decode, Criterion)),
        follow_ups=document.decode_items("follow_ups", partial(decode, FollowUp))
        if "follow_ups" in document.data
        else (),
    )
    document.require_unique("id", "criteria")
    if not document.problems:
        for index, criterion in enumerate(rubric.criteria):
            for nth, check in enumerate(criterion.evidence.checks):
                if check not in checks:
                    path_of_name = ("criteria", index, "evidence", "checks", nth)
                    document.note(
                        path_of_name, f"{criterion.id} names the check {check!r}, which the grader does not have"
                    )
    document.finish()
    return rubric
