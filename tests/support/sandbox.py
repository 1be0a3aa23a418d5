"""Runs a command under what the service's unit says of system calls: `sandbox.py UNIT COMMAND …`.

Systemd is not needed for it, only its list of system calls and the library that it filters with.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import errno
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ALLOW, REFUSE = 0x7FFF0000, 0x00050000
"""What is done about a call; the number of an error is added to the second."""
EQUAL = 4
NO_NEW_PRIVILEGES = 38


class Argument(ctypes.Structure):
    """What the library compares an argument of a call with."""

    _fields_ = (
        ("number", ctypes.c_uint),
        ("how", ctypes.c_int),
        ("value", ctypes.c_uint64),
        ("mask", ctypes.c_uint64),
    )


def settings(unit: Path) -> dict[str, list[str]]:
    """What a unit says, word by word."""
    said = [line.split("=", 1) for line in unit.read_text().splitlines() if "=" in line]
    return {name: words.split() for name, words in said}


def sets() -> dict[str, list[str]]:
    """The system calls of each of systemd's sets, and the sets that it holds."""
    command = ["systemd-analyze", "syscall-filter"]
    completed = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, list[str]] = {}
    for line in completed.stdout.splitlines():
        if line.startswith("@"):
            last = found.setdefault(line, [])
        elif line.strip() and not line.lstrip().startswith("#"):
            last.append(line.strip())
    return found


def calls(name: str, of: dict[str, list[str]]) -> Iterator[str]:
    """The system calls of a set, and of those that it holds."""
    for word in of[name]:
        yield from calls(word, of) if word.startswith("@") else [word]


def confine(said: dict[str, list[str]]) -> None:
    """Refuse this process, for good, what a unit does not allow."""
    library = ctypes.CDLL(ctypes.util.find_library("seccomp"))
    library.seccomp_init.restype = ctypes.c_void_p
    rules = ctypes.c_void_p(library.seccomp_init(REFUSE | errno.EPERM))
    known = sets()
    allowed = {call for name in said["SystemCallFilter"] for call in calls(name, known)}
    for call in (allowed | {"execve"}) - {"socket"}:
        number = library.seccomp_syscall_resolve_name(call.encode())
        if number >= 0:  # there is such a call on this machine
            assert library.seccomp_rule_add_array(rules, ALLOW, number, 0, None) == 0
    number = library.seccomp_syscall_resolve_name(b"socket")
    for name in said["RestrictAddressFamilies"]:
        family = (Argument * 1)(Argument(0, EQUAL, getattr(socket, name), 0))
        assert library.seccomp_rule_add_array(rules, ALLOW, number, 1, family) == 0
    assert ctypes.CDLL(None).prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0
    assert library.seccomp_load(rules) == 0


if __name__ == "__main__":
    confine(settings(Path(sys.argv[1])))
    os.execvp(sys.argv[2], sys.argv[2:])
