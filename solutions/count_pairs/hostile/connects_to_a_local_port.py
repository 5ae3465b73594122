"""Sends its input over the network: TCP, UDP, and named and abstract sockets on this machine."""

import os
import socket

ADDRESSES = (
    (socket.AF_INET, socket.SOCK_STREAM, ("127.0.0.1", 9)),
    (socket.AF_INET, socket.SOCK_DGRAM, ("127.0.0.1", 9)),
    (socket.AF_UNIX, socket.SOCK_STREAM, "/tmp/kata_hostile_marker"),
    (socket.AF_UNIX, socket.SOCK_DGRAM, "\0kata_hostile_marker"),
)


def get_pair_frequencies(corpus):
    refusals = []
    for family, kind, address in ADDRESSES:
        try:
            with socket.socket(family, kind) as sender:
                refusals.append(f"{kind.name}: a socket")
                sender.connect(address)
                sender.send(repr(corpus).encode())
        except OSError as refusal:
            refusals.append(f"{family.name} {kind.name}: {os.strerror(refusal.errno)}")
            continue
        raise RuntimeError(f"sent to {address!r}")
    raise PermissionError("; ".join(refusals))
