"""Merge pair: merge every occurrence of one pair of neighbouring tokens.

What
    A corpus is a list of sequences, and a sequence is a list of tokens (non-empty strings).
    Wherever the two tokens of `pair` stand next to each other, replace them with the one token
    that spells both.

Why
    Byte-pair encoding (BPE) builds the vocabulary of a language model by repeatedly merging the
    most frequent pair of neighbouring tokens. This is the second half of each such step.

Rules
    - Go through each sequence from left to right. Matches do not overlap: "a a a" becomes "aa a".
    - The merged token is `pair[0] + pair[1]`. It does not take part in another match of this call.
    - Compare tokens, never the text they spell: (a, bc) does not match the tokens "ab", "c".
    - A sequence without a match stays as it is; an empty one stays empty. No sequence is dropped.
    - Return a new corpus and leave the one you are given unchanged, even when nothing matches.
      (The two may share a sequence in which nothing matched.)

Examples
    >>> merge_pair([["a", "b", "c", "a", "b"]], ("a", "b"))
    [['ab', 'c', 'ab']]
    >>> merge_pair([["a", "a", "a"]], ("a", "a"))
    [['aa', 'a']]
    >>> merge_pair([["ab", "c"], ["a", "bc"]], ("a", "bc"))
    [['ab', 'c'], ['abc']]
    >>> merge_pair([["x"], []], ("a", "b"))
    [['x'], []]

Ask your interviewer
    - What happens to overlapping matches? Go from left to right: the left one is merged.
    - May I change the corpus in place? No.
    - How long can one sequence be? Several hundred thousand tokens, so no quadratic list work.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    raise NotImplementedError
