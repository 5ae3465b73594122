"""`kata grade-tests`: how strong a candidate's own tests are."""

from pathlib import Path

from kata_engine.catalog import find_kata, open_kata
from kata_engine.commands.status import ACCEPTED, REFUSED
from kata_engine.interview.own_tests import grade_tests
from kata_engine.record import to_json
from kata_engine.report import terminal
from kata_engine.report.own_tests import print_own_tests
from kata_engine.submission import read_submission
from kata_engine.words import Verdict


def grade_own_tests(root: Path, name: str, path: Path, output_format: str, verbose: bool) -> int:
    """Run them against the reference and every known mistake; 1 where they refuse the reference."""
    package = open_kata(find_kata(root, name))
    source = read_submission(path).source
    console = terminal.terminal()
    progress = terminal.Progress(console)
    try:
        record = grade_tests(package, path, source, progress)
    finally:
        progress.stop()
    if output_format == "json":
        print(to_json(record))
    else:
        print_own_tests(console, record, verbose)
    return ACCEPTED if record.reference is Verdict.ACCEPTED else REFUSED
