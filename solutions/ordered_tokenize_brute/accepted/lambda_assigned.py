"""The function is a lambda bound to the name.
"""

def _base(text, prefix):
    for character in text:
        if character not in prefix:
            raise ValueError(character)
    return [prefix[character] for character in text]


def _passes(ids, first, alphabet):
    for token_id in range(first, len(alphabet)):
        merged, i = [], 0
        while i < len(ids):
            hit = i + 1 < len(ids) and alphabet[ids[i]] + alphabet[ids[i + 1]] == alphabet[token_id]
            merged.append(token_id if hit else ids[i])
            i += 1 + hit
        ids = merged
    return ids


_prefix = lambda alphabet: next((i for i, token in enumerate(alphabet) if len(token) > 1), len(alphabet))

tokenize_brute = lambda text, alphabet: _passes(
    _base(text, {token: i for i, token in enumerate(alphabet[:_prefix(alphabet)])}), _prefix(alphabet), alphabet
)
