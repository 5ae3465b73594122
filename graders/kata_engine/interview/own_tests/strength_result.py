"""What a candidate's own tests are worth: the evidence for criteria of verification."""

from typing import Literal

from kata_engine import __version__
from kata_engine.sandbox.limits import Isolation
from kata_engine.spec.decoding import Model
from kata_engine.verdicts import Verdict


class Untested(Model, frozen=True):
    """A rule that the tests leave open, named like the check that stands for it: so many mistakes get through."""

    rule: str
    mistakes: int


class OwnTestsResult(Model, frozen=True, kw_only=True):
    """How strong a candidate's tests are: the evidence for verification.

    `isolation` is how far they were locked in; `survivors` are the known mistakes that they let through, `untested`
    the rules behind them, `other_mistakes` what the rest does, in words.
    """

    kata: str
    tests: str
    digest: str
    reference: Verdict
    told: str
    tests_run: int
    killed: int
    mistakes: int
    survivors: tuple[str, ...]
    untested: tuple[Untested, ...]
    other_mistakes: tuple[str, ...]
    isolation: Isolation = Isolation.PROCESS
    version: str = __version__
    schema: Literal[1] = 1

    @property
    def percent(self) -> int:
        """Known mistakes that the tests refuse, in percent; 0 where they refuse the reference as well."""
        return 100 * self.killed // self.mistakes if self.mistakes else 0
