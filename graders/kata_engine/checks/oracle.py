"""Oracle checks: every small input first, then wide and large ones, each answer compared with the oracle's."""

from collections.abc import Iterator

from kata_engine.checks.bench import Bench, Report
from kata_engine.grader import OracleCheck
from kata_engine.judge import Complaint
from kata_engine.outcome import Arguments, Stopped
from kata_engine.worker import Worker

BATCH = 2000  # calls in one request frame


def run(bench: Bench, check: OracleCheck) -> Report:
    """The smallest failing call found, or none."""
    with bench.worker() as worker:
        complaint = _every(bench, check, worker) or _wide(bench, check, worker) or _large(bench, check, worker)
        return Report(complaint, output=worker.output)


def _every(bench: Bench, check: OracleCheck, worker: Worker) -> Complaint | None:
    inputs = [arguments for every in check.every for arguments in every.inputs()]
    return next(_complaints(bench, inputs, worker), None)


def _complaints(bench: Bench, inputs: list[Arguments], worker: Worker, size: int = BATCH) -> Iterator[Complaint]:
    for start in range(0, len(inputs), size):
        batch = inputs[start : start + size]
        for arguments, outcome in zip(batch, worker.call(batch), strict=False):
            complaint = bench.judge.complaint(arguments, outcome, bench.right(arguments))
            if complaint:
                yield complaint


def _wide(bench: Bench, check: OracleCheck, worker: Worker) -> Complaint | None:
    if check.wide is None:
        return None
    from kata_engine.inputs import wide  # Hypothesis takes 0.2 s to import, most failures come earlier

    replay = bench.random(check.name).getrandbits(32)
    if not bench.shrink:  # the same inputs, drawn once for all that are graded with this seed
        return next(_complaints(bench, wide.sample(check.wide.make, check.wide.examples, replay), worker, 1), None)
    stopped = False

    def examine(arguments: Arguments) -> Complaint | None:
        nonlocal stopped
        (outcome,) = worker.call([arguments])
        stopped = isinstance(outcome, Stopped)
        return bench.judge.complaint(arguments, outcome, bench.right(arguments))

    return wide.search(check.wide.make, check.wide.examples, replay, examine, lambda: not stopped)


def _large(bench: Bench, check: OracleCheck, worker: Worker) -> Complaint | None:
    random = bench.random(f"{check.name} large")
    inputs = [large.shape.arguments(large.size, random) for large in check.large]
    return next(_complaints(bench, inputs, worker), None)
