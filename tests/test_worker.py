import os
import signal
import subprocess
import sys
import time

import pytest
from kata_engine.sandbox.child.ownership import spoil
from kata_engine.sandbox.limits import Limits
from kata_engine.sandbox.outcome import LoadRefused, Raised, Returned, Stopped
from kata_engine.sandbox.packing import pack_call, unpack_answer
from kata_engine.sandbox.pool import WorkerPool
from kata_engine.sandbox.program import Program
from kata_engine.sandbox.worker import Worker
from kata_engine.verdicts import Verdict
from processes import ended

FAST = Limits(cpu_seconds=1.0, asleep_seconds=1.0)


def run(body: str, *calls: tuple, limits: Limits = FAST, top: str = ""):
    """Outcomes of calling `f(x)` with that body."""
    source = f"{top}\ndef f(x):\n    {body}\n"
    with Worker(limits, 0) as worker:
        assert worker.load(Program(source.encode(), "mine.py", "f", 1)) is None
        return list(worker.call(calls or [(1,)]))


def load(source: bytes):
    with Worker(FAST, 0) as worker:
        return worker.load(Program(source, "mine.py", "f", 1))


def test_answers_come_back_in_order_and_by_number():
    outcomes = run("return [x, (x,)]", *[(number,) for number in range(50)])
    assert [outcome.value for outcome in outcomes] == [[number, (number,)] for number in range(50)]


@pytest.mark.parametrize(
    ("body", "verdict", "cause"),
    [
        ("while True: pass", Verdict.TIME_LIMIT_EXCEEDED, "no answer within"),
        ("import time; time.sleep(60)", Verdict.TIME_LIMIT_EXCEEDED, "no answer within"),
        ("while True:\n        try:\n            while True: pass\n        except BaseException: pass",
         Verdict.TIME_LIMIT_EXCEEDED, "no answer within"),
        ("import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); signal.alarm(0)\n    while 1: pass",
         Verdict.TIME_LIMIT_EXCEEDED, "no answer within"),
        ("import threading; a = threading.Lock(); a.acquire(); a.acquire()",
         Verdict.TIME_LIMIT_EXCEEDED, "no answer within"),
        ("return sum(range(10**12))", Verdict.TIME_LIMIT_EXCEEDED, "no answer within"),
        ("import os; os._exit(0)", Verdict.RUNTIME_ERROR, "exit status 0"),
        ("import ctypes; ctypes.string_at(0)", Verdict.RUNTIME_ERROR, "crashed: Segmentation fault"),
        ("print('x' * (1 << 22))", Verdict.OUTPUT_LIMIT_EXCEEDED, "printed in one call"),
        ("import os\n    while 1: os.write(1, b'x' * 4096)", Verdict.OUTPUT_LIMIT_EXCEEDED, "printed in one call"),
        ("return 'x' * (20 << 20)", Verdict.OUTPUT_LIMIT_EXCEEDED, "an answer of"),
        ("import os\n    for fd in range(3, 20):\n        try: os.write(fd, b'\\0\\0\\0\\2[]')\n        except OSError: pass",
         Verdict.RUNTIME_ERROR, "wrote to the judge's pipe"),
    ],
)  # fmt: skip
def test_what_ends_a_worker_is_a_verdict(body, verdict, cause):
    (outcome,) = run(body)
    assert isinstance(outcome, Stopped)
    assert outcome.verdict is verdict
    assert cause in outcome.cause


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ("raise SystemExit(0)", "SystemExit"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("raise GeneratorExit", "GeneratorExit"),
        ("class Own(BaseException): pass\n    raise Own", "Own"),
        ("return f(x)", "RecursionError"),
        ("return 'x' * (1 << 31)", "MemoryError"),
        ("import pytest; pytest.skip()", "ModuleNotFoundError"),
        ("import hypothesis; hypothesis.reject()", "ModuleNotFoundError"),
        ("import kata_engine", "ModuleNotFoundError"),
        ("import yaml", "ModuleNotFoundError"),
    ],
)
def test_exceptions_are_answers(body, name):
    (outcome,) = run(body)
    assert isinstance(outcome, Raised)
    assert outcome.name == name
    assert outcome.line > 0


