"""Paths as people read them."""

from pathlib import Path


def shorten_path(path: Path) -> Path:
    """The path from here, if it lies below this folder."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path
