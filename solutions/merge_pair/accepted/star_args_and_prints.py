"""Arguments come in as *args, and a few debug prints are left in."""


def merge_pair(*args):
    corpus, pair = args
    print("merge", pair, "in", len(corpus), "sequences")
    out = []
    for row in corpus:
        new, skip = [], False
        for i, token in enumerate(row):
            if skip:
                skip = False
            elif row[i:i + 2] == [*pair]:
                new.append(token + row[i + 1])
                skip = True
            else:
                new.append(token)
        out.append(new)
    print("done")
    return out
