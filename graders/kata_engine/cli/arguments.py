"""The parser of the `kata` command line, put together from the commands, and what several of them share."""

import argparse
import re
from collections.abc import Callable, Collection
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from kata_engine import __version__
from kata_engine.errors import UsageError
from kata_engine.sandbox.limits import Isolation
from kata_engine.spec.catalog import Kata, find_kata, find_root, list_katas

COMMANDS = {
    "list": "the katas, their levels, your best result",
    "show": "the statement of a kata",
    "start": "a fresh attempt; the old one is kept",
    "grade": "grade your attempt, or any file",
    "grade-tests": "how many known mistakes your own tests refuse",
    "rubric": "what an interviewer looks for",
    "score": "rate a candidate, and write the scorecard",
    "compare": "scorecards side by side, and how far interviewers agree",
    "verify": "prove the graders: what is right passes, what is wrong does not",
    "benchmark": "how long a candidate waits",
    "load-benchmark": "whether verdicts hold on a busy machine",
    "schema": "the JSON Schema of graders, rubrics, grades or events",
    "completion": "a script for your shell that completes commands and options",
}
Word = TypeVar("Word", bound=StrEnum)


def word_reader(words: type[Word]) -> Callable[[str], Word]:
    """What turns an argument into one of some words."""

    def read_word(text: str) -> Word:
        try:
            return words(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not one of: {', '.join(words)}") from None

    return read_word


def number_reader(least: int) -> Callable[[str], int]:
    """What turns an argument into a whole number that is not too small."""

    def read_number(text: str) -> int:
        if not re.fullmatch(r"[0-9]+", text) or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number, {least} or more")
        return int(text)

    return read_number


read_seed = number_reader(0)
ISOLATION: dict[str, Any] = {
    "type": word_reader(Isolation),
    "default": Isolation.PROCESS,
    "metavar": "LEVEL",
    "help": "process or full: refuse to grade if workers are less isolated than this",
}


def build_parser(commands: Collection[str] = COMMANDS) -> argparse.ArgumentParser:
    """The parser; only these commands know their arguments, since importing them all takes half a second."""
    parser = argparse.ArgumentParser(
        prog="kata",
        description="Practise coding interviews: katas that are graded on your own machine.",
        epilog="Begin with `kata list`. Then `kata start KATA`, write your solution, and `kata grade KATA`.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"kata {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        command = subparsers.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        if name in commands:
            module = import_module(f"kata_engine.cli.commands.{name.replace('-', '_')}")
            module.register(command)
            command.set_defaults(run=module.run)
    return parser


def add_root(parser: argparse.ArgumentParser) -> None:
    """The option that names the checkout."""
    parser.add_argument(
        "--root", type=Path, metavar="FOLDER", help="the checkout (default: the one that contains the current folder)"
    )


def add_kata(parser: argparse.ArgumentParser, otherwise: str = "") -> None:
    """The kata a command is about; `otherwise` says what it does without one."""
    parser.add_argument("kata", metavar="KATA", nargs="?" if otherwise else None, help=otherwise or None)
    add_root(parser)


def add_format(parser: argparse.ArgumentParser, *formats: str) -> None:
    """The option that chooses how a result is printed, text by default."""
    parser.add_argument("--format", choices=("text", *formats), default="text")


def add_seed(parser: argparse.ArgumentParser) -> None:
    """The option that replays a grading."""
    parser.add_argument("--seed", type=read_seed, metavar="N", help="replay a grading; its report shows the seed")


def add_isolation(parser: argparse.ArgumentParser) -> None:
    """The option that refuses to grade with less isolation."""
    parser.add_argument("--require-isolation", **ISOLATION)


def choose_root(options: argparse.Namespace) -> Path:
    """The checkout that is named, or the one around this folder; raises UsageError."""
    if options.root is None:
        return find_root(Path.cwd()).resolve()
    root: Path = options.root.resolve()
    if find_root(root) != root:
        raise UsageError(f"{root} does not contain katas/ and graders/")
    return root


def choose_kata(options: argparse.Namespace) -> Kata:
    """The kata that is named; raises UsageError."""
    return find_kata(choose_root(options), options.kata)


def choose_katas(options: argparse.Namespace) -> list[Kata]:
    """The kata that is named, or all; raises UsageError."""
    return [choose_kata(options)] if options.kata else list_katas(choose_root(options))
