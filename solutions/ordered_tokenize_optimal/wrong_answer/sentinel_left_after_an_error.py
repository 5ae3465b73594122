"""An empty token is appended to the alphabet and removed again, but not where a ValueError is raised.

tokenize("b", ["a"]) raises rightly and leaves the caller with ["a", ""].
"""


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    alphabet.append("")  # so that the loop below ends
    base = 0
    while len(alphabet[base]) == 1:
        base += 1
    base_ids = {token: token_id for token_id, token in enumerate(alphabet[:base])}
    unknown = set(text) - base_ids.keys()
    if unknown:
        raise ValueError(f"not in the alphabet: {sorted(unknown)}")

    alphabet.pop()
    end = len(text)
    tokens: list[str | None] = list(text)  # what stands at a position; None once merged into its left
    following = list(range(1, end + 1))
    previous = list(range(-1, end - 1))

    waiting: dict[str, list[int]] = {token: [] for token in alphabet[base:]}
    for position in range(end - 1):
        spelled = text[position : position + 2]
        if spelled in waiting:
            waiting[spelled].append(position)

    for token in alphabet[base:]:
        for position in sorted(waiting.pop(token)):
            left, after = tokens[position], following[position]
            if left is None or after == end or left + tokens[after] != token:
                continue  # stale
            tokens[position], tokens[after] = token, None
            beyond = following[position] = following[after]
            if beyond < end:
                previous[beyond] = position
                spelled = token + tokens[beyond]
                if spelled in waiting:
                    waiting[spelled].append(position)
            before = previous[position]
            if before >= 0:
                spelled = tokens[before] + token
                if spelled in waiting:
                    waiting[spelled].append(before)

    ids = {token: token_id for token_id, token in enumerate(alphabet)}
    return [ids[token] for token in tokens if token is not None]
