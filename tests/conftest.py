"""Shared by all tests: the checkout, a short way to grade a source, and a toy kata in a root of its own."""

from collections.abc import Callable
from pathlib import Path

import pytest
from kata_engine.catalog import Package, find_kata, open_kata
from kata_engine.grade import Grade
from kata_engine.grading import Grading, Options, Submission, checks_of
from kata_engine.words import Verdict

ROOT = Path(__file__).parent.parent

TOY = {
    "katas/count_tokens.py": '''"""Count tokens: how many tokens does a corpus hold?"""


def count_tokens(corpus: list[list[str]]) -> int:
    raise NotImplementedError
''',
    "solutions/count_tokens.py": '''"""Reference: add up the lengths."""


def count_tokens(corpus: list[list[str]]) -> int:
    return sum(len([token for token in row]) for row in corpus)
''',
    "graders/count_tokens.yaml": """examples:
  - {name: two sequences, level: L4, call: {corpus: [[a], [b, c]]}, returns: 3}
oracle:
  - name: every small corpus
    level: L4
    every: [{make: corpora, tokens: [a, b], sequences: 2, length: 2}]
  - name: wide corpora
    level: L5
    wide: {make: corpora, examples: 20}
laws:
  - {name: kept as given, level: L4, law: argument_unchanged, wide: {make: corpora, examples: 5}}
hidden:
  - {name: nothing at all, level: L4, call: {corpus: []}, returns: 0}
scaling:
  - {name: one run, level: L5, slow_means: quadratic, shape: {make: run}, sizes: [1000, 4000]}
""",
    "rubrics/count_tokens.yaml": "criteria: []\n",
}


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A checkout of one toy kata: four files and no code."""
    for name, text in TOY.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


@pytest.fixture(scope="session")
def package() -> Callable[[str], Package]:
    """Opens a kata of this checkout."""
    return lambda name: open_kata(find_kata(ROOT, name))


def grade_source(package: Package, source: bytes | str, name: str = "mine.py", **options: object) -> Grade:
    """Grade a source until its first failure, with a fixed seed."""
    data = source.encode() if isinstance(source, str) else source
    findings = []
    with Grading(package, Submission(Path(name), data), Options(**{"seed": 1, **options})) as grading:
        for check in checks_of(package):
            findings.append(grading.explained(grading.run(check)))
            if findings[-1].verdict is not Verdict.ACCEPTED:
                break
        return grading.grade(findings)
