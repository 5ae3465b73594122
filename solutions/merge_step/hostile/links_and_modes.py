"""Puts links where the judge may write, and changes modes, times and names of files in shared folders."""

import os

MARK = "/dev/shm/kata_hostile_marker"


def bpe_single_merge_step(corpus):
    refusals = []
    changes = (
        ("symlink", lambda: os.symlink("kata_hostile_marker_target", MARK)),
        ("symlink in tmp", lambda: os.symlink("kata_hostile_marker_target", "/tmp/kata_hostile_marker")),
        ("hard link", lambda: os.link(f"{MARK}_2", MARK)),
        ("fifo", lambda: os.mkfifo(MARK)),
        ("chmod", lambda: os.chmod(MARK, 0o777)),
        ("rename", lambda: os.rename(MARK, f"{MARK}_2")),
        ("truncate", lambda: os.truncate(MARK, 0)),
        ("utime", lambda: os.utime(MARK)),
        ("write", lambda: os.open(MARK, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)),
    )
    for name, change in changes:
        try:
            change()
        except OSError as refusal:
            refusals.append(f"{name}: {refusal.strerror}")
            continue
        raise RuntimeError(f"{name}: done")
    raise PermissionError("; ".join(refusals))
