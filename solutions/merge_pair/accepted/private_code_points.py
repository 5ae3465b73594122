"""Each sequence becomes a string with one private code point per token, and str.replace does the merge."""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    first, second = pair
    result = []
    for row in corpus:
        number = {first: 0}
        number.setdefault(second, len(number))
        for token in row:
            number.setdefault(token, len(number))
        merged = chr(len(number))
        tokens = [*number, first + second]
        text = "".join([chr(number[token]) for token in row])
        text = text.replace(chr(number[first]) + chr(number[second]), merged)
        result.append([tokens[ord(char)] for char in text])
    return result
