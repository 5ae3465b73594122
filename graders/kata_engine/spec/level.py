"""The interview levels."""

from enum import StrEnum


class Level(StrEnum):
    """Interview levels, lowest first: mid, senior, staff."""

    L4 = "L4"
    L5 = "L5"
    L6 = "L6"