def test_the_calls_before_a_crash_are_kept():
    outcomes = run("import os\n    return x if x < 3 else os._exit(0)", *[(number,) for number in range(9)])
    assert [type(outcome) for outcome in outcomes] == [Returned] * 3 + [Stopped]


def test_changes_are_noticed():
    (changed,) = run("x.append(1); return 0", ([],))
    assert changed.changed_argument
    (raised,) = run("x.append(1); raise ValueError", ([],))
    assert isinstance(raised, Raised) and raised.changed_argument
    (given,) = run("return x", ([],))
    assert given.is_argument
    _, second = run("kept.clear(); kept.append(x); return kept", (1,), (2,), top="kept = []")
    assert second.changed_earlier
    _, later = run("kept.append(x); [one.append(9) for one in kept[:-1]]; return 0", ([1],), ([2],), top="kept = []")
    assert later.changed_earlier


def test_an_answer_is_read_before_the_next_call_can_change_it():
    first, second = run("kept.append(x); return kept", (1,), (2,), top="kept = []")
    assert (first.value, second.value) == ([1], [1, 2])


def test_stdin_is_empty_and_the_environment_bare():
    (read,) = run("import sys, os; return [sys.stdin.read(), sorted(os.environ), sys.argv[1:]]")
    assert read.value == ["", ["LC_ALL", "PYTHONHASHSEED", "PYTHONIOENCODING"], []]


def test_the_working_folder_takes_no_file():
    (outcome,) = run("open('made', 'w')")
    assert isinstance(outcome, Raised)
    assert outcome.name == "FileNotFoundError"


def test_memory_is_limited():
    (outcome,) = run("return len([bytes(1 << 20) for _ in range(2000)])")
    assert outcome.name == "MemoryError"


def test_prints_are_shown_and_never_break():
    with Worker(FAST, 0) as worker:
        worker.load(Program(b"def f(x): print('hi', '\\ud800'); return 1", "mine.py", "f", 1))
        assert [one.value for one in worker.call([(1,), (2,)])] == [1, 1]
        assert worker.output.startswith("hi \\ud800\n")


@pytest.mark.parametrize(
    ("source", "reason", "message", "line", "column"),
    [
        (b"def f(x:\n", "syntax", "'(' was never closed", 1, 6),
        (b"def f(x):\n\tif x:\n        return 1\n", "syntax", "tabs and spaces", 3, None),
        (b"a = 1\nb = 'caf\xe9'\n", "syntax", "byte 0xe9 is not UTF-8", 2, 9),
        (b"# caf\xe9\ndef f(x): pass\n", "syntax", "byte 0xe9 is not UTF-8", 1, 6),
        (b"# coding: utf-9\ndef f(x): pass\n", "syntax", "", 1, None),
        (b"a = 1\nb\0 = 2\n", "syntax", "NUL byte", 2, 2),
        (b"", "missing", "no such function", 0, 0),
        (b"def g(x): pass", "missing", "no such function", 0, 0),
        (b"if __name__ == '__main__':\n    def f(x): pass", "missing", "no such function", 0, 0),
        (b"class f: pass", "not_a_function", "f is a class", 0, 0),
        (b"f = 3", "not_a_function", "of type int", 0, 0),
        (b"async def f(x): pass", "not_a_function", "f is async", 1, 0),
        (b"def f(): pass", "parameters", "it takes ()", 1, 0),
        (b"def f(x, y): pass", "parameters", "it takes (x, y)", 1, 0),
        (b"def f(*, x): pass", "parameters", "it takes (*, x)", 1, 0),
        (b"import numpie", "loading", "ModuleNotFoundError: No module named 'numpie'", 1, 0),
        (b"from . import other", "loading", "ImportError", 1, 0),
        (b"\n1 / 0", "loading", "ZeroDivisionError", 2, 0),
        (b"raise SystemExit(0)", "loading", "SystemExit: 0", 1, 0),
    ],
)
def test_a_file_that_cannot_be_called_is_refused(source, reason, message, line, column):
    refused = load(source)
    assert isinstance(refused, LoadRefused)
    assert refused.reason == reason
    assert message in refused.message
    assert refused.line == line
    assert column in (None, refused.column)


