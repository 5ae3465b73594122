"""Attaches to the judge as a debugger with ptrace, which would let it change the verdict."""

import ctypes
import os

PTRACE_ATTACH, PTRACE_DETACH, PTRACE_SEIZE = 16, 17, 0x4206


def get_pair_frequencies(corpus):
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    refusals = []
    for request, name in ((PTRACE_SEIZE, "seize"), (PTRACE_ATTACH, "attach")):
        attached = libc.ptrace(request, os.getppid(), None, None)
        error = ctypes.get_errno()
        if attached == 0:
            libc.ptrace(PTRACE_DETACH, os.getppid(), None, None)
            raise RuntimeError(f"{name}: the judge is traced")
        refusals.append(f"{name}: {os.strerror(error)}")
    raise PermissionError("; ".join(refusals))
