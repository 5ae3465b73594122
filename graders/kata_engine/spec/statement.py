"""The statement of a kata: the module docstring of its stub."""

import ast

from kata_engine.errors import DataError
from kata_engine.spec.catalog import Kata


def read_statement(kata: Kata) -> str:
    """The text; raises DataError."""
    try:
        text = ast.get_docstring(ast.parse(kata.stub.read_bytes()))
    except (SyntaxError, ValueError) as error:
        line = error.lineno or 1 if isinstance(error, SyntaxError) else 1
        raise DataError([f"katas/{kata.name}.py:{line}: the statement cannot be read: {error}"]) from None
    if not text:
        raise DataError([f"katas/{kata.name}.py:1: the statement is missing: it is the module docstring"])
    return text
