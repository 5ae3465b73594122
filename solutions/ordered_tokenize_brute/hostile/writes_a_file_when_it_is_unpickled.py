"""Answers with an object that writes a file when it is pickled, unpickled, copied, shown, compared or hashed."""

FILE = "/tmp/kata_hostile_marker_of_an_answer"


class Answer:
    def __reduce__(self):
        return open, (FILE, "w")

    def write(self, *_):
        open(FILE, "w").write("written")

    __repr__ = __str__ = __eq__ = __hash__ = __len__ = __iter__ = __index__ = __del__ = write
    __getstate__ = __deepcopy__ = __copy__ = __format__ = __bool__ = __contains__ = write


def tokenize_brute(text, alphabet):
    return Answer()
