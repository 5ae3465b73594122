"""Compares the expected values of a kata with a second oracle, written without the reference's ideas."""

import importlib.util
from collections.abc import Callable
from pathlib import Path

from kata_engine.calls import Arguments, show_call
from kata_engine.grading.checks.oracle_comparison import OracleCheck
from kata_engine.grading.expected import Expected, Raises, Returns
from kata_engine.grading.oracle import load_oracle
from kata_engine.grading.values import is_same
from kata_engine.spec.signature import Signature
from kata_engine.verify.fixtures import open_fixtures


def compare_second_oracle(root: Path, name: str) -> tuple[int, list[str]]:
    """On how many calls the oracles were compared, and the first few on which they differ."""
    package = open_fixtures(root, name).package
    kata = package.kata
    path = kata.root / "tests" / "oracles" / f"{kata.name}.py"
    if not path.is_file():
        return 0, [f"there is no second oracle, tests/oracles/{kata.name}.py"]
    spec = importlib.util.spec_from_file_location(f"second_{kata.name}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    exec(spec.loader.get_code(spec.name), module.__dict__)  # type: ignore[attr-defined]
    second = getattr(module, package.signature.name)
    expect = load_oracle(package)
    comparisons = package.grader.select(OracleCheck)
    asked: list[tuple[Arguments, Expected]] = [
        *((fixed.call, fixed.expected) for fixed in package.grader.fixed_calls),
        *((call, expect(call)) for check in comparisons for every in check.every for call in every.inputs()),
    ]
    wrong = [call for call, expected in asked if not _answers_right(second, call, expected)]
    return len(asked), [_describe_disagreement(package.signature, call) for call in wrong[:5]]


def _answers_right(oracle: Callable[..., object], call: Arguments, expected: Expected) -> bool:
    try:
        answer = oracle(*call)
    except Exception as error:  # noqa: BLE001 - raising may be right
        return any(isinstance(one, Raises) and one.exception == type(error).__name__ for one in expected)
    return any(isinstance(one, Returns) and is_same(answer, one.value) for one in expected)


def _describe_disagreement(signature: Signature, call: Arguments) -> str:
    return f"the second oracle disagrees with the expected outcome of {show_call(signature.name, call)}"
