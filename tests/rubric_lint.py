"""Holds the text of a rubric to what makes one reliable."""

import re
from collections.abc import Iterator

from kata_engine.spec.level import Level
from kata_engine.spec.rubric import Criterion, Dimension, Need, Rubric

# The machine says nothing about the others, nor whether something was prompted.
MEASURED = (Dimension.ALGORITHM, Dimension.CODE, Dimension.VERIFICATION)
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


def lint(rubric: Rubric) -> Iterator[str]:
    """What keeps a rubric from being reliable, each a sentence that begins with what it is about."""
    for level in Level:
        musts = sum(one.level is level and one.need is Need.MUST for one in rubric.criteria)
        if musts < MUSTS:
            yield f"{level} has {musts} musts: a level needs {MUSTS} to be told from luck"
        if sum(one.level is level for one in rubric.follow_ups) < FOLLOW_UPS:
            yield f"{level} has no follow-up question"
    for criterion in rubric.criteria:
        yield from (f"{criterion.id} {problem}" for problem in _lint_criterion(criterion))
    for follow_up in rubric.follow_ups:
        if len(follow_up.good_answer.split()) < ANCHOR_WORDS:
            yield f"{follow_up.question!r} has no good answer: {follow_up.good_answer!r}"


def _lint_criterion(criterion: Criterion) -> Iterator[str]:
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
