"""Each pass is a generator over the ids before it.
"""

def merge_pass(ids, token, token_id, alphabet):
    waiting = None
    for current in ids:
        if waiting is None:
            waiting = current
        elif alphabet[waiting] + alphabet[current] == token:
            yield token_id
            waiting = None
        else:
            yield waiting
            waiting = current
    if waiting is not None:
        yield waiting


def base_ids(text, prefix):
    for character in text:
        if character not in prefix:
            raise ValueError(character)
        yield prefix[character]


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    prefix = {}
    for token in alphabet:
        if len(token) > 1:
            break
        prefix[token] = len(prefix)
    ids = list(base_ids(text, prefix))
    for token_id in range(len(prefix), len(alphabet)):
        ids = list(merge_pass(ids, alphabet[token_id], token_id, alphabet))
    return ids
