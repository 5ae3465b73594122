"""Merge step: join the most frequent pair of neighbours.

What
    A corpus is a list of sequences, and a sequence is a list of tokens (non-empty strings).
    Find the pair of neighbouring tokens that occurs most often, join all its occurrences, and
    return the new corpus together with the pair.

Why
    Training a byte-pair encoding (BPE) is nothing but this step, repeated until the vocabulary is
    large enough. Two runs must choose the same pair, so ties need a rule.

Rules
    - Counting: every position inside a sequence counts, also where pairs overlap ("a a a" holds
      (a, a) twice). A pair never reaches from one sequence into the next.
    - Choosing: the highest count wins. Among equal counts the greater tuple wins, as Python
      compares tuples of strings: ("b", "a") is greater than ("a", "z").
    - Joining: from left to right, matches do not overlap ("a a a" becomes "aa a"); the new token
      is `pair[0] + pair[1]`. Tokens are compared, never the text they spell.
    - A pair that occurs once is joined, too. Sequences without a match stay; so do empty ones.
    - The corpus that you are given stays as it is.
    - Where no pair exists at all, two answers are right: return `(corpus, None)`, or raise
      `ValueError`. Say which one you choose.

Examples
    >>> bpe_single_merge_step([["a", "b", "a", "b"], ["b", "c"]])
    ([['ab', 'ab'], ['b', 'c']], ('a', 'b'))
    >>> bpe_single_merge_step([["a", "b"], ["b", "c"]])
    ([['a', 'b'], ['bc']], ('b', 'c'))
    >>> bpe_single_merge_step([["a", "a", "a"]])
    ([['aa', 'a']], ('a', 'a'))

Ask your interviewer
    Which pair wins a tie? What should happen when there is no pair left? Is a pair that occurs
    once worth joining? How large is the corpus? (Here: the greater tuple; your choice of two; yes;
    some hundred thousand tokens, so the step must not be quadratic in them.)
"""


def bpe_single_merge_step(corpus: list[list[str]]) -> tuple[list[list[str]], tuple[str, str] | None]:
    raise NotImplementedError
