"""Writes plain data as a YAML file that reader.py reads back the same: what YAML readers disagree on is quoted."""

import os
from pathlib import Path

import yaml

from kata_engine.spec.reader import AMBIGUOUS

WIDTH = 110


class _Dumper(yaml.SafeDumper):
    """Block style, long texts folded by quotes, no anchors."""

    def ignore_aliases(self, data: object) -> bool:
        """Write a value out wherever it stands."""
        return True


def _represent_text(dumper: _Dumper, text: str) -> yaml.ScalarNode:
    plain = text and not AMBIGUOUS.fullmatch(text) and text.isprintable()
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=None if plain else '"')


def _represent_number(dumper: _Dumper, number: float) -> yaml.ScalarNode:
    shown = f"{number:.9f}".rstrip("0")
    return dumper.represent_scalar("tag:yaml.org,2002:float", shown + "0" * shown.endswith("."))


_Dumper.add_representer(str, _represent_text)
_Dumper.add_representer(float, _represent_number)


def to_yaml(data: object) -> str:
    """The data as YAML: dicts with text keys, lists, texts, finite numbers, booleans, None."""
    return yaml.dump(data, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=WIDTH)


def write_scalar(text: str) -> str:
    """A text as it may stand behind a key."""
    return to_yaml([text])[2:].rstrip("\n")


def write_atomically(path: Path, text: str) -> None:
    """Put a whole file in place at once, so that an interruption leaves the old one or the new one."""
    data = text.encode("utf-8", "backslashreplace")
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.write_bytes(data)
    os.replace(new, path)
