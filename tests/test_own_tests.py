"""A candidate's own tests: run against right and wrong, told by rule, and never by input."""

import json

import pytest
from conftest import ROOT
from kata_engine.catalog import find_kata, open_kata
from kata_engine.cli import main
from kata_engine.interview.own_tests import grade_tests
from kata_engine.words import Isolation, Verdict

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
    return grade_tests(open_kata(find_kata(root, "count_tokens")), path, source.encode(), lambda text: None)


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
    ("source", "words"),
    [
        (GOOD.replace("== 3", "== 4"), "test_two: "),
        ("def test_x(): assert undefined\n", "test_x: "),
        ("import no_such_module\n\ndef test_x(): pass\n", "the file itself: "),
        ("def test_x(:\n", "the file itself: "),
        ("x = 1\n", "it holds no test that ran"),
        ("import pytest\n\n@pytest.mark.skip\ndef test_x(): pass\n", "it holds no test that ran"),
        ("import os\n\ndef test_x(): os._exit(0)\n", "ended before its tests did"),
        ("import os, signal\n\ndef test_x(): os.kill(os.getppid(), signal.SIGKILL)\n", "ended from within"),
        ("def test_x(): bytearray(3 << 30)\n", "MemoryError"),
        ("import random\n\ndef test_x(): assert random.random() < 1e-9\n", "test_x: "),
    ],
)
def test_what_refuses_the_reference_is_no_test(toy_with_library, source, words):
    record = graded(toy_with_library, source)
    assert (record.reference, record.killed, record.percent) == (Verdict.WRONG_ANSWER, 0, 0)
    assert words in record.told


def test_tests_that_always_pass_refuse_nothing(toy_with_library):
    record = graded(toy_with_library, "def test_x(): pass\n")
    assert (record.reference, record.killed, record.mistakes) == (Verdict.ACCEPTED, 0, 3)


def test_a_test_that_never_ends_is_stopped(toy_with_library, monkeypatch):
    monkeypatch.setattr("kata_engine.interview.own_tests.WALL_SECONDS", 2)
    assert "no end within 2 s" in graded(toy_with_library, "def test_x():\n    while True: pass\n").told


def test_files_beside_the_tests_are_not_read(toy_with_library):
    for name in ("conftest.py", "json.py", "count_tokens.py"):
        (toy_with_library / name).write_text("raise SystemExit('read')\n")
    (toy_with_library / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    assert graded(toy_with_library, GOOD).killed == 3


def test_nothing_is_left_behind(toy_with_library, tmp_path_factory, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path_factory.mktemp("temporary")))
    graded(toy_with_library, GOOD + "\n\ndef test_writes():\n    open('left.txt', 'w').write('x')\n")
    import tempfile
    from pathlib import Path

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
    package = open_kata(find_kata(ROOT, "ordered_tokenize_optimal"))
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
    (toy_with_library / "count_tokens.py").write_text(GOOD)
    assert main(["grade-tests", "count_tokens", "count_tokens.py"]) == 2
    assert main(["grade-tests", "count_tokens", "none.py"]) == 2
