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

from kata_engine import __version__, commands
from kata_engine.catalog import UsageProblem, find_root
from kata_engine.grading import BUDGET
from kata_engine.reader import DataProblem
from kata_engine.words import Isolation

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    options = parser().parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal may lack a sign, never a verdict
    try:
        root = options.root.resolve() if options.root else find_root(Path.cwd())
        if options.root:
            find_root_at(root)
        status = _command(options)(root)
        sys.stdout.flush()
        return status
    except UsageProblem as problem:
        print(f"kata: {problem}", file=sys.stderr)
        return commands.USAGE
    except DataProblem as problem:
        print("\n".join(problem.problems), file=sys.stderr)
        return commands.JUDGE_ERROR
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: end without a traceback
        return commands.REFUSED
    except Exception as problem:  # noqa: BLE001 - a fault of the harness must not look like a refusal
        frame = traceback.extract_tb(problem.__traceback__)[-1]
        where = f"{Path(frame.filename).name}:{frame.lineno}"
        print(f"kata: the harness failed ({where}): {type(problem).__name__}: {problem}", file=sys.stderr)
        return commands.JUDGE_ERROR


def find_root_at(root: Path) -> None:
    """Raise UsageProblem unless the katas stand in this very folder."""
    if find_root(root) != root:
        raise UsageProblem(f"{root} holds no katas/ and graders/")


def _command(options: argparse.Namespace) -> Callable[[Path], int]:
    match options.command:
        case "list":
            return commands.list_katas
        case "show":
            return lambda root: commands.show_kata(root, options.kata)
        case "start":
            return lambda root: commands.start_kata(root, options.kata)
        case "verify":
            proving = commands.VerifyRequest(
                options.kata, options.format, options.matrix, options.mutants, options.verbose
            )
            return lambda root: commands.verify_katas(root, proving)
    request = commands.GradeRequest(
        options.kata,
        options.submission,
        options.format,
        options.seed,
        options.reveal,
        options.require_isolation,
        options.budget,
        options.timings,
    )
    return lambda root: commands.grade_katas(root, request)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--root", type=Path, metavar="FOLDER", help="the checkout, if it is not around this folder")
    top = argparse.ArgumentParser(
        prog="kata",
        description="Practise byte-pair encoding for interviews: five katas, graded on your machine.",
        epilog="Begin with `kata list`. Then `kata start KATA`, write your solution, and `kata grade KATA`.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"kata {__version__}")
    commands_ = top.add_subparsers(dest="command", metavar="COMMAND", required=True)

    def command(name: str, text: str) -> argparse.ArgumentParser:
        return commands_.add_parser(name, help=text, description=text, parents=[shared], allow_abbrev=False)

    command("list", "the katas, their levels, your best result")
    command("show", "the statement of a kata").add_argument("kata", metavar="KATA")
    command("start", "a fresh attempt; the old one is kept").add_argument("kata", metavar="KATA")
    grade = command("grade", "grade your attempt, or any file")
    grade.add_argument("kata", metavar="KATA", nargs="?", help="every kata with an attempt if left out")
    grade.add_argument("--submission", type=Path, metavar="PATH", help="the file to grade instead of your attempt")
    grade.add_argument("--format", choices=("text", "json", "html"), default="text")
    grade.add_argument("--seed", type=_seed, metavar="N", help="replay a grading: its report shows its seed")
    grade.add_argument("--reveal", action="store_true", help="show the calls of hidden cases that fail")
    grade.add_argument(
        "--require-isolation",
        type=Isolation,
        choices=list(Isolation),
        default=Isolation.PROCESS,
        metavar="LEVEL",
        help="process or full: refuse to grade where workers are locked in less",
    )
    grade.add_argument("--timings", action="store_true", help="show where the seconds went")
    grade.add_argument(
        "--budget", type=float, default=BUDGET, metavar="SECONDS", help="how long a failing submission is graded on"
    )
    verify = command("verify", "prove the graders: what is right passes, what is wrong does not")
    verify.add_argument("kata", metavar="KATA", nargs="?", help="every kata if left out")
    verify.add_argument("--format", choices=("text", "json"), default="text")
    verify.add_argument("--matrix", action="store_true", help="run every check on every submission, show which refuses")
    verify.add_argument(
        "--mutants", type=int, nargs="?", const=200, default=0, metavar="N", help="also try N small changes (200)"
    )
    verify.add_argument("-v", "--verbose", action="store_true", help="list equivalent mutants, too")
    return top


def _seed(text: str) -> int:
    seed = int(text)
    if seed < 0:
        raise argparse.ArgumentTypeError("a seed is 0 or more")
    return seed


if __name__ == "__main__":
    sys.exit(main())
