"""Shared by all tests: the checkout, a short way to grade a source, and a toy kata in a root of its own."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from kata_engine.grading.events import CheckFinished, CheckStarted, GradingFinished, MistakeNamed, take_grade
from kata_engine.grading.loop import grade
from kata_engine.grading.options import Options
from kata_engine.grading.package import Package, open_package
from kata_engine.grading.result import Digests, Grade, add_mistake
from kata_engine.sandbox.limits import Isolation
from kata_engine.spec.catalog import find_kata
from kata_engine.spec.submission import Submission
from kata_engine.verdicts import Verdict

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
properties:
  - {name: kept as given, level: L4, property: argument_unchanged, wide: {make: corpora, examples: 5}}
hidden:
  - {name: nothing at all, level: L4, call: {corpus: []}, returns: 0}
scaling:
  - {name: one run, level: L5, slow_means: quadratic, shape: {make: run}, sizes: [1000, 4000]}
""",
    "rubrics/count_tokens.yaml": """criteria:
  - id: CT-L4-1
    level: L4
    dimension: code
    need: must
    observe: adds up the lengths
    positive: writes a sum over the lengths of all sequences and returns it
    negative: counts the sequences and returns their number in place of tokens
    question: What does your function count?
    evidence: {checks: [two sequences, one run]}
  - id: CT-L4-2
    level: L4
    dimension: verification
    need: must
    observe: tests the edges
    positive: runs an empty corpus and one with an empty sequence before saying done
    negative: runs the example of the statement and nothing else at all
    question: Which inputs would you try?
    evidence: {own_tests: 50}
  - id: CT-L5-1
    level: L5
    dimension: systems
    need: nice
    observe: splits the work
    positive: says that counts of shards add up whatever their order is
    negative: names a framework and says that it will do the counting
    question: How would you count a corpus that no machine can hold?
follow_ups:
  - {level: L4, question: And bytes?, good_answer: The same sum over the lengths of all sequences}
""",
}

TOY_LIBRARY = {
    "solutions/count_tokens/wrong_answer/counts_sequences.py": '''"""Sequences are counted in place of tokens."""


def count_tokens(corpus):
    return len(corpus)
''',
    "solutions/count_tokens/wrong_answer/never_zero.py": '''"""An empty corpus counts one."""


def count_tokens(corpus):
    return sum(map(len, corpus)) or 1
''',
    "solutions/count_tokens/runtime_error/loops_on_empty_sequences.py": '''"""An empty sequence is never left."""


def count_tokens(corpus):
    while [] in corpus:
        pass
    return sum(map(len, corpus))
''',
}


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A checkout of one toy kata: four files and no code."""
    put(tmp_path, TOY)
    return tmp_path


@pytest.fixture
def toy_with_library(toy: Path) -> Path:
    """The toy kata with three known mistakes."""
    put(toy, TOY_LIBRARY)
    return toy


def put(root: Path, files: dict[str, str]) -> None:
    """Write files given by name."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)


@pytest.fixture(scope="session")
def package() -> Callable[[str], Package]:
    """Opens a kata of this checkout."""
    return lambda name: open_package(find_kata(ROOT, name))


def grade_source(package: Package, source: bytes | str, name: str = "mine.py", **options: object) -> Grade:
    """Grade a source on every check up to its first failure, with a fixed seed."""
    data = source.encode() if isinstance(source, str) else source
    chosen = Options(**{"seed": 1, **options})
    results, growth = [], []
    with closing(grade(package, Submission(Path(name), data), chosen)) as events:
        for event in events:
            match event:
                case CheckFinished():
                    results.append(event.result)
                    growth += event.growth
                case MistakeNamed():
                    results[-1] = add_mistake(results[-1], event.mistake)
                case CheckStarted() if results and results[-1].verdict is not Verdict.ACCEPTED:
                    break
                case GradingFinished():
                    return event.grade
    return Grade(
        kata=package.kata.name,
        submission=name,
        verdict=results[-1].verdict,
        level=None,
        isolation=Isolation.PROCESS,
        seed=chosen.seed,
        checks=tuple(results),
        growth=tuple(growth),
        replay="",
        digests=Digests("", ""),
    )


def grade_all(package: Package, source: bytes | str, name: str = "mine.py", **options: object) -> Grade:
    """Grade a source on every check, with a fixed seed."""
    data = source.encode() if isinstance(source, str) else source
    return take_grade(grade(package, Submission(Path(name), data), Options(**{"seed": 1, **options})))
