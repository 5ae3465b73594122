"""The kinds of check, one module each: how it is written, how it runs, which calls it makes."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

from kata_engine.grading.check import Check


def _find_kinds(base: type[Check]) -> Iterator[type[Check]]:
    for kind in base.__subclasses__():
        if kind.section:
            yield kind
        yield from _find_kinds(kind)


for _module in pkgutil.iter_modules(__path__, f"{__name__}."):
    import_module(_module.name)
KINDS: tuple[type[Check], ...] = tuple(sorted(_find_kinds(Check), key=lambda kind: kind.rank))
