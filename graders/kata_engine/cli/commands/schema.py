"""`kata schema`: the JSON Schema of a kind of file, for editors and for programs that read gradings."""

import argparse
from collections.abc import Callable

from kata_engine.cli.statuses import ACCEPTED
from kata_engine.grading.events import Event
from kata_engine.grading.grader import make_grader_schema
from kata_engine.grading.result import Grade
from kata_engine.spec.decoding import make_json_schema
from kata_engine.spec.rubric import Rubric

SCHEMAS: dict[str, Callable[[], bytes]] = {
    "grader": make_grader_schema,
    "rubric": lambda: make_json_schema(Rubric),
    "grade": lambda: make_json_schema(Grade),
    "event": lambda: make_json_schema(Event),
}


def register(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("kind", choices=tuple(SCHEMAS), metavar="KIND", help=", ".join(SCHEMAS))


def run(options: argparse.Namespace) -> int:
    """Print one schema."""
    print(SCHEMAS[options.kind]().decode(), end="")
    return ACCEPTED
