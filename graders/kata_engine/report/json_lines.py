"""Gradings and other records as programs read them: one JSON object a line."""

import sys

import msgspec

from kata_engine.grading.events import Event, GradingFinished


def to_json(record: msgspec.Struct) -> str:
    """One line of JSON."""
    return msgspec.json.encode(record).decode("utf-8")


class JsonReport:
    """Prints the finished Grade and nothing else."""

    def show(self, event: Event) -> None:
        """Print the last event's Grade."""
        if isinstance(event, GradingFinished):
            _print_line(event.grade)

    def close(self) -> None:
        """Nothing is left to do."""


class JsonLinesReport(JsonReport):
    """Prints every event as it happens."""

    def show(self, event: Event) -> None:
        """Print one event."""
        _print_line(event)


def _print_line(record: msgspec.Struct) -> None:
    sys.stdout.write(to_json(record) + "\n")
    sys.stdout.flush()  # whoever reads along should not wait for the next event
