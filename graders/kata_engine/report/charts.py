"""Growth as a small picture for each shape: CPU seconds against size, both on logarithmic scales, as points of SVG."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from kata_engine.grading.result import Growth
from kata_engine.grading.stopwatch import ALLOWANCE, RATIO

WIDTH, HEIGHT = 260, 150
LEFT, RIGHT, TOP, BOTTOM = 48, 12, 10, 26
LEAST = 1e-5  # seconds: less is drawn here


@dataclass(frozen=True)
class Mark:
    """A label of an axis, and where it stands."""

    at: float
    text: str


@dataclass(frozen=True)
class Chart:
    """One shape: three lines as SVG points, the marks of both axes, and a caption on the last row."""

    check: str
    yours: str
    reference: str
    limit: str
    dots: tuple[tuple[float, float], ...]
    sizes: tuple[Mark, ...]
    seconds: tuple[Mark, ...]
    slow: bool
    caption: str


def draw_charts(growth: Sequence[Growth]) -> list[Chart]:
    """A chart for each scaling check that measured at least two sizes, on one scale of seconds for all."""
    checks = {row.check: [one for one in growth if one.check == row.check] for row in growth}
    drawn = {check: rows for check, rows in checks.items() if len(rows) > 1}
    every = [
        seconds
        for rows in drawn.values()
        for row in rows
        for seconds in (row.yours, row.reference, _compute_limit(row))
    ]
    if not every:
        return []
    low, high = (math.log10(max(LEAST, bound)) for bound in (min(every), max(every)))
    return [_draw_chart(check, rows, math.floor(low), math.ceil(high)) for check, rows in drawn.items()]


def _draw_chart(check: str, rows: Sequence[Growth], low: int, high: int) -> Chart:
    first, last = math.log10(rows[0].size), math.log10(rows[-1].size)

    def scale_size(size: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (math.log10(size) - first) / (last - first), 1)

    def scale_seconds(seconds: float) -> float:
        share = (math.log10(max(LEAST, seconds)) - low) / (high - low)
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share, 1)

    def join_points(seconds: Sequence[float]) -> str:
        return " ".join(f"{scale_size(row.size)},{scale_seconds(one)}" for row, one in zip(rows, seconds, strict=True))

    end = rows[-1]
    ratio = "" if end.ratio is None else f", {end.ratio:.1f} times the reference's"
    more = "" if end.finished else "more than "
    return Chart(
        check=check,
        yours=join_points([row.yours for row in rows]),
        reference=join_points([row.reference for row in rows]),
        limit=join_points([_compute_limit(row) for row in rows]),
        dots=tuple((scale_size(row.size), scale_seconds(row.yours)) for row in rows),
        sizes=tuple(Mark(scale_size(row.size), f"{row.size:,}") for row in (rows[0], end)),
        seconds=tuple(Mark(scale_seconds(10.0**power), _label_seconds(power)) for power in range(low, high + 1)),
        slow=end.share > 1,
        caption=f"{more}{end.yours:.3f} s at size {end.size:,}{ratio}; {end.share:.0%} of the limit",
    )


def _label_seconds(power: int) -> str:
    return f"{10**power} s" if power >= 0 else f"{10.0 ** (power + 3):g} ms"


def _compute_limit(row: Growth) -> float:
    return RATIO * row.reference + ALLOWANCE
