"""The arguments of the `kata` command line."""

import argparse
from collections.abc import Callable
from pathlib import Path

from kata_engine import __version__
from kata_engine.plan import BUDGET
from kata_engine.words import Isolation, Level


def parser() -> argparse.ArgumentParser:
    """The command line."""
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--root", type=Path, metavar="FOLDER", help="the checkout, if it is not around this folder")
    top = argparse.ArgumentParser(
        prog="kata",
        description="Practise byte-pair encoding for interviews: five katas, graded on your machine.",
        epilog="Begin with `kata list`. Then `kata start KATA`, write your solution, and `kata grade KATA`.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"kata {__version__}")
    commands_ = top.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def command(name: str, text: str) -> argparse.ArgumentParser:
        return commands_.add_parser(name, help=text, description=text, parents=[shared], allow_abbrev=False)

    command("list", "the katas, their levels, your best result")
    command("show", "the statement of a kata").add_argument("kata", metavar="KATA")
    command("start", "a fresh attempt; the old one is kept").add_argument("kata", metavar="KATA")
    grade = command("grade", "grade your attempt, or any file")
    grade.add_argument("kata", metavar="KATA", nargs="?", help="every kata with an attempt if left out")
    grade.add_argument("--submission", type=Path, metavar="PATH", help="the file to grade instead of your attempt")
    grade.add_argument("--format", choices=("text", "json", "html"), default="text")
    grade.add_argument("--seed", type=_seed, metavar="N", help="replay a grading: its report shows its seed")
    grade.add_argument("--reveal", action="store_true", help="show the calls of hidden cases that fail")
    grade.add_argument(
        "--require-isolation",
        type=Isolation,
        choices=list(Isolation),
        default=Isolation.PROCESS,
        metavar="LEVEL",
        help="process or full: refuse to grade where workers are locked in less",
    )
    grade.add_argument("--timings", action="store_true", help="show where the seconds went")
    grade.add_argument(
        "--budget", type=float, default=BUDGET, metavar="SECONDS", help="how long a failing submission is graded on"
    )
    verify = command("verify", "prove the graders: what is right passes, what is wrong does not")
    verify.add_argument("kata", metavar="KATA", nargs="?", help="every kata if left out")
    verify.add_argument("--format", choices=("text", "json"), default="text")
    verify.add_argument("--matrix", action="store_true", help="run every check on every submission, show which refuses")
    verify.add_argument(
        "--mutants", type=int, nargs="?", const=200, default=0, metavar="N", help="also try N small changes (200)"
    )
    verify.add_argument("-v", "--verbose", action="store_true", help="list equivalent mutants, too")
    own_tests = command("grade-tests", "how many known mistakes your own tests refuse")
    own_tests.add_argument("kata", metavar="KATA")
    own_tests.add_argument("tests", type=Path, metavar="TESTS", help="a pytest file that imports the kata's module")
    own_tests.add_argument("--format", choices=("text", "json"), default="text")
    own_tests.add_argument("-v", "--verbose", action="store_true", help="list every mistake that gets through")
    _add_interview(command)
    return top


def _add_interview(command: Callable[[str, str], argparse.ArgumentParser]) -> None:
    """The interviewer's commands."""
    rubric = command("rubric", "what an interviewer looks for")
    rubric.add_argument("kata", metavar="KATA")
    rubric.add_argument("--level", type=Level, choices=list(Level), metavar="LEVEL", help="L4, L5 or L6 alone")
    score = command("score", "rate a candidate, and write the scorecard")
    score.add_argument("kata", metavar="KATA")
    score.add_argument("--submission", type=Path, metavar="FILE", help="what the candidate wrote")
    score.add_argument("--candidate", default="", metavar="NAME")
    score.add_argument("--interviewer", default="", metavar="NAME")
    score.add_argument("--tests", type=Path, metavar="FILE", help="the candidate's own tests, a pytest file")
    score.add_argument("--ratings", type=Path, metavar="FILE", help="take a filled-in file instead of asking")
    score.add_argument("--template", action="store_true", help="print an empty file for --ratings, and do no more")
    score.add_argument("--output", type=Path, metavar="CARD", help="the card (scorecards/….yaml unless told otherwise)")
    compare = command("compare", "scorecards side by side, and how far interviewers agree")
    compare.add_argument("cards", type=Path, nargs="+", metavar="CARD")


def _seed(text: str) -> int:
    seed = int(text)
    if seed < 0:
        raise argparse.ArgumentTypeError("a seed is 0 or more")
    return seed
