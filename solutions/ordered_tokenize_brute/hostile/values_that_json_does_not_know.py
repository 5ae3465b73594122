"""Answers with what trips up serialisers: a list inside itself, NaN, huge numbers, lone surrogates."""


def in_itself():
    answer = [0]
    answer += [answer]
    return answer


def doubled(depth):
    answer = [0]
    for _ in range(depth):
        answer = [answer, answer]
    return answer


def nested(depth):
    answer = [0]
    for _ in range(depth):
        answer = [answer]
    return answer


ANSWERS = [
    lambda: [1 << 33_219_281],  # ten million digits
    lambda: [float("nan"), float("inf"), -0.0],
    lambda: ["\ud800", "\udc00\ud800"],
    lambda: nested(1_000_000),
    lambda: {1: 0, True: 1, 1.0: 2, "1": 3, (): 4, b"1": 5, frozenset(): 6},
    in_itself,
    lambda: doubled(50),
]


def tokenize_brute(text, alphabet):
    return ANSWERS[len(text) % len(ANSWERS)]()
