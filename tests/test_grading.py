"""The loop: what it yields, in which order, and what earlier checks mean for later ones."""

from dataclasses import replace
from pathlib import Path

import pytest
from conftest import TOY, grade_all, grade_source
from kata_engine.errors import IsolationError
from kata_engine.grading.checks import KINDS
from kata_engine.grading.checks.scaling import Scaling
from kata_engine.grading.context import Examination, Inconclusive
from kata_engine.grading.events import CheckStarted, GradingFinished, GradingStarted, MistakeNamed
from kata_engine.grading.judge import Failure
from kata_engine.grading.loop import grade
from kata_engine.grading.options import Options
from kata_engine.grading.package import open_package
from kata_engine.grading.result import CheckResult, find_level
from kata_engine.sandbox import process
from kata_engine.sandbox.limits import Isolation
from kata_engine.spec.catalog import find_kata
from kata_engine.spec.level import Level
from kata_engine.spec.submission import Submission
from kata_engine.verdicts import Verdict

REFERENCE = TOY["solutions/count_tokens.py"]


@pytest.fixture
def counted(toy):
    return open_package(find_kata(toy, "count_tokens"))


def body(text):
    return f"def count_tokens(corpus):\n    {text}\n"


def test_a_toy_kata_needs_four_files_and_no_code(counted):
    graded = grade_all(counted, REFERENCE)
    assert graded.verdict is Verdict.ACCEPTED
    assert graded.level is Level.L6
    assert graded.isolation in Isolation
    sections = [kind.section for kind in KINDS]
    assert [check.kind for check in graded.checks] == sorted((c.kind for c in graded.checks), key=sections.index)
    assert [row.size for row in graded.growth] == [1000, 4000]


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
    graded = grade_all(counted, "import numpie")
    assert graded.verdict is Verdict.COMPILE_ERROR
    assert {check.verdict for check in graded.checks[1:]} == {Verdict.SKIPPED}
    assert graded.level is None


def test_after_a_crash_checks_run_on_while_the_budget_lasts(counted):
    crash = body("import os; len(corpus) > 1 and os._exit(0); return sum(map(len, corpus))")
    graded = grade_all(counted, crash)
    assert graded.checks[0].verdict is Verdict.RUNTIME_ERROR
    assert Verdict.ACCEPTED in {check.verdict for check in graded.checks}
    spent = grade_all(counted, crash, budget=0.0)
    assert {check.verdict for check in spent.checks[1:]} == {Verdict.SKIPPED}


def test_a_right_submission_is_never_cut_off(counted):
    assert grade_all(counted, REFERENCE, budget=0.0).verdict is Verdict.ACCEPTED


def test_hidden_calls_are_shown_only_when_revealed(counted):
    source = body("return sum(map(len, corpus)) if corpus else 7")
    hidden = [check for check in grade_all(counted, source).checks if check.kind == "hidden"]
    assert "count_tokens([])" not in hidden[0].message
    shown = [check for check in grade_all(counted, source, reveal=True).checks if check.kind == "hidden"]
    assert "count_tokens([])" in shown[0].message


def test_the_smallest_failing_call_is_shown(counted):
    graded = grade_all(counted, body("return sum(map(len, corpus)) if corpus != [['b']] else 9"))
    oracle = next(check for check in graded.checks if check.name == "every small corpus")
    assert oracle.message.splitlines()[:3] == ["count_tokens([['b']])", "returned  9", "expected  1"]


def test_the_same_seed_grades_the_same_inputs(counted):
    source = body("return sum(map(len, corpus)) if sum(map(len, corpus)) < 7 else 0")
    messages = [[check.message for check in grade_all(counted, source, seed=seed).checks[:3]] for seed in (5, 5)]
    assert messages[0] == messages[1]


def test_a_reference_that_fails_is_the_harness_s_fault(counted):
    broken = replace(counted, reference=body("return [][0] if len(corpus) == 1 else 0").encode())
    graded = grade_all(broken, REFERENCE)
    assert graded.checks[-1].verdict is Verdict.JUDGE_ERROR


