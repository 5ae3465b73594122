"""A candidate's own tests: run against right and wrong, told by rule, and never by input."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import ROOT
from kata_engine.cli.main import main
from kata_engine.errors import UsageError
from kata_engine.grading.package import open_package
from kata_engine.interview.own_tests.grading_tests import grade_tests
from kata_engine.sandbox.limits import Isolation
from kata_engine.spec.catalog import find_kata
from kata_engine.verdicts import Verdict
from processes import ended, heed_ctrl_c, living

GOOD = """from count_tokens import count_tokens


def test_two():
    assert count_tokens([["a"], ["b", "c"]]) == 3


def test_nothing():
    assert count_tokens([]) == 0
    assert count_tokens([[]]) == 0
"""
WEAK = GOOD[: GOOD.index("\n\ndef test_nothing")]


def graded(root, source, name="tests.py"):
    path = root / name
    path.write_text(source)
    return grade_tests(open_package(find_kata(root, "count_tokens")), path, source.encode(), lambda text: None)


def test_good_tests_refuse_every_mistake(toy_with_library):
    record = graded(toy_with_library, GOOD)
    assert (record.reference, record.tests_run, record.killed, record.mistakes) == (Verdict.ACCEPTED, 2, 3, 3)
    assert (record.percent, record.survivors, record.untested, record.other_mistakes) == (100, (), (), ())
    assert record.isolation is Isolation.PROCESS


def test_weak_tests_are_told_the_rule_and_not_the_input(toy_with_library):
    record = graded(toy_with_library, WEAK)
    assert record.survivors == ("runtime_error/loops_on_empty_sequences", "wrong_answer/never_zero")
    assert [(one.rule, one.mistakes) for one in record.untested] == [("nothing at all", 1)]
    assert record.other_mistakes == ("An empty sequence is never left.",)
    assert "[]" not in str(record)


@pytest.mark.parametrize(
    ("source", "verdict", "words"),
    [
        (GOOD.replace("== 3", "== 4"), "wrong_answer", "test_two: "),
        ("def test_x(): assert undefined\n", "wrong_answer", "test_x: "),
        ("import random\n\ndef test_x(): assert random.random() < 1e-9\n", "wrong_answer", "test_x: "),
        ("def test_x(): bytearray(3 << 30)\n", "wrong_answer", "MemoryError"),
        ("def test_x(): print('x' * 3_000_000)\n", "wrong_answer", "it printed more than 1 MiB"),
        ("import no_such_module\n\ndef test_x(): pass\n", "compile_error", "from count_tokens import count_tokens"),
        ("raise SystemExit(3)\n", "not_attempted", "no test in it has run"),
        ("x = 1\n", "not_attempted", "no test in it has run"),
        ("import pytest\n\n@pytest.mark.skip\ndef test_x(): pass\n", "not_attempted", "no test in it has run"),
        ("import os\n\ndef test_x(): os._exit(0)\n", "runtime_error", "ended before its tests did"),
        ("import os, signal\n\ndef test_x(): os.kill(os.getppid(), signal.SIGKILL)\n", "runtime_error", "from within"),
    ],
)
def test_what_refuses_the_reference_is_no_test(toy_with_library, source, verdict, words):
    record = graded(toy_with_library, source)
    assert (record.reference, record.killed, record.percent) == (verdict, 0, 0)
    assert words in record.told
    assert "kata-tests-" not in record.told


@pytest.mark.parametrize("source", ["def test_x(:\n", "\0"])
def test_what_is_no_python_is_told_with_its_line(toy_with_library, source):
    with pytest.raises(UsageError, match=r"tests\.py:1: this is not a Python file"):
        graded(toy_with_library, source)


@pytest.mark.parametrize("name", ["json.py", "with [br].py", "count_tokens.py", "a b.py", "pytest.py", "test_x.txt"])
def test_no_name_of_a_file_is_in_the_way(toy_with_library, name):
    assert graded(toy_with_library, GOOD, name).killed == 3


SUBTESTS = """import unittest
from count_tokens import count_tokens


