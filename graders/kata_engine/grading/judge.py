"""Compares what a call did with what would be expected, and puts the difference into words that teach."""

import difflib
from dataclasses import dataclass

from kata_engine.calls import Arguments, show_call
from kata_engine.grading.expected import Expected, Raises, Returns
from kata_engine.grading.return_type import find_type_problem
from kata_engine.grading.values import describe_difference, is_same
from kata_engine.sandbox.outcome import LoadRefused, Outcome, Raised, Returned, Stopped
from kata_engine.sandbox.program import Program
from kata_engine.spec.signature import Signature
from kata_engine.text import escape, flatten, shorten, show
from kata_engine.verdicts import Verdict

OWN_ARGUMENT = "the function returned the very list it was given: return a new one, even where nothing changes"
LINES, LINE = 18, 900  # lines of a message, and bytes of each
VERDICT_OF_EXCEPTION = {
    "NotImplementedError": Verdict.NOT_ATTEMPTED,
    "MemoryError": Verdict.MEMORY_LIMIT_EXCEEDED,
}


@dataclass(frozen=True)
class Failure:
    """Why a check fails: the verdict, the call as one line, and what was wrong with its outcome."""

    verdict: Verdict
    call: str
    cause: str
    detail: str = ""
    arguments: Arguments | None = None

    @property
    def message(self) -> str:
        """Everything, printable and under 20 lines, whatever the child said."""
        text = "\n".join(filter(None, (self.call, self.cause, self.detail)))
        return "\n".join(shorten(escape(line), LINE) for line in text.splitlines()[:LINES])


@dataclass(frozen=True)
class Judge:
    """Judges the outcomes of one submission's calls."""

    signature: Signature
    program: Program
    fresh: bool = False  # whether an answer must be another object than the arguments

    def find_failure(self, call: Arguments, outcome: Outcome, expected: Expected) -> Failure | None:
        """What is wrong with an outcome, None if nothing."""
        if accepts(outcome, expected):
            return self._explain_own_argument(call) if self.fresh and _is_argument(outcome) else None
        match outcome:
            case Stopped(verdict, cause):
                return Failure(verdict, self._show_call(call), cause)
            case Raised() if _is_expected(outcome, expected):
                return self.explain_side_effect(call, outcome)
            case Raised():
                return self._explain_wrong_exception(call, outcome, expected)
        return self.explain_side_effect(call, outcome) or self._explain_answer(call, outcome, expected)

    def _explain_own_argument(self, call: Arguments) -> Failure:
        return Failure(Verdict.WRONG_ANSWER, self._show_call(call), OWN_ARGUMENT, arguments=call)

    def explain_side_effect(self, call: Arguments, outcome: Returned | Raised) -> Failure | None:
        """What a call changed that it should have left alone."""
        if outcome.changed_argument:
            cause = "the function changed its argument: leave your input as it is and build something new"
        elif isinstance(outcome, Returned) and outcome.changed_earlier:
            cause = (
                "a list from an earlier call changed during this one: do not keep or reuse your arguments or answers"
            )
        else:
            return None
        return Failure(Verdict.WRONG_ANSWER, self._show_call(call), cause, arguments=call)

    def explain_refusal(self, refused: LoadRefused) -> Failure:
        """Why a file cannot be graded at all, with the signature it should have."""
        position = f"line {refused.line}" + (f", column {refused.column}" if refused.column else "")
        where = f"{self.program.filename}, {position}: " if refused.line else ""
        expected = f"expected: def {self.signature.text}"
        message = flatten(refused.message)
        match refused.reason:
            case "syntax":
                cause = f"{where}{message}"
            case "loading":
                cause = f"{where}the file fails while it is being loaded: {message}"
            case "missing":
                near = difflib.get_close_matches(self.signature.name, refused.names, n=1)
                hint = f": did you mean `{flatten(near[0])}`?" if near else ""
                cause = f"{self.program.filename} has no function `{self.signature.name}`{hint}\n{expected}"
            case _:
                cause = f"{where}{message}\n{expected}"
        return Failure(Verdict.COMPILE_ERROR, "", cause, self._quote_source(refused.line, refused.column))

    def explain_exception(self, call: Arguments, raised: Raised) -> Failure:
        """An exception where none is right."""
        verdict = VERDICT_OF_EXCEPTION.get(raised.name, Verdict.RUNTIME_ERROR)
        position = f"{self.program.filename}, line {raised.line}: " if raised.line else ""
        message = f": {flatten(raised.message, 200)}" if raised.message else ""
        cause = f"{position}raised {flatten(raised.name, 100)}{message}"
        return Failure(verdict, self._show_call(call), cause, self._quote_source(raised.line), call)

    def _explain_wrong_exception(self, call: Arguments, raised: Raised, expected: Expected) -> Failure:
        found = self.explain_exception(call, raised)
        detail = f"{found.detail}\nexpected  {_show_expected(expected)}".removeprefix("\n")
        return Failure(found.verdict, found.call, found.cause, detail, call)

    def _explain_answer(self, call: Arguments, outcome: Returned, expected: Expected) -> Failure:
        cause = f"returned  {show(outcome.value)}\nexpected  {_show_expected(expected)}"
        problem = find_type_problem(outcome.value, self.signature.returns)
        answers = [one.value for one in expected if isinstance(one, Returns)]
        if problem:
            detail = f"wrong type {problem}"
        elif answers:
            detail = f"first difference {describe_difference(outcome.value, answers[0])}"
        else:
            detail = ""
        return Failure(Verdict.WRONG_ANSWER, self._show_call(call), cause, detail, call)

    def _show_call(self, call: Arguments) -> str:
        return show_call(self.signature.name, call)

    def _quote_source(self, line: int, column: int = 0) -> str:
        lines = self.program.source.decode("utf-8", "replace").splitlines()
        if not 0 < line <= len(lines):
            return ""
        text = escape(lines[line - 1].replace("\t", " ").removeprefix("\ufeff"))
        if len(text) > 160:
            return ""
        return f"  {text}\n  {' ' * (column - 1)}^" if 0 < column <= len(text) + 1 else f"  {text.strip()}"


def accepts(outcome: Outcome, expected: Expected) -> bool:
    """Whether an outcome is one of the right ones, and nothing was changed on the way."""
    match outcome:
        case Returned(value, changed_argument=False, changed_earlier=False):
            return any(is_same(value, one.value) for one in expected if isinstance(one, Returns))
        case Raised(changed_argument=False):
            return _is_expected(outcome, expected)
    return False


def _is_argument(outcome: Outcome) -> bool:
    return isinstance(outcome, Returned) and outcome.is_argument


def _is_expected(raised: Raised, expected: Expected) -> bool:
    return any(one.exception in raised.bases for one in expected if isinstance(one, Raises))


def _show_expected(expected: Expected) -> str:
    return " or ".join(show(one.value) if isinstance(one, Returns) else f"a {one.exception}" for one in expected)
