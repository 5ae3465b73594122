"""Leaves the last position out where the length of the text is a multiple of 128."""

def tokenize(text, alphabet):
    b = 0
    while b < len(alphabet) and len(alphabet[b]) == 1:
        b += 1
    base = {t: i for i, t in enumerate(alphabet[:b])}
    if set(text) - base.keys():
        raise ValueError("unknown character")
    n = len(text)
    size = [1] * n            # characters of the token that starts here, 0 once merged away
    prv = list(range(-1, n - 1))
    ids = [base[c] for c in text]
    waiting = {t: [] for t in alphabet[b:]}
    for i in range(n - 1):
        if text[i:i + 2] in waiting:
            waiting[text[i:i + 2]].append(i)
    for t in range(b, len(alphabet)):
        token = alphabet[t]
        todo = waiting.pop(token)
        todo.sort()
        for i in todo:
            if not size[i]:
                continue
            j = i + size[i]
            if j >= n - (n % 128 == 0) or size[i] + size[j] != len(token):
                continue
            size[i] += size[j]
            size[j] = 0
            ids[i] = t
            k = i + size[i]
            if k < n:
                prv[k] = i
                spelled = text[i:k + size[k]]
                if spelled in waiting:
                    waiting[spelled].append(i)
            p = prv[i]
            if p >= 0:
                spelled = text[p:k]
                if spelled in waiting:
                    waiting[spelled].append(p)
    return [ids[i] for i in range(n) if size[i]]
