import json
import os
import re
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
        (["grade", "count_tokens", "--submission", "/dev/zero"], 2, "not an ordinary file"),
        (["grade", "--submission", "other.txt"], 2, "could belong to any kata"),
        (["grade"], 2, "there is no attempt to grade"),
        (["grade", "count_tokens", "--require-isolation", "total"], 2, "invalid"),
        (["grade", "count_tokens", "--seed", "-1"], 2, "a seed is 0 or more"),
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
