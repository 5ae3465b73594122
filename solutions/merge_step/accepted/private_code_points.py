"""Tokens become private code points in one string per sequence; the merge is one str.replace."""
from collections import Counter


def bpe_single_merge_step(
    corpus: list[list[str]],
) -> tuple[list[list[str]], tuple[str, str] | None]:
    number: dict[str, int] = {}
    texts = []
    for row in corpus:
        texts.append("".join([chr(number.setdefault(token, len(number))) for token in row]))
    tokens = list(number)
    counts = Counter()
    for text in texts:
        counts.update(zip(text, text[1:]))
    if not counts:
        return corpus, None
    top = max(counts.values())
    best = max((tokens[ord(a)], tokens[ord(b)]) for (a, b), n in counts.items() if n == top)
    old = "".join(chr(number[token]) for token in best)
    new = chr(len(tokens))
    tokens.append(best[0] + best[1])
    return [[tokens[ord(c)] for c in text.replace(old, new)] for text in texts], best
