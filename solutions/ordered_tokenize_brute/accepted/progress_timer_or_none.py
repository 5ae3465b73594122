"""A timer in another thread shows the progress of long texts; where no thread can be started it is left out.
"""

from threading import Timer


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    size = 0
    while size < len(alphabet) and len(alphabet[size]) == 1:
        size += 1
    base = {alphabet[i]: i for i in range(size)}
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
    ids = [base[character] for character in text]
    timer = Timer(2.0, print, ["still at it:", len(text), "characters"])
    try:
        timer.start()
    except RuntimeError as error:
        print("no progress shown:", error)
    for token_id in range(size, len(alphabet)):
        token = alphabet[token_id]
        merged = []
        i = 0
        while i < len(ids):
            if i + 1 < len(ids) and alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
                merged.append(token_id)
                i += 2
            else:
                merged.append(ids[i])
                i += 1
        ids = merged
    timer.cancel()
    return ids
