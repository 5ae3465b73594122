import pytest
from kata_engine.calls import show_call
from kata_engine.text import escape, indent, shorten


@pytest.mark.parametrize(
    ("text", "safe"),
    [
        ("a\x1b[31mb", "a\\x1b[31mb"),
        ("\u202eabc", "\\u202eabc"),
        ("\ud800", "\\ud800"),
        ("\x85\x00\x7f", "\\x85\\x00\\x7f"),
        ("é😀", "é😀"),
        ("two\nlines", "two\nlines"),
    ],
)
def test_what_a_terminal_might_obey_is_escaped(text, safe):
    assert escape(text) == safe
    safe.encode("utf-8")


@pytest.mark.parametrize("letter", ["a", "字", "😀"])
def test_a_long_text_keeps_both_ends_and_few_bytes(letter):
    short = shorten("<" + letter * 1_000_000 + ">", 400)
    assert short[0] == "<"
    assert short[-1] == ">"
    assert "(1,000,002 characters)" in short
    assert len(short.encode()) <= 400


def test_a_call_is_one_line_that_runs():
    line = show_call("f", ([["a\n", "b'"]], ("a", "b")))
    assert eval(line, {"f": lambda *arguments: arguments}) == ([["a\n", "b'"]], ("a", "b"))
    assert "\n" not in line


def test_indent_says_how_much_is_left_out():
    assert indent("a\nb\nc", 2) == "  a\n  b\n  … (1 more lines)"
