"""An empty token is appended to the alphabet and removed again, but not where a ValueError is raised.

tokenize_brute("b", ["a"]) raises rightly and leaves the caller with ["a", ""].
"""


def _base_ids(text, alphabet):
    base = {}
    for number, token in enumerate(alphabet):
        if len(token) > 1:
            break
        base[token] = number
    for character in text:
        if character not in base:
            raise ValueError(f"unknown character {character!r}")
    return [base[character] for character in text]


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    end = len(alphabet)
    alphabet.append("")
    ids = _base_ids(text, alphabet[:end]) + [end]
    for number in range(end):
        token = alphabet[number]
        if len(token) == 1:
            continue
        result, i = [], 0
        while ids[i] != end:
            if alphabet[ids[i]] + alphabet[ids[i + 1]] == token:
                result.append(number)
                i += 2
            else:
                result.append(ids[i])
                i += 1
        ids = result + [end]
    alphabet.pop()
    return ids[:-1]
