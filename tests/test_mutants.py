import ast

import pytest
from kata_engine.verify.mutants import make_mutants

SOURCE = '''"""A docstring that stays."""
from itertools import pairwise

def f(items: list[int], limit: int = 3) -> int:
    """Another."""
    found = 0
    for place, item in enumerate(items):
        if item < limit and not place == 2 or item in (7, 8):
            found += g(item, place + 1)
            continue
        if item is None:
            break
    while found > 10:
        found = found - 1
    return found
'''
FOUND = list(make_mutants("mine", SOURCE.encode()))
CHANGES = {one.change for one in FOUND}


@pytest.mark.parametrize(
    "change",
    [
        "Lt becomes LtE", "Lt becomes GtE", "Gt becomes GtE", "Eq becomes NotEq", "In becomes NotIn", "Is becomes IsNot",
        "Add becomes Sub", "Sub becomes Add", "Add 1 removed", "Sub 1 removed", "0 becomes 1", "3 becomes 2",
        "And becomes Or", "Or becomes And", "one side of And dropped", "not removed", "first two arguments swapped",
        "break becomes continue", "continue becomes break", "condition negated", "line 9 dropped", "line 15 dropped",
    ],
)  # fmt: skip
def test_each_kind_of_change_is_made(change):
    assert change in CHANGES


def test_every_mutant_compiles_and_differs_from_all_others():
    texts = [ast.unparse(ast.parse(one.source)) for one in FOUND]
    assert len(set(texts)) == len(texts)
    assert ast.unparse(ast.parse(SOURCE)) not in texts
    for one in FOUND:
        compile(one.source, "mutant", "exec")


def test_docstrings_imports_and_annotations_stay():
    for one in FOUND:
        tree = ast.parse(one.source)
        assert ast.get_docstring(tree) == "A docstring that stays."
        assert isinstance(tree.body[1], ast.ImportFrom)


def test_a_source_that_cannot_be_parsed_has_none():
    assert list(make_mutants("mine", b"def f(:")) == []
