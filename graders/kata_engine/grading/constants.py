"""Takes the constants out of a submission's source: sizes, counts, separators and marks that its author had in mind.

Runs as a program of its own in a locked-in worker, since a hostile source can exhaust whoever parses it. The standard
library only, and no import of the engine.
"""

import ast
import re

FEWEST, MOST = 3, 2_000_000  # numbers worth trying
LONGEST = 40  # characters of a text worth trying
MOST_BITS = 40  # of a shift, or of a power
LIMITS_OF_TYPES = {"b": 128, "B": 256, "h": 32768, "H": 65536}  # type codes of `array` and `struct`
PLACEHOLDERS = re.compile(r"\{[^{}]*\}|%[-+ #0]*\d*(?:\.\d+)?[a-zA-Z%]")


def find_constants(source: bytes) -> tuple[list[int], list[str]]:
    """Numbers, and texts from short to long; nothing where the source cannot be parsed."""
    try:
        tree = ast.parse(source)
        nodes = list(ast.walk(tree))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return [], []
    told = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}  # docstrings
    numbers: set[int] = set()
    texts: set[str] = set()
    for node in nodes:
        value = None if id(node) in told else _fold(node)
        if isinstance(value, bytes):
            value = value.decode("latin-1")
        if isinstance(value, int):
            numbers |= {abs(value)}
        elif isinstance(value, str):
            texts |= {value, *PLACEHOLDERS.split(value)}
            numbers |= {LIMITS_OF_TYPES[value]} if value in LIMITS_OF_TYPES else set()
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift):
            amount = _fold(node.right)
            numbers |= {1 << amount} if isinstance(amount, int) and 0 < amount < MOST_BITS else set()
    texts |= {chr(number) for number in numbers if 128 <= number < 0x110000}
    kept = sorted(number for number in numbers if FEWEST <= number <= MOST)
    return kept, sorted((text for text in texts if 0 < len(text) <= LONGEST), key=lambda text: (len(text), text))


def _fold(node: ast.AST) -> object:
    """The value of a constant expression, None for any other."""
    match node:
        case ast.Constant(value=int() | str() | bytes() as value) if not isinstance(value, bool):
            return value
        case ast.Constant(value=float() as value) if value.is_integer() and abs(value) < MOST:
            return int(value)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            inner = _fold(operand)
            return -inner if isinstance(inner, int) else None
        case ast.Call(func=ast.Name(id="len"), args=[argument]):
            inner = _fold(argument)
            return len(inner) if isinstance(inner, str | bytes) else None
        case ast.Call(func=ast.Name(id="ord"), args=[argument]):
            inner = _fold(argument)
            return ord(inner) if isinstance(inner, str) and len(inner) == 1 else None
        case ast.Call(func=ast.Name(id="chr"), args=[argument]):
            inner = _fold(argument)
            return chr(inner) if isinstance(inner, int) and 0 <= inner < 0x110000 else None
        case ast.BinOp(left=left, op=operator, right=right):
            return _combine(_fold(left), operator, _fold(right))
    return None


def _combine(left: object, operator: ast.operator, right: object) -> object:
    if isinstance(left, str) and isinstance(right, str) and isinstance(operator, ast.Add):
        return left + right
    if isinstance(left, str) and isinstance(right, int) and isinstance(operator, ast.Mult):
        return left * right if 0 <= right * len(left) <= LONGEST else None
    if not isinstance(left, int) or not isinstance(right, int):
        return None
    match operator:
        case ast.Add():
            return left + right
        case ast.Sub():
            return left - right
        case ast.Mult():
            return left * right
        case ast.FloorDiv() if right:
            return left // right
        case ast.Pow() if 0 <= right <= MOST_BITS and abs(left) <= 1024:
            return left**right
        case ast.LShift() if 0 <= right <= MOST_BITS:
            return left << right
        case ast.BitOr():
            return left | right
    return None
