"""The level rule by a table of worked examples."""

import pytest
from kata_engine.interview.levels import RULE, decide_level
from kata_engine.interview.ratings import RatedCriterion, Rating
from kata_engine.spec.level import Level
from kata_engine.spec.rubric import Dimension, Need

LETTERS = {"u": Rating.UNPROMPTED, "p": Rating.PROMPTED, "a": Rating.ABSENT, "-": Rating.NOT_PROBED}

# Ratings of the musts of L4, L5, L6, then of the nice ones; the card's level in words; the standing of each level.
WORKED = [
    ("uuuuu", "----", "---", "", "L4", "met, insufficient evidence, insufficient evidence"),
    ("uuuuu", "uuuu", "---", "", "L5", "met, met, insufficient evidence"),
    ("uuuuu", "uuuu", "uuu", "", "L6", "met, met, met"),
    ("uuuuu", "uuuu", "uuu", "uu", "L6, strong", "strong, strong, strong"),
    ("uuuuu", "uuuu", "uuu", "up", "L6", "met, met, met"),
    ("ppppp", "----", "---", "uu", "L4 not met", "not met, not met, not met"),  # 5 of 10 points are 50 %
    ("uppppp", "---", "---", "", "L4 not met", "not met, not met, not met"),  # 7 of 12 are 58 %
    ("upppp", "---", "---", "", "L4", "met, insufficient evidence, insufficient evidence"),  # 6 of 10 are 60 %
    ("uuuua", "uuuu", "uuu", "uu", "L4 not met", "not met, not met, not met"),  # an absent must, whatever the rest
    ("uuuuu", "uuua", "uuu", "uu", "L4, strong", "strong, not met, not met"),
    ("uuuuu", "pppp", "uuu", "", "L4", "met, not met, not met"),
    ("uuuuuuppp", "---", "---", "uu", "L4", "met, insufficient evidence, insufficient evidence"),  # 15 of 18 are 83 %
    ("uuuuuuupp", "---", "---", "uu", "L4, strong", "strong, insufficient evidence, insufficient evidence"),  # 88 %
    ("uuu--", "uuuu", "uuu", "", "insufficient evidence", ", ".join(["insufficient evidence"] * 3)),  # 60 % probed
    ("uuuuuuu---", "---", "---", "", "L4", "met, insufficient evidence, insufficient evidence"),  # 70 % probed
    ("uuua-", "----", "---", "", "L4 not met", "not met, not met, not met"),
    ("aa---", "----", "---", "", "insufficient evidence", ", ".join(["insufficient evidence"] * 3)),
    ("uuuuu", "uu--", "uuu", "", "L4", "met, insufficient evidence, insufficient evidence"),
    ("-----", "----", "---", "uuu", "insufficient evidence", ", ".join(["insufficient evidence"] * 3)),
    ("", "", "", "", "insufficient evidence", ", ".join(["insufficient evidence"] * 3)),
]


def rated(identifier, level, need, letter):
    return RatedCriterion(
        id=identifier, level=level, dimension=Dimension.CODE, need=need, observe="", rating=LETTERS[letter]
    )


def card(l4, l5, l6, nice):
    musts = [
        rated(f"X-{level}-{index}", level, Need.MUST, letter)
        for level, letters in zip(Level, (l4, l5, l6), strict=True)
        for index, letter in enumerate(letters)
    ]
    return musts + [rated(f"X-L5-9{index}", Level.L5, Need.NICE, letter) for index, letter in enumerate(nice)]


@pytest.mark.parametrize(("l4", "l5", "l6", "nice", "words", "standings"), WORKED)
def test_a_worked_example(l4, l5, l6, nice, words, standings):
    result = decide_level(card(l4, l5, l6, nice))
    assert result.words == words
    assert ", ".join(one.standing for one in result.levels) == standings
    assert result.level == (Level(words[:2]) if words[:2] in list(Level) and "not" not in words else None)


def test_the_arithmetic_is_shown():
    first, second, third = decide_level(card("uupa-", "uuu", "---", "u")).levels
    assert (first.probed, first.musts, first.points, first.most) == (4, 5, 5, 8)
    assert first.reason == "absent: X-L4-3"
    assert second.reason == "needs L4"
    assert third.reason == "needs L5"


def test_nice_ones_never_earn_points_of_a_level():
    assert decide_level(card("pppp", "", "", "uuuuuu")).words == "L4 not met"


def test_the_rule_in_words_says_every_figure():
    for figure in ("2 points", "prompted 1", "absent 0", "60 %", "85 %", "70 %", "2 nice ones"):
        assert figure in RULE
