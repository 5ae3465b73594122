"""Second oracle for ordered_tokenize_brute: a rewriting system over strings.

Both references move over positions and compare what two neighbours spell (one rebuilds a list, one links
positions and indexes spelled text). Here the ids are written as a string, one character `chr(id)` for each;
every way to split a token into two earlier ones is a rule "these two characters become this one", known
from the alphabet alone. All rules of a token make one regular expression, and `re.split` does the pass:
it finds what matches from left to right, without overlaps. The text is never looked at again.
"""

import re
from itertools import takewhile


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    base = list(takewhile(lambda token: len(token) == 1, alphabet))
    # list.index raises ValueError for an unknown character, which is what the statement asks for.
    written = "".join(chr(base.index(character)) for character in text)
    for token_id in range(len(base), len(alphabet)):
        rules = _left_sides(alphabet, token_id)
        if rules:  # an empty expression would match everywhere
            written = chr(token_id).join(re.split("|".join(map(re.escape, rules)), written))
    return [ord(character) for character in written]


def _left_sides(alphabet: list[str], token_id: int) -> list[str]:
    """All two ids, written as characters, that the token can be made of."""
    token, earlier = alphabet[token_id], alphabet[:token_id]
    splits = [(token[:middle], token[middle:]) for middle in range(1, len(token))]
    return [
        chr(earlier.index(left)) + chr(earlier.index(right))
        for left, right in splits
        if left in earlier and right in earlier
    ]
