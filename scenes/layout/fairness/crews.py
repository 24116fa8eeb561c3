"""Runs many games in parallel worker processes; results are returned in the order of completion.

The crew of this machine is one process for each core. Each builds its tables once and then plays game after game; it
ends when its parent stops listening, so that a killed program leaves nothing running.

Other work in processes of its own goes through `terrain.machine.children`. A crew differs: its processes play our own
games, so nothing caps them, and each does many tasks whose results are Python values, so they keep `multiprocessing`.
They are ended by the same code.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from terrain.machine import stop

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

Task = TypeVar("Task")
Done = TypeVar("Done")
Task_contra = TypeVar("Task_contra", contravariant=True)
Done_co = TypeVar("Done_co", covariant=True)


class CrewError(Exception):
    """The crew cannot go on; what it finished stands. The message is one line."""


class Work(Protocol[Task_contra, Done_co]):
    """Something that can be sent to other processes and done there, task by task."""

    def play(self, bout: Task_contra, /) -> Done_co: ...


class Crew(Protocol):
    """Runs all tasks; yields each with its result as soon as it is done."""

    @property
    def hands(self) -> int:
        """How many it does at once."""
        ...

    def each(self, work: Work[Task, Done], tasks: Iterable[Task]) -> Iterator[tuple[Task, Done]]: ...


def own_cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class OwnCores:
    """The cores of this machine; with one hand everything is done in this process."""

    hands: int

    def each(self, work: Work[Task, Done], tasks: Iterable[Task]) -> Iterator[tuple[Task, Done]]:
        waiting = deque(tasks)
        if min(self.hands, len(waiting)) <= 1:
            yield from ((task, work.play(task)) for task in waiting)
            return
        with _hired(work, min(self.hands, len(waiting))) as hands:
            yield from _shared_out(hands, waiting)


@dataclass
class _Hand(Generic[Task]):
    """A process, the line to it, and the task it has."""

    process: SpawnProcess
    line: Connection
    task: Task | None = None


@contextmanager
def _hired(work: Work[Any, Any], count: int) -> Iterator[list[_Hand[Any]]]:
    """Worker processes for a work; they are ended afterwards, whatever they were doing."""
    hands = [_hire(work) for _ in range(count)]
    try:
        yield hands
    finally:
        for hand in hands:
            hand.process.kill()  # all at once, before the first is waited for
        for hand in hands:
            stop(hand.process, hand.line)


def _hire(work: Work[Any, Any]) -> _Hand[Any]:
    # Not forked: compiled code and its threads do not outlive a fork.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, work), daemon=True)
    process.start()
    theirs.close()
    return _Hand(process, ours)


def _shared_out(hands: list[_Hand[Task]], waiting: deque[Task]) -> Iterator[tuple[Task, Any]]:
    """Hand tasks out in their order to the next free worker."""
    for hand in hands:
        _give(hand, waiting)
    while any(hand.task is not None for hand in hands):
        lines = {hand.line: hand for hand in hands if hand.task is not None}
        for line in wait(list(lines)):
            hand = lines[line]  # type: ignore[index]  # only our lines are waited for
            task, done = hand.task, _heard(hand)
            _give(hand, waiting)
            yield task, done  # type: ignore[misc]  # a worker that reports has a task


def _give(hand: _Hand[Task], waiting: deque[Task]) -> None:
    hand.task = waiting.popleft() if waiting else None
    if hand.task is not None:
        try:
            hand.line.send(hand.task)
        except OSError as gone:
            raise _lost(hand) from gone


def _heard(hand: _Hand[Any]) -> Any:
    try:
        done = hand.line.recv()
    except (EOFError, OSError) as gone:
        raise _lost(hand) from gone
    if isinstance(done, BaseException):
        raise done
    return done


def _lost(hand: _Hand[Any]) -> CrewError:
    hand.process.join(1.0)
    return CrewError(f"a process that played {hand.task} ended by itself (code {hand.process.exitcode})")


def _serve(line: Connection, work: Work[Any, Any]) -> None:
    """The loop of a worker process, until its parent stops listening."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent process
    try:
        while True:
            line.send(_done(work, line.recv()))
    except (EOFError, OSError):
        return


def _done(work: Work[Any, Any], task: Any) -> Any:
    """The result of a task, or the error it raised."""
    try:
        return work.play(task)
    except Exception as trouble:  # noqa: BLE001 - the parent process is told, whatever it is
        return RuntimeError(f"{task}: {type(trouble).__name__}: {trouble}")
