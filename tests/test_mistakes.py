"""The mistake is named: a known-bad submission under another name, with other variables, is recognised."""

import ast

import pytest
from conftest import ROOT, grade_source
from kata_engine.catalog import find_kata, open_kata
from kata_engine.words import Verdict

SAMPLE = [
    "count_pairs/wrong_answer",
    "merge_pair/wrong_answer",
    "merge_step/wrong_answer",
    "ordered_tokenize_brute/wrong_answer",
    "ordered_tokenize_optimal/wrong_answer",
]


class Renamer(ast.NodeTransformer):
    """Gives every local name another one."""

    def __init__(self, tree: ast.Module) -> None:
        stored = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        outer = {name.id for node in tree.body if isinstance(node, ast.Assign) for name in node.targets}
        given = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
        keyed = {node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword)}
        shared = {name for node in ast.walk(tree) if isinstance(node, ast.Nonlocal | ast.Global) for name in node.names}
        self.names = {name: f"other_{name}" for name in (stored | given) - outer - keyed - shared}

    def visit_Name(self, node):
        node.id = self.names.get(node.id, node.id)
        return node

    def visit_arg(self, node):
        node.arg = self.names.get(node.arg, node.arg)
        return node


def renamed(source: bytes) -> str:
    tree = ast.parse(source)
    return ast.unparse(Renamer(tree).visit(tree))


@pytest.mark.parametrize("folder", SAMPLE)
def test_most_known_mistakes_are_recognised_as_themselves(folder):
    package = open_kata(find_kata(ROOT, folder.partition("/")[0]))
    paths = sorted((ROOT / "solutions" / folder).glob("*.py"))[::8]
    missed = []
    for path in paths:
        source = path.read_bytes()
        says = (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]
        grade = grade_source(package, renamed(source))
        if f"a known mistake: {says}" not in grade.checks[-1].message:
            missed.append(path.stem)
    assert len(missed) <= 0.2 * len(paths), missed


def test_an_unknown_mistake_is_not_named():
    package = open_kata(find_kata(ROOT, "merge_pair"))
    source = "def merge_pair(corpus, pair):\n    return [['never seen before', *row] for row in corpus]\n"
    grade = grade_source(package, source)
    assert grade.verdict is Verdict.WRONG_ANSWER
    assert "a known mistake" not in grade.checks[-1].message


def test_a_kata_without_a_library_names_nothing(toy):
    package = open_kata(find_kata(toy, "count_tokens"))
    grade = grade_source(package, "def count_tokens(corpus): return 0")
    assert grade.verdict is Verdict.WRONG_ANSWER
    assert "a known mistake" not in grade.checks[-1].message
