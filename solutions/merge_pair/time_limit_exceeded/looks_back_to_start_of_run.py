"""At each token of a run the code walks back to the start of the run to see whether its place is even.

O(R²) for a run of R equal tokens: only one long run of the pair (a, a) shows it.
"""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    first, second = pair
    result = []
    for row in corpus:
        merged = []
        for i, token in enumerate(row):
            run = 0
            while first == second == token and run < i and row[i - run - 1] == first:
                run += 1
            if i and run % 2 == (first == second) and (row[i - 1], token) == pair:
                merged[-1] = first + second
            else:
                merged.append(token)
        result.append(merged)
    return result
