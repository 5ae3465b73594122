"""Scorecards: made from a ratings file, read back with their lines, shown as Markdown and HTML."""

import re
from xml.etree import ElementTree

import msgspec
import pytest
from conftest import ROOT
from kata_engine.cli.main import main
from kata_engine.errors import DataError
from kata_engine.grading.result import Growth
from kata_engine.interview.card_file import read_card, write_card
from kata_engine.report.charts import draw_charts
from kata_engine.report.pages import to_html, to_markdown
from kata_engine.spec.catalog import find_kata
from kata_engine.spec.rubric import open_rubric
from scoring import CARD, HEAD, NAMES, filled, scored


@pytest.fixture
def here(toy_with_library, monkeypatch):
    monkeypatch.chdir(toy_with_library)
    return toy_with_library


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
    assert "already exists" in capsys.readouterr().err


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
        ("kata: count_tokens\n", "", "the section 'kata' is missing"),
        ("rating: unprompted", "rating: not_probed", "it has a quote or a question but is marked not_probed"),
        ("quote: one", "quote: 5", "Expected `str`, got `int`; put it in quotes"),
        ("quote: one", "quote: a: b", "put text with a colon in quotes"),
        ("    quote: one", "\tquote: one", "not YAML"),
        ("quote: one", "quote: \x07", "a control character"),
        ("quote: one", "qoute: one", "unknown field `qoute`"),
        ("ratings:", "rated:", "unknown section 'rated'"),
    ],
)
def test_a_problem_of_a_ratings_file_is_told_with_its_line(here, capsys, old, new, problem):
    path = filled(here, capsys, CT_L4_1="rating: unprompted; quote: one")
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    assert main([*HEAD, *NAMES, "--ratings", str(path)]) == 2
    told = capsys.readouterr().err
    assert problem in told
    assert re.match(rf"{re.escape(str(path))}:\d+: ", told)
    assert not (here / CARD).exists()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: text.replace("rating: not_probed", "rating: fine", 1), "Invalid enum value 'fine'"),
        (
            lambda text: text.replace("result: insufficient evidence", "result: L6"),
            "does not follow from the ratings, which give 'insufficient evidence'",
        ),
        (lambda text: re.sub(r"rubric: \S+", "rubric: abc", text), "another version of rubrics/count_tokens.yaml"),
        (lambda text: text.replace("scorecard: 1", "scorecard: 2"), "this is not a scorecard of version 1"),
        (lambda text: text.replace("rating: not_probed", "rating: unprompted\n  quote: x", 1), "is rated but listed"),
        (lambda text: text.replace("id: CT-L4-1", "id: CT-L4-9", 1), "unknown criterion 'CT-L4-9'"),
        (lambda text: text.replace("id: CT-L4-1", 'id: "\\e[31m"', 1), "Expected `str` matching regex"),
        (lambda text: text[:300] + "\n  ]", "not YAML"),
        (lambda text: "- a list\n", "these sections are needed"),
    ],
)
def test_a_card_that_cannot_be_gone_on_with_is_left_alone(here, monkeypatch, capsys, change, problem):
    scored(here, monkeypatch, "q")
    text = change((here / CARD).read_text())
    (here / CARD).write_text(text)
    capsys.readouterr()
    assert scored(here, monkeypatch, "u", "x", "q") == 2
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
        ([*HEAD, *NAMES, "--output", "solutions/count_tokens.py/card.yaml"], "cannot be written"),
        ([*HEAD, *NAMES, "--ratings", "none.yaml"], "none.yaml:1: cannot be read"),
    ],
)
def test_wrong_usage_says_what_to_do(here, capsys, words, problem):
    assert main(words) == 2
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize("page", ["notes.md", "notes.html"])
def test_a_page_that_is_no_card_is_not_written_over(here, capsys, page):
    (here / page).write_text("mine")
    assert main([*HEAD, *NAMES, "--output", "notes.yaml"]) == 2
    assert f"{page} already exists" in capsys.readouterr().err
    assert (here / page).read_text() == "mine"


def test_a_file_that_is_not_utf_8_is_told_with_its_line(here, capsys):
    path = filled(here, capsys)
    path.write_bytes(path.read_bytes().replace(b'quote: ""', b'quote: "caf\xe9"', 1))
    assert main([*HEAD, *NAMES, "--ratings", str(path)]) == 2
    assert re.search(r"ratings\.yaml:1\d: not UTF-8", capsys.readouterr().err)


def test_names_of_people_may_be_long_and_odd(here, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda prompt="": "q")
    assert main([*HEAD, "--candidate", " " + "x" * 300 + " ", "--interviewer", "…"]) == 0
    (card,) = (here / "scorecards").glob("*.yaml")
    assert read_card(card).candidate == "x" * 300


def test_markdown_holds_no_markup_from_outside(here, monkeypatch):
    scored(here, monkeypatch, "u", "- one\n\n# two ~~~ & <b>", "q")
    card = msgspec.structs.replace(read_card(here / CARD), candidate="Ann\n\n- hired", interviewer="1. B")
    text = to_markdown(card)
    assert "> \\- one \\# two \\~\\~\\~ &amp; \\<b\\>" in text
    assert ": Ann - hired" in text
    evidence = msgspec.structs.replace(card.evidence, replay="kata grade 'a`<b>`'")
    assert "`` kata grade 'a`<b>`' ``" in to_markdown(msgspec.structs.replace(card, evidence=evidence))


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
    assert "\u202e" not in to_html(msgspec.structs.replace(read_card(here / CARD), candidate="a\u202eb"))
    assert "one run" in to_markdown(read_card(here / CARD))


def test_a_chart_puts_sizes_and_seconds_in_their_places():
    rows = [Growth("x", 100, 0.001, 0.001, 1.0, None, True, 0.01), Growth("x", 10_000, 1.0, 0.1, 10.0, 1.5, True, 0.9)]
    (chart,) = draw_charts(rows)
    (left, low), (right, high) = chart.dots
    assert left < right
    assert low > high  # more seconds stand higher
    assert [mark.text for mark in chart.sizes] == ["100", "10,000"]
    assert [mark.text for mark in chart.seconds] == ["1 ms", "10 ms", "100 ms", "1 s", "10 s"]
    assert chart.caption == "1.000 s at size 10,000, 10.0 times the reference's; 90% of the limit"
    assert draw_charts(rows[:1]) == []


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
    rubric = open_rubric(find_kata(here, "count_tokens"), {"two sequences", "one run"})
    assert rubric.digest in path.read_text()
    assert main([*HEAD, *NAMES, "--ratings", str(path)]) == 0
    assert read_card(here / CARD).result == "insufficient evidence"


def test_scorecards_are_kept_out_of_version_control():
    assert "scorecards/" in (ROOT / ".gitignore").read_text().split()


def test_a_stranger_card_is_told(tmp_path):
    (tmp_path / "x.yaml").write_text("scorecard: 1\nkata: x\n")
    with pytest.raises(DataError):
        read_card(tmp_path / "x.yaml")
