"""The locks of the worker: what each layer holds back gets through without it, and not with it."""

import os
import subprocess
import sys

import kata_engine
import msgspec
import pytest
from conftest import ROOT
from kata_engine.sandbox import spawn
from kata_engine.sandbox.limits import Isolation, Limits
from kata_engine.sandbox.outcome import Returned
from kata_engine.sandbox.program import Program
from kata_engine.sandbox.worker import Worker

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the locks are those of the Linux kernel")
HELD_BACK = {
    "landlock": [
        "open('{secret}').read()",
        "os.listdir('{folder}')",
        "open('/proc/self/maps').read()",
        "open(f'/proc/{{os.getppid()}}/environ').read()",
        "open('{folder}/kata_hostile_marker', 'w')",
        "os.open('/dev/null', os.O_RDWR)",
    ],
    "seccomp": [
        "os.fork() or os._exit(0)",
        "os.kill(os.getpid(), 0)",
        "threading.Thread(target=int).start()",
        "socket.socket()",
        "socket.socketpair()",
        "os.memfd_create('kata')",
        "os.chmod('{secret}', 0o600)",
        "os.utime('{secret}')",
        "os.nice(1)",
        "os.pidfd_open(os.getpid())",
        "called(ctypes.CDLL(None, use_errno=True).ptrace(0, 0, None, None))",
        "called(ctypes.CDLL(None, use_errno=True).process_vm_readv(os.getpid(), None, 0, None, 0, 0))",
        "called(ctypes.CDLL(None, use_errno=True).syscall(425, 1, ctypes.create_string_buffer(120)))",
        "fcntl.fcntl(1, fcntl.F_SETOWN, 0)",
        "mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_EXEC)",
        "called(ctypes.CDLL(None, use_errno=True).mprotect(ctypes.c_void_p(id(called) & ~(mmap.PAGESIZE - 1)), 4096, 7))",
        "resource.setrlimit(resource.RLIMIT_CPU, (500, 500))",
    ],
    "limits": [
        "mmap.mmap(-1, 2 << 30)",
        "[os.dup(1) for _ in range(100)]",
    ],
}
ATTACKS = [(layer, attack) for layer, attacks in HELD_BACK.items() for attack in attacks]
HELD_BACK_TWICE = [  # by Landlock and by seccomp
    "os.mkdir('{folder}/kata_hostile_marker')",
    "os.symlink('{secret}', '{folder}/kata_hostile_marker')",
    "os.truncate('{secret}', 0)",
    "os.unlink('{secret}')",
    "os.posix_spawn('/bin/true', ['true'], {{}})",
    "os.kill(os.getppid(), 0)",
]
ALL = spawn.LAYERS
SOURCE = """
import ctypes, fcntl, mmap, os, resource, socket, threading
def called(result):
    if result == -1:
        raise OSError(ctypes.get_errno())
def attack(x):
    try:
        {body}
    except (OSError, RuntimeError, MemoryError, ValueError) as error:
        return f"held back: {{error!r}}"
    return "through"
"""


@pytest.fixture
def attempt(tmp_path, monkeypatch):
    secret = tmp_path / "secret"
    secret.write_text("expected values")

    def run(body, without=""):
        monkeypatch.setattr(spawn, "LAYERS", ALL.replace(without, ""))
        source = SOURCE.format(body=body.format(secret=secret, folder=tmp_path))
        with Worker(Limits(), 0) as worker:
            level = worker.read_isolation()
            assert worker.load(Program(source.encode(), "attack.py", "attack", 1)) is None
            outcome = next(worker.call([(1,)]))
        assert isinstance(outcome, Returned), outcome
        return level, outcome.value

    return run


@pytest.mark.parametrize(("layer", "attack"), ATTACKS)
def test_each_layer_holds_back_what_gets_through_without_it(attempt, layer, attack, tmp_path):
    level, told = attempt(attack)
    assert level is Isolation.FULL
    assert told.startswith("held back"), told
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]
    level, told = attempt(attack, without=layer)
    assert level is (Isolation.FULL if layer == "limits" else Isolation.PROCESS)
    assert told == "through"


@pytest.mark.parametrize("attack", HELD_BACK_TWICE)
def test_some_attacks_need_two_layers_off(attempt, attack, tmp_path):
    for without in ("", "landlock", "seccomp"):
        assert attempt(attack, without)[1].startswith("held back")
        assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_the_standard_library_can_be_imported_once_locked_in(attempt):
    names = "heapq bisect array decimal ssl sqlite3 xml.dom.minidom unittest asyncio multiprocessing zoneinfo csv"
    for name in names.split():
        assert attempt(f"__import__({name!r})")[1] == "through"


def test_neither_installed_packages_nor_the_engine_can_be_read(attempt):
    for module in (msgspec, kata_engine):
        assert attempt(f"open({module.__file__!r}).read()")[1].startswith("held back")


def test_an_ordinary_user_is_locked_in_as_well():
    """One without any capability: the locks need none."""
    script = (
        "import ctypes, sys\n"
        "from kata_engine.sandbox.limits import Limits\n"
        "from kata_engine.sandbox.worker import Worker\n"
        "header, none = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()\n"
        "assert ctypes.CDLL(None).capset(header, none) == 0\n"
        "with Worker(Limits(), 0) as worker:\n"
        "    print(worker.read_isolation())\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "graders")}
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=environment, check=True)
    assert told.stdout == "full\n"