def test_a_level_needs_all_checks_of_the_levels_below():
    def found(level, verdict):
        return CheckResult("n", "hidden", level, verdict, "", 0.0)

    accepted = [found(level, Verdict.ACCEPTED) for level in Level]
    assert find_level(accepted) is Level.L6
    assert find_level([*accepted, found(Level.L6, Verdict.WRONG_ANSWER)]) is Level.L5
    assert find_level([*accepted, found(Level.L5, Verdict.SKIPPED)]) is Level.L4
    assert find_level([*accepted, found(Level.L4, Verdict.JUDGE_ERROR)]) is None


@pytest.mark.parametrize("defer_votes", [True, False])
def test_a_vote_is_held_when_all_others_are_done(package, monkeypatch, defer_votes):
    ours = package("merge_pair")
    first, *others = [check.name for check in ours.grader.select(Scaling)]
    turns = []

    def resolve(context):
        turns.append(("resolve", first))
        return Examination(Failure(Verdict.TIME_LIMIT_EXCEEDED, "", "slow"))

    def run(self, context):
        if self.timed:
            turns.append(("run", self.name))
        return Inconclusive(resolve) if self.name == first else Examination(None)

    for kind in KINDS:
        monkeypatch.setattr(kind, "run", run)
    graded = grade_all(ours, ours.reference, defer_votes=defer_votes)
    vote, rest = ("resolve", first), [("run", name) for name in others]
    assert turns == [("run", first), *([*rest, vote] if defer_votes else [vote, *rest])]
    assert [check.name for check in graded.checks] == [check.name for check in ours.grader.checks]
    assert [check.name for check in graded.checks if check.verdict is Verdict.TIME_LIMIT_EXCEEDED] == [first]


def test_the_stream_tells_what_happens_in_order(counted):
    wrong = body("return sum(map(len, corpus)) if len(corpus) < 2 else 9")
    events = list(grade(counted, Submission(Path("mine.py"), wrong.encode()), Options(seed=1)))
    assert isinstance(events[0], GradingStarted)
    assert isinstance(events[-1], GradingFinished)
    told = events[1:-1]
    assert [type(one) for one in told[::2]] == [CheckStarted] * len(counted.grader.checks)
    assert [one.name for one in told[::2]] == [one.result.name for one in told[1::2]]
    assert tuple(one.result for one in told[1::2]) == events[-1].grade.checks
    assert tuple(row for one in told[1::2] for row in one.growth) == events[-1].grade.growth


def test_a_mistake_is_named_right_after_the_first_failure(toy_with_library):
    package = open_package(find_kata(toy_with_library, "count_tokens"))
    events = list(
        grade(package, Submission(Path("mine.py"), b"def count_tokens(c):\n    return len(c)"), Options(seed=1))
    )
    named = [index for index, event in enumerate(events) if isinstance(event, MistakeNamed)]
    assert len(named) == 1
    before = events[named[0] - 1]
    assert (before.result.verdict, before.result.mistake) == (Verdict.WRONG_ANSWER, "")
    assert events[named[0]].mistake == "Sequences are counted in place of tokens."
    (result,) = [one for one in events[-1].grade.checks if one.mistake]
    assert (result.name, result.mistake) == (events[named[0]].check, events[named[0]].mistake)
    assert result.message.endswith("\na known mistake: Sequences are counted in place of tokens.")


def test_only_the_checks_asked_for_are_run(counted):
    graded = grade_all(counted, REFERENCE, checks=frozenset({"wide corpora", "one run"}))
    assert [check.name for check in graded.checks] == ["wide corpora", "one run"]


def test_required_isolation_is_enforced_inside(counted, monkeypatch):
    monkeypatch.setattr("kata_engine.sandbox.spawn.LAYERS", "limits")
    with pytest.raises(IsolationError, match="isolation full is required"):
        grade_all(counted, REFERENCE, require_isolation=Isolation.FULL)


@pytest.mark.parametrize("taken", [1, 2, 5])
def test_a_closed_stream_ends_every_worker(counted, monkeypatch, taken):
    started = []
    spawn = process.spawn
    monkeypatch.setattr(process, "spawn", lambda *words: started.append(spawn(*words)) or started[-1])
    events = grade(counted, Submission(Path("mine.py"), REFERENCE.encode()), Options(seed=1))
    for _ in range(taken):
        next(events)
    events.close()
    assert started
    assert all(popen.returncode is not None for popen, *_ in started)
