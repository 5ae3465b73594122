"""Reference for ordered_tokenize_brute: one pass over the sequence for each token, exactly as in the rules.

Why it is right: it follows the statement line by line. A pass writes to a new list and steps over what
it has merged, so nothing merged takes part in the same pass again; it compares what two neighbours spell,
so any split counts. Time O(M·N) comparisons for M tokens and N characters, space O(N).
"""


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    ids = _base_ids(text, alphabet)
    for token_id, token in enumerate(alphabet):
        if len(token) > 1:
            ids = _one_pass(ids, alphabet, token_id)
    return ids


def _base_ids(text: str, alphabet: list[str]) -> list[int]:
    base: dict[str, int] = {}
    for token_id, token in enumerate(alphabet):
        if len(token) > 1:
            break
        base[token] = token_id
    unknown = set(text) - base.keys()
    if unknown:
        raise ValueError(f"not in the alphabet: {sorted(unknown)}")
    return [base[character] for character in text]


def _one_pass(ids: list[int], alphabet: list[str], token_id: int) -> list[int]:
    token, result = alphabet[token_id], []
    position, end = 0, len(ids)
    while position < end:
        if position + 1 < end and alphabet[ids[position]] + alphabet[ids[position + 1]] == token:
            result.append(token_id)
            position += 2
        else:
            result.append(ids[position])
            position += 1
    return result
