"""Second oracle for ordered_tokenize_optimal: no sequence of tokens, only the cuts between them.

Both references keep tokens or ids and replace them (one rebuilds a list, one links positions and indexes
spelled text); the second oracle of the brute-force kata rewrites a string of ids. Here the text stays whole
and a set says where it is cut, at first everywhere. A token matches where the text spells it between two
cuts with exactly one cut inside; joining is to take that cut away. Going on *after* a match needs no step:
the cut inside is gone, so nothing that overlaps can start there. Time O(M·N) and more.
"""

from itertools import pairwise


def tokenize(text: str, alphabet: list[str]) -> list[int]:
    longer = (token_id for token_id, token in enumerate(alphabet) if len(token) > 1)
    base = alphabet[: next(longer, len(alphabet))]
    for character in text:
        if character not in base:
            raise ValueError(f"not in the alphabet: {character!r}")

    cuts = set(range(len(text) + 1))  # both ends of the text are cuts, and stay
    for token in alphabet:
        for start in range(len(text)):
            end = start + len(token)
            if text[start:end] == token and {start, end} <= cuts:
                inside = cuts & set(range(start + 1, end))
                if len(inside) == 1:
                    cuts -= inside

    return [alphabet.index(text[start:end]) for start, end in pairwise(sorted(cuts))]
