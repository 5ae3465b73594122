"""Locks the child in before it reads the submission: Landlock, a seccomp filter and limits, by plain ctypes.

Covered on Linux (x86-64, aarch64), as root and as an ordinary user: no file can be read but the standard
library and the system's shared libraries, none written or made; no network, no other process started,
signalled, traced or waited for, no thread; no machine code but that of libraries; no more memory, files or
CPU time than given; death with the judge. Elsewhere only limits and the process of its own.

Not covered: names, sizes and times of files can be looked up (stat); the kernel's own faults; what other
programs can be told by how long a call takes.
"""

import ctypes
import os
import resource
import struct
import sys
from importlib.machinery import PathFinder

SIGKILL = 9  # importing signal for one number would take a third of the start
CPU_SECONDS = 600  # far beyond any deadline of the judge, which may have been stopped
OPEN_FILES = 64
PR_SET_PDEATHSIG, PR_SET_NO_NEW_PRIVS = 1, 38

LANDLOCK_CREATE_RULESET, LANDLOCK_ADD_RULE, LANDLOCK_RESTRICT_SELF = 444, 445, 446
READ_FILE, READ_DIR = 1 << 2, 1 << 3
FILE_RIGHTS = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 5: (1 << 16) - 1}  # by version of Landlock
TCP, TCP_SINCE = 0b11, 4
SCOPES, SCOPES_SINCE = 0b11, 6  # no signal and no abstract socket to anybody outside

SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW = 1, 1 << 2
ALLOW, REFUSE, KILL = 0x7FFF0000, 0x00050001, 0x80000000  # refuse: EPERM
LOAD, EQUAL, ANY, RETURN = 0x20, 0x15, 0x45, 0x06  # classic BPF: load a word, jump if equal or any bit is set, return
NUMBER_AT, ARCHITECTURE_AT, SECOND_AT, THIRD_AT, FOURTH_AT = 0, 4, 24, 32, 40  # offsets in struct seccomp_data
EXECUTABLE, WRITABLE, ANONYMOUS = 4, 2, 0x20  # of memory
IOCTLS = (0x5401, 0x5450, 0x5451)  # is it a terminal; close on exec or not
FCNTLS = (0, 1, 2, 3, 4, 1030)  # duplicate, descriptor flags, status flags
# All that an interpreter needs once it runs; what is not here is refused, also what kernels to come will add, save
# for the calls of the kernel's own uprobes on x86-64, which no filter is asked about.
# fmt: off
X86_64 = (
    # read write open close stat fstat lstat poll lseek munmap brk
    0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12,
    # rt_sigaction rt_sigprocmask rt_sigreturn pread64 readv writev access select sched_yield mremap madvise
    13, 14, 15, 17, 19, 20, 21, 23, 24, 25, 28,
    # dup dup2 nanosleep getpid exit uname getcwd readlink gettimeofday getrlimit getrusage sysinfo times
    32, 33, 35, 39, 60, 63, 79, 89, 96, 97, 98, 99, 100,
    # getuid getgid geteuid getegid getppid sigaltstack arch_prctl gettid time futex sched_getaffinity
    102, 104, 107, 108, 110, 131, 158, 186, 201, 202, 204,
    # getdents64 set_tid_address restart_syscall clock_gettime clock_getres clock_nanosleep exit_group
    217, 218, 219, 228, 229, 230, 231,
    # openat newfstatat readlinkat faccessat pselect6 ppoll set_robust_list dup3 pipe2 getrandom
    257, 262, 267, 269, 270, 271, 273, 292, 293, 318,
    # statx rseq faccessat2
    332, 334, 439,
)
AARCH64 = (
    # getcwd dup dup3 faccessat openat close pipe2 getdents64 lseek read write readv writev pread64
    17, 23, 24, 48, 56, 57, 59, 61, 62, 63, 64, 65, 66, 67,
    # pselect6 ppoll readlinkat newfstatat fstat exit exit_group set_tid_address futex set_robust_list
    72, 73, 78, 79, 80, 93, 94, 96, 98, 99,
    # nanosleep clock_gettime clock_getres clock_nanosleep sched_getaffinity sched_yield restart_syscall
    101, 113, 114, 115, 123, 124, 128,
    # sigaltstack rt_sigaction rt_sigprocmask rt_sigreturn times uname getrlimit getrusage gettimeofday
    132, 134, 135, 139, 153, 160, 163, 165, 169,
    # getpid getppid getuid geteuid getgid getegid gettid sysinfo brk munmap mremap madvise
    172, 173, 174, 175, 176, 177, 178, 179, 214, 215, 216, 233,
    # getrandom statx rseq faccessat2
    278, 291, 293, 439,
)
# fmt: on
# For each machine its number in the kernel, and those of seccomp, of what is allowed with some arguments only
# (ioctl, fcntl, prlimit64, mmap, mprotect), and of what is allowed with any.
MACHINES = {
    "x86_64": (0xC000003E, 317, (16, 72, 302, 9, 10), X86_64),
    "aarch64": (0xC00000B7, 277, (29, 25, 261, 222, 226), AARCH64),
}


