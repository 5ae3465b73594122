"""Keeps the tokens as strings and looks their ids up at the end.
"""

def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    base = []
    for token in alphabet:
        if len(token) != 1:
            break
        base.append(token)
    allowed = set(base)
    for character in text:
        if character not in allowed:
            raise ValueError(f"{character!r} is not in the alphabet")
    tokens = list(text)
    for token in alphabet[len(base):]:
        out = []
        skip = False
        for left, right in zip(tokens, tokens[1:] + [""]):
            if skip:
                skip = False
            elif right and left + right == token:
                out.append(token)
                skip = True
            else:
                out.append(left)
        tokens = out
    number = {token: i for i, token in enumerate(alphabet)}
    return [number[token] for token in tokens]
