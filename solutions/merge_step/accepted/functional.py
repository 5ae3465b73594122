"""Uses reduce, chain and partial instead of loops, with a dict that is changed in place."""
from functools import partial, reduce
from itertools import chain


def tally(counts, pair):
    counts[pair] = counts.get(pair, 0) + 1
    return counts


def fold(best, state, token):
    out, free = state
    if free and (out[-1], token) == best:
        out[-1] += token
        return out, False
    out.append(token)
    return out, True


def bpe_single_merge_step(corpus):
    counts = reduce(tally, chain.from_iterable(zip(row, row[1:]) for row in corpus), {})
    if not counts:
        return corpus, None
    best, _ = max(counts.items(), key=lambda item: item[::-1])
    return [reduce(partial(fold, best), row, ([], False))[0] for row in corpus], best
