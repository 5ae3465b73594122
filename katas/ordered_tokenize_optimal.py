"""Ordered tokenize, optimal: the same ids without a pass a token.

What
    `alphabet` is a list of distinct, non-empty strings, the tokens. The id of a token is its place
    in the list. Split the text into characters and join neighbours, one token after the other in
    the order of the list, until every token had its turn. Return the ids that are left.

Why
    This is how a trained byte-pair encoding (BPE) is used. With a hundred thousand tokens and a
    long text, one pass over the text for each token takes hours: most passes find nothing, and
    look again at text that did not change.

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
    - Time: O(M·L² + N log N) or better for N characters, M tokens, and L the length of the longest
      token. O(M·N) is too slow.

Examples
    >>> tokenize("abcab", ["a", "b", "c", "ab", "bc", "abc", "cab"])
    [5, 3]
    >>> tokenize("abc", ["a", "b", "c", "bc", "abc", "ab"])
    [4]
    >>> tokenize("aaa", ["a", "aa"])
    [1, 0]
    >>> tokenize("aaaa", ["a", "aa", "aaaa"])
    [2]
    >>> tokenize("ab", ["a", "b", "xyz", "ab"])
    [3]
    >>> tokenize("", ["a"])
    []
    >>> tokenize("ad", ["a", "b"])
    Traceback (most recent call last):
    ValueError: ...

Ask your interviewer
    How long are the text, the list and the longest token? How is the result checked? (Here: up to
    300,000 characters and 180,000 tokens, tokens up to some 500 characters; against the
    brute-force kata, so that one makes a good test.)
"""


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    raise NotImplementedError
