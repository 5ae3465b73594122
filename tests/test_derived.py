"""Inputs derived from constants: what is found in a source, what is made of it, and what that refuses."""

import pytest
from conftest import ROOT, grade_all
from kata_engine.grading.checks.derived_inputs import DerivedCheck, Origin
from kata_engine.grading.constants import LONGEST, find_constants
from kata_engine.grading.package import open_package
from kata_engine.inputs.derived import MAKERS, MOST_ITEMS, count_items, derive_from_constants, derive_from_dictionary
from kata_engine.inputs.dictionary import ALIKE, SEPARATORS
from kata_engine.spec.catalog import find_kata, list_katas
from kata_engine.spec.library import read_library
from kata_engine.verdicts import Verdict

KATAS = list_katas(ROOT)


@pytest.mark.parametrize(
    ("source", "numbers", "texts"),
    [
        ("x = 4096", {4096}, set()),
        ("x = 1 << 16", {16, 65536}, set()),
        ("x = n << 12 | m", {12, 4096}, set()),
        ("x = 2**16 - 1", {16, 65535, 65536}, set()),
        ("x = 10**5 // 4", {4, 5, 10, 25000, 100000}, set()),
        ("x = 1e5", {100000}, set()),
        ("x = -250_000", {250000}, set()),
        ("x = len('<sep>') + 40", {5, 40, 45}, {"<sep>"}),
        ("x = chr(0xE000 + i)", {0xE000}, {"\ue000"}),
        ("x = chr(0xE000 + 3)", {3, 0xE000, 0xE003}, {"\ue000", "\ue003"}),
        ("x = ord('\u2581')", {0x2581}, {"\u2581"}),
        ("x = b'\\x1f'.join(y)", set(), {"\x1f"}),
        ("x = f'{a}|{b}'", set(), {"|"}),
        ("x = '{}->{}'.format(a, b)", set(), {"->", "{}->{}"}),
        ("x = '%s,%s' % (a, b)", set(), {",", "%s,%s"}),
        ("x = '#' * 3", {3}, {"#", "###"}),
        ("from array import array\nx = array('H')", {65536}, {"H"}),
        ("def f():\n    'a docstring'\n    return 'kept'", set(), {"kept"}),
        ("x = 9 ** 9 ** 9", {9, 387420489} - {387420489}, set()),
        ("x = 'y' * 10**9", {9, 10}, {"y"}),
        ("x = (", set(), set()),
        ("x = " + "(" * 5000 + ")" * 5000, set(), set()),
    ],
)
def test_constants_are_found(source, numbers, texts):
    found = find_constants(source.encode())
    marks = {chr(number) for number in found[0] if 128 <= number < 0x110000}
    assert (set(found[0]), set(found[1]) - (marks - texts)) == (numbers, texts)
    assert all(len(text) <= LONGEST for text in found[1])


def is_valid(kind, arguments):
    """Whether a kata may be asked this: tokens are not empty, entries of an alphabet differ."""
    if kind == "texts_with_alphabets":
        text, alphabet = arguments
        return isinstance(text, str) and all(alphabet) and len(set(alphabet)) == len(alphabet)
    return all(all(row) for row in arguments[0]) and all(arguments[1] if len(arguments) > 1 else "x")


@pytest.mark.parametrize("kind", MAKERS)
def test_what_the_dictionary_gives_is_valid(kind):
    made = derive_from_dictionary(kind)
    assert len(made) > 500
    assert all(is_valid(kind, arguments) for arguments in made)


@pytest.mark.parametrize("kind", MAKERS)
@pytest.mark.parametrize("numbers", [[3], [64, 300, 350], [65536], [250000], [*range(3, 60)], [2_000_000]])
def test_what_constants_give_is_valid_and_bounded(kind, numbers):
    made = derive_from_constants(kind, numbers, ["|", "</s>", "\ue000", "ab"], 300_000)
    assert all(is_valid(kind, arguments) for arguments in made)
    sizes = [len(arguments[0]) if kind == "texts_with_alphabets" else sum(map(len, arguments[0])) for arguments in made]
    assert max(sizes) <= 610_000
    assert sum(map(count_items, made)) <= MOST_ITEMS + 100_000


def test_the_dictionary_says_nothing_twice():
    assert len(set(SEPARATORS)) == len(SEPARATORS)
    assert len({frozenset(pair) for pair in ALIKE}) == len(ALIKE)


@pytest.mark.parametrize("kata", KATAS, ids=lambda kata: kata.name)
def test_each_origin_refuses_something_of_the_library_that_no_fixed_input_does(kata):
    package = open_package(kata)
    found = package.grader.select(DerivedCheck)
    checks = {origin: frozenset(check.name for check in found if check.constants is origin) for origin in Origin}
    assert [len(names) for names in checks.values()] == [2, 2]
    fixed = frozenset(check.name for check in package.grader.fixed_calls)
    wrong = [known for known in read_library(kata) if known.expected_verdict == Verdict.WRONG_ANSWER][::6]
    refused = dict.fromkeys(Origin, 0)
    for known in wrong:
        if grade_all(package, known.source, checks=fixed, explain=False).verdict is Verdict.ACCEPTED:
            for origin, names in checks.items():
                verdict = grade_all(package, known.source, checks=names, explain=False).verdict
                refused[origin] += verdict is not Verdict.ACCEPTED
    assert refused[Origin.DICTIONARY] > 0


def test_a_hostile_source_costs_the_judge_nothing():
    package = open_package(find_kata(ROOT, "count_pairs"))
    names = frozenset(check.name for check in package.grader.select(DerivedCheck))
    source = package.reference + b"\nX = " + b"(" * 90 + b"1" + b")" * 90 + b"\nY = 9 ** 9 ** 9 if X == 2 else 0\n"
    assert grade_all(package, source, checks=names).verdict is Verdict.ACCEPTED
