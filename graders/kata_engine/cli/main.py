"""Runs one command of the `kata` command line, and turns problems into one message and an exit status.

Exit status: 0 accepted, 1 any other verdict, 2 usage, 3 judge error, 130 interrupted.
"""

import io
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from kata_engine.cli.arguments import build_parser
from kata_engine.cli.signals import Terminated, unwinding_on_signals
from kata_engine.cli.statuses import INTERRUPTED, JUDGE_ERROR, REFUSED, USAGE
from kata_engine.errors import DataError, InputError, IsolationError, UsageError
from kata_engine.text import escape


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    words = sys.argv[1:] if arguments is None else arguments
    options = build_parser(words[:1]).parse_args(words)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a terminal may lack a sign, never a verdict
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # what is typed may be in any encoding, and must not be lost
    try:
        with unwinding_on_signals():
            status: int = options.run(options)
            sys.stdout.flush()
            return status
    except UsageError as problem:
        print(f"kata: {escape(str(problem))}", file=sys.stderr)
        return USAGE
    except (DataError, IsolationError) as problem:
        print(escape(str(problem)), file=sys.stderr)
        return USAGE if isinstance(problem, InputError) else JUDGE_ERROR
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return INTERRUPTED
    except Terminated as end:
        os.kill(os.getpid(), end.number)  # everything is cleared up: end as whoever sent the signal expects
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on: end without a traceback
        return REFUSED
    except Exception as problem:  # noqa: BLE001 - a fault of the harness must not look like a refusal
        frame = traceback.extract_tb(problem.__traceback__)[-1]
        where = f"{Path(frame.filename).name}:{frame.lineno}"
        print(f"kata: the harness failed ({where}): {type(problem).__name__}: {problem}", file=sys.stderr)
        return JUDGE_ERROR
