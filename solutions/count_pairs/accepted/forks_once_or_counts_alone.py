"""Half of the corpus is counted by a forked child; where no process may be started, all of it is counted here."""
import json
import os


def count(rows):
    counts = {}
    for row in rows:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    return counts


def count_in_child(rows):
    reading, writing = os.pipe()
    try:
        child = os.fork()
    except OSError as error:
        print("no second process:", error)
        os.close(reading)
        os.close(writing)
        return count(rows)
    if child == 0:
        with os.fdopen(writing, "w") as file:
            json.dump(list(count(rows).items()), file)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as file:
        counts = {tuple(pair): number for pair, number in json.load(file)}
    os.waitpid(child, 0)
    return counts


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    middle = len(corpus) // 2
    counts = count_in_child(corpus[:middle]) if middle else {}
    for pair, number in count(corpus[middle:]).items():
        counts[pair] = counts.get(pair, 0) + number
    return counts
