"""Count pairs: how often does each pair of neighbouring tokens occur?

What
    A corpus is a list of sequences, and a sequence is a list of tokens (non-empty strings).
    Count every pair of tokens that stand next to each other within a sequence.

Why
    Byte-pair encoding (BPE) builds the vocabulary of a language model: it starts from single
    characters and repeatedly merges the most frequent pair of neighbouring tokens. Counting the
    pairs is the first half of each such step.

Rules
    - The pair of tokens `left`, `right` is counted under the key `(left, right)`: a tuple, in that
      order. ("a", "bc") and ("ab", "c") are different pairs although both spell "abc".
    - Every position counts, even where pairs overlap: "a a a" contains the pair (a, a) twice.
    - A pair never spans two sequences.
    - Only pairs that occur are keys: no count is 0.
    - Leave the corpus you are given unchanged.

Examples
    >>> get_pair_frequencies([["a", "b", "a", "b"]])
    {('a', 'b'): 2, ('b', 'a'): 1}
    >>> get_pair_frequencies([["a", "a", "a"]])
    {('a', 'a'): 2}
    >>> get_pair_frequencies([["a", "bc"], ["ab", "c"]])
    {('a', 'bc'): 1, ('ab', 'c'): 1}
    >>> get_pair_frequencies([["a"], [], ["b"]])
    {}

Ask your interviewer
    - May a pair span two sequences? No.
    - Do overlapping pairs count? Yes.
    - How large is the corpus? Several hundred thousand tokens, so count in a single pass.
    - Do sequences repeat? They may.
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    raise NotImplementedError