def confine(judge: int, memory_bytes: int, layers: str) -> str:
    """Lock this process in as far as the system allows, and return the level reached: "full" or "process".

    `layers` names what is wanted; anything but all of it serves the tests, which show what each one holds back.
    """
    linux = sys.platform == "linux"
    libc = ctypes.CDLL(None, use_errno=True)
    if linux:
        libc.prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0)
    if os.getppid() != judge:
        os._exit(1)  # the judge died before the line above took effect
    if "limits" in layers:
        _set_limits(memory_bytes)
    if not linux or libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0):
        return "process"
    files = "landlock" in layers and _lock_files(libc)
    calls = "seccomp" in layers and _filter_calls(libc)
    return "full" if files and calls else "process"


def _set_limits(memory_bytes: int) -> None:
    for limit, amount in (
        (resource.RLIMIT_AS, memory_bytes),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_CPU, CPU_SECONDS),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_NOFILE, OPEN_FILES),
    ):
        try:
            resource.setrlimit(limit, (amount, amount))
        except (OSError, ValueError):
            continue  # macOS refuses an address-space limit


def _lock_files(libc: ctypes.CDLL) -> bool:
    version = libc.syscall(LANDLOCK_CREATE_RULESET, None, 0, 1)
    if version < 1:
        return False
    rights = max(value for since, value in FILE_RIGHTS.items() if since <= version)
    network = TCP if version >= TCP_SINCE else 0
    scopes = SCOPES if version >= SCOPES_SINCE else 0
    handled = struct.pack("QQQ", rights, network, scopes)[: 24 if scopes else 16 if network else 8]
    ruleset = libc.syscall(LANDLOCK_CREATE_RULESET, handled, len(handled), 0)
    if ruleset < 0:
        return False
    PathFinder.find_spec("a name to make importers list their folders, which cannot be listed any more")
    for path, is_folder in _list_readable():
        try:
            opened = os.open(path, os.O_PATH | os.O_CLOEXEC)
        except OSError:
            continue
        rule = struct.pack("=Qi", READ_FILE | READ_DIR if is_folder else READ_FILE, opened)
        libc.syscall(LANDLOCK_ADD_RULE, ruleset, 1, rule, 0)
        os.close(opened)
    refused: int = libc.syscall(LANDLOCK_RESTRICT_SELF, ruleset, 0)
    os.close(ruleset)
    return not refused


def _list_readable() -> list[tuple[str, bool]]:
    """What may be read, and whether it is a folder: neither the packages installed nor the submission's folder.

    The standard library is taken entry by entry, since installed packages may lie inside it.
    """
    found = [("/etc/ld.so.cache", False), (f"/usr/lib/{os.uname().machine}-linux-gnu", True)]
    for folder in filter(os.path.isdir, sys.path):
        entries = [entry for entry in os.scandir(folder) if not entry.name.endswith("-packages")]
        found += [(entry.path, entry.is_dir()) for entry in entries]
    for folder in filter(os.path.isdir, {"/usr/lib64", f"{sys.base_prefix}/lib"}):
        found += [(entry.path, False) for entry in os.scandir(folder) if ".so" in entry.name and entry.is_file()]
    return found


def _filter_calls(libc: ctypes.CDLL) -> bool:
    if os.uname().machine not in MACHINES or sys.maxsize < 1 << 32:
        return False
    architecture, seccomp, (ioctl, fcntl, prlimit, mmap, mprotect), plain = MACHINES[os.uname().machine]
    code = [(LOAD, 0, 0, ARCHITECTURE_AT), (EQUAL, 1, 0, architecture), (RETURN, 0, 0, KILL), (LOAD, 0, 0, NUMBER_AT)]
    for number in plain:
        code += [(EQUAL, 0, 1, number), (RETURN, 0, 0, ALLOW)]
    for number, commands in ((ioctl, IOCTLS), (fcntl, FCNTLS)):
        known = [step for command in commands for step in ((EQUAL, 0, 1, command), (RETURN, 0, 0, ALLOW))]
        code += [(EQUAL, 0, 2 + len(known), number), (LOAD, 0, 0, SECOND_AT), *known, (RETURN, 0, 0, REFUSE)]
    # A limit can be asked for but not set: the pointer to a new one, in two words, must be nothing.
    code += [(EQUAL, 0, 6, prlimit), (LOAD, 0, 0, THIRD_AT), (EQUAL, 0, 3, 0), (LOAD, 0, 0, THIRD_AT + 4)]
    code += [(EQUAL, 0, 1, 0), (RETURN, 0, 0, ALLOW), (RETURN, 0, 0, REFUSE)]
    # Memory may be executed only where it is mapped from a file, unwritable: libraries, no machine code of one's own.
    code += [(EQUAL, 0, 7, mmap), (LOAD, 0, 0, THIRD_AT), (ANY, 0, 3, EXECUTABLE), (ANY, 3, 0, WRITABLE)]
    code += [(LOAD, 0, 0, FOURTH_AT), (ANY, 1, 0, ANONYMOUS), (RETURN, 0, 0, ALLOW), (RETURN, 0, 0, REFUSE)]
    code += [(EQUAL, 0, 4, mprotect), (LOAD, 0, 0, THIRD_AT), (ANY, 1, 0, EXECUTABLE), (RETURN, 0, 0, ALLOW)]
    code += [(RETURN, 0, 0, REFUSE), (RETURN, 0, 0, REFUSE)]
    packed = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in code))
    program = struct.pack("HxxxxxxP", len(code), ctypes.addressof(packed))
    # By the call rather than prctl, for its flag: without it older kernels slow all that follows.
    refused: int = libc.syscall(seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, program)
    return not refused
