"""The function is a functools.partial with a callback for the comparison.
"""

from functools import partial


def joins(left, right, token):
    return left + right == token


def generic(compare, text, alphabet):
    prefix = {}
    for token in alphabet:
        if len(token) != 1:
            break
        prefix[token] = len(prefix)
    if unknown := [character for character in text if character not in prefix]:
        raise ValueError(f"unknown: {unknown[:5]}")
    ids = [prefix[character] for character in text]
    for token_id, token in enumerate(alphabet[len(prefix):], len(prefix)):
        merged = []
        iterator = iter(range(len(ids)))
        for i in iterator:
            if i + 1 < len(ids) and compare(alphabet[ids[i]], alphabet[ids[i + 1]], token):
                merged.append(token_id)
                next(iterator)
            else:
                merged.append(ids[i])
        ids = merged
    return ids


tokenize_brute = partial(generic, joins)
