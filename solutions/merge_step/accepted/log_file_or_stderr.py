"""Logs a line for each call to a file, or to stderr where no file can be made."""
import logging

try:
    handler = logging.FileHandler("bpe.log")
except OSError:
    handler = logging.StreamHandler()
handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
log = logging.getLogger("bpe")
log.addHandler(handler)
log.setLevel(logging.DEBUG)


def bpe_single_merge_step(corpus: list[list[str]]) -> tuple[list[list[str]], tuple[str, str] | None]:
    counts = {}
    for row in corpus:
        for i in range(1, len(row)):
            counts[row[i - 1], row[i]] = counts.get((row[i - 1], row[i]), 0) + 1
    if not counts:
        log.info("no pair in %d sequences", len(corpus))
        return corpus, None
    best = max(counts, key=lambda pair: (counts[pair], pair))
    log.info("%r occurs %d times", best, counts[best])
    merged = []
    for row in corpus:
        new = []
        i = 0
        while i < len(row):
            hit = i + 1 < len(row) and (row[i], row[i + 1]) == best
            new.append("".join(best) if hit else row[i])
            i += 2 if hit else 1
        merged.append(new)
    return merged, best
