"""Replaces the token's spelling where it occurs in base characters; merged tokens are never joined.

    tokenize_brute("aaa", ["a", "aaa"]) is [0, 0, 0], this gives [1].
"""

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
    pieces = [(text, None)]
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        following = []
        for piece, done in pieces:
            if done is not None or token not in piece or len(token) < 2:
                following.append((piece, done))
                continue
            for i, part in enumerate(piece.split(token)):
                if i:
                    following.append((token, token_id))
                following.append((part, None))
        pieces = following
    result = []
    for piece, done in pieces:
        result += [base[c] for c in piece] if done is None else [done]
    return result
