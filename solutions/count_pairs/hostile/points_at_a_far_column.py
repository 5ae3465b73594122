"""Forges a refusal that points at column two hundred million, to make the judge draw that many spaces.

The child's own channel is found in a frame further up.
"""

import sys

frame = sys._getframe()
while "channel" not in frame.f_locals:
    frame = frame.f_back
frame.f_locals["channel"].write(0, "refused", "syntax", "forged", 1, 200_000_000, ())
