"""The right outcomes of generated inputs: what a trusted reference does, run in the judge itself."""

from collections.abc import Callable
from traceback import extract_tb
from types import ModuleType

from kata_engine.calls import Arguments
from kata_engine.errors import KataError
from kata_engine.grading.expected import Expected, Oracle, Raises, Returns
from kata_engine.grading.package import Package, open_package
from kata_engine.spec.catalog import find_kata


class ReferenceFailed(KataError):
    """The reference raised what no fixed call of its kata expects."""


def load_oracle(package: Package) -> Oracle:
    """A function from arguments to right outcomes; a reference leaves its arguments as they are."""
    answers = package.grader.answers
    source = open_package(find_kata(package.kata.root, answers.reference_of)) if answers.reference_of else package
    reference = load_reference(source)
    also = answers.also_right
    declared = {
        one.exception for fixed in package.grader.fixed_calls for one in fixed.expected if isinstance(one, Raises)
    }

    def expect(arguments: Arguments) -> Expected:
        try:
            answer = reference(*arguments)
        except Exception as error:  # noqa: BLE001 - raising may be the right outcome
            if type(error).__name__ not in declared:
                raise ReferenceFailed(_explain(source, error)) from None
            return (Raises(type(error).__name__),)
        if also and isinstance(answer, tuple) and answer[also.where_null] is None:
            return (Returns(answer), Raises(also.raises))
        return (Returns(answer),)

    return expect


def load_reference(package: Package) -> Callable[..., object]:
    """The reference of a kata, loaded into the judge: it is the kata's own code."""
    module = ModuleType(f"reference_{package.kata.name}")
    # Compiled here rather than imported, so that no cache is written beside it.
    exec(compile(package.reference, str(package.kata.reference), "exec"), module.__dict__)
    function: Callable[..., object] = module.__dict__[package.signature.name]
    return function


def _explain(package: Package, error: Exception) -> str:
    """The file and line of a reference that failed, and what it raised."""
    file = f"solutions/{package.kata.name}.py"
    lines = [one.lineno for one in extract_tb(error.__traceback__) if one.filename == str(package.kata.reference)]
    return f"{file}:{lines[-1] if lines else 1}: the reference raised {type(error).__name__}: {error}"
