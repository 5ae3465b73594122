"""Follows a grading: shows each event to somebody, and leaves nothing running or half shown, whatever happens."""

from collections.abc import Generator
from contextlib import closing
from typing import Protocol

from kata_engine.grading.events import Event, GradingFinished
from kata_engine.grading.result import Grade


class Report(Protocol):
    """Shows a grading to somebody."""

    def show(self, event: Event) -> None:
        """Show what an event adds."""

    def close(self) -> None:
        """Leave nothing half shown: the grading has ended, or somebody interrupted it."""


def follow(events: Generator[Event, None, None], report: Report) -> Grade:
    """Show every event; the Grade at the end."""
    with closing(report), closing(events):
        for event in events:
            report.show(event)
            if isinstance(event, GradingFinished):
                return event.grade
    raise AssertionError("a grading ends with its Grade")
