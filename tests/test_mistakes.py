"""The mistake is named: a known-bad submission under another name, with other variables, is recognised."""

import pytest
from conftest import ROOT, grade_source
from kata_engine.grading.package import open_package
from kata_engine.sandbox.worker import WorkerError
from kata_engine.spec.catalog import find_kata
from kata_engine.spec.library import read_mistakes
from kata_engine.verdicts import Verdict
from kata_engine.verify import trial
from kata_engine.verify.renaming import rename_locals

KATAS = sorted(path.stem for path in (ROOT / "katas").glob("*.py"))


@pytest.mark.parametrize("kata", KATAS)
def test_most_known_mistakes_are_recognised_as_themselves(kata, monkeypatch):
    monkeypatch.setattr("kata_engine.grading.mistakes.SECONDS", 60.0)  # what it can tell, also on a busy machine
    sample = [one for one in read_mistakes(find_kata(ROOT, kata)) if one.expected_verdict == Verdict.WRONG_ANSWER][::8]
    missed = [one.name for one in sample if not trial.is_recognised(ROOT, kata, one)]
    assert len(missed) <= 0.2 * len(sample), missed


def test_a_renamed_program_is_another_text_that_does_the_same():
    source = b"LIMIT = 2\ndef f(xs, *, by=1):\n    total = LIMIT\n    for x in xs:\n        total += x * by\n    return total\n"
    other = rename_locals(source)
    assert b"other_total" in other
    assert b"other_x " in other
    assert b"other_LIMIT" not in other
    spaces = {}, {}
    for text, space in zip((source, other), spaces, strict=True):
        exec(text, space)
    assert spaces[0]["f"]([1, 2]) == spaces[1]["f"]([1, 2]) == 5


def test_an_unknown_mistake_is_not_named():
    package = open_package(find_kata(ROOT, "merge_pair"))
    source = "def merge_pair(corpus, pair):\n    return [['never seen before', *row] for row in corpus]\n"
    grade = grade_source(package, source)
    assert grade.verdict is Verdict.WRONG_ANSWER
    assert "a known mistake" not in grade.checks[-1].message


def test_a_kata_without_a_library_names_nothing(toy):
    package = open_package(find_kata(toy, "count_tokens"))
    grade = grade_source(package, "def count_tokens(corpus): return 0")
    assert grade.verdict is Verdict.WRONG_ANSWER
    assert "a known mistake" not in grade.checks[-1].message


RIGHT_TO_LEFT = (ROOT / "solutions/merge_pair/wrong_answer/right_to_left.py").read_bytes()


@pytest.mark.parametrize("seconds", [-1, 0, 0.01, 0.03, 0.1])
def test_no_time_for_a_name_costs_the_name_and_nothing_else(monkeypatch, seconds):
    monkeypatch.setattr("kata_engine.grading.mistakes.SECONDS", seconds)
    grade = grade_source(open_package(find_kata(ROOT, "merge_pair")), RIGHT_TO_LEFT)
    assert grade.verdict is Verdict.WRONG_ANSWER
    assert seconds > 0 or "a known mistake" not in grade.checks[-1].message


def test_a_worker_that_does_not_start_costs_the_name_and_nothing_else(monkeypatch):
    def fails(*_):
        raise WorkerError("no process")

    monkeypatch.setattr("kata_engine.grading.mistakes.name_mistake", fails)
    grade = grade_source(open_package(find_kata(ROOT, "merge_pair")), RIGHT_TO_LEFT)
    assert grade.verdict is Verdict.WRONG_ANSWER
