"""Fresh workers for a grading, the next one always started ahead."""

from typing import Self

from kata_engine.sandbox.limits import Isolation, Limits
from kata_engine.sandbox.worker import Worker


class WorkerPool:
    """Fresh workers, one always started ahead so that nobody waits for an interpreter."""

    def __init__(self, limits: Limits, hash_seed: int) -> None:
        self._limits, self._hash_seed = limits, hash_seed
        self._spare: Worker | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._spare:
            self._spare.__exit__()

    def read_isolation(self) -> Isolation:
        """How far the workers are locked in."""
        self._spare = self._spare or Worker(self._limits, self._hash_seed)
        return self._spare.read_isolation()

    def start_with_hash_seed(self, hash_seed: int) -> Worker:
        """Start a worker with another hash seed; the caller closes it."""
        return Worker(self._limits, hash_seed)

    def take(self) -> Worker:
        """A worker that nobody has used; the caller closes it."""
        worker = self._spare or Worker(self._limits, self._hash_seed)
        self._spare = Worker(self._limits, self._hash_seed)
        return worker
