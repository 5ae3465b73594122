"""Keeps one character per token and cuts the text with str.partition at each match.

Quadratic in the matches of one pair too: one merge over a long "abab..." (N = 200,000); de Bruijn text.
"""

def numbered(text, alphabet):
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: chr(i) for i in range(size)}
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
    return size, "".join([base[character] for character in text])


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size, coded = numbered(text, alphabet)
    known = {token: i for i, token in enumerate(alphabet)}
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        for cut in range(1, len(token)):
            if token[:cut] in known and token[cut:] in known:
                pair = chr(known[token[:cut]]) + chr(known[token[cut:]])
                head, found, rest = coded.partition(pair)
                while found:
                    head += chr(token_id)
                    piece, found, rest = rest.partition(pair)
                    head += piece
                coded = head
    return [ord(character) for character in coded]
