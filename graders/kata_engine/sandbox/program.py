"""A source and the function in it that a worker calls."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Program:
    """What a worker loads: bytes as they stand in the file, and the function's name and parameter count."""

    source: bytes
    filename: str
    function: str
    parameters: int