class TestCount(unittest.TestCase):
    def test_sizes(self):
        for size in range(5):
            with self.subTest(size=size):
                self.assertEqual(count_tokens([["a"] * size]), size)
"""


def test_a_test_counts_once(toy_with_library):
    assert graded(toy_with_library, SUBTESTS).tests_run == 1


def test_tests_that_always_pass_refuse_nothing(toy_with_library):
    record = graded(toy_with_library, "def test_x(): pass\n")
    assert (record.reference, record.killed, record.mistakes) == (Verdict.ACCEPTED, 0, 3)


def test_a_test_that_never_ends_is_stopped(toy_with_library, monkeypatch):
    monkeypatch.setattr("kata_engine.interview.own_tests.grading_tests.WALL_SECONDS", 2)
    assert "no end within 2 s" in graded(toy_with_library, "def test_x():\n    while True: pass\n").told


def running(mark):
    """Processes whose command line holds the mark."""
    return [stat for stat in living() if any(mark in word for word in stat.command)]


def test_what_a_test_starts_ends_with_it(toy_with_library):
    source = "import subprocess\n\ndef test_x():\n    subprocess.Popen(['sleep', '7654'], start_new_session=True)\n"
    assert graded(toy_with_library, source).reference is Verdict.ACCEPTED
    assert running("7654") == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("condition", ["True", "count_tokens([]) == 1"])
def test_nothing_goes_on_and_nothing_is_left_when_the_judge_is_stopped(
    toy_with_library, tmp_path_factory, number, condition
):
    source = (
        f"import time\nfrom count_tokens import count_tokens\n\ndef test_x():\n    if {condition}: time.sleep(300)\n"
    )
    (toy_with_library / "tests.py").write_text(source)
    temporary = tmp_path_factory.mktemp("temporary")
    words = [sys.executable, "-m", "kata_engine", "grade-tests", "count_tokens", "tests.py"]
    judge = subprocess.Popen(
        words, cwd=toy_with_library, env={**os.environ, "TMPDIR": str(temporary)},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=heed_ctrl_c,
    )  # fmt: skip
    drivers = lambda: {stat.pid for stat in running("own_tests/driver") if stat.parent == judge.pid}  # noqa: E731
    wait_for(drivers)
    time.sleep(1)
    started = drivers()
    judge.send_signal(number)
    judge.wait(20)
    assert ended(lambda stat: stat.pid in started, seconds=20)
    assert os.listdir(temporary) == []


def wait_for(condition, seconds=20):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_files_beside_the_tests_are_not_read(toy_with_library):
    for name in ("conftest.py", "json.py", "count_tokens.py"):
        (toy_with_library / name).write_text("raise SystemExit('read')\n")
    (toy_with_library / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    assert graded(toy_with_library, GOOD).killed == 3


def test_nothing_is_left_behind(toy_with_library, tmp_path_factory, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path_factory.mktemp("temporary")))
    graded(toy_with_library, GOOD + "\n\ndef test_writes():\n    open('left.txt', 'w').write('x')\n")
    import tempfile

    assert list(Path(tempfile.gettempdir()).iterdir()) == []
    assert not list(toy_with_library.rglob("left.txt"))


def test_the_oracle_of_a_kata_can_be_imported(tmp_path):
    source = b"""from ordered_tokenize_brute import tokenize_brute
from ordered_tokenize_optimal import tokenize


def test_same():
    alphabet = ["a", "b", "ab", "aa", "aab", "ba"]
    for text in ("", "a", "aab", "abab", "aaaa", "baab"):
        assert tokenize(text, alphabet) == tokenize_brute(text, alphabet)
