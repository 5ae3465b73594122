"""Scorecards: rated in the terminal or by a file, read back with their lines, shown as Markdown and HTML."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from xml.etree import ElementTree

import msgspec
import pytest
from conftest import ROOT, put
from kata_engine.catalog import find_kata, open_kata
from kata_engine.cli import main
from kata_engine.commands.rubric import open_rubric
from kata_engine.finding import Growth
from kata_engine.interview.card_file import read_card, write_card
from kata_engine.reader import DataProblem
from kata_engine.report.card import to_html, to_markdown
from kata_engine.report.chart import charts
from kata_engine.words import Rating, Verdict

HEAD = ["score", "count_tokens", "--submission", "solutions/count_tokens.py"]
NAMES = ["--candidate", "Ada <b> & Co", "--interviewer", "Grace"]
CARD = "scorecards/count_tokens-Ada-b-Co-Grace.yaml"


@pytest.fixture
def here(toy_with_library, monkeypatch):
    monkeypatch.chdir(toy_with_library)
    return toy_with_library


def scored(here, monkeypatch, *answers, more=()):
    """Score in the terminal with these lines typed; the exit status."""
    lines = iter(answers)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines, None) or stop())
    return main([*HEAD, *NAMES, *more])


def stop():
    raise EOFError


def filled(here, capsys, **ratings):
    """A ratings file in which some ratings are filled in."""
    assert main(["score", "count_tokens", "--template"]) == 0
    text = capsys.readouterr().out
    for name, lines in ratings.items():
        place = text.index(f"id: {name.replace('_', '-')}")
        old = 'rating: not_probed\n    quote: ""\n    asked: ""'
        text = text[:place] + text[place:].replace(old, lines.replace("; ", "\n    "), 1)
    (here / "ratings.yaml").write_text(text)
    return here / "ratings.yaml"


def test_going_through_writes_a_card_in_three_forms(here, monkeypatch, capsys):
    answers = ["u", "says <script>alert(1)</script> | *sum*", "a", "And an empty corpus?", "n"]
    assert scored(here, monkeypatch, *answers) == 0
    told = capsys.readouterr().out
    for words in ("criterion 1 of 3", "adds up the lengths", "writes a sum", "✓ two sequences: accepted", "L4 not met"):
        assert words in told
    card = read_card(here / CARD)
    assert [(one.id, one.rating, one.quote, one.asked) for one in card.ratings] == [
        ("CT-L4-1", Rating.UNPROMPTED, "says <script>alert(1)</script> | *sum*", ""),
        ("CT-L4-2", Rating.ABSENT, "", "And an empty corpus?"),
        ("CT-L5-1", Rating.NOT_PROBED, "", ""),
    ]
    assert (card.candidate, card.result, card.not_rated_yet) == ("Ada <b> & Co", "L4 not met", ())
    assert card.evidence.verdict is Verdict.ACCEPTED
    page = (here / CARD).with_suffix(".html").read_text()
    assert "<script>" not in page
    assert "says &lt;script&gt;" in page
    assert "says \\<script\\>alert(1)\\</script\\> \\| \\*sum\\*" in (here / CARD).with_suffix(".md").read_text()


def test_stopping_and_going_on_loses_nothing(here, monkeypatch, capsys):
    assert scored(here, monkeypatch, "u", "one", "s", "q") == 0
    assert "2 criteria have no rating yet" in capsys.readouterr().out
    assert read_card(here / CARD).not_rated_yet == ("CT-L4-2", "CT-L5-1")
    graded = read_card(here / CARD).evidence.seed
    assert scored(here, monkeypatch, "p", "two", "b", "b", "u", "another one", "s", "x", "n") == 0
    told = capsys.readouterr().out
    assert "criterion 2 of 3" in told.split("criterion 1 of 3")[0]
    assert "rated unprompted: one" in told
    assert "'x' is none of u, p, a, n, b, s, q" in told
    card = read_card(here / CARD)
    assert [one.quote for one in card.ratings] == ["another one", "two", ""]
    assert (card.not_rated_yet, card.evidence.seed) == ((), graded)  # the same files are not graded again


def test_a_rating_without_a_quote_is_taken_back(here, monkeypatch, capsys):
    assert scored(here, monkeypatch, "u", " ", "q") == 0
    assert "Not rated" in capsys.readouterr().out
    assert len(read_card(here / CARD).not_rated_yet) == 3


def test_an_absent_rating_keeps_the_question_of_the_rubric(here, monkeypatch):
    assert scored(here, monkeypatch, "a", " ", "q") == 0
    assert read_card(here / CARD).ratings[0].asked == "What does your function count?"


def test_another_submission_is_graded_again(here, monkeypatch):
    scored(here, monkeypatch, "q")
    (here / "x.py").write_text("def count_tokens(corpus):\n    return 2\n")
    HEAD[3] = "x.py"
    try:
        scored(here, monkeypatch, "q")
    finally:
        HEAD[3] = "solutions/count_tokens.py"
    assert read_card(here / CARD).evidence.verdict is Verdict.WRONG_ANSWER


def test_own_tests_are_evidence(here, monkeypatch, capsys):
    put(
        here,
        {"tests.py": "from count_tokens import count_tokens\n\ndef test_x(): assert count_tokens([['a', 'b']]) == 2\n"},
    )
    assert scored(here, monkeypatch, "s", "q", more=["--tests", "tests.py"]) == 0
    assert "✗ own tests refuse 1 of 3 known mistakes, 33 % (asked for: 50 %)" in capsys.readouterr().out
    assert read_card(here / CARD).own_tests.killed == 1
    assert "refuse <strong>1 of 3</strong>" in (here / CARD).with_suffix(".html").read_text()


def typed(terminal, text, until, seconds=60):
    """Type into a terminal and read until some words come."""
    os.write(terminal, text.encode())
    shown, end = "", time.monotonic() + seconds
    while until not in shown and time.monotonic() < end:
        if select.select([terminal], [], [], 1)[0]:
            try:
                shown += os.read(terminal, 4096).decode("utf-8", "replace")
            except OSError:
                break
    assert until in shown, shown
    return shown


def in_terminal(here):
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "kata_engine.cli", *HEAD, *NAMES]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "40"}
    process = subprocess.Popen(
        words, cwd=here, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True,
        preexec_fn=lambda: __import__("fcntl").ioctl(0, __import__("termios").TIOCSCTTY, 0),
    )  # fmt: skip
    os.close(theirs)
    return process, ours


def test_ctrl_c_keeps_what_was_being_typed(here):
    process, terminal = in_terminal(here)
    typed(terminal, "", "save and stop")
    typed(terminal, "u\r", "(quote)")
    typed(terminal, "a first one\r", "criterion 2 of 3")
    typed(terminal, "p\r", "(quote)")
    typed(terminal, "half a sen", "half a sen")
    typed(terminal, "\x03", "Saved")
    assert process.wait(30) == 130
    os.close(terminal)
    card = read_card(here / CARD)
    assert card.ratings[0].quote == "a first one"
    assert (card.draft.id, card.draft.rating, card.draft.text) == ("CT-L4-2", Rating.PROMPTED, "half a sen")
    process, terminal = in_terminal(here)
    typed(terminal, "", "half a sen")
    typed(terminal, "tence\r", "criterion 3 of 3")
    typed(terminal, "q\r", "Written")
    assert process.wait(30) == 0
    os.close(terminal)
    assert read_card(here / CARD).ratings[1].quote == "half a sentence"


def test_a_filled_in_file_gives_a_card(here, capsys):
    path = filled(
        here,
        capsys,
        CT_L4_1='rating: prompted; quote: "after a hint: sums"',
        CT_L4_2="rating: unprompted; quote: two edges",
    )
    assert main([*HEAD, *NAMES, "--ratings", str(path), "--output", "card.yaml"]) == 0
    card = read_card(here / "card.yaml")
    assert [one.rating for one in card.ratings] == ["prompted", "unprompted", "not_probed"]
    assert (card.result, card.not_rated_yet) == ("L4", ())
    assert main([*HEAD, *NAMES, "--ratings", str(path), "--output", "card.yaml"]) == 2
    assert "is there already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (
            "rating: unprompted",
            "rating: great",
            "Invalid enum value 'great'; it is one of: unprompted, prompted, absent",
        ),
        ("id: CT-L4-1", "id: CT-L4-9", "unknown criterion 'CT-L4-9'; did you mean CT-L4-2?"),
        ("id: CT-L4-2", "id: CT-L4-1", "the id 'CT-L4-1' is given twice"),
        ("quote: one", 'quote: " "', "CT-L4-1: unprompted needs `quote`: what the candidate said or did"),
        ("rating: unprompted\n    quote: one", "rating: absent", "CT-L4-1: absent needs `asked`"),
        ("kata: count_tokens", "kata: merge_pair", "these are ratings of 'merge_pair', not of 'count_tokens'"),
        ("rubric: ", "rubric: x", "another version of rubrics/count_tokens.yaml"),
        ("quote: one", "quote: a: b", "not YAML"),
        ("quote: one", "qoute: one", "unknown field `qoute`"),
        ("ratings:", "rated:", "unknown section 'rated'"),
    ],
)
def test_a_problem_of_a_ratings_file_is_told_with_its_line(here, capsys, old, new, problem):
    path = filled(here, capsys, CT_L4_1="rating: unprompted; quote: one")
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    assert main([*HEAD, *NAMES, "--ratings", str(path)]) == 3
    told = capsys.readouterr().err
    assert problem in told
    assert re.match(rf"{re.escape(str(path))}:\d+: ", told)
    assert not (here / CARD).exists()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: text.replace("rating: not_probed", "rating: fine", 1), "Invalid enum value 'fine'"),
        (lambda text: text.replace("result: insufficient evidence", "result: L6"), "but its ratings come to"),
        (lambda text: re.sub(r"rubric: \S+", "rubric: abc", text), "another version of rubrics/count_tokens.yaml"),
        (lambda text: text.replace("scorecard: 1", "scorecard: 2"), "scorecard"),
        (lambda text: text[:300] + "\n  ]", "not YAML"),
        (lambda text: "- a list\n", "the sections are needed"),
    ],
)
def test_a_card_that_cannot_be_gone_on_with_is_left_alone(here, monkeypatch, capsys, change, problem):
    scored(here, monkeypatch, "q")
    text = change((here / CARD).read_text())
    (here / CARD).write_text(text)
    capsys.readouterr()
    assert scored(here, monkeypatch, "u", "x", "q") == 3
    told = capsys.readouterr().err
    assert problem in told
    assert re.search(r"\.yaml:\d+: ", told)
    assert (here / CARD).read_text() == text


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["score", "count_tokens", "--candidate", "A", "--interviewer", "B"], "needs --submission"),
        ([*HEAD, "--candidate", " ", "--interviewer", "B"], "needs --submission FILE, --candidate NAME"),
        ([*HEAD, *NAMES, "--output", "card.md"], "does not end in .yaml"),
        (["score", "count_tokens", "--submission", "none.py", *NAMES], "no such file"),
        (["score", "count_token", "--template"], "did you mean count_tokens?"),
    ],
)
def test_wrong_usage_says_what_to_do(here, capsys, words, problem):
    assert main(words) == 2
    assert problem in capsys.readouterr().err


def test_the_card_of_somebody_else_is_not_written_over(here, monkeypatch, capsys):
    scored(here, monkeypatch, "q")
    monkeypatch.setattr("builtins.input", lambda prompt="": stop())
    assert main([*HEAD, "--candidate", "Ada b Co", "--interviewer", "Grace"]) == 2
    assert "is a card of Ada <b> & Co by Grace" in capsys.readouterr().err


def test_cards_are_compared_side_by_side(here, monkeypatch, capsys):
    for candidate, interviewer, answers in (
        ("Ada", "Grace", ["u", "x", "u", "y", "n"]), ("Ada", "Alan", ["a", "q?", "u", "y", "n"]),
        ("Bob", "Grace", ["p", "x", "a", "q?", "n"]), ("Bob", "Alan", ["p", "x", "u", "y", "n"]),
    ):  # fmt: skip
        lines = iter(answers)
        monkeypatch.setattr("builtins.input", lambda prompt="", lines=lines: next(lines))
        words = ["--candidate", candidate, "--interviewer", interviewer, "--output", f"{candidate}{interviewer}.yaml"]
        assert main([*HEAD, *words]) == 0
    capsys.readouterr()
    assert main(["compare", "AdaGrace.yaml", "AdaAlan.yaml", "BobGrace.yaml", "BobAlan.yaml"]) == 0
    told = capsys.readouterr().out
    ada = told[: told.index("Bob")]
    assert ada.index("CT-L4-1") < ada.index("CT-L4-2")
    assert re.search(r"CT-L4-1 +2 +-0\.33 +50%", told)
    assert re.search(r"CT-L5-1 +0 +– +–", told)
    assert main(["compare", "AdaGrace.yaml"]) == 2
    assert main(["compare", "AdaGrace.yaml", "AdaGrace.yaml"]) == 2
    assert main(["compare", "AdaGrace.yaml", "none.yaml"]) == 3
    assert "none.yaml:1: cannot be read" in capsys.readouterr().err


def test_a_card_is_read_back_as_it_was(here, monkeypatch):
    scored(here, monkeypatch, "u", 'no: "yes" — 010 \u202e\U0001f600 # not a comment', "q")
    card = read_card(here / CARD)
    again = here / "again.yaml"
    write_card(again, card)
    assert read_card(again) == card
    for hard in ("no", "1e3", "~", "a: b", "- x", "'", '"', "# x", "two\nlines", " edge ", "\x1b[31m"):
        line = msgspec.structs.replace(card.ratings[0], quote=hard)
        write_card(again, msgspec.structs.replace(card, ratings=(line, *card.ratings[1:])))
        assert read_card(again).ratings[0].quote == hard


def test_a_page_is_one_file_with_a_chart_for_each_shape(here, monkeypatch):
    scored(here, monkeypatch, "q")
    page = to_html(read_card(here / CARD))
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawings) == 1
    for drawing in drawings:
        ElementTree.fromstring(drawing)
    assert not re.search(r"(src|href)=|url\(|@import|https?:", page)
    assert "one run" in to_markdown(read_card(here / CARD))


def test_a_chart_puts_sizes_and_seconds_in_their_places():
    rows = [Growth("x", 100, 0.001, 0.001, 1.0, None, True, 0.01), Growth("x", 10_000, 1.0, 0.1, 10.0, 1.5, True, 0.9)]
    (chart,) = charts(rows)
    (left, low), (right, high) = chart.dots
    assert left < right
    assert low > high  # more seconds stand higher
    assert [mark.text for mark in chart.sizes] == ["100", "10,000"]
    assert [mark.text for mark in chart.seconds] == ["1 ms", "10 ms", "100 ms", "1 s", "10 s"]
    assert chart.told == "1.000 s at size 10,000, 10.0 times the reference's; 90% of the limit"
    assert charts(rows[:1]) == []


def test_the_rubric_is_printed_by_level(here, capsys):
    assert main(["rubric", "count_tokens", "--level", "L4"]) == 0
    told = capsys.readouterr().out
    for words in ("CT-L4-1", "adds up the lengths", "writes a sum", "evidence: two sequences; one run", "And bytes?"):
        assert words in told
    assert "CT-L5-1" not in told
    assert main(["rubric", "count_tokens"]) == 0
    assert "CT-L5-1" in capsys.readouterr().out
    (here / "rubrics/count_tokens.yaml").unlink()
    assert main(["rubric", "count_tokens"]) == 3
    assert "rubrics/count_tokens.yaml:1: the kata count_tokens needs this file" in capsys.readouterr().err


def test_the_template_is_for_the_current_rubric(here, capsys):
    path = filled(here, capsys)
    rubric = open_rubric(open_kata(find_kata(here, "count_tokens")))
    assert rubric.digest in path.read_text()
    assert main([*HEAD, *NAMES, "--ratings", str(path)]) == 0
    assert read_card(here / CARD).result == "insufficient evidence"


def test_scorecards_are_kept_out_of_version_control():
    assert "scorecards/" in (ROOT / ".gitignore").read_text().split()


def test_a_stranger_card_is_told(tmp_path):
    (tmp_path / "x.yaml").write_text("scorecard: 1\nkata: x\n")
    with pytest.raises(DataProblem):
        read_card(tmp_path / "x.yaml")
