"""Measures the run before each match of two equal tokens, to merge every other pair: O(N^2) for one run.

Answers are right: "aaa" with [a, aa] gives [1, 0].
"""


def tokenize_brute(text: str, alphabet: list[str]) -> list[int]:
    base = []
    for entry in alphabet:
        if len(entry) != 1:
            break
        base.append(entry)
    first = {character: number for number, character in enumerate(base)}
    if any(character not in first for character in text):
        raise ValueError("a character that the alphabet does not begin with")
    ids = [first[character] for character in text]
    for number in range(len(base), len(alphabet)):
        merged, place = [], 0
        while place < len(ids):
            if place + 1 < len(ids) and alphabet[ids[place]] + alphabet[ids[place + 1]] == alphabet[number]:
                start = place
                while ids[place] == ids[place + 1] and start > 0 and ids[start - 1] == ids[place]:
                    start -= 1
                if (place - start) % 2 == 0:
                    merged.append(number)
                    place += 2
                    continue
            merged.append(ids[place])
            place += 1
        ids = merged
    return ids
