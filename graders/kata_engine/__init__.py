"""The kata harness: grades a submission against a kata and says what it saw. It names no kata."""

__version__ = "0.1.0"
