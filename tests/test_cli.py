import json
import os
import re
import subprocess
import sys
from hashlib import sha256

import pytest
from conftest import ROOT, TOY
from kata_engine.cli.main import main

WRONG = "def count_tokens(corpus):\n    return 3 if corpus else 1\n"


@pytest.fixture
def here(toy, monkeypatch):
    monkeypatch.chdir(toy)
    monkeypatch.setenv("NO_COLOR", "1")
    return toy


def test_the_first_minute_of_a_candidate(here, capsys):
    assert main(["list"]) == 0
    assert "count_tokens" in (listed := capsys.readouterr().out)
    assert "not tried yet" in listed
    assert main(["show", "count_tokens"]) == 0
    assert "def count_tokens(corpus: list[list[str]]) -> int" in capsys.readouterr().out
    assert main(["start", "count_tokens"]) == 0
    assert "attempts/count_tokens.py" in capsys.readouterr().out
    assert main(["grade", "count_tokens"]) == 1
    assert "kata start count_tokens" in capsys.readouterr().out
    attempt = here / "attempts" / "count_tokens.py"
    attempt.write_text(WRONG)
    assert main(["grade"]) == 1
    told = capsys.readouterr().out
    assert "wrong_answer in oracle: every small corpus\n  count_tokens([])\n  returned  1\n  expected  0" in told
    attempt.write_text(TOY["solutions/count_tokens.py"])
    assert main(["grade", "count_tokens"]) == 0
    assert "accepted  level L6  6 of 6 checks" in capsys.readouterr().out
    main(["list"])
    assert "accepted, level L6" in capsys.readouterr().out
    assert main(["start", "count_tokens"]) == 0
    assert "is kept as attempts/count_tokens.2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["grade", "count_token"], 2, "did you mean count_tokens?"),
        (["grade", "count_tokens", "--submission", "none.py"], 2, "no such file: none.py"),
        (["grade", "count_tokens", "--submission", "katas/count_token.py"], 2, "did you mean katas/count_tokens.py?"),
        (["grade", "count_tokens", "--submission", "katas"], 2, "is a folder"),
        (["grade", "count_tokens", "--submission", "/dev/zero"], 2, "not a regular file"),
        (["grade", "--submission", "other.txt"], 2, "does not show which kata it is for"),
        (["grade"], 2, "there is no attempt to grade"),
        (["grade", "count_tokens", "--require-isolation", "total"], 2, "'total' is not one of: process, full"),
        (["grade", "count_tokens", "--seed", "-1"], 2, "'-1' is not a whole number, 0 or more"),
        (["frobnicate"], 2, "invalid choice"),
        ([], 2, "required: COMMAND"),
        (["list", "--root", "katas"], 2, "does not contain katas/"),
    ],
)
def test_wrong_usage_is_status_2_and_says_what_to_do(here, capsys, arguments, status, words):
    (here / "other.txt").write_text("x = 1")
    try:
        found = main(arguments)
    except SystemExit as end:
        found = end.code
    assert found == status
    captured = capsys.readouterr()
    assert words in captured.err
    assert "Traceback" not in captured.err


def test_outside_a_checkout_the_message_says_so(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["list"]) == 2
    assert "run `kata` inside a checkout" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["grade", "count_tokens"], ["list"], ["show", "count_tokens"]])
def test_a_grader_file_that_is_wrong_is_status_3_with_its_line(here, capsys, command):
    path = here / "graders" / "count_tokens.yaml"
    path.write_text(path.read_text().replace("returns: 3", "returns: no"))
    assert main(command) == 3
    assert capsys.readouterr().err.startswith("graders/count_tokens.yaml:2: `no` without quotes")


def test_json_is_one_object_and_nothing_else(here, capsys):
    (here / "mine.py").write_text(WRONG)
    assert main(["grade", "--submission", "mine.py", "--format", "json", "--seed", "7"]) == 1
    captured = capsys.readouterr()
    (line,) = captured.out.splitlines()
    record = json.loads(line)
    assert list(record) == [
        "kata", "submission", "verdict", "level", "isolation", "seed", "checks", "growth", "version",
        "replay", "digests", "schema",
    ]  # fmt: skip
    assert (record["kata"], record["submission"], record["verdict"], record["level"], record["seed"]) == (
        "count_tokens", "mine.py", "wrong_answer", None, 7,
    )  # fmt: skip
    assert record["replay"] == "kata grade count_tokens --submission mine.py --seed 7"
    assert record["digests"]["submission"] == sha256(WRONG.encode()).hexdigest()
    assert len(record["digests"]["kata"]) == 64
    assert {tuple(check) for check in record["checks"]} == {
        ("name", "kind", "level", "verdict", "message", "seconds", "mistake", "printed"),
    }
    assert {tuple(row)[:6] for row in record["growth"]} == {
        ("check", "size", "yours", "reference", "ratio", "exponent"),
    }
    assert captured.err == ""


def test_jsonl_is_the_stream_of_events_as_they_happen(here):
    (here / "mine.py").write_text(
        "def count_tokens(corpus):\n    while len(corpus) > 1: pass\n    return sum(map(len, corpus))\n"
    )
    words = [
        sys.executable,
        "-m",
        "kata_engine",
        "grade",
        "--submission",
        "mine.py",
        "--format",
        "jsonl",
        "--seed",
        "7",
    ]
    with subprocess.Popen(words, cwd=here, stdout=subprocess.PIPE, text=True) as judge:
        first = [json.loads(judge.stdout.readline()) for _ in range(2)]
        assert judge.poll() is None  # the first call has seconds to go
        rest = [json.loads(line) for line in judge.stdout]
    assert judge.returncode == 1
    events = first + rest
    assert [event["event"] for event in first] == ["grading_started", "check_started"]
    assert {event["event"] for event in rest[:-1]} == {"check_started", "check_finished"}
    assert events[-1]["event"] == "grading_finished"
    results = [event["result"] for event in events if event["event"] == "check_finished"]
    assert events[-1]["grade"]["checks"] == results
    assert events[-1]["grade"]["seed"] == events[0]["seed"] == 7


