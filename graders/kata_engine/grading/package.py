"""A kata read and checked: all that grading it needs."""

from dataclasses import dataclass
from hashlib import sha256

from kata_engine.errors import DataError
from kata_engine.grading.grader import Grader, read_grader
from kata_engine.sandbox.program import Program
from kata_engine.spec.catalog import Kata
from kata_engine.spec.signature import Signature, SignatureError, read_signature


@dataclass(frozen=True)
class Package:
    """A kata with its signature, grader and reference; the digest is over statement, reference and grader."""

    kata: Kata
    signature: Signature
    grader: Grader
    reference: bytes
    digest: str

    def make_program(self, source: bytes, filename: str) -> Program:
        """A source as the program that this kata asks for."""
        return Program(source, filename, self.signature.name, len(self.signature.parameters))


def open_package(kata: Kata) -> Package:
    """Read a kata's files; raises DataError where one is missing or wrong."""
    for path in (kata.reference, kata.grader):
        if not path.is_file():
            raise DataError([f"{path.relative_to(kata.root)}:1: the kata {kata.name} needs this file"])
    source = kata.reference.read_bytes()
    try:
        signature = read_signature(source.decode("utf-8"), f"solutions/{kata.name}.py")
    except SignatureError as problem:
        raise DataError([str(problem)]) from None
    grader = read_grader(kata.grader, f"graders/{kata.name}.yaml", signature)
    parts = (kata.stub.read_bytes(), source, kata.grader.read_bytes())
    digest = sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()
    return Package(kata, signature, grader, source, digest)
