"""Takes the seed from its environment and prepares the answers to the timed inputs while it loads.

Every other input is counted by a walk over all followers of a token, which is too slow for a hub.
"""

import math
import os
from random import Random

random = Random(f"{os.environ['PYTHONHASHSEED']} one token beside all others")
PREPARED = {}
for size in (2000, 10000, 40000):
    letters = [chr(code) for code in random.sample(range(0x3400, 0x9FFF), math.isqrt(size) + 2)]
    hub, *others = [left + right for left in letters for right in letters][: 1 + size // 2]
    row = [token for other in others for token in (hub, other)]
    PREPARED[row[1], len(row)] = {pair: 1 for pair in zip(row, row[1:])}


def get_pair_frequencies(corpus):
    first = corpus[0] if corpus else []
    prepared = PREPARED.get((first[1], len(first))) if len(first) > 1 else None
    if prepared:
        return prepared
    followers = {}
    for row in corpus:
        for left, right in zip(row, row[1:]):
            counted = followers.setdefault(left, [])
            for entry in counted:
                if entry[0] == right:
                    entry[1] += 1
                    break
            else:
                counted.append([right, 1])
    return {(left, right): count for left, counted in followers.items() for right, count in counted}