def test_a_reader_that_stops_ends_the_grading(here):
    (here / "mine.py").write_text("def count_tokens(corpus):\n    return -1\n")
    words = f"{sys.executable} -m kata_engine grade --submission mine.py --format jsonl | head -1"
    assert (
        subprocess.run(words, shell=True, cwd=here, capture_output=True, text=True, timeout=60, check=True).stderr == ""
    )


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_completion_knows_commands_and_options(capsys, shell):
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for word in ("grade-tests", "require-isolation", "load-benchmark"):
        assert word in script


def test_one_command_imports_no_other(here):
    source = "import sys; from kata_engine.cli.main import main; main(['list']); print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", source], cwd=here, capture_output=True, text=True, check=True).stdout
    for heavy in ("jinja2", "hypothesis", "prompt_toolkit", "shtab", "psutil", "kata_engine.cli.commands.grade"):
        assert heavy not in told.split(), heavy


def test_timings_show_where_the_seconds_went(here, capsys):
    assert main(["grade", "count_tokens", "--submission", "solutions/count_tokens.py", "--timings"]) == 0
    table = capsys.readouterr().out.partition("seconds  share  where ")[2]
    assert " s went" in table
    assert "scaling: one run" in table
    assert "starting, naming the mistake, printing" in table
    shares = [int(share) for share in re.findall(r"(\d+)%", table)]
    assert shares == sorted(shares, reverse=True)
    assert 90 <= sum(shares) <= 110


def test_every_attempt_is_a_line(here, capsys):
    for name in [name for name in TOY if "count_tokens" in name]:
        (here / name.replace("count_tokens", "count_all")).write_text(TOY[name].replace("count_tokens", "count_all"))
    for kata in ("count_tokens", "count_all"):
        main(["start", kata])
    capsys.readouterr()
    assert main(["grade", "--format", "json"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [json.loads(line)["kata"] for line in lines] == ["count_all", "count_tokens"]


def test_a_hostile_name_and_print_leave_the_json_valid(here, capsys):
    source = "def count_tokens(corpus):\n    print('\\ud800\\x1b[2J')\n    raise ValueError('\\ud800\\0\\x85\\u202e')\n"
    (here / "mine.py").write_text(source)
    main(["grade", "count_tokens", "--submission", "mine.py", "--format", "json"])
    line = capsys.readouterr().out
    line.encode("utf-8")
    assert "\\\\ud800\\\\x00\\\\x85\\\\u202e" in line


def test_html_is_a_page(here, capsys):
    (here / "mine.py").write_text(WRONG.replace("3 if", "'<b>' if"))
    main(["grade", "--submission", "mine.py", "--format", "html"])
    page = capsys.readouterr().out
    assert page.startswith("<!DOCTYPE html>")
    assert "&#x27;&lt;b&gt;&#x27;" in page or "&lt;b&gt;" in page
    assert "<b>" not in page


def test_text_in_a_pipe_or_without_colour_is_plain(here, capsys):
    (here / "mine.py").write_text("def count_tokens(corpus):\n    print('debug', len(corpus))\n    return -1\n")
    main(["grade", "count_tokens", "--submission", "mine.py", "--seed", "3"])
    told = capsys.readouterr().out
    assert "\x1b" not in told
    assert "it printed\n  debug 2\n" in told
    assert "kata grade count_tokens --submission mine.py --seed 3" in told


def test_an_own_grading_is_noted_and_a_named_file_is_not(here, capsys):
    main(["start", "count_tokens"])
    main(["grade", "count_tokens", "--submission", "solutions/count_tokens.py"])
    assert not (here / "attempts" / "results.jsonl").exists()


def test_the_help_tells_how_to_begin(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    told = re.sub(r"\s+", " ", capsys.readouterr().out)
    assert "Begin with `kata list`" in told


def test_full_isolation_fails_closed_where_it_is_not_reached(here, capsys, monkeypatch):
    monkeypatch.setattr("kata_engine.sandbox.spawn.LAYERS", "limits")
    status = main(["grade", "count_tokens", "--submission", "solutions/count_tokens.py", "--require-isolation", "full"])
    assert status == 3
    assert "isolation full is required" in capsys.readouterr().err


def test_a_wrong_merge_shows_three_tokens(monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(ROOT)
    source = (ROOT / "solutions" / "merge_pair.py").read_text()
    assert "return [_merged(sequence, *pair)" in source
    backwards = source.replace(
        "return [_merged(sequence, *pair) for sequence in corpus]",
        "return [_merged(s[::-1], pair[1], pair[0])[::-1] for s in corpus]",
    ).replace("left + right", "right + left")
    (tmp_path / "mine.py").write_text(backwards)
    before = set(os.listdir(ROOT))
    assert main(["grade", "merge_pair", "--submission", str(tmp_path / "mine.py"), "--format", "json"]) == 1
    record = json.loads(capsys.readouterr().out)
    assert record["verdict"] == "wrong_answer"
    assert any("merge_pair([['a', 'a', 'a']], ('a', 'a'))" in check["message"] for check in record["checks"])
    assert set(os.listdir(ROOT)) == before
