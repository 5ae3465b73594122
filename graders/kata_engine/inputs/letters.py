"""Letters for generated inputs."""

from random import Random
from typing import Annotated

import msgspec

MOST_LETTERS = 20_000
Positive = Annotated[int, msgspec.Meta(ge=1, le=MOST_LETTERS)]
LATIN = "abcdefghijklmnopqrstuvwxyz"
FIRST_CODE, LAST_CODE = 0x3400, 0x9FFF  # ideographs: enough letters for every shape, none of them special
FIRST_WIDE_CODE, LAST_WIDE_CODE = 0x20000, 0x2A000  # more of them, outside the first plane


def draw_letters(count: int, random: Random) -> list[str]:
    """So many different characters, in no order."""
    if count <= 10:
        return random.sample(LATIN, count)  # easier to read where a failure is shown
    return [chr(code) for code in random.sample(range(FIRST_CODE, LAST_CODE), count)]
