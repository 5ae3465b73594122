"""Ignores all signals, including SIGXCPU, and stays in a regular expression that no exception can end."""

import re
import resource
import signal

IGNORED = (signal.SIGXCPU, signal.SIGALRM, signal.SIGVTALRM, signal.SIGPROF, signal.SIGTERM, signal.SIGINT)
for number in IGNORED:
    signal.signal(number, signal.SIG_IGN)
signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())


def tokenize_brute(text, alphabet):
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    except (OSError, ValueError):
        pass  # then there is less time to waste
    return re.match("(a|a)*b", "a" * 10_000)
