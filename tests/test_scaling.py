"""The rule of scaling checks, with measurements made up; and one real pair of fast and slow."""

import math
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from kata_engine.catalog import find_kata, open_kata
from kata_engine.checks import scaling
from kata_engine.checks.bench import TimeIsUp
from kata_engine.checks.scaling import Decision
from kata_engine.checks.stopwatch import Measurement, Span, Stopwatch
from kata_engine.finding import Growth, growth_in_words
from kata_engine.grader import Scaling
from kata_engine.grading import Grading
from kata_engine.inputs.shapes import Run
from kata_engine.judge import Complaint
from kata_engine.plan import Options, Submission
from kata_engine.words import Level, Verdict

SLOW = Complaint(Verdict.TIME_LIMIT_EXCEEDED, "", "slow")
SPAN = Span("", 1.0, 1.0)
WRONG = Complaint(Verdict.WRONG_ANSWER, "", "wrong")
CHECK = Scaling("shape", Level.L5, Run(), "this looks slow", (100, 400))


class Scripted:
    """A stopwatch whose shares of the limit are given."""

    def __init__(self, *shares, complaint=None, confirm=True):
        self.shares, self.complaint, self.inputs = list(shares), complaint, 0
        self.bench = SimpleNamespace(confirm=confirm)

    def close(self):
        pass

    def measure(self, size, careful=False):
        self.inputs += 1
        share = self.shares.pop(0)
        stopped = share >= 9
        return Measurement(size, share, 1.0, share, SPAN, not stopped, self.complaint or (SLOW if stopped else None))


@pytest.mark.parametrize(
    ("shares", "last", "decision", "taken"),
    [
        ([0.3], False, Decision.FAST, 1),
        ([0.3], True, Decision.FAST, 1),
        ([2.0, 1.6], False, Decision.SLOW, 2),
        ([2.0, 1.2, 1.7, 1.8], True, Decision.SLOW, 4),
        ([math.inf, math.inf], False, Decision.SLOW, 2),
        ([math.inf, 0.2], False, Decision.NEAR, 2),
        ([0.8], False, Decision.NEAR, 1),
        ([0.8, 0.4, 0.4, 0.5], True, Decision.FAST, 4),
        ([0.8, 0.4, 0.9, 0.5, 1.2, 0.4, 0.4], True, Decision.FAST, 7),
        ([1.4, 1.6, 1.7, 1.8], True, Decision.SLOW, 4),
        ([1.2] * 6, True, Decision.SLOW, 6),
        ([0.9] * 6, True, Decision.FAST, 6),
        ([0.9] + [0.9, 1.1] * 3 + [0.9] * 2, True, Decision.FAST, 9),
        ([0.9] * 4 + [1.1] * 5, True, Decision.UNSTABLE, 9),
        ([0.9] * 5 + [1.1] * 4, True, Decision.UNSTABLE, 9),
    ],
)
def test_clear_measurements_decide_and_near_ones_are_repeated(shares, last, decision, taken):
    stopwatch = Scripted(*shares)
    decided = scaling._decide(stopwatch, 100) if last else scaling._look(stopwatch, 100, last)
    assert decided[0] is decision
    assert stopwatch.inputs == taken


def test_a_proof_believes_a_time_far_over_the_limit_at_once():
    stopwatch = Scripted(2.0, 0.2, confirm=False)
    assert scaling._look(stopwatch, 100, last=False)[0] is Decision.SLOW
    assert stopwatch.inputs == 1


def test_a_wrong_answer_is_no_matter_of_time():
    stopwatch = Scripted(9.0, complaint=WRONG)
    decision, found, _ = scaling._look(stopwatch, 100, last=False)
    assert decision is Decision.FAILED
    assert found.complaint is WRONG


def test_exponents_come_from_what_finished():
    rows = []
    for size, yours, share in ((100, 0.01, 0.1), (200, 0.04, 0.1), (400, 0.1, math.inf)):
        rows.append(scaling._row("shape", Measurement(size, yours, size / 1e4, share, SPAN, share < 1, None), rows))
    assert [row.exponent for row in rows] == [None, pytest.approx(2.0), None]
    assert [row.finished for row in rows] == [True, True, False]
    assert growth_in_words(rows[:2], "slow") == "your time grows like n^2.0, the reference's like n^1.0: slow"
    assert "grows at least like n^1.7, the reference's like n^1.0: slow" in growth_in_words(rows, "slow")


