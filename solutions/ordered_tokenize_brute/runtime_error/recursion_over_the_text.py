"""Each pass calls itself for the rest of the sequence, which is too deep for a long text.

    tokenize_brute("a" * 2001, ["a", "aa"]) is [1] * 1000 + [0], this raises RecursionError.
"""

def one_pass(ids, token_id, alphabet):
    if len(ids) < 2:
        return ids
    if alphabet[ids[0]] + alphabet[ids[1]] == alphabet[token_id]:
        return [token_id] + one_pass(ids[2:], token_id, alphabet)
    return ids[:1] + one_pass(ids[1:], token_id, alphabet)


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    ids = []
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        ids.append(base[character])
    for token_id in range(size, len(alphabet)):
        ids = one_pass(ids, token_id, alphabet)
    return ids
