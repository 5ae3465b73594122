"""A heap of places for each token that the text may still make.
"""

from heapq import heappop, heappush


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    number = {}
    for token in alphabet:
        if len(token) > 1:
            break
        number[token] = len(number)
    size = len(number)
    if any(character not in number for character in text):
        raise ValueError("unknown character")
    tokens = list(text)
    n = len(tokens)
    start_of_next = list(range(1, n + 1))
    start_of_previous = list(range(-1, n - 1))
    heaps = {token: [] for token in alphabet[size:]}

    def offer(i):
        j = start_of_next[i]
        if j < n:
            heap = heaps.get(tokens[i] + tokens[j])
            if heap is not None:
                heappush(heap, i)

    for i in range(n):
        offer(i)
    for token in alphabet[size:]:
        heap = heaps.pop(token)
        while heap:
            i = heappop(heap)
            j = start_of_next[i]
            if tokens[i] is None or j == n or tokens[i] + tokens[j] != token:
                continue
            tokens[i], tokens[j] = token, None
            k = start_of_next[i] = start_of_next[j]
            if k < n:
                start_of_previous[k] = i
            offer(i)
            if start_of_previous[i] >= 0:
                offer(start_of_previous[i])
    ids = {token: i for i, token in enumerate(alphabet)}
    return [ids[token] for token in tokens if token is not None]
