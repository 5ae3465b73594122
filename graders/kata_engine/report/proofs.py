"""A proof as an engineer reads it: figures, kill matrix, problems; and as one JSON object."""

import msgspec
from rich.console import Console
from rich.text import Text

from kata_engine.grading.stopwatch import CLEARLY_SLOW
from kata_engine.report import json_lines
from kata_engine.report.table import print_table
from kata_engine.sandbox.limits import Isolation
from kata_engine.spec.library import HOSTILE
from kata_engine.verdicts import Verdict
from kata_engine.verify.proof import NEAREST, Proof, Survivor
from kata_engine.verify.trial import Trial

MARKS = {Verdict.ACCEPTED: "·", Verdict.WRONG_ANSWER: "W", Verdict.RUNTIME_ERROR: "R", Verdict.TIME_LIMIT_EXCEEDED: "T"}


class TrialRecord(msgspec.Struct, frozen=True):
    """One submission; `row` is its line of the kill matrix."""

    name: str
    verdict: Verdict
    refused_by: str
    row: dict[str, Verdict]


class MarginRecord(msgspec.Struct, frozen=True):
    """The submission nearest to the time limit on one side, and the share of the limit it used."""

    name: str
    share: float


class ProofRecord(msgspec.Struct, frozen=True):
    """A proof as programs read it."""

    kata: str
    isolation: Isolation
    tried: int
    killed: int
    accepted: int
    oracle_inputs: int
    recognised: int
    mutants: int
    equivalent_mutants: int
    nearest_accepted: MarginRecord | None
    nearest_slow: MarginRecord | None
    problems: tuple[str, ...]
    trials: tuple[TrialRecord, ...]


def to_json(proof: Proof) -> str:
    """One line of JSON."""
    trials = tuple(TrialRecord(one.name, one.verdict, one.refused_by, dict(one.row)) for one in proof.trials)
    record = ProofRecord(
        proof.kata,
        proof.isolation,
        len(proof.trials),
        proof.killed,
        len(proof.trials) - proof.killed,
        proof.oracle_inputs,
        proof.recognised,
        proof.mutants,
        len(_list_equivalent(proof)),
        _make_margin(proof.nearest_accepted),
        _make_margin(proof.nearest_slow),
        proof.problems,
        trials,
    )
    return json_lines.to_json(record)


def _make_margin(trial: Trial | None) -> MarginRecord | None:
    return MarginRecord(trial.name, round(trial.share, 3)) if trial else None


def print_proof(console: Console, proof: Proof, matrix: bool, verbose: bool) -> None:
    """The kill matrix if asked for, the problems, one line of figures, and the margins of time."""
    if matrix:
        _print_matrix(console, proof)
    if verbose:
        for one in _list_equivalent(proof):
            console.print(
                f"  equivalent: {one.mutant.origin}, line {one.mutant.line}: {one.mutant.change}", soft_wrap=True
            )
    for problem in proof.problems:
        console.print(Text.assemble(("✗ ", "red"), problem), soft_wrap=True)
    accepted = len(proof.trials) - proof.killed
    figures = f"{len(proof.trials)} submissions tried, {proof.killed} killed, {accepted} accepted"
    figures += f", second oracle agrees on {proof.oracle_inputs:,} inputs" if proof.oracle_inputs else ""
    figures += f", {proof.recognised} mistakes named" if proof.recognised else ""
    if proof.mutants:
        killed = proof.mutants - len(proof.survivors)
        figures += f"; {proof.mutants} mutants, {killed} killed, {len(_list_equivalent(proof))} equivalent"
    verdict = (f"{len(proof.problems)} problems", "bold red") if proof.problems else ("proved", "bold green")
    console.print(Text.assemble((proof.kata, "bold"), "  ", verdict, f"  {figures}"), soft_wrap=True)
    rejected = [one.verdict is not Verdict.ACCEPTED for one in proof.list_trials(HOSTILE)]
    honest = [one.verdict is Verdict.ACCEPTED for one in proof.list_trials(Verdict.ACCEPTED)]
    if rejected:
        counts = f"{sum(rejected)} of {len(rejected)} rejected, {sum(honest)} of {len(honest)} honest accepted"
        console.print(f"  hostile: {counts}, isolation {proof.isolation}", soft_wrap=True)
    if near := proof.nearest_accepted:
        _print_margin(console, f"nearest to the time limit: {near.name} uses {near.share:.0%}", near.share <= NEAREST)
    if slow := proof.nearest_slow:
        _print_margin(
            console, f"nearest beyond it: {slow.name}, at least {slow.share:.1f} times", slow.share >= CLEARLY_SLOW
        )


def _print_margin(console: Console, text: str, wide_enough: bool) -> None:
    console.print(Text(f"  {text}", "dim" if wide_enough else "yellow"), soft_wrap=True)


def _print_matrix(console: Console, proof: Proof) -> None:
    """Rows are submissions, columns checks; a letter for each verdict that is not accepted."""
    names = list(dict.fromkeys(name for trial in proof.trials for name, _ in trial.row))
    rows = []
    for trial in proof.trials:
        verdicts = dict(trial.row)
        cells = "".join(MARKS.get(verdicts[name], "?") if name in verdicts else " " for name in names)
        rows.append((cells, trial.name))
    print_table(console, ("checks 1 2 3 …", "submission"), rows, title=f"{proof.kata}: kill matrix")
    for number, name in enumerate(names, 1):
        kills = sum(dict(trial.row).get(name, Verdict.ACCEPTED) is not Verdict.ACCEPTED for trial in proof.trials)
        alone = sum(_find_only_refusal(trial) == name for trial in proof.trials)
        console.print(f"  {number:>2}  {kills:>4} killed, {alone:>3} by it alone  {name}", soft_wrap=True)


def _find_only_refusal(trial: Trial) -> str:
    refusing = [name for name, verdict in trial.row if verdict is not Verdict.ACCEPTED]
    return refusing[0] if len(refusing) == 1 else ""


def _list_equivalent(proof: Proof) -> list[Survivor]:
    return [one for one in proof.survivors if not one.differs]
