"""Each property is shown to hold for a right answer and to catch what it is there for, and nothing else."""

from pathlib import Path

import pytest
from conftest import ROOT
from kata_engine.grading.checks.property import Property
from kata_engine.grading.generated import Wide
from kata_engine.grading.loop import make_context
from kata_engine.grading.options import Options
from kata_engine.grading.package import open_package
from kata_engine.grading.property_rules import PropertyName
from kata_engine.sandbox.limits import Limits
from kata_engine.sandbox.pool import WorkerPool
from kata_engine.spec.catalog import find_kata
from kata_engine.spec.level import Level
from kata_engine.spec.submission import Submission
from kata_engine.verdicts import Verdict

MERGE = "merge_pair"
TOKENIZE = "ordered_tokenize_brute"
KINDS = {MERGE: "corpora_with_pairs", TOKENIZE: "texts_with_alphabets", "merge_step": "corpora"}


def examine(kata, name, body=None):
    package = open_package(find_kata(ROOT, kata))
    signature = package.signature
    parameters = ", ".join(parameter for parameter, _ in signature.parameters)
    source = (
        package.reference if body is None else f"kept = []\ndef {signature.name}({parameters}):\n    {body}\n".encode()
    )
    with WorkerPool(Limits(), 1) as pool:
        context = make_context(package, Submission(Path("mine.py"), source), Options(seed=5), pool)
        return Property(f"the {name}", Level.L4, name, Wide(KINDS[kata], 60)).run(context).failure


FITTING = [
    *[(MERGE, name) for name in PropertyName if name is not PropertyName.IDS_SPELL_THE_TEXT],
    *[(TOKENIZE, name) for name in PropertyName if name is not PropertyName.ROWS_SPELL_THE_SAME],
    ("merge_step", PropertyName.ROWS_SPELL_THE_SAME),
    ("merge_step", PropertyName.RENAMING),
]


@pytest.mark.parametrize(("kata", "name"), FITTING)
def test_a_right_answer_has_every_property_that_fits(kata, name):
    assert examine(kata, name) is None


@pytest.mark.parametrize(
    ("kata", "name", "body", "words"),
    [
        (MERGE, PropertyName.ARGUMENT_UNCHANGED, "corpus.append([]); return []", "changed its argument"),
        (MERGE, PropertyName.NEW_OBJECT, "return corpus", "the very list it was given"),
        (MERGE, PropertyName.SAME_WHEN_CALLED_AGAIN, "kept.append(1); return [[str(len(kept))]]", "two calls, two answers"),
        (MERGE, PropertyName.SAME_WHEN_CALLED_AGAIN, "kept.append([['a']]); return kept[0]", "changed the first answer"),
        (MERGE, PropertyName.SAME_UNDER_ANOTHER_HASH_SEED, "return [[str(hash('a'))]]", "two calls, two answers"),
        (MERGE, PropertyName.ROWS_SPELL_THE_SAME, "return [['x'] for row in corpus]", "never changes what a sequence spells"),
        (MERGE, PropertyName.RENAMING, "return [[t] for row in corpus for t in row if t < 'b']", "other letters in the same order"),
        (TOKENIZE, PropertyName.IDS_SPELL_THE_TEXT, "return [0] * len(text)", "these ids spell"),
        (TOKENIZE, PropertyName.IDS_SPELL_THE_TEXT, "return [len(alphabet)]", "is not an id: the alphabet has"),
        (TOKENIZE, PropertyName.IDS_SPELL_THE_TEXT, "return [-1]", "-1 is not an id"),
        (TOKENIZE, PropertyName.IDS_SPELL_THE_TEXT, "return 'ab'", "wrong type"),
        (TOKENIZE, PropertyName.RENAMING, "return [len(alphabet)] if 'a' in text else []", "other letters in the same order"),
    ],
)  # fmt: skip
def test_a_broken_property_is_told(kata, name, body, words):
    failure = examine(kata, name, body)
    assert failure.verdict is Verdict.WRONG_ANSWER
    assert words in failure.message


@pytest.mark.parametrize(
    ("body", "verdict"),
    [
        ("raise KeyError", Verdict.RUNTIME_ERROR),
        ("import os; os._exit(0)", Verdict.RUNTIME_ERROR),
        ("raise NotImplementedError", Verdict.NOT_ATTEMPTED),
        ("kept.append(1); return [] if len(kept) < 90 else 1 / 0", Verdict.RUNTIME_ERROR),
    ],
)
def test_no_answer_has_no_property(body, verdict):
    assert examine(MERGE, PropertyName.ARGUMENT_UNCHANGED, body).verdict is verdict
