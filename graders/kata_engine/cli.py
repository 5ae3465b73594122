"""The `kata` command line: parses arguments, and turns problems into one message and an exit status.

Exit status: 0 accepted, 1 any other verdict, 2 usage, 3 judge error.
"""

import argparse
import io
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

from kata_engine.arguments import parser
from kata_engine.catalog import UsageProblem, find_root
from kata_engine.commands import grade, practise
from kata_engine.commands.status import JUDGE_ERROR, REFUSED, USAGE
from kata_engine.reader import DataProblem, InputProblem
from kata_engine.text import printable

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    options = parser().parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal may lack a sign, never a verdict
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # what is typed may be in any encoding, and must not be lost
    try:
        root = options.root.resolve() if options.root else find_root(Path.cwd())
        if options.root:
            find_root_at(root)
        status = _command(options)(root)
        sys.stdout.flush()
        return status
    except UsageProblem as problem:
        print(f"kata: {printable(str(problem))}", file=sys.stderr)
        return USAGE
    except DataProblem as problem:
        print(printable(str(problem)), file=sys.stderr)
        return USAGE if isinstance(problem, InputProblem) else JUDGE_ERROR
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: end without a traceback
        return REFUSED
    except Exception as problem:  # noqa: BLE001 - a fault of the harness must not look like a refusal
        frame = traceback.extract_tb(problem.__traceback__)[-1]
        where = f"{Path(frame.filename).name}:{frame.lineno}"
        print(f"kata: the harness failed ({where}): {type(problem).__name__}: {problem}", file=sys.stderr)
        return JUDGE_ERROR


def find_root_at(root: Path) -> None:
    """Raise UsageProblem unless the katas stand in this very folder."""
    if find_root(root) != root:
        raise UsageProblem(f"{root} holds no katas/ and graders/")


def _command(options: argparse.Namespace) -> Callable[[Path], int]:
    match options.command:
        case "list":
            return practise.list_katas
        case "show":
            return lambda root: practise.show_kata(root, options.kata)
        case "start":
            return lambda root: practise.start_kata(root, options.kata)
        case "verify":
            from kata_engine.commands import verify  # nobody who grades should wait for what proving needs

            proving = verify.VerifyRequest(
                options.kata, options.format, options.matrix, options.mutants, options.verbose
            )
            return lambda root: verify.verify_katas(root, proving)
        case "grade-tests" | "rubric" | "score" | "compare":
            return _interviewing(options)
    request = grade.GradeRequest(
        options.kata,
        options.submission,
        options.format,
        options.seed,
        options.reveal,
        options.require_isolation,
        options.budget,
        options.timings,
    )
    return lambda root: grade.grade_katas(root, request)


def _interviewing(options: argparse.Namespace) -> Callable[[Path], int]:
    match options.command:
        case "rubric":
            from kata_engine.commands import rubric

            return lambda root: rubric.show_rubric(root, options.kata, options.level)
        case "compare":
            from kata_engine.commands import compare

            return lambda _: compare.compare_cards(options.cards)
        case "grade-tests":
            from kata_engine.commands import own_tests

            return lambda root: own_tests.grade_own_tests(
                root, options.kata, options.tests, options.format, options.verbose
            )
    from kata_engine.commands import score

    if options.template:
        return lambda root: score.print_template(root, options.kata)
    request = score.ScoreRequest(
        options.kata,
        options.submission,
        options.candidate,
        options.interviewer,
        options.ratings,
        options.tests,
        options.output,
    )
    return lambda root: score.score(root, request)


if __name__ == "__main__":
    sys.exit(main())
