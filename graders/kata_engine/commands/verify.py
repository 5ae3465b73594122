"""`kata verify`: proves the graders."""

from dataclasses import dataclass
from pathlib import Path

from kata_engine.catalog import find_kata, katas
from kata_engine.commands.status import ACCEPTED, REFUSED
from kata_engine.proof import verify
from kata_engine.report import proof, terminal


@dataclass(frozen=True)
class VerifyRequest:
    """The arguments of `kata verify`."""

    kata: str | None = None
    format: str = "text"
    matrix: bool = False
    mutants: int = 0
    verbose: bool = False


def verify_katas(root: Path, request: VerifyRequest) -> int:
    """Prove the graders of one kata or of all; 0 where nothing is wrong with any."""
    console = terminal.terminal()
    progress = terminal.Progress(console)
    worst = ACCEPTED
    chosen = [find_kata(root, request.kata)] if request.kata else katas(root)
    with verify.pool() as workers:
        for kata in chosen:
            try:
                found = verify.verify(kata, workers, request.matrix, request.mutants, progress)
            finally:
                progress.stop()
            if request.format == "json":
                print(proof.to_json(found))
            else:
                proof.print_proof(console, found, request.matrix, request.verbose)
            worst = max(worst, REFUSED if found.problems else ACCEPTED)
    return worst
