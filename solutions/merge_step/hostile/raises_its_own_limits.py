"""Raises its own limits and lowers those of the judge, then opens files until no more are left."""

import os
import resource

HUGE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
OPENED = []


def bpe_single_merge_step(corpus):
    refusals = []
    changes = (
        ("its memory", lambda: resource.setrlimit(resource.RLIMIT_AS, HUGE)),
        ("its files", lambda: resource.prlimit(0, resource.RLIMIT_NOFILE, (4096, 4096))),
        ("the judge's core size", lambda: resource.prlimit(os.getppid(), resource.RLIMIT_CORE, (0, 0))),
        ("open files", lambda: OPENED.extend(os.pipe() for _ in range(5000))),
    )
    for name, change in changes:
        try:
            change()
        except (OSError, ValueError) as refusal:
            refusals.append(f"{name}: {refusal}")
            continue
        raise RuntimeError(f"{name}: changed")
    raise PermissionError("; ".join(refusals))
