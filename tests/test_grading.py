from dataclasses import replace
from pathlib import Path

import pytest
from conftest import TOY, grade_source
from kata_engine import grading, watched
from kata_engine.catalog import find_kata, open_kata
from kata_engine.checks.bench import Report
from kata_engine.checks.scaling import Doubt
from kata_engine.finding import Finding
from kata_engine.grade import level_of
from kata_engine.grading import Grading
from kata_engine.judge import Complaint
from kata_engine.plan import Options, Submission, checks_of
from kata_engine.words import Isolation, Kind, Level, Verdict

REFERENCE = TOY["solutions/count_tokens.py"]


@pytest.fixture
def counted(toy):
    return open_kata(find_kata(toy, "count_tokens"))


def body(text):
    return f"def count_tokens(corpus):\n    {text}\n"


def everything(package, source, **options):
    with Grading(package, Submission(Path("mine.py"), source.encode()), Options(**{"seed": 1, **options})) as grading:
        return grading.grade([grading.run(check) for check in checks_of(package)])


def test_a_toy_kata_needs_four_files_and_no_code(counted):
    grade = everything(counted, REFERENCE)
    assert grade.verdict is Verdict.ACCEPTED
    assert grade.level is Level.L6
    assert grade.isolation in Isolation
    assert [check.kind for check in grade.checks] == sorted((c.kind for c in grade.checks), key=list(Kind).index)
    assert [row.size for row in grade.growth] == [1000, 4000]


@pytest.mark.parametrize(
    ("source", "verdict"),
    [
        (body("return 3"), Verdict.WRONG_ANSWER),
        (body("return sum(map(len, corpus)) + 0.0"), Verdict.WRONG_ANSWER),
        (body("corpus.append(1); return sum(map(len, corpus[:-1]))"), Verdict.WRONG_ANSWER),
        (body("raise NotImplementedError"), Verdict.NOT_ATTEMPTED),
        (body("return corpus[0][0] and 1 / 0"), Verdict.RUNTIME_ERROR),
        (body("import os; os._exit(0)"), Verdict.RUNTIME_ERROR),
        (body("print('x' * 2**21)"), Verdict.OUTPUT_LIMIT_EXCEEDED),
        (body("return bytes(2**31)"), Verdict.MEMORY_LIMIT_EXCEEDED),
        (body("return len([n for row in corpus for t in row for n in row for m in row[:30]]) and 1 and sum(map(len, corpus))"),
         Verdict.TIME_LIMIT_EXCEEDED),
        (TOY["katas/count_tokens.py"], Verdict.NOT_ATTEMPTED),
        ("", Verdict.COMPILE_ERROR),
        ("def count_tokens(: pass", Verdict.COMPILE_ERROR),
    ],
)  # fmt: skip
def test_every_verdict_is_reached(counted, source, verdict):
    assert grade_source(counted, source).verdict is verdict


def test_a_file_that_cannot_be_loaded_skips_the_rest(counted):
    grade = everything(counted, "import numpie")
    assert grade.verdict is Verdict.COMPILE_ERROR
    assert {check.verdict for check in grade.checks[1:]} == {Verdict.SKIPPED}
    assert grade.level is None


def test_after_a_crash_checks_run_on_while_the_budget_lasts(counted):
    crash = body("import os; len(corpus) > 1 and os._exit(0); return sum(map(len, corpus))")
    grade = everything(counted, crash)
    assert grade.checks[0].verdict is Verdict.RUNTIME_ERROR
    assert Verdict.ACCEPTED in {check.verdict for check in grade.checks}
    spent = everything(counted, crash, budget=0.0)
    assert {check.verdict for check in spent.checks[1:]} == {Verdict.SKIPPED}


def test_a_right_submission_is_never_cut_off(counted):
    assert everything(counted, REFERENCE, budget=0.0).verdict is Verdict.ACCEPTED


def test_hidden_calls_are_shown_only_when_revealed(counted):
    source = body("return sum(map(len, corpus)) if corpus else 7")
    hidden = [grade for grade in everything(counted, source).checks if grade.kind is Kind.HIDDEN]
    assert "count_tokens([])" not in hidden[0].message
    shown = [grade for grade in everything(counted, source, reveal=True).checks if grade.kind is Kind.HIDDEN]
    assert "count_tokens([])" in shown[0].message


def test_the_smallest_failing_call_is_shown(counted):
    grade = everything(counted, body("return sum(map(len, corpus)) if corpus != [['b']] else 9"))
    oracle = next(check for check in grade.checks if check.name == "every small corpus")
    assert oracle.message.splitlines()[:3] == ["count_tokens([['b']])", "returned  9", "expected  1"]


def test_the_same_seed_grades_the_same_inputs(counted):
    source = body("return sum(map(len, corpus)) if sum(map(len, corpus)) < 7 else 0")
    messages = [[check.message for check in everything(counted, source, seed=seed).checks[:3]] for seed in (5, 5)]
    assert messages[0] == messages[1]


def test_a_reference_that_fails_is_the_harness_s_fault(counted):
    broken = replace(counted, reference=body("return [][0] if len(corpus) == 1 else 0").encode())
    grade = everything(broken, REFERENCE)
    assert grade.checks[-1].verdict is Verdict.JUDGE_ERROR


def test_a_level_needs_all_checks_of_the_levels_below():
    def found(level, verdict):
        return Finding("n", Kind.HIDDEN, level, verdict, "", 0.0)

    accepted = [found(level, Verdict.ACCEPTED) for level in Level]
    assert level_of(accepted) is Level.L6
    assert level_of([*accepted, found(Level.L6, Verdict.WRONG_ANSWER)]) is Level.L5
    assert level_of([*accepted, found(Level.L5, Verdict.SKIPPED)]) is Level.L4
    assert level_of([*accepted, found(Level.L4, Verdict.JUDGE_ERROR)]) is None


def test_a_vote_is_held_when_all_others_are_done(package, monkeypatch):
    ours = package("merge_pair")
    first, *others = [check.name for check in ours.grader.scaling]
    turns = []

    def look(bench, item):
        turns.append(("look", item.name))
        return Doubt((), (), 2) if item.name == first else Report(None)

    def settle(bench, item, doubt):
        turns.append(("settle", item.name, doubt.inputs))
        return Report(Complaint(Verdict.TIME_LIMIT_EXCEEDED, "", "slow"))

    monkeypatch.setattr(
        grading, "RUNNERS", dict.fromkeys(Kind, lambda bench, item: Report(None)) | {Kind.SCALING: look}
    )
    monkeypatch.setattr(grading.scaling, "settle", settle)
    submission = Submission(ours.kata.reference, ours.reference)
    grade = watched.grade(ours, submission, Options(seed=1), watched.Watcher(), Isolation.PROCESS)
    assert turns == [*(("look", name) for name in (first, *others)), ("settle", first, 2)]
    assert [check.name for check in grade.checks] == [check.name for check in checks_of(ours)]
    assert [check.name for check in grade.checks if check.verdict is Verdict.TIME_LIMIT_EXCEEDED] == [first]
