"""What callers may do with what they got and gave: it is theirs, and no submission may count on it."""

from collections.abc import Iterable


def spoil(thing: object) -> None:
    """Change a list, dict or set, and what is in it, as whoever it was given to may do; by the base types' methods."""
    inner: Iterable[object] = ()
    match thing:
        case tuple():
            inner = tuple.__iter__(thing)
        case list():
            inner = list.copy(thing)
            list.clear(thing)
            list.append(thing, None)
        case dict():
            inner = list(dict.values(thing))
            dict.clear(thing)
            dict.__setitem__(thing, None, None)
        case set():
            set.clear(thing)
            set.add(thing, None)
    for item in inner:
        spoil(item)


def refill(old: object, new: object) -> object:
    """The old list and the lists in it, filled with what the new one holds; the new one where there is none."""
    if type(old) is not list or type(new) is not list:
        return new
    free = list({id(row): row for row in old if type(row) is list}.values())
    for index, row in enumerate(new):
        if type(row) is list and free:
            free[-1][:] = row
            new[index] = free.pop()
    old[:] = new
    return old
