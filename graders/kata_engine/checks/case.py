"""Examples and hidden cases: one fixed call, its outcome compared with the right ones."""

from kata_engine.checks.bench import Bench, Report
from kata_engine.grader import Case
from kata_engine.judge import Complaint


def run_example(bench: Bench, case: Case) -> Report:
    """A visible case: its failure shows everything."""
    with bench.worker() as worker:
        (outcome,) = worker.call([case.call])
        return Report(bench.judge.complaint(case.call, outcome, case.right), output=worker.output)


def run_hidden(bench: Bench, case: Case) -> Report:
    """A hidden case: its failure names it, and shows the call only when asked to reveal."""
    report = run_example(bench, case)
    if report.complaint is None or bench.reveal:
        return report
    cause = "a hidden case: its name says what it is about, --reveal shows the call"
    return Report(Complaint(report.complaint.verdict, "", cause, arguments=case.call))
