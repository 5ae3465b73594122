"""A scorecard as Markdown and as one HTML page that needs nothing else; drawn by Jinja2."""

import html
import re
from collections.abc import Sequence
from dataclasses import dataclass

from jinja2 import Environment, PackageLoader, StrictUndefined

from kata_engine.grading.result import CheckResult
from kata_engine.interview.levels import RULE, LevelDecision
from kata_engine.interview.ratings import RatedCriterion, Rating
from kata_engine.interview.scorecard import Scorecard
from kata_engine.report.charts import HEIGHT, LEFT, RIGHT, WIDTH, draw_charts
from kata_engine.report.criteria import TITLES
from kata_engine.report.strength_of_tests import UNUSABLE
from kata_engine.spec import writer
from kata_engine.spec.level import Level
from kata_engine.spec.rubric import Dimension, Rubric
from kata_engine.text import escape
from kata_engine.verdicts import Verdict


@dataclass(frozen=True)
class Section:
    """The rated criteria of one level."""

    level: Level
    title: str
    ratings: Sequence[RatedCriterion]


def to_markdown(card: Scorecard) -> str:
    """The card for a document or a pull request."""
    return _make_environment(autoescape=False).get_template("card.md.j2").render(_collect_values(card))


def to_html(card: Scorecard) -> str:
    """The card as a page, with the growth charts as SVG."""
    return _make_environment(autoescape=True).get_template("card.html.j2").render(_collect_values(card))


def to_template(kata: str, rubric: Rubric) -> str:
    """An empty ratings file for this version of a rubric, with what to look for beside each rating."""
    template = _make_environment(autoescape=False).get_template("ratings.yaml.j2")
    return template.render(kata=kata, rubric=rubric, ratings=list(Rating))


def _collect_values(card: Scorecard) -> dict[str, object]:
    decision: LevelDecision = card.decision
    growth = card.evidence.growth if card.evidence else ()
    return {
        "card": card,
        "decision": decision,
        "rule": RULE,
        "unusable": UNUSABLE,
        "sections": [
            Section(level, TITLES[level], [one for one in card.ratings if one.level is level]) for level in Level
        ],
        "dimensions": _count_dimensions(card.ratings),
        "failed": _find_failed(card),
        "charts": draw_charts(growth),
        "width": WIDTH,
        "left": LEFT,
        "right": RIGHT,
        "height": HEIGHT,
    }


def _find_failed(card: Scorecard) -> list[CheckResult]:
    checks = card.evidence.checks if card.evidence else ()
    return [check for check in checks if check.verdict is not Verdict.ACCEPTED]


def _count_dimensions(ratings: Sequence[RatedCriterion]) -> list[tuple[Dimension, dict[Rating, int]]]:
    """How often each rating was given in each dimension."""
    return [
        (
            dimension,
            {rating: sum(one.dimension is dimension and one.rating is rating for one in ratings) for rating in Rating},
        )
        for dimension in Dimension
    ]


def _escape_markdown(text: str) -> str:
    """A text in which nothing means anything to Markdown or HTML."""
    escaped = re.sub(
        r"([\\`*_\[\]<>|#~])", r"\\\1", html.escape(text, quote=False).replace("&lt;", "<").replace("&gt;", ">")
    )
    return re.sub(r"^(\s*)([-+]|\d+(?=[.)]))", r"\1\\\2", escaped)


def _write_code_span(text: str) -> str:
    """A code span with a fence longer than any in the text."""
    fence = "`" * (1 + max(map(len, re.findall("`+", text)), default=0))
    return f"{fence} {text} {fence}" if len(fence) > 1 else f"`{text}`"


def _make_environment(autoescape: bool) -> Environment:
    found = Environment(
        loader=PackageLoader("kata_engine.report"),
        autoescape=autoescape,
        undefined=StrictUndefined,
        finalize=lambda value: escape(value) if isinstance(value, str) else value,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    found.filters["yaml"] = writer.write_scalar
    found.filters["code"] = _write_code_span
    found.filters["md"] = lambda text: _escape_markdown(" ".join(str(text).split()))
    found.filters["one_line"] = lambda text: " ".join(str(text).split())
    return found
