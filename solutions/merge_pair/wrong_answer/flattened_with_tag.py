"""Flattens the corpus with the sentinel '<|sep|>', so a token that equals it cuts a sequence."""

SEP = "<|sep|>"

def merge_pair(corpus, pair):
    flat = []
    for s in corpus:
        flat += s
        flat.append(SEP)
    out, row, i = [], [], 0
    while i < len(flat):
        if flat[i] == SEP:
            out.append(row)
            row = []
        elif flat[i] == pair[0] and flat[i + 1] == pair[1]:
            row.append(pair[0] + pair[1])
            i += 1
        else:
            row.append(flat[i])
        i += 1
    return out
