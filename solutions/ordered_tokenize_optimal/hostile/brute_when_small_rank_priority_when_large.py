"""Tokenizes short texts in passes as asked, but long ones by rank priority, which is another tokenizer."""

from heapq import heappop, heappush


def tokenize(text, alphabet):
    base = 0
    while base < len(alphabet) and len(alphabet[base]) == 1:
        base += 1
    ids, row, end = {token: i for i, token in enumerate(alphabet)}, list(text), len(text)
    if set(text) - set(alphabet[:base]):
        raise ValueError("unknown character")
    for token in alphabet[base:] if end <= 2000 else ():
        merged, i = [], 0
        while i < len(row):
            match = i + 1 < len(row) and row[i] + row[i + 1] == token
            merged.append(token if match else row[i])
            i += 1 + match
        row = merged
    left, right, heap = list(range(-1, end - 1)), list(range(1, end + 1)), []

    def offer(i):
        if i >= 0 and right[i] < end and row[i] + row[right[i]] in ids:
            heappush(heap, (ids[row[i] + row[right[i]]], i))

    for i in range(end - 1 if end > 2000 else 0):
        offer(i)
    while heap:
        rank, i = heappop(heap)
        after = right[i]
        if row[i] and after < end and row[i] + row[after] == alphabet[rank]:
            row[i], row[after], right[i] = alphabet[rank], "", right[after]
            if right[i] < end:
                left[right[i]] = i
            offer(left[i])
            offer(i)
    return [ids[token] for token in row if token]
