from collections import Counter
from random import Random

import pytest
from kata_engine.inputs import wide
from kata_engine.inputs.corpus_shapes import (
    Alternating,
    DistinctTokens,
    HubToken,
    LeftsAndRights,
    LongTwins,
    ManySequences,
    MostlyEmpty,
    RandomTokens,
    RepeatedToken,
)
from kata_engine.inputs.every import EveryCorpus, EveryCorpusWithPair, EveryTextWithAlphabet
from kata_engine.inputs.text_shapes import (
    Between,
    Composed,
    DeBruijn,
    DoublingRun,
    EachLength,
    Hub,
    IdleMerges,
    NeverNeighbours,
    OneMerge,
)

CORPUS_SHAPES = [
    RepeatedToken(),
    Alternating(),
    RandomTokens(),
    DistinctTokens(),
    HubToken(),
    ManySequences(),
    MostlyEmpty(),
    LeftsAndRights(),
    LongTwins(),
]
TEXT_SHAPES = [
    DeBruijn(),
    OneMerge(),
    DoublingRun(),
    Composed(),
    Hub(),
    Hub(left=True),
    EachLength(),
    Between(),
    IdleMerges(),
    NeverNeighbours(),
]


def test_every_corpus_is_made_once_smallest_first():
    corpora = [corpus for (corpus,) in EveryCorpus(("a", "b"), sequences=2, length=2).inputs()]
    assert len(corpora) == 1 + 7 + 49
    assert len({repr(corpus) for corpus in corpora}) == len(corpora)
    sizes = [sum(map(len, corpus)) for corpus in corpora]
    assert sizes == sorted(sizes)


def test_every_pair_goes_with_every_corpus():
    inputs = EveryCorpusWithPair(("a", "b"), sequences=1, length=2).inputs()
    assert len(inputs) == (1 + 7) * 4
    assert ([["a", "a"]], ("a", "a")) in inputs


def test_every_alphabet_goes_with_every_text():
    inputs = EveryTextWithAlphabet("ab", 2, ("a",), ("b", "aa"), 2).inputs()
    assert len(inputs) == 7 * 5
    assert {tuple(alphabet) for _, alphabet in inputs} == {
        ("a",), ("a", "b"), ("a", "aa"), ("a", "b", "aa"), ("a", "aa", "b"),
    }  # fmt: skip
    assert inputs[0] == ("", ["a"])


def test_no_input_shares_a_list_with_another():
    alphabets = [alphabet for _, alphabet in EveryTextWithAlphabet("a", 2, ("a",), ("aa",), 1).inputs()]
    assert len(set(map(id, alphabets))) == len(alphabets)


@pytest.mark.parametrize("kind", wide.KINDS)
def test_wide_inputs_replay_and_vary(kind):
    inputs = wide.sample(kind, 100, 7)
    assert len(inputs) == 100
    assert inputs == wide.sample(kind, 100, 7)
    assert inputs != wide.sample(kind, 100, 8)
    assert len({repr(one) for one in inputs}) > 70


def test_wide_texts_keep_the_rules_of_the_kata_and_merge():
    inputs = wide.sample("texts_with_alphabets", 300, 1)
    for _text, alphabet in inputs:
        assert len(set(alphabet)) == len(alphabet)
        assert all(alphabet)
    merging = [alphabet for text, alphabet in inputs if any(len(token) > 1 and token in text for token in alphabet)]
    assert len(merging) > 100


def test_a_failure_is_shrunk_to_the_smallest():
    found = wide.search("corpora", 300, 3, lambda one: one if sum(map(len, one[0])) > 2 else None, lambda: True)
    assert 3 <= sum(map(len, found[0])) <= 6


def test_a_search_ends_at_once_when_nothing_answers():
    calls = []
    wide.search("corpora", 300, 3, lambda one: calls.append(one) or "problem", lambda: False)
    assert len(calls) == 1


def test_a_search_without_failure_tries_as_many_as_asked():
    calls = []
    assert wide.search("corpora", 60, 3, lambda one: calls.append(one), lambda: True) is None
    assert len(calls) == 60


@pytest.mark.parametrize("shape", [*CORPUS_SHAPES, *TEXT_SHAPES], ids=repr)
@pytest.mark.parametrize("size", [100, 3000])
def test_shapes_have_their_size_and_never_repeat(shape, size):
    random = Random(5)
    first, second = shape.arguments(size, random), shape.arguments(size, random)
    assert first != second
    assert shape.arguments(size, Random(5)) == first
    held = (
        first[0]
        if isinstance(first[0], str) or isinstance(shape, MostlyEmpty)
        else [token for row in first[0] for token in row]
    )
    assert size * 0.9 <= len(held) <= size * 1.25


@pytest.mark.parametrize("shape", TEXT_SHAPES, ids=repr)
def test_text_shapes_keep_the_rules_of_the_kata(shape):
    text, alphabet = shape.arguments(3000, Random(1))
    assert len(set(alphabet)) == len(alphabet)
    base = {token for token in alphabet if len(token) == 1}
    assert alphabet[: len(base)] == [token for token in alphabet if len(token) == 1]
    assert set(text) <= base
    assert any(token in text for token in alphabet[len(base) :])


def test_a_de_bruijn_text_holds_each_pair_once():
    text, alphabet = DeBruijn().arguments(380, Random(2))
    pairs = Counter(text[at : at + 2] for at in range(len(text) - 1))
    assert set(pairs.values()) == {1}
    assert sorted(pairs) == sorted(alphabet[20:])


@pytest.mark.parametrize("shape", [RepeatedToken(pair=True), Alternating(pair=True), RandomTokens(pair=True)], ids=repr)
def test_the_pair_of_a_shape_stands_in_its_corpus(shape):
    corpus, pair = shape.arguments(100, Random(3))
    assert pair == tuple(corpus[0][:2])
