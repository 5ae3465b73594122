"""Keeps one character per token and replaces each split of a token with str.replace.

O(M N), but some 10^9 characters a second: only de Bruijn text with k = 317 (N = M = 100,000) shows it well. Right, since only one split of a token ever occurs; ids fit into code points up to 1,114,111.
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
            left = known.get(token[:cut])
            right = known.get(token[cut:])
            if left is not None and right is not None:
                coded = coded.replace(chr(left) + chr(right), chr(token_id))
    return [ord(character) for character in coded]
