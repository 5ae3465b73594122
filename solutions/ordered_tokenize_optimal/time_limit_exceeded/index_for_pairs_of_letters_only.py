"""Uses an index only if no token is longer than two letters, else replaces pair after pair in the whole text."""


def pairs_only(text, ids, base):
    places = {}
    for i in range(len(text) - 1):
        places.setdefault(text[i : i + 2], []).append(i)
    row = [ids[character] for character in text]
    for token, token_id in ids.items():
        for i in places.get(token, ()):
            if token_id >= base > max(row[i], row[i + 1]):
                row[i], row[i + 1] = token_id, len(ids)
    return [token_id for token_id in row if token_id < len(ids)]


def tokenize(text, alphabet):
    base = 0
    while base < len(alphabet) and len(alphabet[base]) == 1:
        base += 1
    ids = {token: token_id for token_id, token in enumerate(alphabet)}
    if any(ids.get(character, base) >= base for character in text):
        raise ValueError("unknown character")
    if max(map(len, alphabet), default=0) <= 2:
        return pairs_only(text, ids, base)
    row = "".join(chr(ids[character]) for character in text)
    for new, token in enumerate(alphabet[base:], base):
        splits = [(ids.get(token[:cut]), ids.get(token[cut:])) for cut in range(1, len(token))]
        pairs = {chr(left) + chr(right) for left, right in splits if left is not None and right is not None}
        hits = [pair for pair in pairs if pair in row]
        if len(hits) == 1:
            row = row.replace(hits[0], chr(new))
        elif hits:
            row, rest = "", row
            while rest:
                match = rest[:2] in hits
                row, rest = row + (chr(new) if match else rest[0]), rest[1 + match :]
    return list(map(ord, row))
