"""What the system says about a child: its CPU time, whether it is alive, whether it sleeps."""

import contextlib
import os
import sys
import time
from pathlib import Path

IDLE_STATES = "ST"  # of /proc: sleeping, and stopped; a process that only waits for a core is running


class Vitals:
    """The vital signs of one child, read from outside; on systems without /proc by psutil."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._last_cpu_seconds = 0.0

    def read_cpu_clock(self) -> float:
        """CPU seconds of the child so far; raises OSError on Linux where it has been reaped."""
        if sys.platform == "linux":
            return time.clock_gettime((~self._pid << 3) | 2)  # the kernel's clock of a process
        import psutil  # only where there is no /proc and no such clock

        with contextlib.suppress(psutil.Error):
            times = psutil.Process(self._pid).cpu_times()
            self._last_cpu_seconds = times.user + times.system
        return self._last_cpu_seconds

    def is_alive(self) -> bool:
        """Whether it still runs; it is not reaped, so its group can still be killed."""
        if sys.platform == "linux":
            return os.waitid(os.P_PID, self._pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None
        import psutil

        try:
            return bool(psutil.Process(self._pid).status() != psutil.STATUS_ZOMBIE)
        except psutil.Error:
            return False

    def is_asleep(self) -> bool:
        """Whether it waits for something other than a core."""
        if sys.platform == "linux":
            with contextlib.suppress(OSError):
                state = Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()[0]
                return state in IDLE_STATES
            return False
        import psutil

        try:
            return bool(psutil.Process(self._pid).status() != psutil.STATUS_RUNNING)
        except psutil.Error:
            return False
