"""Letters for generated inputs."""

from random import Random
from typing import Annotated

import msgspec

Positive = Annotated[int, msgspec.Meta(ge=1, le=20_000)]  # there are no more letters
LATIN = "abcdefghijklmnopqrstuvwxyz"
FIRST_CODE, LAST_CODE = 0x3400, 0x9FFF  # ideographs: enough letters for every shape, none of them special


def letters(count: int, random: Random) -> list[str]:
    """So many different characters, in no order."""
    if count <= 10:
        return random.sample(LATIN, count)  # easier to read where a failure is shown
    return [chr(code) for code in random.sample(range(FIRST_CODE, LAST_CODE), count)]
