"""Runs games on the workers of a Dask cluster.

The workers need the same version of Pas as this process; that is checked before the first game, since other rules play
other games. Nothing is left behind on the cluster.
"""

from __future__ import annotations

import logging
import socket
import time
import warnings
from collections import deque
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from scenes.layout.fairness.contests import code
from scenes.layout.fairness.crews import CrewError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from distributed import Client, Future

    from scenes.layout.fairness.crews import Done, Task, Work

KNOCK_SECONDS = 3.0
"""How long the address may take to accept a connection."""

HELLO_SECONDS = 15.0
"""How long a cluster may take to identify itself, and to have a worker."""

SILENT_SECONDS = 15.0
"""A cluster without a scheduler or without a worker for this long is gone."""

PATIENCE_SECONDS = 1.0
"""How often the connection is checked while no result arrives."""

AHEAD = 2
"""Games on their way to each worker: one that is played, one that waits."""

MISSING = "a Dask cluster needs the package distributed; install it with: pip install 'pas-skirmish[cluster]'"


@dataclass(frozen=True)
class Cluster:
    """The workers of a Dask cluster."""

    address: str
    game: str
    hands: int

    def each(self, work: Work[Task, Done], tasks: Iterable[Task]) -> Iterator[tuple[Task, Done]]:
        with _client(self.address) as client:
            yield from _Errands(client, self, work).all_of(deque(tasks))


def cluster_at(address: str, game: str) -> Cluster:
    """The cluster at an address, once it has answered; a `CrewError` says in one line why it cannot be used."""
    with _client(address) as client:
        return Cluster(address, game, _greeted(client, address, game))


@contextmanager
def _client(address: str) -> Iterator[Client]:
    """A silent connection, closed afterwards."""
    client = _connected(address)
    try:
        yield client
    finally:
        with _silence(), suppress(Exception):
            client.close(timeout=KNOCK_SECONDS)


def _connected(address: str) -> Client:
    try:
        from distributed import Client  # noqa: PLC0415 - it comes with an extra
    except ImportError as missing:
        raise CrewError(MISSING) from missing
    _knock(address)
    with _silence():
        try:
            return Client(address, timeout=KNOCK_SECONDS, set_as_default=False)
        except (OSError, ValueError, TypeError, ImportError) as refusal:
            raise CrewError(f"{address}: no Dask scheduler answers there") from refusal


def _knock(address: str) -> None:
    """Check that the address answers: the client of Dask would wait and retry."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        raise CrewError(f"{address}: an address of a cluster is like tcp://192.168.1.5:8786")
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()
    except (OSError, OverflowError) as refusal:
        raise CrewError(f"{address}: no cluster is there ({refusal})") from refusal


@contextmanager
def _silence() -> Iterator[None]:
    """Silence the log messages of the Dask packages."""
    loggers = [logging.getLogger(name) for name in ("distributed", "tornado", "asyncio")]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(logging.CRITICAL + 1)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)


def _greeted(client: Client, address: str, game: str) -> int:
    """How many workers there are, all with the same Pas."""
    from distributed import TimeoutError as TooLate  # noqa: PLC0415 - it comes with an extra

    with _silence():
        try:
            client.wait_for_workers(1, timeout=HELLO_SECONDS)
            theirs = client.run(code_there, game)
        except (TooLate, TimeoutError) as refusal:
            raise CrewError(f"{address}: the cluster has no workers") from refusal
        except ImportError as missing:
            raise CrewError(f"{address}: its workers do not have pas ({missing}); install it there") from missing
        except OSError as gone:
            raise CrewError(f"{address}: the cluster does not answer any more") from gone
    here = code(game)
    if any(other != here for other in theirs.values()):
        raise CrewError(f"{address}: its workers have another version of pas; games would not be the same")
    return len(theirs)


def code_there(game: str) -> str:
    """Asked of every worker: which code it plays by."""
    return code(game)


class _Errands:
    """Tasks on their way to the workers and back."""

    def __init__(self, client: Client, cluster: Cluster, work: Any) -> None:
        self.client, self.cluster, self.work = client, cluster, work
        self.back: SimpleQueue[tuple[Any, Future]] = SimpleQueue()
        self.out: dict[Any, Future] = {}

    def all_of(self, waiting: deque[Any]) -> Iterator[tuple[Any, Any]]:
        """Tasks go out in their order, a few for each worker; whatever comes back is passed on at once."""
        try:
            while waiting or self.out:
                while waiting and len(self.out) < AHEAD * self.cluster.hands:
                    self._send(waiting.popleft())
                task, done = self._next()
                yield task, done
        finally:
            with _silence(), suppress(Exception):
                self.client.cancel(list(self.out.values()), force=True)

    def _send(self, task: Any) -> None:
        with _silence():
            future = self.client.submit(self.work.play, task, key=f"pas {task} {time.monotonic_ns()}", pure=False)
        self.out[task] = future
        future.add_done_callback(lambda done: self.back.put((task, done)))

    def _next(self) -> tuple[Any, Any]:
        """The next task that is done; a `CrewError` when the cluster is gone."""
        quiet_since = time.monotonic()
        while True:
            try:
                task, future = self.back.get(timeout=PATIENCE_SECONDS)
            except Empty:
                if self._is_there():
                    quiet_since = time.monotonic()
                elif time.monotonic() - quiet_since > SILENT_SECONDS:
                    raise self._gone() from None
            else:
                del self.out[task]
                return task, self._result(future)

    def _is_there(self) -> bool:
        """Whether the scheduler is connected and has workers."""
        with _silence(), suppress(Exception):
            return self.client.status == "running" and bool(self.client.nthreads())
        return False

    def _result(self, future: Future) -> Any:
        if future.status == "finished":
            with _silence():
                try:
                    return future.result(timeout=HELLO_SECONDS)
                except Exception as lost:
                    raise self._gone() from lost
        if future.status != "error":
            raise self._gone()
        trouble = future.exception(timeout=HELLO_SECONDS)
        if type(trouble).__module__.startswith("distributed"):
            raise self._gone() from trouble
        raise CrewError(f"{self.cluster.address}: a worker failed: {type(trouble).__name__}: {trouble}") from trouble

    def _gone(self) -> CrewError:
        return CrewError(f"{self.cluster.address}: the cluster is gone")
