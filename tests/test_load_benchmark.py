"""The load benchmark on a toy kata: what it grades, and that a wrong verdict is counted and told."""

import pytest
from kata_engine.cli.main import main
from kata_engine.verify import load_benchmark


@pytest.fixture
def told(toy, monkeypatch, capsys):
    monkeypatch.chdir(toy)
    monkeypatch.setattr(load_benchmark, "LOADS", (0, 1))

    def run(**library):
        for folder, source in library.items():
            path = toy / "solutions" / "count_tokens" / folder / "one.py"
            path.parent.mkdir(parents=True)
            path.write_text(source)
        status = main(["load-benchmark", "--gradings", "2"])
        rows = [line.split() for line in capsys.readouterr().out.splitlines()]
        return status, [row for row in rows if row[0] != "busy"]

    return run


def test_each_is_graded_beside_each_load(told):
    status, rows = told(accepted="def count_tokens(corpus): return sum(map(len, corpus))")
    assert status == 0
    assert [(row[0], row[1], row[2], row[3], row[6]) for row in rows] == [
        ("0", "2", "0", "0", "reference"),
        ("1", "2", "0", "0", "reference"),
        ("0", "2", "0", "0", "accepted/one"),
        ("1", "2", "0", "0", "accepted/one"),
    ]


def test_a_wrong_verdict_is_counted(told):
    status, rows = told(time_limit_exceeded="def count_tokens(corpus): return sum(map(len, corpus))")
    assert status == 1
    assert [row[2] for row in rows] == ["0", "0", "2", "2"]
