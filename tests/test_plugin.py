"""The pytest front door, run as a user runs it: in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT

WRONG = "def count_tokens(corpus):\n    return sum(map(len, corpus)) if len(corpus) < 2 else 3\n"
INI = (ROOT / "pyproject.toml").read_text().partition("[tool.pytest.ini_options]")[2].partition("\n[tool.mypy]")[0]


@pytest.fixture
def checkout(toy):
    engine = ROOT / "graders"
    text = "[tool.pytest.ini_options]" + INI.replace('pythonpath = ["graders"]', f'pythonpath = ["{engine}"]')
    (toy / "pyproject.toml").write_text(text)
    return toy


def run(root: Path, *arguments: str, environment: dict[str, str] | None = None) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-B", "-m", "pytest", *arguments],
        cwd=root, env={**os.environ, **(environment or {})}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


def test_every_check_is_an_item(checkout):
    status, told = run(checkout, "graders", "--submission", "solutions/count_tokens.py", "-v")
    assert status == 0
    assert "graders/count_tokens.yaml::scaling: one run PASSED" in told
    assert "6 passed" in told


def test_levels_are_markers_and_names_select(checkout):
    assert (
        "1 passed, 5 deselected" in run(checkout, "graders", "--submission=solutions/count_tokens.py", "-k", "wide")[1]
    )
    assert "4 passed, 2 deselected" in run(checkout, "graders", "--submission=solutions/count_tokens.py", "-m", "L4")[1]


def test_a_failure_shows_the_call_and_no_traceback(checkout):
    (checkout / "mine.py").write_text(WRONG)
    status, told = run(checkout, "graders/count_tokens.yaml", "--submission", "mine.py", "-x", "--junitxml=out.xml")
    assert status == 1
    assert "returned  3\nexpected  0" in told
    assert "Traceback" not in told
    assert "kata_engine/" not in told
    assert "the same inputs again: --seed" in told
    assert "wrong_answer" in (checkout / "out.xml").read_text()


@pytest.mark.parametrize("option", ["--seed", "--kata-seed"])
def test_a_seed_replays_the_inputs_of_kata_grade(checkout, option):
    (checkout / "mine.py").write_text("def count_tokens(corpus):\n    return min(6, sum(map(len, corpus)))\n")
    words = [
        sys.executable,
        "-m",
        "kata_engine",
        "grade",
        "count_tokens",
        "--submission",
        "mine.py",
        "--format",
        "json",
    ]
    graded = subprocess.run([*words, "--seed", "7"], cwd=checkout, capture_output=True, text=True, check=False)
    calls = [check["message"].partition("\n")[0] for check in json.loads(graded.stdout)["checks"] if check["message"]]
    told = run(checkout, "graders", "--submission=mine.py", option, "7")[1]
    assert calls
    assert all(call in told for call in calls)
    assert "--seed 7" in told
    assert "is not a whole number, 0 or more" in run(checkout, "graders", "--submission=mine.py", f"{option}=-1")[1]


def test_isolation_can_be_required(checkout):
    (checkout / "weak.py").write_text("from kata_engine.sandbox import spawn\n\nspawn.LAYERS = 'limits'\n")
    words = ("-p", "weak", "graders", "--submission=solutions/count_tokens.py")
    with_less = {"PYTHONPATH": str(checkout)}
    assert run(checkout, *words, environment=with_less)[0] == 0
    status, told = run(checkout, *words, "--require-isolation", "full", environment=with_less)
    assert status == 3
    assert "isolation full is required, but workers here only reach: process" in told
    assert "Traceback" not in told


def test_only_selected_checks_are_graded(checkout):
    (checkout / "mine.py").write_text(
        "import os\ndef count_tokens(corpus):\n    return 3 if len(corpus) == 2 else os._exit(1)\n"
    )
    assert "1 passed, 5 deselected" in run(checkout, "graders", "--submission=mine.py", "-k", "two and sequences")[1]


def test_with_several_processes_each_check_is_graded_once(checkout):
    counter = checkout / "started"
    spy = (
        "from kata_engine.grading.checks.fixed_call import FixedCall\n\nrun = FixedCall.run\n\n"
        f"def spy(self, context):\n    open({str(counter)!r}, 'a').write('x')\n    return run(self, context)\n\n"
        "FixedCall.run = spy\n"
    )
    (checkout / "spy.py").write_text(spy)
    words = ("-p", "spy", "graders", "--submission=solutions/count_tokens.py", "-n", "2")
    status, told = run(checkout, *words, environment={"PYTHONPATH": str(checkout)})
    assert (status, counter.read_text()) == (0, "xx")
    assert "6 passed" in told


def test_an_item_that_is_interrupted_leaves_the_others_their_results(checkout):
    spy = (
        "import pytest\nfrom kata_engine.grading.checks.fixed_call import HiddenCase\n\n"
        "def run(self, context):\n    pytest.fail('as pytest-timeout does')\n\nHiddenCase.run = run\n"
    )
    (checkout / "spy.py").write_text(spy)
    words = ("-p", "spy", "graders", "--submission=solutions/count_tokens.py")
    _, told = run(checkout, *words, environment={"PYTHONPATH": str(checkout)})
    assert "1 failed, 5 passed" in told
    assert "as pytest-timeout does" in told


def test_without_a_submission_the_stub_is_not_attempted(checkout):
    status, told = run(checkout, "graders")
    assert status == 1
    assert "not_attempted" in told


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["--submission", "none.py"], 4, "no such file"),
        (["--submission", "other.py"], 4, "does not show which kata it is for"),
    ],
)
def test_a_submission_that_cannot_be_graded_is_told(checkout, arguments, status, words):
    (checkout / "other.py").write_text("x = 1\n")
    found, told = run(checkout, "graders", *arguments)
    assert found == status
    assert words in told


def test_a_wrong_grader_file_is_told_with_its_line(checkout):
    path = checkout / "graders" / "count_tokens.yaml"
    path.write_text(path.read_text().replace("returns: 3", "returns: 010"))
    status, told = run(checkout, "graders", "--submission", "solutions/count_tokens.py")
    assert status == 2
    assert "graders/count_tokens.yaml:2: `010` without quotes" in told


@pytest.mark.parametrize("spelling", [["--submission", "{}"], ["--submission={}"]])
def test_what_lies_beside_a_submission_is_never_read(checkout, tmp_path_factory, spelling):
    folder = tmp_path_factory.mktemp("strange")
    trap = f"open({str(folder / 'read')!r}, 'a').write(__name__)\n"
    for name in ("conftest.py", "json.py", "random.py", "heapq.py", "sitecustomize.py", "hypothesis.py"):
        (folder / name).write_text(trap)
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --collect-only\n")
    (folder / "count_tokens.py").write_text("import json, random, heapq\n" + WRONG)
    path = str(folder / "count_tokens.py")
    status, told = run(checkout, "graders", *[part.format(path) for part in spelling])
    assert status == 1
    assert "wrong_answer" in told
    assert not (folder / "read").exists()


def test_nothing_is_left_behind(checkout):
    before = {str(path) for path in checkout.rglob("*")}
    run(checkout, "graders", "--submission", "solutions/count_tokens.py")
    assert {str(path) for path in checkout.rglob("*")} == before
