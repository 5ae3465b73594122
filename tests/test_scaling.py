"""The rule of scaling checks, with measurements made up; and one real pair of fast and slow."""

import math
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from kata_engine.grading import vote
from kata_engine.grading.checks import scaling
from kata_engine.grading.checks.scaling import Scaling
from kata_engine.grading.context import BudgetSpent, Inconclusive
from kata_engine.grading.growth import describe_growth, make_row
from kata_engine.grading.judge import Failure
from kata_engine.grading.loop import make_context
from kata_engine.grading.options import Options
from kata_engine.grading.package import open_package
from kata_engine.grading.result import Growth
from kata_engine.grading.stopwatch import Measurement, Span, Stopwatch
from kata_engine.grading.trend import Trend, measure_trend
from kata_engine.grading.vote import Decision
from kata_engine.inputs.shapes import RepeatedToken
from kata_engine.sandbox.limits import Limits
from kata_engine.sandbox.pool import WorkerPool
from kata_engine.spec.catalog import find_kata
from kata_engine.spec.level import Level
from kata_engine.spec.submission import Submission
from kata_engine.verdicts import Verdict

SLOW = Failure(Verdict.TIME_LIMIT_EXCEEDED, "", "slow")
SPAN = Span("", 1.0, 1.0)
WRONG = Failure(Verdict.WRONG_ANSWER, "", "wrong")
CHECK = Scaling("shape", Level.L5, RepeatedToken(), "this looks slow", (100, 400))


class Scripted:
    """A stopwatch whose shares of the limit are given."""

    def __init__(self, *shares, failure=None, confirm=True):
        self.shares, self.failure, self.inputs = list(shares), failure, 0
        self.context = SimpleNamespace(options=SimpleNamespace(confirm=confirm))

    def close(self):
        pass

    def measure(self, size, careful=False):
        self.inputs += 1
        share = self.shares.pop(0)
        stopped = share >= 9
        return Measurement(size, share, 1.0, share, SPAN, not stopped, self.failure or (SLOW if stopped else None))


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
    decided = vote.decide(stopwatch, 100) if last else vote.try_size(stopwatch, 100, last)
    assert decided[0] is decision
    assert stopwatch.inputs == taken


def test_a_proof_believes_a_time_far_over_the_limit_at_once():
    stopwatch = Scripted(2.0, 0.2, confirm=False)
    assert vote.try_size(stopwatch, 100, last=False)[0] is Decision.SLOW
    assert stopwatch.inputs == 1


def test_a_wrong_answer_is_no_matter_of_time():
    stopwatch = Scripted(9.0, failure=WRONG)
    decision, found, _ = vote.try_size(stopwatch, 100, last=False)
    assert decision is Decision.FAILED
    assert found.failure is WRONG


def test_exponents_come_from_what_finished():
    rows = []
    for size, yours, share in ((100, 0.01, 0.1), (200, 0.04, 0.1), (400, 0.1, math.inf)):
        rows.append(make_row("shape", Measurement(size, yours, size / 1e4, share, SPAN, share < 1, None), rows))
    assert [row.exponent for row in rows] == [None, pytest.approx(2.0), None]
    assert [row.finished for row in rows] == [True, True, False]
    assert describe_growth(rows[:2], "slow") == "your time grows like n^2.0, the reference's like n^1.0: slow"
    assert "grows at least like n^1.7, the reference's like n^1.0: slow" in describe_growth(rows, "slow")


def test_a_large_constant_factor_is_told_as_such():
    rows = [Growth("shape", size, size / 1e4, size / 2e5, 20.0, None, True, 1.1) for size in (100, 200, 400)]
    told = describe_growth(rows, "this looks like O(N^2)")
    assert told.endswith("n^1.0: this looks like O(N^2), or the same steps as the reference at 20 times their cost")


@pytest.mark.parametrize(
    ("beyond", "exponent", "verdict"),
    [
        ([0.5, 0.4, 0.5], 9.0, None),
        ([1.6, 1.7], 0.0, Verdict.TIME_LIMIT_EXCEEDED),
        ([0.9, 1.1] * 4 + [0.9], 0.5, Verdict.JUDGE_ERROR),
        ([0.9, 1.1] * 4 + [0.9], 0.1, None),
    ],
)
def test_a_doubt_at_the_last_size_is_taken_to_twice_that_size(monkeypatch, beyond, exponent, verdict):
    sizes = []
    monkeypatch.setattr(scaling, "measure_trend", lambda *_: Trend(exponent, ()))

    class Watch(Scripted):
        def measure(self, size, careful=False):
            sizes.append(size)
            return super().measure(size, careful)

    watch = Watch(0.1, *[0.9, 1.1] * 4, 0.9, *beyond)
    monkeypatch.setattr(scaling, "Stopwatch", lambda *_: watch)
    undecided = CHECK.run(SimpleNamespace())
    assert isinstance(undecided, Inconclusive)
    assert sizes == [100, 400]
    report = undecided.resolve(SimpleNamespace())
    assert (report.failure and report.failure.verdict) == verdict
    assert sizes == [100] + [400] * 9 + [800] * len(beyond)
    assert [row.size for row in report.growth] == [100, 400, 800]


