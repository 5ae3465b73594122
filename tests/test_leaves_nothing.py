"""No process and no file is left behind: after a grading, after Ctrl-C, and when the judge is killed."""

import os
import signal
import subprocess
import sys
import time

import pytest
from conftest import ROOT, TOY
from kata_engine.sandbox import bootstrap
from processes import ended, heed_ctrl_c, living

SLOW = "def count_tokens(corpus):\n    while True: pass\n"


def workers_of(judge):
    return lambda stat: "-c" in stat.command and str(judge) in stat.command


def wait_for_workers(judge):
    wait_for(lambda: any(map(workers_of(judge.pid), living())))
    time.sleep(0.5)


def wait_for(condition):
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def start(toy, temporary, source, words=("grade", "count_tokens", "--submission", "mine.py")):
    (toy / "mine.py").write_text(source)
    environment = {**os.environ, "TMPDIR": str(temporary), "PYTHONPATH": str(ROOT / "graders"), "NO_COLOR": "1"}
    command = [sys.executable, "-B", "-m", "kata_engine", *words]
    return subprocess.Popen(
        command, cwd=toy, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1,
        preexec_fn=heed_ctrl_c,
    )  # fmt: skip


@pytest.fixture
def temporary(tmp_path_factory):
    return tmp_path_factory.mktemp("temporary")


def files(toy):
    return sorted(str(path) for path in toy.rglob("*"))


@pytest.mark.parametrize("source", [TOY["solutions/count_tokens.py"], "import os; os._exit(0)", "def count_tokens(: x"])
def test_after_a_grading(toy, temporary, source):
    (toy / "mine.py").write_text(source)
    before = files(toy)
    judge = start(toy, temporary, source)
    told = judge.communicate(timeout=60)[0]
    assert "checks accepted" in told
    assert ended(workers_of(judge.pid))
    assert os.listdir(temporary) == []
    assert files(toy) == before


@pytest.mark.parametrize(
    "end", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL], ids=lambda end: end.name
)
def test_when_the_judge_is_ended(toy, temporary, end):
    (toy / "mine.py").write_text(SLOW)
    before = files(toy)
    judge = start(toy, temporary, SLOW)
    wait_for_workers(judge)
    judge.send_signal(end)
    told = judge.communicate(timeout=20)[0]
    assert judge.returncode == (130 if end is signal.SIGINT else -end)
    if end is signal.SIGINT:
        assert told.endswith("interrupted\n")
    assert ended(workers_of(judge.pid))
    assert os.listdir(temporary) == []
    assert files(toy) == before


def test_a_signal_that_is_ignored_ends_nothing(toy, temporary):
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as `nohup` does
    try:
        judge = start(toy, temporary, TOY["solutions/count_tokens.py"])
    finally:
        signal.signal(signal.SIGHUP, before)
    wait_for_workers(judge)
    judge.send_signal(signal.SIGHUP)
    assert "accepted  level L6" in judge.communicate(timeout=60)[0]
    assert judge.returncode == 0


def test_two_signals_leave_no_more_than_one(toy, temporary):
    judge = start(toy, temporary, SLOW)
    wait_for_workers(judge)
    for _ in range(2):
        judge.send_signal(signal.SIGHUP)
    judge.communicate(timeout=20)
    assert judge.returncode == -signal.SIGHUP
    assert ended(workers_of(judge.pid))
    assert os.listdir(temporary) == []


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM], ids=lambda end: end.name)
def test_a_proof_that_is_stopped_ends_at_once(toy, temporary, end):
    folder = toy / "solutions" / "count_tokens" / "accepted"
    folder.mkdir(parents=True)
    for number in range(40):
        (folder / f"slow{number}.py").write_text(
            f"def count_tokens(c):\n    sum(range(10**7 + {number}))\n    return sum(map(len, c))\n"
        )
    judge = start(toy, temporary, SLOW, ["verify", "count_tokens"])
    wait_for(lambda: any(stat.group == os.getpgid(judge.pid) and stat.pid != judge.pid for stat in living()))
    time.sleep(1)
    judge.send_signal(end)
    judge.communicate(timeout=10)
    assert judge.returncode == (130 if end is signal.SIGINT else -end)


def test_a_worker_whose_judge_is_gone_before_it_begins_ends():
    reads, writes = os.pipe()
    os.close(writes)
    words = [sys.executable, "-c", bootstrap.PROGRAM, str(os.getpid()), str(reads), "1", "1", "100", ""]
    assert subprocess.run(words, pass_fds=(reads,), timeout=20, check=False).returncode == 0
    os.close(reads)
