"""Leaves modules for later Python processes: in the standard library, its caches, and the packages beside it."""

import json
import os
import site
import sysconfig

FOLDERS = (
    os.path.dirname(json.__file__),
    os.path.dirname(json.__cached__),
    sysconfig.get_paths()["stdlib"],
    sysconfig.get_paths()["purelib"],
    site.getusersitepackages(),
)


def merge_pair(corpus, pair):
    refusals = []
    for folder in FOLDERS:
        for name in ("kata_hostile_marker.py", "kata_hostile_marker.cpython-311.pyc", "kata_hostile_marker.pth"):
            try:
                os.close(os.open(f"{folder}/{name}", os.O_WRONLY | os.O_CREAT, 0o644))
            except OSError as refusal:
                refusals.append(f"{folder[-20:]}: {refusal.strerror}")
                continue
            raise RuntimeError(f"{folder}/{name} was made")
    raise PermissionError("; ".join(dict.fromkeys(refusals)))