def test_a_large_constant_factor_is_told_as_such():
    rows = [Growth("shape", size, size / 1e4, size / 2e5, 20.0, None, True, 1.1) for size in (100, 200, 400)]
    told = growth_in_words(rows, "this looks like O(N^2)")
    assert told.endswith("n^1.0: this looks like O(N^2), or like the reference's steps at 20 times their cost")


@pytest.mark.parametrize(
    ("beyond", "verdict"),
    [([0.5, 0.4, 0.5], None), ([1.6, 1.7], Verdict.TIME_LIMIT_EXCEEDED), ([0.9, 1.1] * 4 + [0.9], Verdict.JUDGE_ERROR)],
)
def test_a_doubt_at_the_last_size_is_taken_to_twice_that_size(monkeypatch, beyond, verdict):
    sizes = []

    class Watch(Scripted):
        def measure(self, size, careful=False):
            sizes.append(size)
            return super().measure(size, careful)

    watch = Watch(0.1, *[0.9, 1.1] * 4, 0.9, *beyond)
    monkeypatch.setattr(scaling, "Stopwatch", lambda *_: watch)
    doubt = scaling.look(SimpleNamespace(), CHECK)
    assert sizes == [100, 400]
    report = scaling.settle(SimpleNamespace(), CHECK, doubt)
    assert (report.complaint and report.complaint.verdict) == verdict
    assert sizes == [100] + [400] * 9 + [800] * len(beyond)
    assert [row.size for row in report.growth] == [100, 400, 800]


@pytest.mark.parametrize(("share", "verdict"), [(1.1, None), (1.6, Verdict.TIME_LIMIT_EXCEEDED)])
def test_a_continued_check_leaves_its_doubt_to_the_later_one(monkeypatch, share, verdict):
    watch = Scripted(0.1, share, share)
    monkeypatch.setattr(scaling, "Stopwatch", lambda *_: watch)
    report = scaling.look(SimpleNamespace(), msgspec.structs.replace(CHECK, continued=True))
    assert (report.complaint and report.complaint.verdict) == verdict
    assert [row.share for row in report.growth] == [0.1, share]


def test_no_time_is_taken_beyond_what_is_left(toy):
    package = open_kata(find_kata(toy, "count_tokens"))
    endless = Submission(Path("mine.py"), b"def count_tokens(corpus):\n    while corpus: pass\n")
    (check,) = package.grader.scaling
    with Grading(package, endless, Options(seed=1)) as grading:
        hurried = replace(grading._bench, until=time.monotonic() + 0.05)  # the limit is 0.2 s at the least
        with pytest.raises(TimeIsUp):
            scaling.look(hurried, check)


def test_what_cannot_end_in_time_is_not_begun(toy, monkeypatch):
    package = open_kata(find_kata(toy, "count_tokens"))
    right = Submission(Path("mine.py"), package.reference)
    (check,) = package.grader.scaling
    with Grading(package, right, Options(seed=1)) as grading:
        bench = replace(grading._bench, until=time.monotonic() + 1e6)
        with closing(Stopwatch(bench, check)) as stopwatch:
            stopwatch.measure(1000)
            monkeypatch.setattr(stopwatch, "_input", None)
            with pytest.raises(TimeIsUp):
                stopwatch.measure(10**15)


def test_a_vote_takes_other_inputs_than_the_look_before_it(toy):
    package = open_kata(find_kata(toy, "count_tokens"))
    kept = {}
    (check,) = package.grader.scaling
    with Grading(
        package, Submission(Path("mine.py"), package.reference), Options(seed=1, timed_inputs=kept)
    ) as grading:
        with closing(Stopwatch(grading._bench, check)) as looking:
            looking.measure(1000)
        with closing(Stopwatch(grading._bench, check, looking.inputs)) as voting:
            voting.measure(1000)
    assert len({packed for packed, _ in kept.values()}) == 2
