"""Tokens become private code points, and matches are replaced one at a time, copying the text each time.

O(N · matches) copied characters, the fastest copy there is: one long sequence a b a b ... shows it.
"""


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    if not counts:
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], pair))
    result = []
    for row in corpus:
        tokens = list(dict.fromkeys([*best, *row]))
        code = {token: chr(0x10FFFF - i) for i, token in enumerate(tokens)}
        old, new = code[best[0]] + code[best[1]], chr(0x10FFFF - len(tokens))
        tokens.append(best[0] + best[1])
        text = "".join(code[token] for token in row)
        at = text.find(old)
        while at >= 0:
            text = text[:at] + new + text[at + 2:]
            at = text.find(old, at)
        result.append([tokens[0x10FFFF - ord(char)] for char in text])
    return result, best
