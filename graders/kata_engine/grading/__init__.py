"""Grading: one function, `loop.grade`, runs the checks of a kata on a submission and yields events."""
