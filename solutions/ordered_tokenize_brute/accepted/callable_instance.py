"""The name is bound to a callable object.
"""

class _Tokenize:
    def __call__(self, text: str, alphabet: list[str]) -> list[int]:
        size = 0
        while size < len(alphabet) and len(alphabet[size]) == 1:
            size += 1
        numbers = {alphabet[i]: i for i in range(size)}
        ids = []
        for character in text:
            if (number := numbers.get(character)) is None:
                raise ValueError("unknown character " + repr(character))
            ids.append(number)
        for number in range(size, len(alphabet)):
            ids = self.merge(ids, alphabet, number)
        return ids

    @staticmethod
    def merge(ids, alphabet, number):
        result = ids[:1]
        may_join = True
        for i in range(1, len(ids)):
            if may_join and alphabet[result[-1]] + alphabet[ids[i]] == alphabet[number]:
                result[-1] = number
                may_join = False
            else:
                result.append(ids[i])
                may_join = True
        return result


tokenize_brute = _Tokenize()
