"""Every attack of the corpus: its verdict, and that nothing of it is left: no process, no file, no effect."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from conftest import ROOT, grade_all, grade_source
from kata_engine.grading.events import CheckFinished
from kata_engine.grading.loop import grade
from kata_engine.grading.options import Options
from kata_engine.grading.package import open_package
from kata_engine.sandbox import process
from kata_engine.spec.catalog import find_kata
from kata_engine.spec.submission import Submission
from kata_engine.verdicts import Verdict
from processes import ended, living

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the locks are those of the Linux kernel")
MARKER = "kata_hostile_marker"
ATTACKS = sorted(ROOT.glob("solutions/*/hostile/*.py"))
PLACES = [Path("/tmp"), Path("/var/tmp"), Path("/dev/shm"), Path.home(), ROOT]
BOMBS = {
    "memory": "    return [bytearray(1 << 26) for _ in range(100)]",
    "a gigabyte of prints": "    for _ in range(1 << 10): print('x' * (1 << 20))\n    return corpus",
    "ten million digits": "    return 10 ** 10_000_000",
    "deep nesting": "    for _ in range(100): corpus = [corpus]\n    return corpus",
    "a list in itself": "    corpus = []\n    corpus.append(corpus)\n    return corpus",
    "a segmentation fault": "    import ctypes; ctypes.string_at(0)",
    "an end without an answer": "    import os; os._exit(0)",
    "an interrupt": "    raise KeyboardInterrupt",
    "millions of empty lists": "    return [[]] * 5_500_000",
    "a huge answer": "    return ['x' * (1 << 20)] * 100",
}
JUDGE = """
import resource, sys
from kata_engine.cli.main import main
status = main(sys.argv[1:])
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, status, file=sys.stderr)
"""


@pytest.fixture
def workers(monkeypatch):
    """The process groups of all workers started."""
    groups = []
    spawn = process.spawn

    def spy(*arguments):
        started = spawn(*arguments)
        groups.append(started[0].pid)
        return started

    monkeypatch.setattr(process, "spawn", spy)
    return groups


def marked():
    return [path for place in PLACES if place.is_dir() for path in place.glob(f"*{MARKER}*")]


def test_the_corpus_is_large_and_every_attack_another():
    assert len(ATTACKS) >= 60
    assert len({path.read_bytes() for path in ATTACKS}) == len(ATTACKS)


@pytest.mark.parametrize("path", ATTACKS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_an_attack_gets_nowhere(path, workers):
    package = open_package(find_kata(ROOT, path.parent.parent.name))
    results = []
    with closing(grade(package, Submission(path, path.read_bytes()), Options(seed=1, explain=False))) as events:
        for event in events:
            results += [event.result] if isinstance(event, CheckFinished) else []
            if len(results) > 1 and results[-2].verdict is not Verdict.ACCEPTED:
                break  # one more than the first failure: it must get a verdict of its own
    assert {one.verdict for one in results} != {Verdict.ACCEPTED}
    assert Verdict.JUDGE_ERROR not in {one.verdict for one in results}
    assert all(line.isprintable() for one in results for line in one.message.splitlines())
    assert all(len(one.message) < 4096 for one in results)
    assert workers
    assert ended(lambda stat: stat.group in workers)
    assert not [stat for stat in living() if any(MARKER in word for word in stat.command)]
    assert marked() == []
    first = frozenset({package.grader.checks[0].name})
    assert grade_all(package, package.reference, checks=first).verdict is Verdict.ACCEPTED


def judged(submission):
    """Megabytes that the judge itself used, its exit status, and what it printed."""
    command = [sys.executable, "-c", JUDGE, "grade", "merge_pair", "--root", str(ROOT), "--seed", "1", "--submission"]
    told = subprocess.run([*command, str(submission)], capture_output=True, text=True, check=False)
    megabytes, status = map(int, told.stderr.split())
    return megabytes, status, told.stdout


@pytest.fixture(scope="module")
def honest_megabytes():
    return judged(ROOT / "solutions" / "merge_pair.py")[0]


@pytest.mark.parametrize("body", BOMBS.values(), ids=BOMBS)
def test_a_bomb_costs_the_judge_little_and_the_other_checks_are_graded(body, honest_megabytes, tmp_path):
    submission = tmp_path / "bomb.py"
    submission.write_text(f"def merge_pair(corpus, pair):\n    if pair == ('b', 'b'):\n        return 0\n{body}\n")
    megabytes, status, told = judged(submission)
    assert status == 1
    assert megabytes < honest_megabytes + 64
    verdicts = [line for line in told.splitlines() if line.startswith(("✓", "✗"))]
    assert len(verdicts) == len(open_package(find_kata(ROOT, "merge_pair")).grader.checks)
    assert not any("judge_error" in line for line in verdicts)


def test_an_endless_import_is_told_as_such():
    package = open_package(find_kata(ROOT, "merge_pair"))
    grade = grade_source(package, "while True: pass\n")
    assert grade.verdict is Verdict.TIME_LIMIT_EXCEEDED
    assert "while the file was being loaded" in grade.checks[-1].message