@pytest.mark.parametrize(
    ("share", "exponent", "verdict"),
    [
        (1.2, 0.1, None),  # heavy, but not slow
        (1.2, 0.5, Verdict.TIME_LIMIT_EXCEEDED),
        (0.7, 0.5, None),
    ],
)
def test_just_beyond_the_limit_the_trend_of_the_ratio_decides(monkeypatch, share, exponent, verdict):
    monkeypatch.setattr(scaling, "Stopwatch", lambda *_: Scripted(0.1, *[share] * 9))
    monkeypatch.setattr(scaling, "measure_trend", lambda *_: Trend(exponent, ()))
    report = CHECK.run(SimpleNamespace()).resolve(SimpleNamespace())
    assert (report.failure and report.failure.verdict) == verdict


@pytest.mark.parametrize(
    ("ratio", "exponent", "flat"),
    [(lambda n: 13, 0, True), (lambda n: n**0.18, 0.18, True), (lambda n: n**0.5, 0.5, False), (lambda n: n, 1, False)],
)
def test_a_trend_is_the_exponent_of_the_ratio(ratio, exponent, flat):
    class Watch:
        def measure(self, size, careful=False):
            return Measurement(size, ratio(size) * size / 1e6, size / 1e6, 1.0, SPAN, True, None)

    trend = measure_trend(Watch(), 80_000)
    assert trend.exponent == pytest.approx(exponent, abs=1e-6)
    assert trend.is_flat is flat
    assert [one.size for one in trend.measured] == [20_000, 40_000, 80_000, 160_000]


def test_a_wrong_answer_ends_a_trend():
    class Watch:
        def measure(self, size, careful=False):
            return Measurement(size, 1.0, 1.0, 1.0, SPAN, True, WRONG)

    assert measure_trend(Watch(), 80_000).failure.failure is WRONG


@pytest.mark.parametrize(("share", "verdict"), [(1.1, None), (1.6, Verdict.TIME_LIMIT_EXCEEDED)])
def test_a_continued_check_leaves_its_doubt_to_the_later_one(monkeypatch, share, verdict):
    watch = Scripted(0.1, share, share)
    monkeypatch.setattr(scaling, "Stopwatch", lambda *_: watch)
    report = msgspec.structs.replace(CHECK, continued=True).run(SimpleNamespace())
    assert (report.failure and report.failure.verdict) == verdict
    assert [row.share for row in report.growth] == [0.1, share]


@pytest.fixture
def opened(toy):
    """The only scaling check of the toy, and its context for a submission."""
    package = open_package(find_kata(toy, "count_tokens"))
    (check,) = package.grader.select(Scaling)
    with WorkerPool(Limits(), 1) as pool:

        def make(source=package.reference, **options):
            return make_context(package, Submission(Path("mine.py"), source), Options(seed=1, **options), pool)

        yield check, make


def test_no_time_is_taken_beyond_what_is_left(opened):
    check, make = opened
    endless = make(b"def count_tokens(corpus):\n    while corpus: pass\n")
    with pytest.raises(BudgetSpent):
        check.run(replace(endless, until=time.monotonic() + 0.05))  # the limit is 0.2 s at the least


def test_what_cannot_end_in_time_is_not_begun(opened, monkeypatch):
    check, make = opened
    context = replace(make(), until=time.monotonic() + 1e6)
    with closing(Stopwatch(context, check.name, check.shape)) as stopwatch:
        stopwatch.measure(1000)
        monkeypatch.setattr(stopwatch, "_take_input", None)
        with pytest.raises(BudgetSpent):
            stopwatch.measure(10**15)


def test_a_vote_takes_other_inputs_than_the_first_pass(opened):
    check, make = opened
    kept = {}
    context = make(timed_inputs=kept)
    with closing(Stopwatch(context, check.name, check.shape)) as first_pass:
        first_pass.measure(1000)
    with closing(Stopwatch(context, check.name, check.shape, first_pass.inputs)) as voting:
        voting.measure(1000)
    assert len({packed for packed, _ in kept.values()}) == 2
