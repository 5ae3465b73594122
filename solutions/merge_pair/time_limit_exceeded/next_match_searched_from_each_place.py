"""At each place the next match is searched for again, to the end of the sequence if there is none."""


def merge_pair(corpus: list[list[str]], pair: tuple[str, str]) -> list[list[str]]:
    merged = []
    for row in corpus:
        answer, place = [], 0
        while place < len(row):
            match = place
            while match < len(row) - 1 and (row[match] != pair[0] or row[match + 1] != pair[1]):
                match += 1
            if match == place and place < len(row) - 1:
                answer.append(pair[0] + pair[1])
                place += 2
            else:
                answer.append(row[place])
                place += 1
        merged.append(answer)
    return merged
