"""A plain while loop with an index builds one output list per sequence."""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    first, second = pair
    merged_token = first + second
    new_corpus = []
    for sequence in corpus:
        new_sequence = []
        i = 0
        while i < len(sequence):
            if i < len(sequence) - 1 and sequence[i] == first and sequence[i + 1] == second:
                new_sequence.append(merged_token)
                i += 2
            else:
                new_sequence.append(sequence[i])
                i += 1
        new_corpus.append(new_sequence)
    return new_corpus
