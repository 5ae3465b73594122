"""Reference for ordered_tokenize_optimal: a linked list, and an index from spelled text to positions.

The sequence is a doubly linked list over the positions of the text. The index knows, for each later
token, the positions where a token and its right neighbour spell it, so a pass visits only those positions
instead of the whole text.

Why it is right:
- All ways to split a token spell the same text, so one index entry serves them all and no list of splits
  is needed.
- Entries become stale when a neighbour merges. Nothing is removed from the index; each position is
  checked again when it is used: it must still be there and, with its neighbour, still spell the token.
- A merge makes two new pairs, and both contain the merged token. They spell something longer than the
  token itself, so no new position can belong to the current pass.
- Visiting positions in ascending order is the left-to-right pass: of two overlapping matches the left
  one wins, and the right one turns out to be stale.

Each merge removes one token: there are at most N - 1 merges for N characters, and each adds at most two
entries. Time O(N·L + N log N + characters in the alphabet) for L characters in the longest token, because
each entry costs one spelling; space O(N + M) for M tokens.
"""


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    base = 0
    while base < len(alphabet) and len(alphabet[base]) == 1:
        base += 1
    base_ids = {token: token_id for token_id, token in enumerate(alphabet[:base])}
    unknown = set(text) - base_ids.keys()
    if unknown:
        raise ValueError(f"not in the alphabet: {sorted(unknown)}")

    end = len(text)
    tokens: list[str | None] = list(text)  # the token at each position; None once merged into its left
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
