"""Ordered tokenize, brute force: turn a text into token ids, one pass per token.

What
    `alphabet` is a list of distinct, non-empty strings, the tokens. The id of a token is its index
    in the list. Split the text into characters, then merge neighbours, one token after another in
    the order of the list, until every token has had its turn. Return the ids that are left.

Why
    This is how a trained byte-pair encoding (BPE) is used: the merges are applied to new text in
    the order in which they were learnt.

Rules
    - Base: the single characters at the *start* of the list, up to the first longer token, are the
      base. Each character of the text becomes the id of its base token. A character outside the
      base is a `ValueError`, even if it appears as a token later in the list.
    - Passes: then, for each later token t in order, make one pass over the whole sequence, from
      left to right. Where two adjacent ids together spell t, they become the id of t, and the pass
      continues *after* them: what was merged in a pass never takes part in the same pass again.
    - Any split counts: "abc" may come from a + bc or from ab + c.
    - A merge always joins exactly two ids. A token that no two earlier tokens spell can never
      match; that is not an error.
    - A character is one Python code point. Leave the alphabet you are given unchanged.

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
    - What happens to overlapping matches? The left one is merged (see Passes).
    - Which of several splits counts? Any of them.
    - What about unknown characters? They are a `ValueError` (see Base).
    - How long are the text and the list? The text has up to 400,000 characters. For M tokens and
      N characters, plain O(M·N) is fine, but a single pass must not cost more than O(N).
"""


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    raise NotImplementedError
