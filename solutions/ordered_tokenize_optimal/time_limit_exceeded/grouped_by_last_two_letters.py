"""Groups the ends of live tokens by the two letters before them, and looks through the group of each token.

O(places of a pair) for each token that ends with it: one pair that merges with all to its left (N = 80,000).
"""

def tokenize(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    ids_of = {token: i for i, token in enumerate(alphabet)}
    for character in set(text):
        if ids_of.get(character, size) >= size:
            raise ValueError(f"unknown character {character!r}")
    n = len(text)
    lengths = [0] + [1] * n  # of the token that ends before each place
    groups = {}
    for end in range(2, n + 1):
        groups.setdefault(text[end - 2 : end], []).append(end)
    for token in alphabet[size:]:
        group, length, gone = groups.get(token[-2:], ()), len(token), False
        for end in group:
            right = lengths[end]
            if not right:
                gone = True
            elif right < length <= end and right + lengths[end - right] == length and text.startswith(token, end - length):
                lengths[end - right] = 0
                lengths[end] = length
        if gone:
            groups[token[-2:]] = [end for end in group if lengths[end]]
    return [ids_of[text[end - lengths[end] : end]] for end in range(1, n + 1) if lengths[end]]
