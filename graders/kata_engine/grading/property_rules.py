"""The rules of properties: which second call follows the first, and what is wrong with both answers, in words."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from kata_engine.calls import Arguments, show_call
from kata_engine.grading.values import describe_difference, is_same
from kata_engine.sandbox.worker import Mode
from kata_engine.text import show

FIRST_CODE, STRIDE = 0x3403, 7  # a renaming maps characters to ideographs, in the same order


class PropertyName(StrEnum):
    """The properties an answer may be held to."""

    ARGUMENT_UNCHANGED = "argument_unchanged"
    NEW_OBJECT = "new_object"
    SAME_WHEN_CALLED_AGAIN = "same_when_called_again"
    SAME_UNDER_ANOTHER_HASH_SEED = "same_under_another_hash_seed"
    ROWS_SPELL_THE_SAME = "rows_spell_the_same"
    IDS_SPELL_THE_TEXT = "ids_spell_the_text"
    SAME_IN_REUSED_LISTS = "same_in_reused_lists"
    RENAMING = "renaming"


@dataclass(frozen=True)
class Rule:
    """How a property is examined: the second call that follows the first, and what both answers break.

    The modes say what the caller does with what it got and gave, see `Worker.call`.
    """

    broken: Callable[[Arguments, Any, Any], str] = lambda arguments, first, second: ""
    follow: Callable[[Arguments], Arguments] = lambda arguments: arguments
    other_hash_seed: bool = False
    first_mode: Mode = "plain"
    second_mode: Mode = "plain"


def make_decoy(arguments: Arguments) -> Arguments:
    """The same arguments but for one more item in each list."""
    return tuple([*one, ["decoy"] if one and isinstance(one[0], list) else "decoy"] if isinstance(one, list) else one
                 for one in arguments)  # fmt: skip


def _compare(arguments: Arguments, first: Any, second: Any) -> str:
    if is_same(first, second):
        return ""
    return f"two calls, two answers: first  {show(first)}\nthen  {show(second)}"


def _compare_spoiled(arguments: Arguments, first: Any, second: Any) -> str:
    text = _compare(arguments, first, second)
    return (
        text and f"{text}\nin between, the caller changed the first answer, as callers may: keep nothing between calls"
    )


def _compare_reused(arguments: Arguments, first: Any, second: Any) -> str:
    text = _compare(arguments, first, second)
    return (
        text
        and f"{text}\nthe second time the caller had put this input into lists used before: remember no list itself"
    )


def _check_rows(arguments: Arguments, first: Any, second: Any) -> str:
    corpus: Any = arguments[0]
    rows = first[0] if isinstance(first, tuple) else first
    given, spelled = (["".join(row) for row in one] for one in (corpus, rows))
    if given == spelled:
        return ""
    return f"a merge never changes what a sequence spells, but {describe_difference(spelled, given)}"


def _check_ids(arguments: Arguments, first: Any, second: Any) -> str:
    text: Any = arguments[0]
    alphabet: Any = arguments[1]
    outside = next((number for number in first if not 0 <= number < len(alphabet)), None)
    if outside is not None:
        return f"returned  {show(first)}\n{outside} is not an id: the alphabet has {len(alphabet)} entries"
    spelled = "".join(alphabet[number] for number in first)
    if spelled == text:
        return ""
    return f"returned  {show(first)}\nthese ids spell {show(spelled, 200)}, not the text"


def _rename(arguments: Arguments) -> Arguments:
    return tuple(_map_letters(argument, _make_names(arguments)) for argument in arguments)


def _make_names(arguments: Arguments) -> dict[str, str]:
    letters: set[str] = set()
    _collect_letters(arguments, letters)
    return {letter: chr(FIRST_CODE + STRIDE * index) for index, letter in enumerate(sorted(letters))}


def _collect_letters(value: Any, letters: set[str]) -> None:
    if isinstance(value, str):
        letters.update(value)
    else:
        for item in value:
            _collect_letters(item, letters)


def _map_letters(value: Any, names: dict[str, str]) -> Any:
    if isinstance(value, str):
        return "".join(names.get(letter, letter) for letter in value)
    if isinstance(value, dict):
        return {_map_letters(key, names): _map_letters(item, names) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return type(value)(_map_letters(item, names) for item in value)
    return value


def _check_renaming(arguments: Arguments, first: Any, second: Any) -> str:
    expected = _map_letters(first, _make_names(arguments))
    if is_same(second, expected):
        return ""
    return (
        f"returned  {show(first)}\nother letters in the same order must give the same answer, but\n"
        f"{show_call('', _rename(arguments))}\nreturned  {show(second)}"
    )


RULES: dict[PropertyName, Rule] = {
    PropertyName.ARGUMENT_UNCHANGED: Rule(),
    PropertyName.NEW_OBJECT: Rule(),
    PropertyName.SAME_WHEN_CALLED_AGAIN: Rule(_compare_spoiled, first_mode="spoiled"),
    PropertyName.SAME_IN_REUSED_LISTS: Rule(_compare_reused, second_mode="reused"),
    PropertyName.SAME_UNDER_ANOTHER_HASH_SEED: Rule(_compare, other_hash_seed=True),
    PropertyName.ROWS_SPELL_THE_SAME: Rule(_check_rows),
    PropertyName.IDS_SPELL_THE_TEXT: Rule(_check_ids),
    PropertyName.RENAMING: Rule(_check_renaming, _rename),
}
