"""One child process: started with nothing, spoken to in frames, watched by deadlines, always killed."""

import contextlib
import os
import selectors
import signal
import time
from typing import NoReturn

from kata_engine.errors import KataError
from kata_engine.sandbox.child import wire
from kata_engine.sandbox.limits import Limits
from kata_engine.sandbox.spawn import spawn
from kata_engine.sandbox.vitals import Vitals
from kata_engine.verdicts import Verdict

CHUNK = 1 << 16
CLOCK_INTERVAL = 0.02  # seconds between two looks at a limited child's clock
EXIT_GRACE = 0.2  # seconds for a child that closed its pipe to be seen ending
SHOWN_OUTPUT = 4096


class ProcessEnded(KataError):
    """The child sent no frame and never will: it has been killed."""

    def __init__(self, verdict: Verdict, cause: str) -> None:
        super().__init__(cause)
        self.verdict, self.cause = verdict, cause


class Process:
    """A running child in a session of its own; `close` kills its whole group."""

    def __init__(self, limits: Limits, hash_seed: int) -> None:
        self.limits = limits
        self.output = bytearray()
        self._since_frame, self._may_print = 0, limits.output_bytes
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._popen, self._requests, self._answers = spawn(limits.memory_bytes, hash_seed)
        self.vitals = Vitals(self._popen.pid)
        assert self._popen.stdout and self._popen.stderr
        self._outputs = (self._popen.stdout.fileno(), self._popen.stderr.fileno())
        self._selector = selectors.DefaultSelector()
        for fd in (self._requests, self._answers, *self._outputs):
            os.set_blocking(fd, False)
        for fd in (self._answers, *self._outputs):
            self._selector.register(fd, selectors.EVENT_READ)

    def send(self, payload: bytes) -> None:
        """Queue one frame; it leaves while `receive` waits."""
        if not self._outgoing:
            self._selector.register(self._requests, selectors.EVENT_WRITE)
        self._outgoing += wire.frame(payload)

    def receive(self, cpu_limit: float, cpu_deadline: float, output_bytes: int) -> bytes:
        """Wait for the next frame; raises ProcessEnded at a deadline, a limit, or the child's end.

        `cpu_deadline` is in seconds of the child's own clock, and allows `cpu_limit` for what it does. A child that
        gets little of the machine has as long as it takes; one that sleeps or waits has not.
        """
        self._may_print = output_bytes
        asleep, looked = 0.0, time.monotonic()
        while (payload := self._take_frame()) is None:
            self._pump(CLOCK_INTERVAL)
            since = time.monotonic() - looked
            if since >= CLOCK_INTERVAL:
                looked += since
                self._pump(0)  # what has been answered by now counts, however late it is looked at
                if self._has_frame() or not self.vitals.is_alive():
                    continue
                asleep += (
                    min(since, 2 * CLOCK_INTERVAL) if self.vitals.is_asleep() else 0.0
                )  # the judge may have slept itself
                if self.vitals.read_cpu_clock() > cpu_deadline:
                    told = f"no answer within {cpu_limit:.3g} s of CPU time"
                    self._end_with(Verdict.TIME_LIMIT_EXCEEDED, told)
                if asleep > self.limits.asleep_seconds:
                    told = f"no answer within {self.limits.asleep_seconds:g} s of sleeping or waiting"
                    self._end_with(Verdict.TIME_LIMIT_EXCEEDED, told)
        self._since_frame = 0
        return payload

    def show_output(self) -> str:
        """The first of what the submission printed, as text."""
        return bytes(self.output).decode("utf-8", "backslashreplace")

    def close(self) -> None:
        """Kill the group, reap the child, close the pipes; a second call does nothing."""
        if self._popen.returncode is not None:
            return  # the number may belong to somebody else by now
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._popen.pid, signal.SIGKILL)
        self._popen.wait()
        self._selector.close()
        for stream in (self._popen.stdout, self._popen.stderr):
            if stream:
                stream.close()
        for fd in (self._requests, self._answers):
            os.close(fd)

    def _has_frame(self) -> bool:
        length = self._read_length()
        return length is not None and len(self._incoming) >= wire.HEADER.size + length

    def _end_with(self, verdict: Verdict, cause: str) -> NoReturn:
        self.close()
        raise ProcessEnded(verdict, cause)

    def _read_length(self) -> int | None:
        if len(self._incoming) < wire.HEADER.size:
            return None
        (length,) = wire.HEADER.unpack_from(self._incoming)
        return int(length)

    def _take_frame(self) -> bytes | None:
        length = self._read_length()
        if length is None:
            return None
        if length > self.limits.answer_bytes:
            self._end_with(Verdict.OUTPUT_LIMIT_EXCEEDED, f"an answer of {length:,} bytes")
        end = wire.HEADER.size + length
        if len(self._incoming) < end:
            return None
        payload = bytes(self._incoming[wire.HEADER.size : end])
        del self._incoming[:end]
        return payload

    def _pump(self, wait: float) -> None:
        ended = False
        ready = {key.fd for key, _ in self._selector.select(wait)}
        for fd in self._outputs:  # before the answers, so that prints count for the right call
            if fd in ready:
                self._read_output(fd)
        if self._requests in ready:
            self._write_requests()
        if self._answers in ready:
            piece = os.read(self._answers, 1 << 20)
            self._incoming += piece
            ended = not piece
        if ended:
            self._report_end()

    def _write_requests(self) -> None:
        try:
            sent = os.write(self._requests, self._outgoing[: 1 << 20])
        except BrokenPipeError:
            sent = len(self._outgoing)
        del self._outgoing[:sent]
        if not self._outgoing:
            self._selector.unregister(self._requests)

    def _read_output(self, fd: int) -> None:
        piece = os.read(fd, CHUNK)
        if not piece:
            self._selector.unregister(fd)
        self._since_frame += len(piece)
        self.output += piece[: SHOWN_OUTPUT - len(self.output)]
        if self._since_frame > self._may_print:
            cause = f"more than {self._may_print:,} bytes printed in one call"
            self._end_with(Verdict.OUTPUT_LIMIT_EXCEEDED, cause)

    def _report_end(self) -> None:
        end = time.monotonic() + EXIT_GRACE
        while self.vitals.is_alive() and time.monotonic() < end:
            time.sleep(EXIT_GRACE / 100)
        self.close()
        status = self._popen.returncode
        if status == -signal.SIGKILL:
            self._end_with(Verdict.RUNTIME_ERROR, "the process closed its answer pipe or was killed")
        if status < 0:
            self._end_with(Verdict.RUNTIME_ERROR, f"the process crashed: {signal.strsignal(-status)}")
        self._end_with(Verdict.RUNTIME_ERROR, f"the process ended (exit status {status}) without answering")
