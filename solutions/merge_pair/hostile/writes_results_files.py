"""Writes a junit report and a result that say all was well, wherever a grader might look for one."""

import os
import sys

REPORT = '<testsuite name="kata" tests="12" failures="0" errors="0"/>\n'
FOLDERS = (".", "..", "/tmp", "/var/tmp", "/dev/shm", os.path.expanduser("~"), os.path.dirname(sys.executable), "/")


def merge_pair(corpus, pair):
    refusals = []
    for folder in FOLDERS:
        try:
            with open(f"{folder}/kata_hostile_marker.xml", "w") as report:
                report.write(REPORT)
        except OSError as refusal:
            refusals.append(f"{folder}: {refusal.strerror}")
            continue
        raise RuntimeError(f"a report was written into {folder}")
    raise PermissionError("; ".join(refusals))
