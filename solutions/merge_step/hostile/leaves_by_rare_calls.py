"""Looks for a way out through rarely used calls: io_uring, namespaces, mounts, keys, shared memory, tracing."""

import ctypes
import os

NEW_USER, NEW_FILES = 0x10000000, 0x20000
CALLS = {
    "io_uring_setup": lambda libc: libc.syscall(425, 1, ctypes.create_string_buffer(120)),
    "open_tree": lambda libc: libc.syscall(428, -100, b"/", 1),
    "clone3": lambda libc: libc.syscall(435, None, 0),
    "process_madvise": lambda libc: libc.syscall(440, -1, None, 0, 0, 0),
    "unshare": lambda libc: libc.unshare(NEW_USER | NEW_FILES),
    "mount": lambda libc: libc.mount(b"none", b"/kata_hostile_marker", b"tmpfs", 0, None),
    "chroot": lambda libc: libc.chroot(b"/kata_hostile_marker"),
    "prctl": lambda libc: libc.prctl(22, 2, None, 0, 0),
    "shmget": lambda libc: libc.shmget(0, 4096, 0o600),
    "eventfd": lambda libc: libc.eventfd(0, 0),
    "timer_create": lambda libc: libc.timer_create(1, None, ctypes.create_string_buffer(8)),
    "setpriority": lambda libc: libc.setpriority(0, os.getppid(), 19),
    "personality": lambda libc: libc.personality(0x0040000),
}


def bpe_single_merge_step(corpus):
    libc = ctypes.CDLL(None, use_errno=True)
    refusals = {}
    for name, call in CALLS.items():
        if call(libc) >= 0:
            raise RuntimeError(f"{name} is allowed")
        refusals.setdefault(os.strerror(ctypes.get_errno()), []).append(name)
    raise PermissionError("; ".join(f"{reason}: {', '.join(names)}" for reason, names in refusals.items()))
