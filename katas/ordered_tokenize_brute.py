"""Ordered tokenize, brute force: a text to token ids, one pass a token.

What
    `alphabet` is a list of distinct, non-empty strings, the tokens. The id of a token is its place
    in the list. Split the text into characters and join neighbours, one token after the other in
    the order of the list, until every token had its turn. Return the ids that are left.

Why
    This is how a trained byte-pair encoding (BPE) is used: the merges are applied to new text in
    the order in which they were learnt.

Rules
    - Base: the single characters at the *start* of the list, up to the first longer token, are the
      base. Each character of the text becomes the id of its base token. A character outside the
      base is a `ValueError`, also when it stands alone later in the list.
    - Passes: then for each later token t, in order, one pass over the whole sequence, from left to
      right. Where two adjacent ids spell t when joined, they become the id of t, and the pass goes
      on *after* them: what was merged in a pass never takes part in the same pass.
    - Any split counts: "abc" may come from a + bc or from ab + c.
    - Exactly two ids are joined. A token that no two earlier tokens spell can never match; that is
      no error.
    - A character is one Python code point. The alphabet that you are given stays as it is.

Examples
    >>> tokenize_brute("abcab", ["a", "b", "c", "ab", "bc", "abc", "cab"])
    [5, 3]
    >>> tokenize_brute("abc", ["a", "b", "c", "bc", "abc", "ab"])
    [4]
    >>> tokenize_brute("aaa", ["a", "aa"])
    [1, 0]
    >>> tokenize_brute("aaaa", ["a", "aa", "aaaa"])
    [2]
    >>> tokenize_brute("ab", ["a", "b", "xyz", "ab"])
    [3]
    >>> tokenize_brute("", ["a"])
    []
    >>> tokenize_brute("ad", ["a", "b"])
    Traceback (most recent call last):
    ValueError: ...

Ask your interviewer
    What happens to overlapping matches? Which of several splits counts? What about unknown
    characters? How long are text and list? (Here: see the rules; plain O(M·N) for M tokens and
    N characters is right, but one pass must not cost more than O(N), with N up to 400,000.)
"""


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    raise NotImplementedError
