"""Finds the places of a token by the two letters at which its parts meet: O(M*N) where all meet at the same two.

One pair of letters that merges with M others is such a text (N = 80,000, M = 2,000); dead places are dropped.
"""

def tokenize(text: str, alphabet: list[str]) -> list[int]:
    ids = {t: i for i, t in enumerate(alphabet)}
    base = next((i for i, t in enumerate(alphabet) if len(t) > 1), len(alphabet))
    for c in set(text):
        if ids.get(c, base) >= base:
            raise ValueError(c)
    n = len(text)
    cut = bytearray([1]) * (n + 1)
    seams = {}
    for j in range(1, n):
        seams.setdefault(text[j - 1:j + 1], []).append(j)
    for t in alphabet[base:]:
        size = len(t)
        hits = []
        for k in range(1, size):
            gram = t[k - 1:k + 1]
            if gram not in seams or t[:k] not in ids or t[k:] not in ids:
                continue
            seams[gram] = [j for j in seams[gram] if cut[j]]
            for j in seams[gram]:
                s = j - k
                if s >= 0 and s + size <= n and cut[s] and cut[s + size] and text.startswith(t, s) \
                        and cut.count(1, s + 1, s + size) == 1:
                    hits.append((s, j))
        for s, j in sorted(hits):
            if cut[s] and cut[j] and cut[s + size]:
                cut[j] = 0
    out, a = [], 0
    while a < n:
        b = cut.index(1, a + 1)
        out.append(ids[text[a:b]])
        a = b
    return out
