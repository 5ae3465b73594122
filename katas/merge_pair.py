"""Merge pair: join every place of one pair of neighbours.

What
    A corpus is a list of sequences, and a sequence is a list of tokens (non-empty strings).
    Wherever the two tokens of `pair` stand next to each other, put the one token that spells both
    in their place.

Why
    Byte-pair encoding (BPE) builds the vocabulary of a language model by joining the most frequent
    pair of neighbours, again and again. This is the second half of each such step.

Rules
    - Go through each sequence from left to right. Matches do not overlap: "a a a" becomes "aa a".
    - The merged token is `pair[0] + pair[1]`. It does not take part in another match of this call.
    - Tokens are compared, never the text they spell: (a, bc) does not match the tokens "ab", "c".
    - A sequence without a match stays as it is; an empty one stays empty. None is dropped.
    - Return a new corpus and leave the one you are given unchanged, also when nothing matches.
      (A sequence in which nothing matched may be shared by both.)

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
    What happens to overlapping matches? May I change the corpus in place? How long can one
    sequence be? (Here: left to right; no; some hundred thousand tokens, so no quadratic list work.)
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    raise NotImplementedError
