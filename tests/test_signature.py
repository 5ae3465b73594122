import msgspec
import pytest
from kata_engine.grading.return_type import find_type_problem
from kata_engine.sandbox.child.foreign import Foreign
from kata_engine.spec.signature import SignatureError, convert, read_signature

PAIRS = dict[tuple[str, str], int]
STEP = tuple[list[list[str]], tuple[str, str] | None]


def test_a_signature_is_read_and_not_run():
    source = "raise SystemExit\ndef _help(): pass\ndef f(a: list[list[str]], b: tuple[str, str] | None) -> dict[str, int]: ..."
    signature = read_signature(source, "x.py")
    assert signature.name == "f"
    assert signature.parameters == (("a", list[list[str]]), ("b", tuple[str, str] | None))
    assert signature.returns == dict[str, int]
    assert signature.text == "f(a: list[list[str]], b: tuple[str, str] | None) -> dict[str, int]"


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("def f(", "x.py:1:"),
        ("", "found: none"),
        ("def f(): ...\ndef g(): ...", "found: f, g"),
        ("def f(a): ...", "x.py:1: annotation not understood: missing"),
        ("def f(a: Own) -> int: ...", "annotation not understood: 'Own'"),
        ("def f(a: int + 1) -> int: ...", "annotation not understood"),
    ],
)
def test_a_source_without_a_usable_signature_is_told(source, words):
    with pytest.raises(SignatureError, match=words.replace("(", r"\(")):
        read_signature(source, "x.py")


@pytest.mark.parametrize(
    ("value", "kind", "result"),
    [
        (["a", "b"], tuple[str, str], ("a", "b")),
        ([[["a", "b"], 2]], PAIRS, {("a", "b"): 2}),
        ([[["ab"]], ["a", "b"]], STEP, ([["ab"]], ("a", "b"))),
        ([[], None], STEP, ([], None)),
    ],
)
def test_lists_become_the_annotated_types(value, kind, result):
    assert convert(value, kind) == result


@pytest.mark.parametrize(("value", "kind"), [([1], list[str]), (["a"], tuple[str, str]), ("1", int), (True, int)])
def test_other_types_are_refused(value, kind):
    with pytest.raises(msgspec.ValidationError):
        convert(value, kind)


@pytest.mark.parametrize(
    ("value", "kind", "words"),
    [
        ({("a", "b"): 1}, PAIRS, ""),
        ([([], None)][0], STEP, ""),
        (([["a"]], ("a", "b")), STEP, ""),
        ([1, 2.0], list[int], "at [1]: 2.0 (a float), expected type int"),
        ([True], list[int], "at [0]: True (a bool), expected type int"),
        ({"ab": 1}, PAIRS, "at key 'ab': 'ab' (a str), expected type tuple[str, str]"),
        ({("a", "b"): "1"}, PAIRS, "at [('a', 'b')]: '1' (a str), expected type int"),
        ([[], None], STEP, "[[], None] (a list), expected type tuple[list[list[str]], tuple[str, str] | None]"),
        (([], ["a", "b"]), STEP, "at [1]: ['a', 'b'] (a list), expected type tuple[str, str]"),
        (([], None, 1), STEP, "a tuple of 3, expected tuple[list[list[str]], tuple[str, str] | None]"),
        (Foreign("generator", "<g>"), list[int], "<g> (a generator), expected type list[int]"),
        (None, list[int], "None (a NoneType), expected type list[int]"),
    ],
)
def test_a_wrong_type_is_told_with_its_place(value, kind, words):
    assert find_type_problem(value, kind) == words
