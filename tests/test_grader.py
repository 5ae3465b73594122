import pytest
from conftest import TOY
from kata_engine.errors import DataError
from kata_engine.grading.checks.fixed_call import Example, HiddenCase
from kata_engine.grading.expected import Raises, Returns
from kata_engine.grading.grader import read_grader
from kata_engine.spec.level import Level
from kata_engine.spec.signature import read_signature

SIGNATURE = read_signature(
    "def f(corpus: list[list[str]], pair: tuple[str, str]) -> dict[tuple[str, str], int]: ...", "f"
)
ONE_ARGUMENT = read_signature(TOY["solutions/count_tokens.py"], "toy")
TEXT = TOY["graders/count_tokens.yaml"]


def read(tmp_path, text, signature=ONE_ARGUMENT):
    path = tmp_path / "x.yaml"
    path.write_text(text)
    return read_grader(path, "graders/x.yaml", signature)


def with_example(item):
    return TEXT.replace(TEXT.splitlines()[1], "  - " + item)


def test_values_take_the_types_of_the_signature(tmp_path):
    cases = "\n  - {name: h, level: L5, call: {pair: [a, b], corpus: [[a]]}, returns: [[[a, b], 1]]}"
    text = with_example(
        "{name: x, level: L4, call: {corpus: [], pair: [a, b]}, any_of: [{returns: []}, {raises: KeyError}]}"
    )
    grader = read(tmp_path, text.replace(TEXT.splitlines()[-3], cases[3:]), SIGNATURE)
    (example,), (hidden,) = grader.select(Example), grader.select(HiddenCase)
    assert example.expected == (Returns({}), Raises("KeyError"))
    assert hidden.call == ([["a"]], ("a", "b"))
    assert hidden.expected == (Returns({("a", "b"): 1}),)
    assert hidden.level is Level.L5


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("examples:", "exampels:", "graders/x.yaml:1: unknown section 'exampels'"),
        ("hidden:\n", "hidden: []\nhidden_more:\n", "unknown section 'hidden_more'"),
        ("returns: 3}", "returns: 3, because: x}", "graders/x.yaml:2: Object contains unknown field `because`"),
        ("returns: 3}", "returns: three}", "graders/x.yaml:2: Expected `int`, got `str`"),
        ("returns: 3}", "returns: true}", "graders/x.yaml:2: Expected `int`, got `bool`"),
        ("returns: 3}", "returns: 3, raises: KeyError}", "an outcome is either `returns` or `raises`"),
        (", returns: 3}", "}", "graders/x.yaml:2: one of `returns`, `raises` and `any_of` is needed"),
        ("returns: 3}", "raises: Oops}", "graders/x.yaml:2: 'Oops' is not a built-in exception"),
        (
            "call: {corpus: [[a], [b, c]]}",
            "call: {korpus: []}",
            "unknown argument 'korpus'; the function takes: corpus",
        ),
        ("call: {corpus: [[a], [b, c]]}", "call: {}", "the argument 'corpus' is missing"),
        ("call: {corpus: [[a], [b, c]]}", "call: {corpus: [[a], [b, 7]]}", "Expected `str`, got `int`"),
        ("level: L5\n    wide", "level: L7\n    wide", "graders/x.yaml:8: Invalid enum value 'L7'"),
        ("make: corpora, tokens", "make: korpora, tokens", "graders/x.yaml:6: Invalid value 'korpora'"),
        ("sequences: 2", "sequences: 99", "Expected `int` <= 12"),
        ("examples: 20", "examples: 0", "Expected `int` >= 1"),
        ("property: argument_unchanged", "property: be_nice", "Invalid enum value 'be_nice'"),
        (
            "name: wide corpora",
            "name: every small corpus",
            "graders/x.yaml:7: the name 'every small corpus' is given twice",
        ),
        ("  - {name: one run,", "  - {title: one run,", "unknown field `title`"),
        ("sizes: [1000, 4000]", "sizes: [1000]", "length >= 2"),
        ("sizes: [1000, 4000]", "sizes: [1000, 4000], continued: true", "no later check takes this shape to larger"),
        ("scaling:", "answers: {reference: x}\nscaling:", "unknown field `reference`"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path, old, new, words):
    assert old in TEXT
    with pytest.raises(DataError) as caught:
        read(tmp_path, TEXT.replace(old, new, 1))
    assert any(words in problem for problem in caught.value.problems)
    assert all(problem.startswith("graders/x.yaml:") for problem in caught.value.problems)


def test_all_problems_are_told_at_once(tmp_path):
    text = (
        TEXT.replace("returns: 3", "returns: three")
        .replace("examples: 20", "examples: 0")
        .replace("returns: 0", "returns: four")
    )
    with pytest.raises(DataError) as caught:
        read(tmp_path, text)
    assert len(caught.value.problems) == 3


def test_a_list_is_no_grader(tmp_path):
    with pytest.raises(DataError, match="graders/x.yaml:1: these sections are needed: examples, oracle"):
        read(tmp_path, "- 1\n")
