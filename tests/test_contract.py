"""The contract of every kata, over the catalog: what lies in its four files and its library keeps its promise."""

import ast
from collections import Counter

import pytest
from conftest import ROOT, grade_all, grade_source
from kata_engine.grading.checks import KINDS
from kata_engine.grading.checks.fixed_call import Example
from kata_engine.grading.checks.oracle_comparison import OracleCheck
from kata_engine.grading.package import open_package
from kata_engine.spec.catalog import list_katas
from kata_engine.spec.level import Level
from kata_engine.spec.library import read_library
from kata_engine.spec.signature import read_signature
from kata_engine.verdicts import Verdict

KATAS = list_katas(ROOT)
LIBRARY = sorted(path for kata in KATAS for path in kata.library.rglob("*.py"))
KINDS_OF_FILE = {"wrong_answer": 6, "time_limit_exceeded": 2, "accepted": 3}

every_kata = pytest.mark.parametrize("kata", KATAS, ids=lambda kata: kata.name)


def test_the_catalog_holds_the_five_katas():
    assert [kata.name for kata in KATAS] == [
        "count_pairs", "merge_pair", "merge_step", "ordered_tokenize_brute", "ordered_tokenize_optimal",
    ]  # fmt: skip


@every_kata
def test_a_kata_is_four_files(kata):
    for path in (kata.stub, kata.reference, kata.grader, kata.rubric):
        assert path.is_file(), path


@every_kata
def test_stub_and_reference_have_one_signature(kata):
    stub, reference = (read_signature(path.read_text(), path.name) for path in (kata.stub, kata.reference))
    assert stub == reference


@every_kata
def test_a_stub_states_what_why_rules_examples_and_questions(kata):
    tree = ast.parse(kata.stub.read_text())
    statement = ast.get_docstring(tree)
    for part in ("What\n", "Why\n", "Rules\n", "Examples\n", "Ask your interviewer\n"):
        assert f"\n{part}" in statement
    assert isinstance(tree.body[-1].body[-1], ast.Raise)


@every_kata
def test_the_examples_of_the_statement_are_the_visible_checks(kata):
    package = open_package(kata)
    shown = [line.strip()[4:] for line in kata.stub.read_text().splitlines() if line.strip().startswith(">>>")]
    names = {package.signature.name: lambda *arguments: arguments}
    calls = [eval(line, names) for line in shown]
    assert [example.call for example in package.grader.select(Example)] == calls


@every_kata
def test_every_kata_has_every_level_and_every_kind_of_check(kata):
    checks = open_package(kata).grader.checks
    assert {check.level for check in checks} == set(Level)
    assert {type(check) for check in checks} == set(KINDS)


@every_kata
def test_the_reference_is_accepted_on_every_check(kata):
    package = open_package(kata)
    grade = grade_all(package, package.reference)
    assert [check for check in grade.checks if check.verdict is not Verdict.ACCEPTED] == []
    assert grade.level is Level.L6


@every_kata
def test_the_stub_is_not_attempted_on_any_check(kata):
    grade = grade_all(open_package(kata), kata.stub.read_bytes())
    assert {check.verdict for check in grade.checks} == {Verdict.NOT_ATTEMPTED}


@every_kata
@pytest.mark.parametrize(
    "body", ["None", "[]", "{}", "0", "([], None)", "one", "(one, None)", "list(one)", "rest and rest[0]"]
)
def test_a_constant_or_the_input_passes_no_oracle_check(kata, body):
    package = open_package(kata)
    source = f"def {package.signature.name}(one, *rest):\n    return {body}\n"
    checks = frozenset(check.name for check in package.grader.select(OracleCheck))
    grade = grade_all(package, source, checks=checks)
    assert len(grade.checks) == len(checks)
    assert Verdict.ACCEPTED not in {check.verdict for check in grade.checks}


@every_kata
def test_the_library_is_large_enough(kata):
    counts = Counter(path.parent.name for path in LIBRARY if path.is_relative_to(kata.library))
    for verdict, least in KINDS_OF_FILE.items():
        assert counts[verdict] >= least, verdict


# `kata verify` tries every file, and CI runs it; here a few of each folder, so that the tests stay short.
SAMPLE = [path for folder in sorted({path.parent for path in LIBRARY}) for path in sorted(folder.glob("*.py"))[::16]]


@pytest.mark.parametrize("path", SAMPLE, ids=lambda path: str(path.relative_to(ROOT / "solutions")))
def test_a_library_file_gets_the_verdict_its_folder_promises(path):
    kata = next(kata for kata in KATAS if path.is_relative_to(kata.library))
    grade = grade_source(open_package(kata), path.read_bytes(), path.name, budget=60.0)
    (known,) = [known for known in read_library(kata) if known.path == path]
    assert known.matches(grade.verdict), grade.checks[-1]


@pytest.mark.parametrize("path", LIBRARY, ids=lambda path: str(path.relative_to(ROOT / "solutions")))
def test_a_library_file_says_in_its_first_line_what_it_does(path):
    tree = ast.parse(path.read_bytes())
    assert (ast.get_docstring(tree) or "").partition("\n")[0].strip()


def test_the_engine_names_no_kata():
    words = [word for kata in KATAS for word in (kata.name, open_package(kata).signature.name)]
    sources = [path for path in (ROOT / "graders" / "kata_engine").rglob("*.py") if path.is_file()]
    assert len(sources) > 20
    for path in sources:
        held = [word for word in words if word in path.read_text()]
        assert not held, path


def test_the_top_level_is_what_was_agreed():
    import subprocess

    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    top = {name.partition("/")[0] for name in tracked if not name.startswith(".")}
    assert top <= {"katas", "solutions", "graders", "rubrics", "tests", "pyproject.toml", "README.md"}


def test_the_tokenizers_are_graded_by_the_same_cases():
    brute, optimal = (open_package(kata).grader for kata in KATAS if kata.name.startswith("ordered_tokenize"))
    for kind in KINDS:
        if not kind.timed:
            assert brute.select(kind) == optimal.select(kind), kind.section
