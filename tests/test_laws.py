"""Each law is shown to hold for a right answer and to catch what it is there for, and nothing but."""

import pytest
from conftest import ROOT
from kata_engine.catalog import find_kata, open_kata
from kata_engine.checks import laws
from kata_engine.checks.bench import Bench
from kata_engine.grader import Law, Wide
from kata_engine.judge import Judge
from kata_engine.oracle import right_outcomes
from kata_engine.process import Limits
from kata_engine.supply import Supply
from kata_engine.words import LawName, Level, Verdict

MERGE = "merge_pair"
TOKENIZE = "ordered_tokenize_brute"
KINDS = {MERGE: "corpora_with_pairs", TOKENIZE: "texts_with_alphabets", "merge_step": "corpora"}


def examine(kata, law, body=None):
    package = open_kata(find_kata(ROOT, kata))
    signature = package.signature
    names = ", ".join(name for name, _ in signature.parameters)
    source = package.reference if body is None else f"kept = []\ndef {signature.name}({names}):\n    {body}\n".encode()
    program = signature.program(source, "mine.py")
    with Supply(Limits(), 1) as supply:
        bench = Bench(
            program,
            program,
            Judge(signature, program),
            right_outcomes(package),
            supply,
            5,
            reveal=False,
            shrink=True,
            confirm=True,
            timed_inputs=None,
        )
        return laws.run(bench, Law(f"the {law}", Level.L4, law, Wide(KINDS[kata], 60))).complaint


FITTING = [
    *[(MERGE, law) for law in LawName if law is not LawName.IDS_SPELL_THE_TEXT],
    *[(TOKENIZE, law) for law in LawName if law is not LawName.ROWS_SPELL_THE_SAME],
    ("merge_step", LawName.ROWS_SPELL_THE_SAME),
    ("merge_step", LawName.RENAMING),
]


@pytest.mark.parametrize(("kata", "law"), FITTING)
def test_a_right_answer_keeps_every_law_that_fits(kata, law):
    assert examine(kata, law) is None


@pytest.mark.parametrize(
    ("kata", "law", "body", "words"),
    [
        (MERGE, LawName.ARGUMENT_UNCHANGED, "corpus.append([]); return []", "changed its argument"),
        (MERGE, LawName.NEW_OBJECT, "return corpus", "the very list it was given"),
        (MERGE, LawName.SAME_WHEN_CALLED_AGAIN, "kept.append(1); return [[str(len(kept))]]", "two calls, two answers"),
        (MERGE, LawName.SAME_WHEN_CALLED_AGAIN, "kept.append([['a']]); return kept[0]", "changed the first answer"),
        (MERGE, LawName.SAME_UNDER_ANOTHER_HASH_SEED, "return [[str(hash('a'))]]", "two calls, two answers"),
        (MERGE, LawName.ROWS_SPELL_THE_SAME, "return [['x'] for row in corpus]", "never changes what a sequence spells"),
        (MERGE, LawName.RENAMING, "return [[t] for row in corpus for t in row if t < 'b']", "other letters in the same order"),
        (TOKENIZE, LawName.IDS_SPELL_THE_TEXT, "return [0] * len(text)", "these ids spell"),
        (TOKENIZE, LawName.IDS_SPELL_THE_TEXT, "return [len(alphabet)]", "is no id: the alphabet has"),
        (TOKENIZE, LawName.IDS_SPELL_THE_TEXT, "return [-1]", "-1 is no id"),
        (TOKENIZE, LawName.IDS_SPELL_THE_TEXT, "return 'ab'", "wrong type"),
        (TOKENIZE, LawName.RENAMING, "return [len(alphabet)] if 'a' in text else []", "other letters in the same order"),
    ],
)  # fmt: skip
def test_a_broken_law_is_told(kata, law, body, words):
    complaint = examine(kata, law, body)
    assert complaint.verdict is Verdict.WRONG_ANSWER
    assert words in complaint.message


@pytest.mark.parametrize(
    ("body", "verdict"),
    [
        ("raise KeyError", Verdict.RUNTIME_ERROR),
        ("import os; os._exit(0)", Verdict.RUNTIME_ERROR),
        ("raise NotImplementedError", Verdict.NOT_ATTEMPTED),
        ("kept.append(1); return [] if len(kept) < 90 else 1 / 0", Verdict.RUNTIME_ERROR),
    ],
)
def test_no_answer_is_no_kept_law(body, verdict):
    assert examine(MERGE, LawName.ARGUMENT_UNCHANGED, body).verdict is verdict
