"""Looks each distinct letter of the text up in the list of base letters.

O(letters^2): a text of 20,000 different letters, as Chinese may have.
"""

def tokenize(text: str, alphabet: list[str]) -> list[int]:
    base = []
    for token in alphabet:
        if len(token) > 1:
            break
        base.append(token)
    codes = {}
    for character in text:
        if character not in codes:
            if character not in base:
                raise ValueError(f"unknown character {character!r}")
            codes[character] = base.index(character)
    ranks = {alphabet[i]: i for i in range(len(base), len(alphabet))}
    n = len(text)
    ids = [codes[character] for character in text]
    after = list(range(1, n + 1))
    before = list(range(-1, n - 1))
    waiting = [[] for _ in alphabet]
    for i in range(n - 1):
        if text[i : i + 2] in ranks:
            waiting[ranks[text[i : i + 2]]].append(i)
    for rank in range(len(base), len(alphabet)):
        token = alphabet[rank]
        for i in sorted(waiting[rank]):
            j = after[i]
            if ids[i] < 0 or j == n or alphabet[ids[i]] + alphabet[ids[j]] != token:
                continue
            ids[i], ids[j] = rank, -1
            k = after[i] = after[j]
            if k < n:
                before[k] = i
                other = ranks.get(token + alphabet[ids[k]], -1)
                if other > rank:
                    waiting[other].append(i)
            h = before[i]
            if h >= 0:
                other = ranks.get(alphabet[ids[h]] + token, -1)
                if other > rank:
                    waiting[other].append(h)
    return [x for x in ids if x >= 0]
