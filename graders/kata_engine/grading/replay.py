"""The command that grades the same inputs again."""

import shlex

from kata_engine.spec.catalog import Kata
from kata_engine.spec.submission import Submission


def write_replay(kata: Kata, submission: Submission, seed: int) -> str:
    """A `kata grade` command; it names the file unless that is the candidate's own."""
    words = ["kata", "grade", kata.name]
    if submission.path not in (kata.attempt, kata.stub):
        words += ["--submission", str(submission.path)]
    return shlex.join([*words, "--seed", str(seed)])
