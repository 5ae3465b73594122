"""A polite kill and a closed terminal unwind the stack, so that no worker and no folder is left behind."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

ENDING_SIGNALS = (signal.SIGTERM, signal.SIGHUP)


class Terminated(SystemExit):
    """The process was asked to end by a signal; a SystemExit, since event loops swallow exceptions of other kinds."""

    def __init__(self, number: int) -> None:
        super().__init__(128 + number)
        self.number = number


@contextmanager
def unwinding_on_signals() -> Iterator[None]:
    """Raise Terminated inside where a signal asks the process to end; one that is ignored stays ignored."""

    def unwind(number: int, _: object) -> None:
        for one in before:
            signal.signal(one, signal.SIG_IGN)  # a closing terminal sends more than one: clear up undisturbed
        raise Terminated(number)

    handlers = {number: signal.getsignal(number) for number in ENDING_SIGNALS}
    before = {number: handler for number, handler in handlers.items() if handler is not signal.SIG_IGN}
    if current_thread() is not main_thread():
        before = {}
    try:
        for number in before:
            signal.signal(number, unwind)
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
