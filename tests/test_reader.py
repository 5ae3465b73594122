import pytest
from kata_engine.errors import DataError
from kata_engine.spec.reader import read


def problems(tmp_path, text):
    path = tmp_path / "x.yaml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(DataError) as caught:
        read(path, "graders/x.yaml")
    return caught.value.problems


def test_plain_data_knows_its_lines(tmp_path):
    path = tmp_path / "x.yaml"
    path.write_text("a:\n  - {b: [1, -2, 0.5]}\n  - null\nc: 'no'\nd: true\ne: \"\\u0301\"\nf: |\n  text\n")
    document = read(path, "x")
    assert document.data == {
        "a": [{"b": [1, -2, 0.5]}, None], "c": "no", "d": True, "e": "\u0301", "f": "text\n",
    }  # fmt: skip
    assert document.describe_problem(("a", 1), "here") == "x:3: here"
    assert document.describe_problem(("a", 0, "b", 7, "deeper"), "here") == "x:2: here"


@pytest.mark.parametrize(
    "word",
    ["no", "No", "on", "off", "yes", "y", "N", "~", "=", "010", "1:30", "1e3", "0x1f", "0o7", "1_000", ".5", "+1", ".inf",
     "2024-01-02", "True", "NULL", "", "1.", "-.inf"],
)  # fmt: skip
def test_a_word_that_readers_disagree_on_must_be_quoted(tmp_path, word):
    (problem,) = problems(tmp_path, f"a: 1\nb: [x, {{c: {word}}}]\n")
    assert problem.startswith("graders/x.yaml:2: ")
    assert "quote it" in problem


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "graders/x.yaml:1: the file is empty"),
        ("# only a remark\n", "graders/x.yaml:1: the file is empty"),
        ("a: 1\nb: 2\na: 3\n", "graders/x.yaml:3: the key 'a' is given twice"),
        ("a: &one [1]\nb: *one\n", "graders/x.yaml:1: an alias"),
        ("a: !!python/object:os.system x\n", "graders/x.yaml:1: the tag tag:yaml.org,2002:python/object:os.system"),
        ("a: {<<: {b: 1}}\n", "graders/x.yaml:1: `<<` without quotes"),
        ("a:\n\t- 1\n", "graders/x.yaml:2: not YAML:"),
        ("a: [1\n", "not YAML:"),
        ("1: x\n", "graders/x.yaml:1: a key must be a string"),
        ("[a]: x\n", "graders/x.yaml:1: a key must be a string"),
        ("a: 1\n---\nb: 2\n", "not YAML:"),
        (b"a: \xff\n", "graders/x.yaml:1: not UTF-8"),
    ],
)
def test_a_file_that_is_wrong_is_told_with_its_line(tmp_path, text, words):
    found = problems(tmp_path, text)
    assert found[0].startswith(words) or words in found[0]


def test_all_problems_are_told_at_once(tmp_path):
    assert [one.split(":")[1] for one in problems(tmp_path, "a: no\nb: ~\nc: 1\nc: 2\n")] == ["1", "2", "4"]


def test_a_missing_file_is_a_problem_too(tmp_path):
    with pytest.raises(DataError, match="graders/x.yaml:1: cannot be read: No such file"):
        read(tmp_path / "none.yaml", "graders/x.yaml")
