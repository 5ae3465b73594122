"""Merge step: merge the most frequent pair of neighbouring tokens.

What
    A corpus is a list of sequences, and a sequence is a list of tokens (non-empty strings).
    Find the pair of neighbouring tokens that occurs most often, merge all its occurrences, and
    return the new corpus together with the pair.

Why
    Training a byte-pair encoding (BPE) is nothing but this step, repeated until the vocabulary is
    large enough. Two runs must choose the same pair, so ties need a rule.

Rules
    - Counting: every position inside a sequence counts, even where pairs overlap ("a a a" contains
      (a, a) twice). A pair never spans two sequences.
    - Choosing: the highest count wins. Among equal counts the greater tuple wins, as Python
      compares tuples of strings: ("b", "a") is greater than ("a", "z").
    - Merging: go from left to right; matches do not overlap ("a a a" becomes "aa a"). The new
      token is `pair[0] + pair[1]`. Compare tokens, never the text they spell.
    - A pair that occurs only once is merged too. Sequences without a match stay as they are, and
      empty sequences stay empty.
    - Leave the corpus you are given unchanged.
    - If there is no pair at all, two answers are right: return `(corpus, None)`, or raise
      `ValueError`. Say which one you choose.

Examples
    >>> bpe_single_merge_step([["a", "b", "a", "b"], ["b", "c"]])
    ([['ab', 'ab'], ['b', 'c']], ('a', 'b'))
    >>> bpe_single_merge_step([["a", "b"], ["b", "c"]])
    ([['a', 'b'], ['bc']], ('b', 'c'))
    >>> bpe_single_merge_step([["a", "a", "a"]])
    ([['aa', 'a']], ('a', 'a'))

Ask your interviewer
    - Which pair wins a tie? The greater tuple.
    - What should happen when there is no pair left? Choose one of the two right answers above.
    - Is a pair that occurs only once worth merging? Yes.
    - How large is the corpus? Several hundred thousand tokens, so the step must not be quadratic
      in the number of tokens.
"""


def bpe_single_merge_step(corpus: list[list[str]]) -> tuple[list[list[str]], tuple[str, str] | None]:
    raise NotImplementedError
