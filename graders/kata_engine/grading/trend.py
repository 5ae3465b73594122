"""How the ratio to the reference grows with the size: just beyond the limit this tells slow from merely heavy.

A right solution with a large constant factor has a ratio that stays the same; a slow one has a ratio that grows, even
where all it does is move memory.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import linear_regression

from kata_engine.grading.stopwatch import Measurement, Stopwatch

HEAVY = 0.20  # the exponent up to which a ratio is called the same
MARGIN = 0.05  # exponents this near to that bound are measured again
PARTS = (1 / 4, 1 / 2, 1, 2)  # of the last size
REPEATS = 3  # measurements of each size; so many again where the exponent lies near the bound


@dataclass(frozen=True)
class Trend:
    """The exponent of the ratio over the sizes, and a middle measurement of each; `failure` is one that failed."""

    exponent: float
    measured: tuple[Measurement, ...]
    failure: Measurement | None = None

    @property
    def is_flat(self) -> bool:
        """Whether the submission costs a constant factor more than the reference, and no more than that."""
        return self.failure is None and self.exponent <= HEAVY


def measure_trend(stopwatch: Stopwatch, last: int) -> Trend:
    """Time four sizes around the last one, several times each."""
    found: dict[int, list[Measurement]] = {max(10, round(last * part)): [] for part in PARTS}
    for _ in range(2):
        for size, measured in found.items():
            for _ in range(REPEATS):
                measured.append(stopwatch.measure(size, careful=True))
                if measured[-1].failed_otherwise:
                    return Trend(math.inf, (), measured[-1])
        exponent = _fit(found.values())
        if abs(exponent - HEAVY) > MARGIN:
            break
    return Trend(exponent, tuple(_take_middle(measured) for measured in found.values()))


def _fit(sizes: Iterable[Sequence[Measurement]]) -> float:
    middles = [_take_middle(measured) for measured in sizes]
    return linear_regression([math.log(one.size) for one in middles], [math.log(_ratio(one)) for one in middles]).slope


def _take_middle(measured: Sequence[Measurement]) -> Measurement:
    return sorted(measured, key=_ratio)[len(measured) // 2]


def _ratio(measurement: Measurement) -> float:
    return max(measurement.yours, 1e-6) / max(measurement.reference, 1e-6)
