"""A decorator without functools.wraps checks the arguments, so the visible parameters are *args."""


def checked(function):
    def wrapper(*args, **kwargs):
        result = function(*args, **kwargs)
        if 0 in result.values():
            raise AssertionError("zero entry")
        return result

    return wrapper


@checked
def get_pair_frequencies(corpus):
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            try:
                counts[pair] += 1
            except KeyError:
                counts[pair] = 1
    return counts
