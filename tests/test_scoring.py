"""Scoring in the terminal: what is typed is kept, and cards are compared."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

import pytest
from conftest import put
from kata_engine.cli.main import main
from kata_engine.interview.card_file import read_card
from kata_engine.interview.ratings import Rating
from kata_engine.verdicts import Verdict
from scoring import CARD, HEAD, NAMES, scored, stop


@pytest.fixture
def here(toy_with_library, monkeypatch):
    monkeypatch.chdir(toy_with_library)
    return toy_with_library


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
    assert "Criteria without a rating: 2" in capsys.readouterr().out
    assert read_card(here / CARD).not_rated_yet == ("CT-L4-2", "CT-L5-1")
    graded = read_card(here / CARD).evidence.seed
    assert scored(here, monkeypatch, "p", "two", "b", "b", "u", "another one", "s", "x", "n") == 0
    told = capsys.readouterr().out
    assert "criterion 2 of 3" in told.split("criterion 1 of 3")[0]
    assert "rated unprompted: one" in told
    assert "'x' is not one of u, p, a, n, b, s, q" in told
    card = read_card(here / CARD)
    assert [one.quote for one in card.ratings] == ["another one", "two", ""]
    assert (card.not_rated_yet, card.evidence.seed) == ((), graded)  # the same files are not graded again


@pytest.mark.parametrize("answer", [" ", "b"])
def test_a_rating_without_a_quote_changes_nothing(here, monkeypatch, capsys, answer):
    assert scored(here, monkeypatch, "u", answer, "q") == 0
    assert "Nothing changed" in capsys.readouterr().out
    assert len(read_card(here / CARD).not_rated_yet) == 3
    assert scored(here, monkeypatch, "u", "stands", "b", "p", answer, "q") == 0
    assert read_card(here / CARD).ratings[0].quote == "stands"


def test_a_finished_card_can_be_gone_back_into(here, monkeypatch, capsys):
    assert scored(here, monkeypatch, "n", "n", "n", "") == 0
    assert scored(here, monkeypatch, "b", "p", "asked for it", "") == 0
    assert read_card(here / CARD).ratings[2].quote == "asked for it"
    assert "all 3 criteria" in capsys.readouterr().out


def test_pages_are_as_new_as_the_card_also_after_ctrl_c(here, monkeypatch):
    scored(here, monkeypatch, "u", "first", "q")

    def interrupt(prompt=""):
        raise KeyboardInterrupt

    answers = iter(["b", "a", ""])
    monkeypatch.setattr(
        "builtins.input",
        lambda prompt="": next(answers, None) if prompt != "> " else next(answers, None) or interrupt(),
    )
    assert main([*HEAD, *NAMES]) == 130
    assert read_card(here / CARD).ratings[0].rating is Rating.ABSENT
    for page in (".md", ".html"):
        assert "What does your function count?" in (here / CARD).with_suffix(page).read_text()


def test_bytes_of_any_encoding_are_kept(here):
    words = [sys.executable, "-m", "kata_engine", *HEAD, *NAMES]
    done = subprocess.run(words, cwd=here, input=b"u\ncaf\xe9 x\nq\n", capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert read_card(here / CARD).ratings[0].quote == "caf\ufffd x"


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


def type_into(terminal, text, until, seconds=60):
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
    words = [sys.executable, "-m", "kata_engine", *HEAD, *NAMES]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "40"}
    process = subprocess.Popen(
        words, cwd=here, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True,
        preexec_fn=lambda: __import__("fcntl").ioctl(0, __import__("termios").TIOCSCTTY, 0),
    )  # fmt: skip
    os.close(theirs)
    return process, ours


def test_ctrl_c_keeps_what_was_being_typed(here):
    process, terminal = in_terminal(here)
    type_into(terminal, "", "save and stop")
    type_into(terminal, "u\r", "(quote")
    type_into(terminal, "a first one\r", "criterion 2 of 3")
    type_into(terminal, "p\r", "(quote")
    type_into(terminal, "half a sen", "half a sen")
    type_into(terminal, "\x03", "Saved")
    assert process.wait(30) == 130
    os.close(terminal)
    card = read_card(here / CARD)
    assert card.ratings[0].quote == "a first one"
    assert (card.draft.id, card.draft.rating, card.draft.text) == ("CT-L4-2", Rating.PROMPTED, "half a sen")
    process, terminal = in_terminal(here)
    type_into(terminal, "", "half a sen")
    type_into(terminal, "tence\r", "criterion 3 of 3")
    type_into(terminal, "u\r", "(quote")
    type_into(terminal, "\x1b[200~two\nlines\x1b[201~", "lines")
    type_into(terminal, "\r", "last criterion")
    type_into(terminal, "\r", "Written")
    assert process.wait(30) == 0
    os.close(terminal)
    assert [line.quote for line in read_card(here / CARD).ratings[1:]] == ["half a sentence", "two\nlines"]


def test_a_closed_terminal_keeps_what_was_being_typed(here):
    process, terminal = in_terminal(here)
    type_into(terminal, "", "save and stop")
    type_into(terminal, "u\r", "(quote")
    type_into(terminal, "half", "half")
    process.send_signal(signal.SIGHUP)
    type_into(terminal, "", "Saved")
    assert process.wait(30) == -signal.SIGHUP
    os.close(terminal)
    assert read_card(here / CARD).draft.text == "half"


def test_the_card_of_somebody_else_is_not_written_over(here, monkeypatch, capsys):
    scored(here, monkeypatch, "q")
    monkeypatch.setattr("builtins.input", lambda prompt="": stop())
    assert main([*HEAD, "--candidate", "Ada b Co", "--interviewer", "Grace"]) == 2
    assert "is a card about Ada <b> & Co by Grace" in capsys.readouterr().err


def test_cards_are_compared_side_by_side(here, monkeypatch, capsys):
    for candidate, interviewer, answers in (
        ("Ada", "Grace", ["u", "x", "u", "y", "n"]), ("Ada", "Alan", ["a", "q?", "u", "y", "n"]),
        ("Bob", "Grace", ["p", "x", "a", "q?", "n"]), ("Bob", "Alan", ["p", "x", "u", "y", "n"]),
    ):  # fmt: skip
        lines = iter(answers)
        monkeypatch.setattr("builtins.input", lambda prompt="", lines=lines: next(lines, ""))
        words = ["--candidate", candidate, "--interviewer", interviewer, "--output", f"{candidate}{interviewer}.yaml"]
        assert main([*HEAD, *words]) == 0
    capsys.readouterr()
    assert main(["compare", "AdaGrace.yaml", "AdaAlan.yaml", "BobGrace.yaml", "BobAlan.yaml"]) == 0
    told = capsys.readouterr().out
    ada = told[: told.index("Bob")]
    assert re.search(r"2 +unprompted +absent +CT-L4-1", ada)
    assert ada.index("CT-L4-1") < ada.index("CT-L4-2")
    assert re.search(r"– +not probed +not probed +CT-L5-1", ada)
    assert re.search(r"CT-L4-1 +2 +-0\.33 +50%", told)
    assert re.search(r"CT-L5-1 +0 +– +–", told)
    assert main(["compare", "AdaGrace.yaml"]) == 2
    assert main(["compare", "AdaGrace.yaml", "AdaGrace.yaml"]) == 2
    assert main(["compare", "AdaGrace.yaml", "none.yaml"]) == 2
    assert "none.yaml:1: cannot be read" in capsys.readouterr().err
