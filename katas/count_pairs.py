"""Count pairs: how often does each pair of neighbours occur?

What
    A corpus is a list of sequences, and a sequence is a list of tokens (non-empty strings).
    Count every two tokens that stand next to each other inside a sequence.

Why
    Byte-pair encoding (BPE) builds the vocabulary of a language model: it starts from single
    characters and joins, again and again, the pair of neighbours that occurs most often. Counting
    the pairs is the first half of each such step.

Rules
    - The pair of tokens `left`, `right` is counted under the key `(left, right)`: a tuple, in that
      order. ("a", "bc") and ("ab", "c") are two different pairs although both spell "abc".
    - Every position counts, also where pairs overlap: "a a a" holds the pair (a, a) twice.
    - A pair never reaches from one sequence into the next.
    - Only pairs that occur are keys: nothing has the count 0.
    - The corpus that you are given stays as it is.

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
    May a pair span two sequences? Do overlapping pairs count? How large is the corpus, and do
    sequences repeat? (Here: no; yes; some hundred thousand tokens, so count in one walk; they may.)
"""


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    raise NotImplementedError
