"""How a submission is to be graded."""

import secrets
from dataclasses import dataclass, field

from kata_engine.sandbox.limits import Isolation, Limits
from kata_engine.sandbox.outcome import Timed

BUDGET = 20.0  # seconds of wall time after which a grading that met a time-out or a crash skips the rest
TimedInputs = dict[str, tuple[bytes, Timed]]  # inputs by name, packed, and what the reference took


@dataclass(frozen=True)
class Options:
    """How to grade: the seed that replays it, whether hidden calls are shown, the budget, the isolation required.

    `checks` are the names of those to run, all by default. `defer_votes` says whether a check that needs a vote on
    several times waits until all others have been looked at. The last four are for whoever grades many submissions:
    `limits`; `explain`, somebody reads it, so a failing call is made as small as possible and the mistake is named;
    `confirm`, a time far over the limit is measured once more before it refuses; `timed_inputs` keeps what was timed.
    """

    seed: int = field(default_factory=lambda: secrets.randbits(48))
    reveal: bool = False
    budget: float = BUDGET
    require_isolation: Isolation = Isolation.PROCESS
    checks: frozenset[str] | None = None
    defer_votes: bool = True
    limits: Limits = field(default_factory=Limits)
    explain: bool = True
    confirm: bool = True
    timed_inputs: TimedInputs | None = None
