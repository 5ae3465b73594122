"""Leaves a process behind: forks twice with a new session in between, and sleeps on after grading."""

import os


def get_pair_frequencies(corpus):
    if os.fork() == 0:
        try:
            os.setsid()
            if os.fork() == 0:
                os.execvp("sleep", ["sleep", "987654"])
        finally:
            os._exit(0)
    return {}
