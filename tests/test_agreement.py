"""Agreement of interviewers: kappa against published values, and what is compared with what."""

import pytest
from kata_engine.interview.agreement import compute_kappa, find_differences, measure_agreement
from kata_engine.interview.ratings import RatedCriterion, Rating
from kata_engine.interview.scorecard import Scorecard
from kata_engine.spec.level import Level
from kata_engine.spec.rubric import Dimension, Need

SEXUAL_FUN = [[7, 7, 2, 3], [2, 8, 3, 7], [1, 5, 4, 9], [2, 8, 9, 14]]  # husbands by wives, Hout et al. 1987


@pytest.mark.parametrize(
    ("first", "second", "published"),
    [  # the first four from the tests of benhamner/Metrics, which scored contests by this kappa
        ([1, 2, 1], [1, 2, 2], 0.4),
        ([1, 2, 3, 1, 2, 3], [1, 2, 3, 1, 3, 2], 0.75),
        ([1, 3, 5], [2, 4, 6], 0.8421052631578947),
        ([1, 3, 3, 5], [2, 4, 5, 6], 0.6956521739130435),
        ([1, 2, 3], [1, 2, 3], 1.0),
        ([3, 0, 3, 0], [0, 3, 0, 3], -1.0),
    ],
)
def test_kappa_is_the_published_value(first, second, published):
    assert compute_kappa(list(zip(first, second, strict=True))) == pytest.approx(published)


def test_kappa_of_a_published_table():
    pairs = [
        (row, column)
        for row, counts in enumerate(SEXUAL_FUN)
        for column, count in enumerate(counts)
        for _ in range(count)
    ]
    assert len(pairs) == 91
    assert compute_kappa(pairs) == pytest.approx(0.3320, abs=0.0001)  # R, vcd, Fleiss-Cohen weights


@pytest.mark.parametrize("pairs", [[], [(1, 1)], [(0, 2)], [(2, 2), (2, 2)]])
def test_kappa_is_undefined_where_nothing_varies(pairs):
    assert compute_kappa(pairs) is None


LETTERS = {"u": Rating.UNPROMPTED, "p": Rating.PROMPTED, "a": Rating.ABSENT, "-": Rating.NOT_PROBED}


def card(candidate, interviewer, letters):
    lines = tuple(
        RatedCriterion(
            id=f"X-L4-{place}", level=Level.L4, dimension=Dimension.CODE, need=Need.MUST, observe=f"thing {place}",
            rating=LETTERS[letter],
        )
        for place, letter in enumerate(letters)
    )  # fmt: skip
    return Scorecard(
        kata="x", rubric="r", candidate=candidate, interviewer=interviewer, date="", result="", because=(),
        ratings=lines,
    )  # fmt: skip


def test_agreement_is_per_criterion_over_candidates_in_common():
    cards = [
        card("a", "I", "uu"),
        card("a", "J", "up"),
        card("b", "I", "au"),
        card("b", "J", "aa"),
        card("c", "I", "uu"),
    ]
    first, second = measure_agreement(cards)
    assert (first.id, first.pairs, first.kappa, first.far_apart) == ("X-L4-0", 2, 1.0, 0.0)
    assert (second.pairs, second.far_apart) == (2, 0.5)
    assert second.kappa == 0.0


def test_what_was_not_probed_is_no_rating():
    (only,) = measure_agreement([card("a", "I", "-"), card("a", "J", "a")])
    assert (only.pairs, only.kappa, only.far_apart) == (0, None, None)


def test_three_interviewers_give_the_mean_over_pairs():
    cards = [card("a", one, "u") for one in "IJK"] + [
        card("b", one, rating) for one, rating in zip("IJK", "aap", strict=True)
    ]
    (only,) = measure_agreement(cards)
    between = [compute_kappa([(2, 2), pair]) for pair in ((0, 0), (0, 1), (0, 1))]
    assert only.pairs == 6
    assert only.kappa == pytest.approx(sum(between) / 3)


def test_the_widest_difference_comes_first():
    found = find_differences([card("a", "I", "upa-"), card("a", "J", "uuu-")])
    assert [(one.id, one.step) for one in found] == [("X-L4-2", 2), ("X-L4-1", 1), ("X-L4-3", None), ("X-L4-0", 0)]
    assert found[0].ratings == (Rating.ABSENT, Rating.UNPROMPTED)
