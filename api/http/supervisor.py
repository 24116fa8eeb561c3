"""Keeps the processes of a server with several: whichever ends is started again, even while the database is away."""

from __future__ import annotations

import logging
import time

from uvicorn.supervisors.multiprocess import Multiprocess, Process

log = logging.getLogger("pas.workers")
AGAIN_S = 1.0
"""After how long a process that could not start is started again."""


class Supervisor(Multiprocess):
    """Starts and restarts them.

    uvicorn ends the whole server when one process cannot start, since it would fail the same way each time. Ours were
    tried before; what has gone since is the database, and those that run wait for it to come back.
    """

    def keep_subprocess_alive(self) -> None:
        if self.should_exit.is_set():
            return
        super().keep_subprocess_alive()
        if not self.should_exit.is_set():
            return
        self.should_exit.clear()  # it was set because a process could not start
        log.warning("a process of the server could not start; it is started again")
        time.sleep(AGAIN_S)
        for place, one in enumerate(self.processes):
            if not one.process.is_alive():
                self.processes[place] = Process(self.config, self.sockets)
                self.processes[place].start()