"""
    package = open_package(find_kata(ROOT, "ordered_tokenize_optimal"))
    record = grade_tests(package, tmp_path / "tests.py", source, lambda text: None)
    assert record.reference is Verdict.ACCEPTED
    assert 20 < record.percent < 100


def test_the_command_tells_and_ends_with_a_status(toy_with_library, monkeypatch, capsys):
    monkeypatch.chdir(toy_with_library)
    (toy_with_library / "tests.py").write_text(WEAK)
    assert main(["grade-tests", "count_tokens", "tests.py"]) == 0
    told = capsys.readouterr().out
    for words in ("1 of 3 known mistakes refused (33 %)", "nothing at all", "never left", "not locked in"):
        assert words in told
    assert main(["grade-tests", "count_tokens", "tests.py", "--format", "json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert (record["killed"], record["isolation"], record["schema"]) == (1, "process", 1)
    (toy_with_library / "tests.py").write_text(GOOD.replace("== 3", "== 4"))
    assert main(["grade-tests", "count_tokens", "tests.py"]) == 1
    assert "refuse the reference" in capsys.readouterr().out
    (toy_with_library / "tests.py").write_text("def test_x(:")
    assert main(["grade-tests", "count_tokens", "tests.py"]) == 2
    assert "tests.py:1: this is not a Python file" in capsys.readouterr().err
    assert main(["grade-tests", "count_tokens", "none.py"]) == 2


FOOLING = {  # each told the reference from a mistake, or answered for its tests, and got 53 to 100 % once
    "the name of the folder": "import os\n\ndef test_x(): assert os.path.basename(os.getcwd()).startswith('reference')\n",
    "the docstring": "import count_tokens\n\ndef test_x(): assert (count_tokens.__doc__ or '').startswith('Reference')\n",
    "what stands beside it": (
        "import pathlib\n\ndef test_x(): assert len(list(pathlib.Path(__file__).parent.parent.iterdir())) > 1\n"
    ),
    "the options": "import sys\n\ndef test_x(pytestconfig): assert not pytestconfig.option.maxfail\n",
    "a forged failure": (
        "import json, os\nfor fd in range(3, 64):\n    try: os.write(fd, json.dumps({'passed': 0, 'failed': 1, 'loaded': True, "
        "'first': '\\x1b[31m\\ud800', 'told': 'x'}).encode() + b'\\n')\n    except OSError: pass\nos._exit(0)\n"
    ),
    "a forged answer": (
        "import json, os\nfor fd in range(3, 64):\n    try: os.write(fd, json.dumps({'passed': 1, 'failed': 0, 'loaded': True, "
        "'first': '', 'told': '', 'extra': 1}).encode() + b'\\n')\n    except OSError: pass\nos._exit(0)\n"
    ),
}


@pytest.mark.parametrize("source", FOOLING.values(), ids=FOOLING)
def test_tests_that_tell_the_reference_from_a_mistake_gain_nothing(toy_with_library, source):
    record = graded(toy_with_library, source)
    assert (record.reference is not Verdict.ACCEPTED, record.killed, record.percent) == (True, 0, 0)


def test_killing_the_driver_counts_once(toy_with_library):
    source = (
        "import os, signal\nfrom count_tokens import count_tokens\n\ndef test_x():\n"
        "    if count_tokens([['a'], ['b', 'c']]) != 3: os.kill(os.getppid(), signal.SIGKILL)\n"
    )
    record = graded(toy_with_library, source)
    assert (record.reference, record.killed, record.mistakes) == (Verdict.ACCEPTED, 1, 3)


def test_a_process_left_behind_makes_nobody_wait(toy_with_library):
    source = "import os, time\nif os.fork() == 0:\n    time.sleep(3000)\n    os._exit(0)\n" + GOOD
    start = time.monotonic()
    assert graded(toy_with_library, source).killed == 3
    assert time.monotonic() - start < 60


def test_a_file_nested_too_deeply_is_told(toy_with_library):
    with pytest.raises(UsageError, match=r"tests\.py:1: "):
        graded(toy_with_library, "x = " + "(" * 100_000 + ")" * 100_000)
