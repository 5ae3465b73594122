"""Forges a refusal that lists a hundred thousand names close to the expected one, all compared by the judge.

Frames may be large enough for six hundred thousand, half a minute of the judge's time.
"""

import random
import sys

frame = sys._getframe()
while "channel" not in frame.f_locals:
    frame = frame.f_back
names = ["".join(random.sample("merge_pair" * 3, 16)) for _ in range(100_000)]
frame.f_locals["channel"].write(0, "refused", "missing", "forged", 0, 0, tuple(names))
