"""Reads a rubric file into its model, and holds its text to what makes a rubric reliable."""

import re
from collections.abc import Collection, Iterator
from functools import partial
from pathlib import Path

from kata_engine import reader
from kata_engine.rubric import MEASURED, Criterion, FollowUp, Rubric
from kata_engine.typed import Reading, typed
from kata_engine.words import Dimension, Level, Need

MUSTS, FOLLOW_UPS = 3, 1  # at least so many a level
ANCHOR_WORDS = 5  # at least so many that are more than a judgement
JUDGEMENTS = re.compile(
    r"(very|quite|rather|really|not|is|are|was|a|an|the|and|or|but|with|in|of"
    r"|good|bad|poor|great|nice|clear|unclear|clean|messy|solid|strong|weak|excellent|fine|elegant|ugly"
    r"|deep|shallow|correct|incorrect|right|wrong|complete|incomplete|thorough|careful|careless|confident|vague"
    r"|well|badly|poorly|clearly|cleanly|solidly|strongly|weakly|correctly|thoroughly|carefully|confidently|vaguely"
    r"|code|solution|answer|answers|understanding|communication|knowledge|skills|work)",
    re.IGNORECASE,
)


def read_rubric(path: Path, name: str, checks: Collection[str]) -> Rubric:
    """Read a rubric file that problems call `name`; evidence may refer to `checks`. Raises DataProblem."""
    reading = Reading(reader.read(path, name), ("criteria", "follow_ups"), ("criteria",))
    rubric = Rubric(
        criteria=reading.items("criteria", partial(typed, Criterion)),
        follow_ups=reading.items("follow_ups", partial(typed, FollowUp)) if "follow_ups" in reading.data else (),
    )
    reading.unique("id", "criteria")
    if not reading.problems:
        for place, criterion in enumerate(rubric.criteria):
            for nth, check in enumerate(criterion.evidence.checks):
                if check not in checks:
                    where = ("criteria", place, "evidence", "checks", nth)
                    reading.note(where, f"{criterion.id} names the check {check!r}, which the grader does not have")
    reading.finish()
    return rubric


def lint(rubric: Rubric) -> Iterator[str]:
    """What keeps a rubric from being reliable, each a sentence that begins with what it is about."""
    for level in Level:
        musts = sum(one.level is level and one.need is Need.MUST for one in rubric.criteria)
        if musts < MUSTS:
            yield f"{level} has {musts} musts: a level needs {MUSTS} to be told from luck"
        if sum(one.level is level for one in rubric.follow_ups) < FOLLOW_UPS:
            yield f"{level} has no follow-up question"
    for criterion in rubric.criteria:
        yield from (f"{criterion.id} {problem}" for problem in _of_criterion(criterion))
    for follow_up in rubric.follow_ups:
        if len(follow_up.good_answer.split()) < ANCHOR_WORDS:
            yield f"{follow_up.question!r} has no good answer: {follow_up.good_answer!r}"


def _of_criterion(criterion: Criterion) -> Iterator[str]:
    if f"-{criterion.level}-" not in criterion.id:
        yield f"is a criterion of {criterion.level}"
    if _words(criterion.positive) == _words(criterion.negative):
        yield "has the same anchor twice"
    for name, anchor in (("positive", criterion.positive), ("negative", criterion.negative)):
        if len([word for word in _words(anchor) if not JUDGEMENTS.fullmatch(word)]) < ANCHOR_WORDS:
            yield f"has a {name} anchor that judges: {anchor!r}; say what is seen or heard"
    bearing = criterion.evidence
    if (bearing.checks or bearing.own_tests) and criterion.dimension not in MEASURED:
        yield f"names evidence of the machine, which has no say on {criterion.dimension}"
    if bearing.own_tests and criterion.dimension is not Dimension.VERIFICATION:
        yield f"names the candidate's own tests, which bear on verification, not on {criterion.dimension}"


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())
