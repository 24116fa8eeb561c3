"""Waits for questions with all loaded that they need, and forks for each.

It is run as `python -m api.command.standby.keeper`. The process itself never answers, so that no question can leave
anything behind for the next.
"""

from __future__ import annotations

import fcntl
import gc
import json
import os
import signal
import socket
from contextlib import redirect_stdout, suppress
from importlib import import_module
from io import StringIO
from typing import TYPE_CHECKING, Any

from api.command.standby.address import minutes, socket_path
from api.command.standby.child import answer

if TYPE_CHECKING:
    from pathlib import Path

EXAMPLES = (
    ("los", "castle", "davios", "jelena"),
    ("los", "slits", "g", "h"),
    ("measure", "castle", "davios", "jelena"),
    ("cover", "castle", "davios", "jelena"),
)
"""What is asked once at the start: it loads the compiled code of the questions that people ask most."""

LARGEST_REQUEST = 1 << 20


def keep() -> None:
    """Wait until nobody has asked for some minutes; end at once where another process waits already."""
    path = socket_path()
    if path is None:
        return
    with (path.parent / f"{path.name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return
        _load()
        path.unlink(missing_ok=True)
        with socket.socket(socket.AF_UNIX) as door:
            door.bind(str(path))
            door.listen()
            try:
                _serve(door, path)
            finally:
                path.unlink(missing_ok=True)


def _load() -> None:
    """Load modules and compiled code by asking; what is kept so is of files that ship."""
    run = import_module("api.command.front.run").run
    with redirect_stdout(StringIO()):
        for words in EXAMPLES:
            run(words)
    gc.collect()
    gc.freeze()


def _serve(door: socket.socket, path: Path) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system buries the children
    door.settimeout(60 * minutes())
    while path == socket_path():  # else Pas has changed, and this process is of yesterday
        try:
            line, _ = door.accept()
        except TimeoutError:
            return
        with line, suppress(OSError, ValueError, KeyError):
            _take(line, door)


def _take(line: socket.socket, door: socket.socket) -> None:
    """Read a request and fork; only the child answers."""
    line.settimeout(2.0)
    length, files, _, _ = socket.recv_fds(line, 4, 3)
    try:
        request = _request(line, int.from_bytes(length, "big"))
        child = os.fork()
        if child == 0:
            _answer(line, door, files, request)
        line.sendall(f"{child}\n".encode())
    finally:
        for file in files:
            os.close(file)


def _request(line: socket.socket, length: int) -> dict[str, Any]:
    if length > LARGEST_REQUEST:
        raise ValueError(length)
    content = b""
    while len(content) < length:
        part = line.recv(length - len(content))
        if not part:
            raise ValueError(len(content))
        content += part
    found: dict[str, Any] = json.loads(content)
    return found


def _answer(line: socket.socket, door: socket.socket, files: list[int], request: dict[str, Any]) -> None:
    """In the child: answer, say the exit code, and end without going back."""
    code = 3
    try:
        door.close()
        line.settimeout(None)
        code = answer(request, files)
    finally:
        with suppress(OSError):
            line.sendall(f"{code}\n".encode())
        os._exit(code)


if __name__ == "__main__":
    keep()
