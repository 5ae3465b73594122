from dataclasses import replace

import pytest
from kata_engine.grading.expected import Raises, Returns
from kata_engine.grading.judge import Judge
from kata_engine.sandbox.outcome import LoadRefused, Raised, Returned, Stopped, pack_outcome
from kata_engine.sandbox.program import Program
from kata_engine.spec.signature import read_signature
from kata_engine.verdicts import Verdict

SOURCE = "def f(x: list[int]) -> list[int]:\n    return x[9]  # here\n"
SIGNATURE = read_signature(SOURCE, "f")
JUDGE = Judge(SIGNATURE, Program(SOURCE.encode(), "mine.py", "f", 1))
ONE = (Returns([1]),)
CALL = ([1, 2],)


@pytest.mark.parametrize(
    ("outcome", "right"),
    [
        (Returned([1]), ONE),
        (Returned([1]), (Returns([2]), Returns([1]))),
        (Raised("Own", ("ValueError", "Exception"), "", 0), (Returns([1]), Raises("ValueError"))),
    ],
)
def test_right_outcomes_bring_no_complaint(outcome, right):
    assert JUDGE.find_failure(CALL, outcome, right) is None


@pytest.mark.parametrize(
    ("outcome", "right", "verdict", "words"),
    [
        (Returned([2]), ONE, Verdict.WRONG_ANSWER, ["f([1, 2])", "returned  [2]", "expected  [1]", "at [0]: 2, expected 1"]),
        (Returned((1,)), ONE, Verdict.WRONG_ANSWER, ["wrong type (1,) (a tuple), expected type list[int]"]),
        (Returned([True]), ONE, Verdict.WRONG_ANSWER, ["wrong type at [0]: True (a bool)"]),
        (Returned([1]), (Raises("ValueError"),), Verdict.WRONG_ANSWER, ["expected  a ValueError"]),
        (Returned([1], changed_argument=True), ONE, Verdict.WRONG_ANSWER, ["changed its argument"]),
        (Returned([1], changed_earlier=True), ONE, Verdict.WRONG_ANSWER, ["an earlier call changed"]),
        (Raised("IndexError", ("IndexError",), "out of range", 2), ONE, Verdict.RUNTIME_ERROR,
         ["mine.py, line 2: raised IndexError: out of range", "return x[9]", "expected  [1]"]),
        (Raised("KeyError", ("KeyError",), "", 0), (Raises("ValueError"),), Verdict.RUNTIME_ERROR, ["expected  a ValueError"]),
        (Raised("ValueError", ("ValueError",), "", 0, True), (Raises("ValueError"),), Verdict.WRONG_ANSWER, ["changed its argument"]),
        (Raised("NotImplementedError", (), "", 2), ONE, Verdict.NOT_ATTEMPTED, ["NotImplementedError"]),
        (Raised("MemoryError", (), "", 2), ONE, Verdict.MEMORY_LIMIT_EXCEEDED, ["MemoryError"]),
        (Raised("E\x1b[2J", (), "\x1b]0;x", 2), ONE, Verdict.RUNTIME_ERROR, ["E\\x1b[2J: \\x1b]0;x"]),
        (Stopped(Verdict.TIME_LIMIT_EXCEEDED, "no answer"), ONE, Verdict.TIME_LIMIT_EXCEEDED, ["no answer"]),
    ],
)  # fmt: skip
def test_wrong_outcomes_are_told(outcome, right, verdict, words):
    failure = JUDGE.find_failure(CALL, outcome, right)
    assert failure.verdict is verdict
    for word in words:
        assert word in failure.message


def test_a_message_is_short_whatever_the_values():
    huge = [*range(300_000)]
    failure = JUDGE.find_failure((huge,), Returned(huge), (Returns([*huge, 1]),))
    assert len(failure.message.encode()) < 2048
    assert failure.message.count("\n") < 20
    wide = "😀" * 10_000
    raised = JUDGE.find_failure((huge,), Raised(wide, (), wide * 2, 2), (Returns(huge),))
    assert len(raised.message.encode()) < 2048


@pytest.mark.parametrize(
    ("refused", "words"),
    [
        (LoadRefused("syntax", "invalid syntax", 2, 5, ()), ["mine.py, line 2, column 5: invalid syntax", "\n      ^"]),
        (LoadRefused("loading", "ZeroDivisionError", 1, 0, ()), ["mine.py, line 1: the file fails while it is being loaded"]),
        (LoadRefused("missing", "", 0, 0, ("g", "ff")), ["has no function `f`: did you mean `ff`?",
                                                     "expected: def f(x: list[int]) -> list[int]"]),
        (LoadRefused("missing", "", 0, 0, ()), ["has no function `f`\n"]),
        (LoadRefused("parameters", "it takes ()", 1, 0, ()), ["line 1: it takes ()", "expected: def f("]),
        (LoadRefused("not_a_function", "f is a class", 0, 0, ()), ["f is a class", "expected: def f("]),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_called_is_told_what_is_expected(refused, words):
    failure = JUDGE.explain_refusal(refused)
    assert failure.verdict is Verdict.COMPILE_ERROR
    for word in words:
        assert word in failure.message


def test_who_changes_an_argument_does_not_behave_like_who_leaves_it():
    for left in (Returned([1]), Raised("ValueError", ("ValueError",), "", 0)):
        assert pack_outcome(left) != pack_outcome(replace(left, changed_argument=True))