@pytest.mark.parametrize(
    "source",
    [
        b"\xef\xbb\xbfdef f(x): return 1\n",
        b"def f(x):\r\n    return 1\r\n",
        b"def f(x):\r    return 1\r",
        b"def f(x):\n\treturn 1",
        b"\x0cdef f(x):\n    return 1\n",
        b"# coding: latin-1\ndef f(x): return 'caf\xe9' and 1\n",
        b"f = lambda x: 1",
        b"from functools import partial\nf = partial(lambda y, x: 1, 0)",
        b"class C:\n    def __call__(self, x): return 1\nf = C()",
        b"def f(x, y=1, *rest, **named): return 1",
        b"def f(*anything): return 1",
        b"from dataclasses import dataclass\n@dataclass\nclass D:\n    a: int\ndef f(x): return D(1).a",
        b"import typing, collections, heapq, bisect, itertools, functools, re, math, sys\ndef f(x): return 1",
    ],
)
def test_odd_but_legal_files_are_called(source):
    with Worker(FAST, 0) as worker:
        assert worker.load(Program(source, "mine.py", "f", 1)) is None
        (outcome,) = worker.call([(0,)])
        assert outcome == Returned(1)


def test_an_endless_import_is_a_time_out():
    stopped = load(b"while True: pass")
    assert stopped.verdict is Verdict.TIME_LIMIT_EXCEEDED
    assert "while the file was being loaded" in stopped.cause


def test_the_clock_counts_the_call_and_nothing_else():
    source = b"def f(x):\n    while x: x -= 1\n    return [1] * 10\n"
    with Worker(Limits(), 0) as worker:
        worker.load(Program(source, "mine.py", "f", 1))
        short, long = worker.time(b"[10000]", 20.0), worker.time(b"[1000000]", 20.0)
    assert long.call_seconds > 20 * short.call_seconds
    assert long.total_seconds >= long.call_seconds


def test_sleep_costs_no_cpu_time_and_spinning_is_killed():
    source = b"import time\ndef f(x):\n    time.sleep(x)\n    while x == 0: pass\n"
    with Worker(Limits(), 0) as worker:
        worker.load(Program(source, "mine.py", "f", 1))
        assert worker.time(pack_call((0.2,)), 20.0).call_seconds < 0.1
        timed = worker.time(b"[0]", 0.1)
    assert timed.outcome.verdict is Verdict.TIME_LIMIT_EXCEEDED


def test_an_answer_that_is_computed_while_it_is_read_gains_nothing():
    source = b"class L(list):\n    def __iter__(self): raise ValueError\n    def __len__(self): raise ValueError\n"
    with Worker(FAST, 0) as worker:
        worker.load(Program(source + b"def f(x): return L([1])", "mine.py", "f", 1))
        assert unpack_answer(worker.time(b"[1]", 5.0).packed) == Returned([1])


def test_hash_seeds_differ_by_worker():
    def order(seed):
        with Worker(FAST, seed) as worker:
            worker.load(Program(b"def f(x): return [one for one in set('abcdefgh')]", "mine.py", "f", 1))
            return next(worker.call([(0,)])).value

    assert order(1) == order(1)
    assert len({tuple(order(seed)) for seed in range(5)}) > 1


def test_a_supply_gives_fresh_workers_and_ends_the_spare():
    with WorkerPool(FAST, 0) as supply:
        one, two = supply.take(), supply.take()
        pids = {worker._process._popen.pid for worker in (one, two, supply._spare)}
        assert len(pids) == 3
        one.__exit__()
        two.__exit__()
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_worker_may_wait_long_before_its_work_and_not_during_it():
    limits = Limits(cpu_seconds=0.4, check_cpu_seconds=0.5, asleep_seconds=0.4)
    source = b"import time\ndef f(x):\n    end = time.process_time() + 0.1\n    while time.process_time() < end: pass\n    return x\n"
    with Worker(limits, 0) as worker:
        time.sleep(0.7)
        assert worker.load(Program(source, "mine.py", "f", 1)) is None
        outcomes = list(worker.call([(1,)] * 20))
    assert outcomes[0] == Returned(1)
    assert len(outcomes) < 20
    assert outcomes[-1] == Stopped(Verdict.TIME_LIMIT_EXCEEDED, "all calls together took more than 0.5 s of CPU time")


