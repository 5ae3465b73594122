"""Makes a separate pass for every split of a token.
"""

def one_pass(ids, left, right, token_id, alphabet):
    merged = []
    i = 0
    while i < len(ids):
        if i + 1 < len(ids) and alphabet[ids[i]] == left and alphabet[ids[i + 1]] == right:
            merged.append(token_id)
            i += 2
        else:
            merged.append(ids[i])
            i += 1
    return merged


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    earlier = set(base)
    ids = []
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        ids.append(base[character])
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        for cut in range(1, len(token)):
            if token[:cut] in earlier and token[cut:] in earlier:
                ids = one_pass(ids, token[:cut], token[cut:], token_id, alphabet)
        earlier.add(token)
    return ids
