"""Tokens become private code points, and matches are replaced one at a time, copying the text each time.

O(N · matches) copied characters, the fastest copy there is: one long sequence a b a b ... shows it,
most of all when the sequence holds many different tokens too (four bytes a character).
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    result = []
    for row in corpus:
        tokens = list(dict.fromkeys([*pair, *row])) + [pair[0] + pair[1]]
        code = {token: chr(0x10FFFF - i) for i, token in enumerate(tokens[:-1])}
        merged = chr(0x10FFFF - len(tokens) + 1)
        wanted = code[pair[0]] + code[pair[1]]
        text = "".join(code[token] for token in row)
        at = text.find(wanted)
        while at >= 0:
            text = text[:at] + merged + text[at + 2:]
            at = text.find(wanted, at)
        result.append([tokens[0x10FFFF - ord(char)] for char in text])
    return result
