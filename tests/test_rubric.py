"""Rubric files: read with their lines, and every rubric of this checkout held to what makes one reliable."""

import json

import pytest
from conftest import ROOT
from kata_engine.errors import DataError
from kata_engine.grading.package import open_package
from kata_engine.spec.catalog import find_kata, list_katas
from kata_engine.spec.decoding import make_json_schema
from kata_engine.spec.level import Level
from kata_engine.spec.rubric import Dimension, Rubric, read_rubric
from rubric_lint import lint

SCHEMA = ROOT / "rubrics" / "rubric.schema.json"
NAMES = [kata.name for kata in list_katas(ROOT)]

CRITERION = """  - id: CT-L4-1
    level: L4
    dimension: code
    need: must
    observe: adds up the lengths
    positive: writes a sum over the lengths of all sequences and returns it
    negative: counts the sequences and returns their number in place of tokens
    question: What does your function count?
    evidence: {checks: [two sequences]}
"""
TEXT = f"criteria:\n{CRITERION}follow_ups:\n  - {{level: L4, question: And bytes?, good_answer: The same sum over the lengths}}\n"


def read(tmp_path, text):
    path = tmp_path / "x.yaml"
    path.write_text(text)
    return read_rubric(path, "rubrics/x.yaml", {"two sequences", "one run"})


def rubric_of(name):
    kata = find_kata(ROOT, name)
    checks = open_package(kata).grader.check_names
    return read_rubric(kata.rubric, f"rubrics/{name}.yaml", checks)


@pytest.mark.parametrize("name", NAMES)
def test_every_rubric_is_reliable(name):
    assert list(lint(rubric_of(name))) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_rubric_covers_the_conversation(name):
    rubric = rubric_of(name)
    assert {one.dimension for one in rubric.criteria} == set(Dimension)
    for level in Level:
        assert sum(one.level is level for one in rubric.follow_ups) >= 2


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (
            "ordered_tokenize_brute",
            ["overlap", "split", "aaa", "O(M*N)", "byte-pair encoding", "heap", "cache", "byte"],
        ),
        (
            "ordered_tokenize_optimal",
            [
                "left-to-right",
                "O(M*N)",
                "cannot change",
                "links",
                "index",
                "outdated",
                "brute-force version as oracle",
                "heap of (rank, position)",
                "byte fallback",
                "cache per word",
                "digest",
                "decode",
                "[a, b, c, d, cd, bc, ab]",
            ],
        ),
    ],
)
def test_the_tokenizers_ask_what_was_agreed(name, words):
    text = (ROOT / "rubrics" / f"{name}.yaml").read_text()
    assert [word for word in words if word not in text] == []


def test_the_streaming_answer_is_true():
    from kata_engine.grading.oracle import load_reference

    tokenize = load_reference(open_package(find_kata(ROOT, "ordered_tokenize_brute")))
    alphabet = ["a", "b", "c", "d", "cd", "bc", "ab"]
    assert (tokenize("abc", alphabet), tokenize("abcd", alphabet)) == ([0, 5], [6, 4])
    assert '"abc" alone is [0, 5], "abcd" is [6, 4]' in (ROOT / "rubrics" / "ordered_tokenize_optimal.yaml").read_text()


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("two sequences]", "two sequenced]", "rubrics/x.yaml:10: CT-L4-1 names the check 'two sequenced', which"),
        ("need: must", "need: should", "rubrics/x.yaml:5: Invalid enum value 'should'; it is one of: must, nice"),
        ("level: L4\n", "level: L7\n", "rubrics/x.yaml:3: Invalid enum value 'L7'; it is one of: L4, L5, L6"),
        ("id: CT-L4-1", "id: first", "rubrics/x.yaml:2: Expected `str` matching regex"),
        ("    observe: adds up the lengths\n", "", "rubrics/x.yaml:2: Object missing required field `observe`"),
        ("    observe", "    observes", "unknown field `observes`"),
        ("follow_ups", "followups", "rubrics/x.yaml:11: unknown section 'followups'; there are: criteria, follow_ups"),
        ("follow_ups:\n", CRITERION + "follow_ups:\n", "rubrics/x.yaml:11: the id 'CT-L4-1' is given twice"),
        (
            "good_answer: The same sum over the lengths",
            'good_answer: ""',
            "rubrics/x.yaml:12: Expected `str` of length",
        ),
    ],
)
def test_a_problem_is_told_with_its_line(tmp_path, old, new, problem):
    assert old in TEXT
    with pytest.raises(DataError) as caught:
        read(tmp_path, TEXT.replace(old, new, 1))
    assert problem in str(caught.value)


def test_a_rubric_without_criteria_is_none(tmp_path):
    with pytest.raises(DataError, match="rubrics/x.yaml:1: the section 'criteria' needs at least one item"):
        read(tmp_path, "criteria: []\n")


POSITIVE = "positive: writes a sum over the lengths of all sequences and returns it"
NEGATIVE = "negative: counts the sequences and returns their number in place of tokens"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (POSITIVE, "positive: very clear and correct code", "has a positive anchor that judges"),
        (
            NEGATIVE,
            "negative: The solution was weak and the communication rather poor",
            "has a negative anchor that judges",
        ),
        (NEGATIVE, POSITIVE.replace("positive", "negative"), "has the same anchor twice"),
        ("level: L4\n    dim", "level: L5\n    dim", "CT-L4-1 is a criterion of L5"),
        ("dimension: code", "dimension: framing", "evidence of the machine, which has no say on framing"),
        ("{checks: [two sequences]}", "{own_tests: 60}", "which bear on verification, not on code"),
        ("The same sum over the lengths", "It depends", "has no good answer"),
        ("The same", "The same", "L4 has 1 musts: a level needs 3"),
        ("The same", "The same", "L5 has no follow-up question"),
    ],
)
def test_the_linter_finds(tmp_path, old, new, problem):
    assert old in TEXT
    assert problem in "\n".join(lint(read(tmp_path, TEXT.replace(old, new))))


def test_ratings_belong_to_one_version_of_the_criteria(tmp_path):
    rubric = read(tmp_path, TEXT)
    assert rubric.digest == read(tmp_path, "# a comment\n" + TEXT.replace("And bytes?", "And now?")).digest
    assert rubric.digest != read(tmp_path, TEXT.replace("adds up", "sums up")).digest


def test_the_schema_beside_the_rubrics_is_current():
    assert SCHEMA.read_bytes() == make_json_schema(Rubric)
    assert set(json.loads(SCHEMA.read_text())["$defs"]["Rubric"]["properties"]) == {"criteria", "follow_ups"}


def test_every_rubric_file_names_the_schema():
    for path in (ROOT / "rubrics").glob("*.yaml"):
        assert path.read_text().startswith("# yaml-language-server: $schema=rubric.schema.json\n")


if __name__ == "__main__":
    SCHEMA.write_bytes(make_json_schema(Rubric))
