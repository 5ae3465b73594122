"""The house: rooms that say what is inside, no file too long, no name that means two things, no stale name."""

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import kata_engine
import pytest
from conftest import ROOT
from kata_engine.errors import KataError
from kata_engine.grading.check import Check
from kata_engine.grading.checks import KINDS

ENGINE = ROOT / "graders" / "kata_engine"
MODULES = {path: path.read_text() for path in sorted(ENGINE.rglob("*.py"))}
NAMES = {".".join(path.relative_to(ENGINE.parent).with_suffix("").parts).removesuffix(".__init__") for path in MODULES}
ROOMS = sorted(path.parent for path in MODULES if path.name == "__init__.py" and path.parent != ENGINE)
# Where several modules share a name, the folder says which is meant.
SHARED = {"__init__", "rubric"}  # the file of a rubric, and the command that prints it


def test_imports_point_one_way():
    told = subprocess.run(
        [Path(sys.executable).with_name("lint-imports")], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout
    layers = (ROOT / "pyproject.toml").read_text().partition("layers = [")[2].partition("]")[0]
    assert layers.count("\n") - 1 == 9


def test_no_module_is_over_200_lines():
    assert {path.name: text.count("\n") for path, text in MODULES.items() if text.count("\n") > 200} == {}


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: str(room.relative_to(ENGINE)))
def test_every_room_says_in_its_first_line_what_is_inside(room):
    first = (ast.get_docstring(ast.parse(MODULES[room / "__init__.py"])) or "").partition("\n")[0]
    assert len(first.split()) > 5
    assert first.endswith(".")


def test_the_map_of_the_house_names_every_room():
    shown = re.findall(r"^    ([a-z]+)/ ", kata_engine.__doc__, re.MULTILINE)
    assert sorted(shown) == sorted({room.relative_to(ENGINE).parts[0] for room in ROOMS})
    assert "`graders/kata_engine/__init__.py`" in (ROOT / "README.md").read_text()


def test_no_two_modules_share_a_name():
    names = Counter(path.stem for path in MODULES if path.parent.name != "commands" or path.stem == "rubric")
    assert {name for name, count in names.items() if count > 1} == SHARED


def mentioned(text: str) -> set[str]:
    """Modules of the engine that a text names: dotted, or as a file."""
    dotted = set(re.findall(r"\bkata_engine(?:\.[a-z_]+)+", text))
    return dotted | {f"*/{name}" for name in re.findall(r"(?<![\w/])((?:\w+/)*\w+\.py)\b", text)}


def is_there(name: str) -> bool:
    if name.startswith("*/"):
        file = name[2:]
        return any(str(path).endswith(f"/{file}") for path in MODULES) or any(ROOT.rglob(file))
    return any(name == known or name.startswith(f"{known}.") for known in NAMES)


EXAMPLES = {f"*/{name}.py" for name in ("mine", "my", "tests", "submission", "attempts/merge_pair")}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_no_docstring_names_a_module_that_is_gone(path):
    nodes = [
        node
        for node in ast.walk(ast.parse(MODULES[path]))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
    ]
    told = "\n".join(ast.get_docstring(node) or "" for node in nodes)
    assert [name for name in mentioned(told) - EXAMPLES if not is_there(name)] == []


def test_readme_and_settings_name_no_module_that_is_gone():
    readme = (ROOT / "README.md").read_text()
    names = {name for name in mentioned(readme) - EXAMPLES if not re.search("NAME|KATA", name)}
    assert [name for name in names if not is_there(name)] == []
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    patterns = [
        one for quoted in settings["tool"]["ruff"]["lint"]["per-file-ignores"] for one in without_braces(quoted)
    ]
    assert [pattern for pattern in patterns if not list(ROOT.glob(pattern))] == []


def without_braces(pattern: str) -> list[str]:
    """The patterns that one with braces stands for."""
    head, brace, rest = pattern.partition("{")
    choices, _, tail = rest.partition("}")
    return [f"{head}{choice}{tail}" for choice in choices.split(",")] if brace else [pattern]


def test_every_exception_of_the_judge_has_one_base_class():
    own = [path for path in MODULES if "child" not in path.parts]
    classes = [node for path in own for node in ast.walk(ast.parse(MODULES[path])) if isinstance(node, ast.ClassDef)]
    bases = {node.name: [ast.unparse(base) for base in node.bases] for node in classes}
    direct = {
        name
        for name, above in bases.items()
        if set(above) & {"Exception", "ValueError", "RuntimeError"} and "KataError" not in above
    }
    assert direct == {KataError.__name__, "_Failed"}  # the other is Hypothesis's business


def test_a_kind_of_check_is_one_module_that_says_all_about_it():
    assert [kind.section for kind in KINDS] == [
        "examples",
        "oracle",
        "derived",
        "properties",
        "hidden",
        "scaling",
        "derived_large",
    ]
    for kind in KINDS:
        assert issubclass(kind, Check)
        assert kind.run is not Check.run
        assert kind.make_calls is not Check.make_calls
    files = {path.stem for path in (ENGINE / "grading" / "checks").glob("*.py")} - {"__init__"}
    assert {kind.__module__.rpartition(".")[2] for kind in KINDS} == files


def test_a_new_kind_is_found_by_its_class_alone():
    source = (
        "from kata_engine.grading.check import Check\n"
        "class Nothing(Check, frozen=True):\n"
        "    section = 'nothing'\n"
        "    rank = 99\n"
        "from kata_engine.grading import checks\n"
        "from kata_engine.grading.grader import make_grader_schema\n"
        "assert checks.KINDS[-1] is Nothing\n"
        "assert b'nothing' in make_grader_schema()\n"
    )
    subprocess.run([sys.executable, "-c", source], check=True)


def test_the_package_is_typed_and_runs_as_a_module():
    assert (ENGINE / "py.typed").exists()
    told = subprocess.run(
        [sys.executable, "-m", "kata_engine", "--version"], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == f"kata {kata_engine.__version__}"
