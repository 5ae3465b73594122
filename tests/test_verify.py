"""`kata verify` on a toy kata: what it must find fault with, one thing at a time."""

import json

import pytest
from kata_engine.cli.main import main

RIGHT = (
    "def count_tokens(corpus):\n    total = 0\n    for row in corpus:\n        total += len(row)\n    return total\n"
)
FIRST_ONLY = (
    '"""Counts the first sequence only."""\ndef count_tokens(corpus):\n    return len(corpus[0]) if corpus else 0\n'
)
SLOW = '"""Copies."""\ndef count_tokens(corpus):\n    n = 0\n    for row in corpus:\n        for place in range(len(row)):\n            n += len(row[:place] * 40) >= 0\n    return n\n'
ORACLE = "def count_tokens(corpus):\n    return len([token for row in corpus for token in row])\n"


@pytest.fixture
def proved(toy, monkeypatch):
    monkeypatch.chdir(toy)
    monkeypatch.setenv("NO_COLOR", "1")
    path = toy / "graders" / "count_tokens.yaml"
    path.write_text(path.read_text().replace("sizes: [1000, 4000]", "sizes: [1000, 40000]"))
    put(toy, "accepted/loop", RIGHT)
    put(toy, "wrong_answer/first_only", FIRST_ONLY)
    put(toy, "time_limit_exceeded/copies", SLOW)
    (toy / "tests" / "oracles").mkdir(parents=True)
    (toy / "tests" / "oracles" / "count_tokens.py").write_text(ORACLE)
    return toy


def put(toy, name, source):
    path = toy / "solutions" / "count_tokens" / f"{name}.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source)


def verify(capsys, *options):
    status = main(["verify", "count_tokens", *options])
    return status, capsys.readouterr().out


def test_a_kept_promise_is_proved(proved, capsys):
    status, told = verify(capsys, "--matrix")
    assert "count_tokens  1 problems" in told  # the toy's hidden case kills nothing
    assert "the hidden case 'nothing at all' kills nothing that 'two sequences' misses" in told
    path = proved / "graders" / "count_tokens.yaml"
    path.write_text(path.read_text().replace("name: nothing at all,", "name: nothing at all, keep: it is the edge,"))
    status, told = verify(capsys, "--matrix")
    assert status == 0
    assert "count_tokens  proved  5 submissions tried, 3 killed, 2 accepted, second oracle agrees on" in told
    assert "wrong_answer/first_only" in told
    assert "by it alone  every small corpus" in told
    assert "nearest to the time limit: " in told
    assert "nearest beyond it: time_limit_exceeded/copies, at least " in told


@pytest.mark.parametrize(
    ("name", "source", "words"),
    [
        ("wrong_answer/right", RIGHT, "wrong_answer/right got accepted"),
        ("accepted/wrong", FIRST_ONLY, "accepted/wrong got wrong_answer in 'two sequences'"),
        ("time_limit_exceeded/fast", RIGHT, "time_limit_exceeded/fast got accepted"),
        ("wrong_answer/twin", FIRST_ONLY, "wrong_answer/twin behaves like wrong_answer/first_only on everything tried"),
    ],
)
def test_a_broken_promise_is_a_problem(proved, capsys, name, source, words):
    put(proved, name, source)
    status, told = verify(capsys)
    assert status == 1
    assert words in told


def test_an_expected_value_that_the_second_oracle_does_not_give_is_a_problem(proved, capsys):
    (proved / "tests" / "oracles" / "count_tokens.py").write_text(ORACLE.replace("len([", "1 + len(["))
    status, told = verify(capsys)
    assert status == 1
    assert "the second oracle disagrees with the expected outcome of count_tokens([['a'], ['b', 'c']])" in told
    (proved / "tests" / "oracles" / "count_tokens.py").unlink()
    assert "there is no second oracle" in verify(capsys)[1]


def test_a_shape_that_finds_out_nothing_alone_is_a_problem_of_the_matrix(proved, capsys):
    path = proved / "graders" / "count_tokens.yaml"
    second = "  - {name: pairs, level: L5, slow_means: quadratic, shape: {make: alternating}, sizes: [1000, 40000]}\n"
    path.write_text(path.read_text() + second)
    told = verify(capsys, "--matrix")[1]
    for name in ("one run", "pairs"):  # both catch the one slow file
        assert f"the shape of '{name}' finds nothing slow that another shape misses" in told


def test_a_mutant_that_slips_through_is_a_hole(proved, capsys):
    put(
        proved,
        "accepted/odd",
        "def count_tokens(corpus):\n    return sum(map(len, corpus)) if len(corpus) < 7 else 99\n".replace(
            "99", "sum(map(len, corpus))"
        ),
    )
    _, told = verify(capsys, "--mutants", "40", "--format", "json")
    record = json.loads(told)
    assert record["mutants"] >= 10
    assert record["tried"] == 6
    assert {trial["name"] for trial in record["trials"]} >= {"reference", "stub", "accepted/loop"}
