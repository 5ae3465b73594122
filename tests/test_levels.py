"""The level rule by a table of worked examples."""

import pytest
from kata_engine.interview.levels import RULE, Rated, result_of
from kata_engine.words import Level, Need, Rating

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


def card(l4, l5, l6, nice):
    musts = [
        Rated(f"X-{level}-{place}", level, Need.MUST, LETTERS[letter])
        for level, letters in zip(Level, (l4, l5, l6), strict=True)
        for place, letter in enumerate(letters)
    ]
    return musts + [Rated(f"X-L5-9{place}", Level.L5, Need.NICE, LETTERS[one]) for place, one in enumerate(nice)]


@pytest.mark.parametrize(("l4", "l5", "l6", "nice", "words", "standings"), WORKED)
def test_a_worked_example(l4, l5, l6, nice, words, standings):
    result = result_of(card(l4, l5, l6, nice))
    assert result.words == words
    assert ", ".join(one.standing for one in result.levels) == standings
    assert result.level == (Level(words[:2]) if words[:2] in list(Level) and "not" not in words else None)


def test_the_arithmetic_is_shown():
    first, second, third = result_of(card("uupa-", "uuu", "---", "u")).levels
    assert (first.probed, first.musts, first.points, first.most) == (4, 5, 5, 8)
    assert first.reason == "absent: X-L4-3"
    assert second.reason == "needs L4"
    assert third.reason == "needs L5"


def test_nice_ones_never_earn_points_of_a_level():
    assert result_of(card("pppp", "", "", "uuuuuu")).words == "L4 not met"


def test_the_rule_in_words_says_every_figure():
    for figure in ("2 points", "prompted 1", "absent 0", "60 %", "85 %", "70 %", "2 nice ones"):
        assert figure in RULE
