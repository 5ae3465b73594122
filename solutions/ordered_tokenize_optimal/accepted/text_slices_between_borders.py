"""Keeps only the borders between tokens; a token is a slice of the text.
"""

def tokenize(text: str, alphabet: list[str]) -> list[int]:
    ids = {}
    for i, token in enumerate(alphabet):
        if len(token) != 1:
            break
        ids[token] = i
    size = len(ids)
    for character in text:
        if character not in ids:
            raise ValueError(f"{character!r} has no id")
    end = len(text)
    is_border = bytearray(b"\1") * (end + 1)
    next_border = list(range(1, end + 2))
    previous_border = list(range(-1, end))
    later = set(alphabet[size:])
    starts = {}

    def note(start):
        middle = next_border[start]
        if middle < end:
            joined = text[start:next_border[middle]]
            if joined in later:
                starts.setdefault(joined, []).append((start, middle))

    for start in range(end - 1):
        note(start)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        ids[token] = token_id
        later.discard(token)
        for start, middle in sorted(starts.pop(token, ())):
            stop = start + len(token)
            if not (is_border[start] and is_border[stop]):
                continue
            if next_border[start] != middle or next_border[middle] != stop:
                continue
            is_border[middle] = 0
            next_border[start] = stop
            previous_border[stop] = start
            if stop < end:
                note(start)
            if start > 0:
                note(previous_border[start])
    borders = [i for i in range(end + 1) if is_border[i]]
    return [ids[text[i:j]] for i, j in zip(borders, borders[1:])]
