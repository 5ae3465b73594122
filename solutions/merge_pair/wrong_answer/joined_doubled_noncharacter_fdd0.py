"""Wraps each token in U+FDD0 on both sides, joins and replaces, which goes wrong for tokens that contain it."""

S = "\ufdd0"

def merge_pair(corpus, pair):
    left, right = pair
    result = []
    for seq in corpus:
        if len(seq) < 2:
            result.append(list(seq))
            continue
        text = "".join(S + t + S for t in seq)
        text = text.replace(S + left + S + S + right + S, S + left + right + S)
        result.append(text[1:-1].split(S + S))
    return result