def test_a_judge_that_was_stopped_blames_nobody():
    code = (
        "from kata_engine.sandbox.limits import Limits\nfrom kata_engine.sandbox.program import Program\n"
        "from kata_engine.sandbox.worker import Worker\n"
        "source = b'def f(n):\\n    return sum(range(n))\\n'\n"
        "with Worker(Limits(cpu_seconds=1.0, asleep_seconds=1.0), 0) as worker:\n"
        "    worker.load(Program(source, 'mine.py', 'f', 1))\n"
        "    print('begun', flush=True)\n"
        "    outcomes = list(worker.call([(2_000_000,)] * 60))\n"
        "print(len(outcomes), {type(one).__name__ for one in outcomes})\n"
    )
    judge = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert judge.stdout.readline() == "begun\n"
    time.sleep(0.3)
    judge.send_signal(signal.SIGSTOP)
    time.sleep(4)  # meanwhile the child goes on, and then waits for its pipe to be read
    judge.send_signal(signal.SIGCONT)
    assert judge.communicate(timeout=60)[0] == "60 {'Returned'}\n"


def test_memory_used_up_by_small_objects_is_told_as_such():
    source = b"def f(n):\n    kept = []\n    while n:\n        kept.append([len(kept)])\n"
    limits = Limits(memory_bytes=200 << 20)
    with Worker(limits, 0) as worker:
        worker.load(Program(source, "mine.py", "f", 1))
        (outcome,) = worker.call([(1,)])
    assert isinstance(outcome, Raised)
    assert outcome.name == "MemoryError"


def test_a_killed_worker_takes_its_group_along(monkeypatch):
    monkeypatch.setattr("kata_engine.sandbox.spawn.LAYERS", "limits")  # with all of them there is no group
    source = b"import os\ndef f(x):\n    if os.fork() == 0:\n        while True: pass\n    while True: pass\n"
    with Worker(FAST, 0) as worker:
        worker.load(Program(source, "mine.py", "f", 1))
        group = worker._process._popen.pid
        assert isinstance(next(worker.call([(1,)])), Stopped)
    assert ended(lambda stat: stat.group == group)


def test_an_answer_is_changed_without_asking_it():
    class Stubborn(list):
        def __iter__(self):
            raise RuntimeError

    row = ["a"]
    kept = {"rows": Stubborn([(row, {1})])}
    spoil((kept,))
    assert kept == {None: None}
    assert row == [None]


def test_lists_that_stand_in_an_argument_twice_are_one_list_in_the_child():
    row = ["a"]
    source = b"def f(rows):\n    return [[rows.index(a) for a in rows if a is b] for b in rows], rows[0] is rows[2]\n"
    with Worker(FAST, hash_seed=0) as worker:
        assert worker.load(Program(source, "mine.py", "f", 1)) is None
        (outcome,) = worker.call([([row, ["a"], row],)])
        assert outcome.value[1] is True
        (outcome,) = worker.call([([["a"], ["a"], ["a"]],)])
        assert outcome.value[1] is False


def test_reused_lists_hold_the_next_input():
    source = b"seen = {}\ndef f(rows):\n    return seen.setdefault(id(rows), [list(row) for row in rows])\n"
    inputs = [([["a"], ["b"]],), ([["c"]],), ([["d"], ["e"], ["f"]],)]
    with Worker(FAST, hash_seed=0) as worker:
        assert worker.load(Program(source, "mine.py", "f", 1)) is None
        assert [one.value for one in worker.call(inputs[:1])] == [[["a"], ["b"]]]
        answers = [one.value for one in worker.call(inputs[1:] * 2, "reused")]
        assert answers != [inputs[1][0], inputs[2][0]] * 2
    honest = b"def f(rows):\n    return [list(row) for row in rows]\n"
    with Worker(FAST, hash_seed=0) as worker:
        assert worker.load(Program(honest, "mine.py", "f", 1)) is None
        list(worker.call(inputs[:1]))
        assert [one.value for one in worker.call(inputs * 2, "reused")] == [one[0] for one in inputs * 2]
