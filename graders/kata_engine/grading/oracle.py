"""The right outcomes of generated inputs: what a trusted reference does, run in the judge itself."""

from collections.abc import Callable
from types import ModuleType

from kata_engine.calls import Arguments
from kata_engine.grading.expected import Expected, Oracle, Raises, Returns
from kata_engine.grading.package import Package, open_package
from kata_engine.spec.catalog import find_kata


def load_oracle(package: Package) -> Oracle:
    """A function from arguments to right outcomes; a reference leaves its arguments as they are."""
    answers = package.grader.answers
    source = open_package(find_kata(package.kata.root, answers.reference_of)) if answers.reference_of else package
    reference = load_reference(source)
    also = answers.also_right

    def expect(arguments: Arguments) -> Expected:
        try:
            answer = reference(*arguments)
        except Exception as error:  # noqa: BLE001 - raising may be the right outcome
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
