"""Uses one split for each token, the one that the earlier tokens produce.

In ordered passes a token that stands between two borders is always made in the same way, so no other split ever occurs.
"""

def one_pass(ids, pair, token_id):
    merged = []
    i = 0
    while i < len(ids):
        if ids[i:i + 2] == pair:
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
    ids = []
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        ids.append(base[character])
    rules = []
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        if not all(character in base for character in token):
            continue
        pieces = [base[character] for character in token]
        for pair, merged_id in rules:
            pieces = one_pass(pieces, pair, merged_id)
        if len(pieces) == 2:
            rules.append((pieces, token_id))
            ids = one_pass(ids, pieces, token_id)
    return ids
