"""A few prints to stdout and stderr and a log line are left in."""
import logging
import sys

logging.basicConfig(level=logging.INFO)
log = logging.getLogger(__name__)


def get_pair_frequencies(corpus: list[list[str]]) -> dict[tuple[str, str], int]:
    print("sequences:", len(corpus))
    counts = {}
    for row in corpus:
        for pair in zip(row, row[1:]):
            counts[pair] = counts.get(pair, 0) + 1
    print("different pairs:", len(counts), file=sys.stderr)
    log.info("done")
    return counts
