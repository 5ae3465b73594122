"""The contract of every kata, over the catalog: what lies in its four files and its library keeps its promise."""

import ast
from collections import Counter
from pathlib import Path

import pytest
from conftest import ROOT, grade_source
from kata_engine.catalog import katas, open_kata
from kata_engine.grading import Grading
from kata_engine.library import library
from kata_engine.plan import Options, Submission, checks_of
from kata_engine.signature import read_signature
from kata_engine.words import Kind, Level, Verdict

KATAS = katas(ROOT)
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
    package = open_kata(kata)
    shown = [line.strip()[4:] for line in kata.stub.read_text().splitlines() if line.strip().startswith(">>>")]
    names = {package.signature.name: lambda *arguments: arguments}
    calls = [eval(line, names) for line in shown]
    assert [example.call for example in package.grader.examples] == calls


@every_kata
def test_the_reference_answers_its_own_statement(kata):
    package = open_kata(kata)
    assert package.grader.examples
    assert {check.level for check in checks_of(package)} == set(Level)
    assert {check.kind for check in checks_of(package)} == set(Kind)


@every_kata
def test_the_reference_is_accepted_on_every_check(kata):
    package = open_kata(kata)
    with Grading(package, Submission(kata.reference, package.reference), Options(seed=1)) as grading:
        grade = grading.grade([grading.run(check) for check in checks_of(package)])
    assert [check for check in grade.checks if check.verdict is not Verdict.ACCEPTED] == []
    assert grade.level is Level.L6


@every_kata
def test_the_stub_is_not_attempted_on_any_check(kata):
    package = open_kata(kata)
    with Grading(package, Submission(kata.stub, kata.stub.read_bytes()), Options(seed=1)) as grading:
        verdicts = {grading.run(check).verdict for check in checks_of(package)}
    assert verdicts == {Verdict.NOT_ATTEMPTED}


@every_kata
@pytest.mark.parametrize(
    "body", ["None", "[]", "{}", "0", "([], None)", "one", "(one, None)", "list(one)", "rest and rest[0]"]
)
def test_a_constant_or_the_input_passes_no_oracle_check(kata, body):
    package = open_kata(kata)
    source = f"def {package.signature.name}(one, *rest):\n    return {body}\n"
    with Grading(package, Submission(Path("mine.py"), source.encode()), Options(seed=1)) as grading:
        checks = [check for check in checks_of(package) if check.kind is Kind.ORACLE]
        assert Verdict.ACCEPTED not in {grading.run(check).verdict for check in checks}


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
    grade = grade_source(open_kata(kata), path.read_bytes(), path.name, budget=60.0)
    (known,) = [known for known in library(kata) if known.path == path]
    assert known.kept_by(grade.verdict), grade.checks[-1]


@pytest.mark.parametrize("path", LIBRARY, ids=lambda path: str(path.relative_to(ROOT / "solutions")))
def test_a_library_file_says_in_its_first_line_what_it_does(path):
    tree = ast.parse(path.read_bytes())
    assert (ast.get_docstring(tree) or "").partition("\n")[0].strip()


def test_the_engine_names_no_kata():
    words = [word for kata in KATAS for word in (kata.name, open_kata(kata).signature.name)]
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
    brute, optimal = (open_kata(kata).grader for kata in KATAS if kata.name.startswith("ordered_tokenize"))
    for section in ("examples", "oracle", "laws", "hidden"):
        assert getattr(brute, section) == getattr(optimal, section), section
