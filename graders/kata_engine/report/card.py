"""A scorecard as Markdown and as one HTML page that needs nothing else; the only module that imports jinja2."""

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass

from jinja2 import Environment, PackageLoader, StrictUndefined

from kata_engine import writer
from kata_engine.interview.levels import RULE, Result
from kata_engine.interview.scorecard import Line, Scorecard
from kata_engine.record import CheckRecord
from kata_engine.report.chart import HEIGHT, LEFT, RIGHT, WIDTH, charts
from kata_engine.report.own_tests import UNUSABLE
from kata_engine.report.rubric import TITLES
from kata_engine.rubric import Rubric
from kata_engine.text import printable
from kata_engine.words import Dimension, Level, Rating, Verdict


@dataclass(frozen=True)
class Section:
    """The rated criteria of one level."""

    level: Level
    title: str
    lines: Sequence[Line]


def to_markdown(card: Scorecard) -> str:
    """The card for a document or a pull request."""
    return _environment(autoescape=False).get_template("card.md.j2").render(_values(card))


def to_html(card: Scorecard) -> str:
    """The card as a page, with the growth charts as SVG."""
    return _environment(autoescape=True).get_template("card.html.j2").render(_values(card))


def to_template(kata: str, rubric: Rubric) -> str:
    """An empty ratings file for this version of a rubric, with what to look for beside each rating."""
    template = _environment(autoescape=False).get_template("ratings.yaml.j2")
    return template.render(kata=kata, rubric=rubric, ratings=list(Rating))


def _values(card: Scorecard) -> dict[str, object]:
    result: Result = card.outcome
    growth = card.evidence.growth if card.evidence else ()
    return {
        "card": card,
        "result": result,
        "rule": RULE,
        "unusable": UNUSABLE,
        "sections": [
            Section(level, TITLES[level], [line for line in card.ratings if line.level is level]) for level in Level
        ],
        "dimensions": _dimensions(card.ratings),
        "failed": _failed(card),
        "charts": charts(growth),
        "width": WIDTH,
        "left": LEFT,
        "right": RIGHT,
        "height": HEIGHT,
    }


def _failed(card: Scorecard) -> list[CheckRecord]:
    checks = card.evidence.checks if card.evidence else ()
    return [check for check in checks if check.verdict is not Verdict.ACCEPTED]


def _dimensions(lines: Sequence[Line]) -> list[tuple[Dimension, dict[Rating, int]]]:
    """How often each rating was given in each dimension."""
    return [
        (one, {rating: sum(line.dimension is one and line.rating is rating for line in lines) for rating in Rating})
        for one in Dimension
    ]


def _markdown(text: str) -> str:
    """A text in which nothing means anything to Markdown or HTML."""
    escaped = re.sub(
        r"([\\`*_\[\]<>|#~])", r"\\\1", html.escape(text, quote=False).replace("&lt;", "<").replace("&gt;", ">")
    )
    return re.sub(r"^(\s*)([-+]|\d+(?=[.)]))", r"\1\\\2", escaped)


def _code(text: str) -> str:
    """A code span with a fence longer than any in the text."""
    fence = "`" * (1 + max(map(len, re.findall("`+", text)), default=0))
    return f"{fence} {text} {fence}" if len(fence) > 1 else f"`{text}`"


def _environment(autoescape: bool) -> Environment:
    found = Environment(
        loader=PackageLoader("kata_engine.report"),
        autoescape=autoescape,
        undefined=StrictUndefined,
        finalize=lambda value: printable(value) if isinstance(value, str) else value,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    found.filters["yaml"] = writer.scalar
    found.filters["code"] = _code
    found.filters["md"] = lambda text: _markdown(" ".join(str(text).split()))
    found.filters["one_line"] = lambda text: " ".join(str(text).split())
    return found
