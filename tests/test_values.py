import pytest
from kata_engine.grading.values import describe_difference, is_same
from kata_engine.sandbox.child.foreign import Foreign

EQUAL = [1, True, None, "a", [1, [2]], (1, ("a",)), {("a", "b"): 1}, {1: [2]}, {1, 2}, 1.5, []]
DIFFERENT = [
    (1, True), (0, False), (1, 1.0), ([1], (1,)), ([1, True], [1, 1]), ({"a": 1}, {"a": True}), ({1: 2}, {True: 2}),
    ([], [[]]), ({}, {"a": 0}), ("a", ["a"]), (None, False), (Foreign("f", "x"), Foreign("f", "x")), ([1, 2], [2, 1]),
    ({("a",): 1}, {("b",): 1}), ((1, None), (1, 0)),
]  # fmt: skip


@pytest.mark.parametrize("value", EQUAL, ids=repr)
def test_equal_values_are_the_same(value):
    assert is_same(value, value)


@pytest.mark.parametrize(("left", "right"), DIFFERENT, ids=repr)
def test_other_types_and_values_differ_both_ways(left, right):
    assert not is_same(left, right)
    assert not is_same(right, left)


@pytest.mark.parametrize(
    ("returned", "expected", "words"),
    [
        ([["a", "aa"]], [["aa", "a"]], "at [0][0]: 'a', expected 'aa'"),
        ([1], [1, 2], "1 items, expected 2"),
        ((1,), [1], "(1,) (a tuple), expected [1] (a list)"),
        ([0, True], [0, 1], "at [1]: True (a bool), expected 1 (a int)"),
        ({"a": 1}, {"b": 1}, "no key 'b'"),
        ({"a": 1, "b": 2}, {"a": 1}, "an extra key 'b'"),
        ({("a", "a"): 1}, {("a", "a"): 2}, "at [('a', 'a')]: 1, expected 2"),
        (([], ("a", "b")), ([], ("a", "c")), "at [1][1]: 'b', expected 'c'"),
        (Foreign("generator", "<generator>"), [], "<generator> (a generator), expected [] (a list)"),
    ],
)
def test_the_first_difference_is_told(returned, expected, words):
    assert describe_difference(returned, expected) == words


def test_a_long_answer_is_compared_quickly_and_told_shortly():
    left, right = list(range(200_000)), [*range(199_999), -1]
    assert describe_difference(left, right) == "at [199999]: 199999, expected -1"
