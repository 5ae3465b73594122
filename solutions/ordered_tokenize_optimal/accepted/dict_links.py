"""The links and the tokens are dicts keyed by place, so a missing key means a swallowed place.
"""

def tokenize(text: str, alphabet: list[str]) -> list[int]:
    base = {}
    for number, token in enumerate(alphabet):
        if len(token) != 1:
            break
        base[token] = number
    token_at = {}
    for place, character in enumerate(text):
        if character not in base:
            raise ValueError(character)
        token_at[place] = character
    following = {place: place + 1 for place in range(len(text) - 1)}
    previous = {place + 1: place for place in range(len(text) - 1)}
    index = {}
    for place in following:
        index.setdefault(text[place:place + 2], set()).add(place)
    number_of = dict(base)
    for number in range(len(base), len(alphabet)):
        token = alphabet[number]
        number_of[token] = number
        for place in sorted(index.pop(token, ())):
            partner = following.get(place)
            if place not in token_at or partner is None or token_at[place] + token_at[partner] != token:
                continue
            token_at[place] = token
            del token_at[partner]
            if partner in following:
                after = following.pop(partner)
                following[place] = after
                previous[after] = place
                index.setdefault(token + token_at[after], set()).add(place)
            else:
                del following[place]
            if place in previous:
                before = previous[place]
                index.setdefault(token_at[before] + token, set()).add(before)
    # dicts keep the order in which the places were put in
    return [base[token] if len(token) == 1 else number_of[token] for token in token_at.values()]
