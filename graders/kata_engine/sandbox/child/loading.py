"""Turns a submission's source into the function to be called, or says why that cannot be done."""

import sys
import types
from collections.abc import Callable

CODING = rb"^[ \t\f]*#.*?coding[:=][ \t]*[-\w.]+"  # PEP 263
CO_VARARGS = 0x04
CO_COROUTINE = 0x80
CO_ASYNC_GENERATOR = 0x200
MAX_MESSAGE = 2000
MAX_NAMES = 50


class Refusal:
    """Why a submission cannot be called; line and column count from 1, 0 where there is none."""

    def __init__(self, reason: str, message: str, line: int = 0, column: int = 0, names: tuple[str, ...] = ()) -> None:
        self.reason, self.message, self.line, self.column, self.names = reason, message, line, column, names


def load(source: bytes, filename: str, name: str, parameters: int) -> Callable[..., object] | Refusal:
    """Run the source as a module of its own and find the function that takes so many arguments."""
    unreadable = _check_encoding(source)
    if unreadable:
        return unreadable
    try:
        code = compile(source, filename, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return _explain_syntax(source, error)
    module = types.ModuleType("submission")
    module.__file__ = f"/submission/{filename}"  # absolute, as people build paths beside it
    sys.modules["submission"] = module  # dataclasses look their module up
    try:
        exec(code, module.__dict__)
    except MemoryError:
        raise
    except BaseException as error:  # noqa: BLE001 - SystemExit and the like are failures too
        kind, _, message, line = describe(error, filename)
        return Refusal("loading", f"{kind}: {message}" if message else kind, line)
    return _find_function(module, name, parameters)


def describe(error: BaseException, filename: str) -> tuple[str, tuple[str, ...], str, int]:
    """Name, names of the built-in bases, message and last line in the submission of an exception."""
    kind = type(error)
    bases = tuple(base.__name__ for base in kind.__mro__ if base.__module__ == "builtins")
    try:
        message = str.__str__(str(error))[:MAX_MESSAGE]
    except BaseException:  # noqa: BLE001 - a candidate's __str__ may raise anything
        message = "(its message cannot be read)"
    line, trace = 0, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == filename:
            line = trace.tb_lineno
        trace = trace.tb_next
    return str(kind.__name__)[:MAX_MESSAGE], bases, message, line


def _check_encoding(source: bytes) -> Refusal | None:
    """A file is UTF-8 unless a coding line says otherwise; `compile` would let bytes in comments pass."""
    try:
        source.decode("utf-8")
    except UnicodeDecodeError as wrong:
        import re  # half of a worker's start, so only for what is odd

        if any(re.search(CODING, line) for line in source.splitlines()[:2]):
            return None
        message = f"byte 0x{source[wrong.start]:02x} is not UTF-8, and no coding line says otherwise"
        return Refusal("syntax", message, *_find_position(source, wrong.start))
    return None


def _explain_syntax(source: bytes, error: Exception) -> Refusal:
    at = source.find(b"\0")
    if at >= 0:
        return Refusal("syntax", "the file contains a NUL byte", *_find_position(source, at))
    if isinstance(error, SyntaxError) and error.lineno and error.offset:
        return Refusal("syntax", str(error.msg)[:MAX_MESSAGE], error.lineno, error.offset)
    line = error.lineno or 1 if isinstance(error, SyntaxError) else 1
    message = str(error) or "the file is nested too deeply to be compiled"
    return Refusal("syntax", message[:MAX_MESSAGE], line, 1)


def _find_position(source: bytes, at: int) -> tuple[int, int]:
    before = source[:at].replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    return before.count(b"\n") + 1, at - max(source.rfind(b"\n", 0, at), source.rfind(b"\r", 0, at))


def _find_function(module: types.ModuleType, name: str, parameters: int) -> Callable[..., object] | Refusal:
    found = module.__dict__.get(name)
    if found is None:
        names = [key for key, value in module.__dict__.items() if callable(value) and key[:2] != "__"]
        return Refusal("missing", "no such function", names=tuple(names[:MAX_NAMES]))
    if isinstance(found, type) or not callable(found):
        what = "a class" if isinstance(found, type) else f"of type {type(found).__name__}"
        return Refusal("not_a_function", f"{name} is {what}")
    code = getattr(found, "__code__", None)
    if isinstance(code, types.CodeType) and code.co_flags & (CO_COROUTINE | CO_ASYNC_GENERATOR):
        return Refusal("not_a_function", f"{name} is async", code.co_firstlineno)
    line = code.co_firstlineno if isinstance(code, types.CodeType) else 0
    problem = _find_parameter_problem(found, parameters)
    return Refusal("parameters", problem, line) if problem else found


def _find_parameter_problem(function: Callable[..., object], wanted: int) -> str:
    if type(function) is types.FunctionType and "__wrapped__" not in function.__dict__:
        code = function.__code__
        least = code.co_argcount - len(function.__defaults__ or ())
        most = wanted if code.co_flags & CO_VARARGS else code.co_argcount
        if least <= wanted <= most and code.co_kwonlyargcount == len(function.__kwdefaults__ or ()):
            return ""

    import inspect  # a third of a worker's start, so only for what is odd

    try:
        inspect.signature(function).bind(*range(wanted))
    except TypeError:
        return f"it cannot be called with {wanted} argument{'s' * (wanted != 1)}: {_show_parameters(function)}"
    except ValueError:
        return ""  # a built-in without a signature: the call will tell
    return ""


def _show_parameters(function: Callable[..., object]) -> str:
    import inspect

    empty = inspect.Parameter.empty
    signature = inspect.signature(function)
    bare = [parameter.replace(annotation=empty) for parameter in signature.parameters.values()]
    return f"it takes {signature.replace(parameters=bare, return_annotation=empty)}"[:MAX_MESSAGE]
