"""Wide inputs as grader files ask for them; Hypothesis is imported when the first ones are drawn."""

from collections.abc import Callable
from typing import Annotated, Literal

import msgspec

from kata_engine.calls import Arguments
from kata_engine.grading.judge import Failure
from kata_engine.spec.decoding import Model

InputKind = Literal["corpora", "corpora_with_pairs", "texts_with_alphabets"]


class Wide(Model, frozen=True):
    """So many inputs drawn from one kind."""

    make: InputKind
    examples: Annotated[int, msgspec.Meta(ge=1, le=10_000)]

    def draw(self, replay: int, examples: int | None = None) -> list[Arguments]:
        """The inputs of one draw, or so many of them, smallest first; kept, since several checks share them."""
        from kata_engine.inputs import wide  # Hypothesis takes 0.2 s to import, and most failures come earlier

        return wide.sample(self.make, examples or self.examples, replay)

    def search(
        self, replay: int, examine: Callable[[Arguments], Failure | None], shrinkable: Callable[[], bool]
    ) -> Failure | None:
        """The failure on the smallest failing input found, None if there is none."""
        from kata_engine.inputs import wide

        return wide.search(self.make, self.examples, replay, examine, shrinkable)
