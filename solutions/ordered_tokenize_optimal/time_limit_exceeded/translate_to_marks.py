"""Marks the two parts of a token with str.translate and finds them as one fixed pair.

O(M N): str.translate goes through the text for each token with a hit: de Bruijn text.
"""

def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    ids = []
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
        ids.append(base[character])
    known = {token: i for i, token in enumerate(alphabet)}
    coded = "".join(map(chr, ids))
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        for cut in range(1, len(token)):
            if token[:cut] not in known or token[cut:] not in known:
                continue
            left, right = known[token[:cut]], known[token[cut:]]
            if left == right or chr(left) + chr(right) not in coded:
                coded = coded.replace(chr(left) + chr(right), chr(token_id))
                continue
            marks = str.maketrans({left: 0x10FFFE, right: 0x10FFFF})
            back = str.maketrans({0x10FFFE: left, 0x10FFFF: right})
            marked = coded.translate(marks).replace("\U0010FFFE\U0010FFFF", chr(token_id))
            coded = marked.translate(back)
    return [ord(character) for character in coded]
