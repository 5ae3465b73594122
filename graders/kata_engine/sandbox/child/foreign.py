"""Values that the wire has no form for: equal to no answer, shown by their type and text."""

MAX_TEXT = 200


class Foreign:
    """A value that the wire has no form for."""

    __slots__ = ("text", "type_name")  # no dataclass: importing those would double a worker's start

    def __init__(self, type_name: str, text: str) -> None:
        self.type_name, self.text = type_name, text

    def __repr__(self) -> str:
        return self.text


def tag_foreign(kind: type, text: str) -> dict[str, list[str]]:
    """How the wire writes a value of this type that it has no form for."""
    return {"foreign": [str(getattr(kind, "__name__", "?"))[:MAX_TEXT], text]}


def show_foreign(value: object) -> str:
    """The value's own text, read through `str` itself."""
    try:
        return str.__str__(repr(value))[:MAX_TEXT]
    except BaseException:  # noqa: BLE001 - a candidate's __repr__ may raise anything
        return "(its repr fails)"
