"""Runs the tests of a game against one faulty function after another.

One process collects the tests and runs them all once on the rules as they are: that shows that they pass, how long each
takes, and which functions each calls. Then every mutant gets a forked copy of that process, in which the code of one
function is exchanged. Tests that claim a rule of the function run first, the quick ones before the slow ones, and the
first that fails ends the trial. A fault in what a module does when it is loaded (its constants, its classes) needs
modules that are loaded anew: such a trial is forked before any of them is.
"""

from __future__ import annotations

import ast
import functools
import gc
import importlib
import importlib.abc
import importlib.util
import os
import resource
import select
import signal
import sys
import time
import types
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.sites import ROOT, with_fault

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import CodeType, FrameType

    from tests.mutants.sites import Mutant

QUIET = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-s", "--no-header", "--no-summary", "-m", "not soak"]
SURVIVED, KILLED, HUNG = 0, 1, 2
SLOWER, AT_LEAST_S = 10, 5.0
"""A test that takes this many times its usual CPU time, and at least so much, hangs."""
SHARING = {"skirmish", "scenes", "tests"}
"""The packages in which tests share what they remember."""
MOST_COLD = 60
"""How many tests run where modules are loaded anew."""


@dataclass
class Known:
    """What is known of a test: its usual time, the rules that it claims, and the functions that it calls."""

    seconds: float
    rules: list[str]
    calls: list[str]


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    fate: str
    by: str = ""
    tests: int = 0
    seconds: float = 0.0


@dataclass
class Trial:
    """A pytest plugin that runs the trials instead of the tests."""

    mutants: list[Mutant]
    workers: int
    budget_s: float
    """How much CPU time the tests of one mutant may usually take together."""
    known: dict[str, Known]
    """What an earlier run has found out; empty when tests or rules have changed since."""
    told: Callable[[Verdict], None]
    keep: Callable[[dict[str, Known]], None]
    failed: list[str] = field(default_factory=list)
    kills: Counter[tuple[str, str]] = field(default_factory=Counter)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        known = {name: found for name, item in self.items.items() if (found := self._warm(item)) is not None}
        if not self.failed:
            if not self.known:
                self.known = known
                self.keep(known)
            forget_answers()
            gc.freeze()  # nothing that is loaded is copied for a fork only because it was looked at
            self._run()
        return True

    def _warm(self, item: pytest.Item) -> Known | None:
        """A test on the rules as they are: it has to pass, and loads what all need."""
        calls: set[str] = set()
        began = time.process_time()
        if not self.known:
            forget_shared_answers()
            sys.setprofile(functools.partial(_note_call, calls))
        try:
            reports = runtestprotocol(item, nextitem=None, log=False)
        finally:
            sys.setprofile(None)
        if any(report.failed for report in reports):
            self.failed.append(item.nodeid)
        if any(not report.passed for report in reports):
            return None
        rules = [str(one) for mark in item.iter_markers("rule") for one in mark.args]
        return Known(time.process_time() - began, rules, sorted(calls))

    def _run(self) -> None:
        for verdict in verdicts(self.mutants, self.workers, self._tests_for, self._child):
            self.kills[verdict.mutant.owner, verdict.by] += 1
            self.told(verdict)

    def _tests_for(self, mutant: Mutant) -> list[str]:
        """The tests that call a function: those that claim its rules first, those that have found most before them."""
        name = f"{mutant.path}::{mutant.owner}"
        cited = set(mutant.rules)
        found = [test for test, one in self.known.items() if name in one.calls and test in self.items]

        def rank(test: str) -> tuple[int, bool, float]:
            return -self.kills[mutant.owner, test], not cited & set(self.known[test].rules), self.known[test].seconds

        return list(within_budget(sorted(found, key=rank), self.known, self.budget_s))

    def _child(self, mutant: Mutant, tests: list[str], say: Callable[[str], None]) -> int:
        exchange_code(mutant)
        for test in tests:
            watch(max(AT_LEAST_S, SLOWER * self.known[test].seconds))
            say(test)
            if any(report.failed for report in runtestprotocol(self.items[test], nextitem=None, log=False)):
                return KILLED
        return SURVIVED


def _note_call(calls: set[str], frame: FrameType, event: str, _: object) -> None:
    if event == "call" and "/skirmish/" in frame.f_code.co_filename:
        path = frame.f_code.co_filename
        if path.startswith(f"{ROOT}/skirmish/"):
            calls.add(f"{path[len(str(ROOT)) + 1 :]}::{frame.f_code.co_qualname.split('.<locals>')[0]}")


def within_budget(tests: list[str], known: dict[str, Known], budget_s: float) -> Iterator[str]:
    """The tests that there is time for; one that takes too long leaves its place to those behind it."""
    spent = 0.0
    for test in tests:
        if spent + known[test].seconds <= budget_s:
            spent += known[test].seconds
            yield test


def forget_answers() -> None:
    """What was remembered of answers that the rules gave would hide a fault."""
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper):
            one.cache_clear()


def forget_shared_answers() -> None:
    """What one test has had remembered would hide the calls of the next."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in SHARING:
            for one in list(vars(module).values()):
                if isinstance(one, functools._lru_cache_wrapper):
                    one.cache_clear()


# ---------------------------------------------------------------- one process for each mutant


def verdicts(
    mutants: list[Mutant],
    workers: int,
    tests_for: Callable[[Mutant], list[str]],
    work: Callable[[Mutant, list[str], Callable[[str], None]], int],
) -> Iterator[Verdict]:
    """What becomes of each mutant, with some of them tried at the same time."""
    waiting, running = list(reversed(mutants)), {}
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop()
            tests = tests_for(mutant)
            pid, pipe = fork(functools.partial(work, mutant, tests))
            running[pipe] = (mutant, pid, len(tests), time.monotonic(), [])
        for pipe in select.select(list(running), [], [])[0]:
            said = os.read(pipe, 1 << 16)
            running[pipe][-1].append(said)
            if not said:
                yield _verdict(pipe, *running.pop(pipe))


def fork(work: Callable[[Callable[[str], None]], int]) -> tuple[int, int]:
    """A copy of this process that does a piece of work; it says through a pipe what it is at."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    try:
        os.close(reading)
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        code = work(lambda text: os.write(writing, f"{text}\n".encode()) and None)
    except BaseException:  # noqa: BLE001 - whatever a faulty program does, it has been noticed
        code = KILLED
    os._exit(code)


def watch(seconds: float) -> None:
    """End this process when it has used so much CPU time from now on."""
    signal.signal(signal.SIGPROF, lambda *_: os._exit(HUNG))
    signal.setitimer(signal.ITIMER_PROF, seconds)
    used = resource.getrusage(resource.RUSAGE_SELF)
    hard = int(used.ru_utime + used.ru_stime + seconds) + 20
    resource.setrlimit(resource.RLIMIT_CPU, (hard, resource.RLIM_INFINITY))


def _verdict(pipe: int, mutant: Mutant, pid: int, tests: int, began: float, said: list[bytes]) -> Verdict:
    os.close(pipe)
    survived = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == SURVIVED
    lines = b"".join(said).decode().splitlines()
    by = "" if survived or not lines else lines[-1]
    return Verdict(mutant, "survived" if survived else "killed", by, tests, round(time.monotonic() - began, 2))


def exchange_code(mutant: Mutant) -> None:
    """Give a function of a loaded module the code that it has with its fault."""
    compiled = compile(with_fault(mutant.path, mutant.number), str(ROOT / mutant.path), "exec")
    module = sys.modules.get(mutant.path.removesuffix(".py").replace("/", "."))
    if module is None:
        os._exit(SURVIVED)  # no test loads it
    function = function_of(module, mutant.owner)
    code = next(one for one in codes_of(compiled) if one.co_qualname == mutant.owner)
    if code == function.__code__:  # the fault is in what an argument is when it is not said
        faulty = {"__name__": module.__name__, "__file__": module.__file__}
        exec(compiled, faulty)  # noqa: S102
        loaded = function_of(types.SimpleNamespace(**faulty), mutant.owner)
        function.__defaults__, function.__kwdefaults__ = loaded.__defaults__, loaded.__kwdefaults__
    function.__code__ = code


def codes_of(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if hasattr(constant, "co_qualname"):
            yield from codes_of(constant)


def function_of(module: object, owner: str) -> object:
    """The function behind a name: of a property, a cached one, a method of a class or whatever wraps it."""
    held = module
    for name in owner.split("."):
        held = vars(held)[name]
    while not hasattr(held, "__code__"):
        held = next(
            getattr(held, inner) for inner in ("fget", "func", "__func__", "__wrapped__") if hasattr(held, inner)
        )
    return held


# ---------------------------------------------------------------- modules loaded anew


class Faulty(importlib.abc.Loader, importlib.abc.MetaPathFinder):
    """Loads one module with a fault."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant, self.name = mutant, mutant.path.removesuffix(".py").replace("/", ".")

    def find_spec(self, name: str, *_: object) -> object:
        if name != self.name:
            return None
        return importlib.util.spec_from_loader(name, self, origin=str(ROOT / self.mutant.path))

    def create_module(self, _: object) -> None:
        return None

    def exec_module(self, module: object) -> None:
        path = str(ROOT / self.mutant.path)
        module.__file__ = path
        exec(compile(with_fault(self.mutant.path, self.mutant.number), path, "exec"), vars(module))  # noqa: S102


def cold_trials(mutants: list[Mutant], workers: int, known: dict[str, Known], told: Callable[[Verdict], None]) -> None:
    """Trials of faults that are there from the moment at which a module is loaded."""
    for verdict in verdicts(mutants, workers, lambda mutant: tests_of_module(mutant, known), _cold):
        told(verdict)


def _cold(mutant: Mutant, tests: list[str], say: Callable[[str], None]) -> int:
    watch(120.0)
    sys.meta_path.insert(0, Faulty(mutant))
    saying = _Saying(say)
    code = pytest.main([*QUIET, "-x", *tests], plugins=[saying])
    return SURVIVED if code in (0, 5) else KILLED


@dataclass
class _Saying:
    say: Callable[[str], None]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.say(nodeid)


def tests_of_module(mutant: Mutant, known: dict[str, Known]) -> list[str]:
    """The tests that claim a rule beside the fault, then those that call a function of its module or of its users."""
    names = assigned_at(mutant)
    users = [path for path in _sources(mutant.path) if path == mutant.path or names & words_of(path)]
    beginnings = tuple(f"{path}::" for path in users)
    cited = set(mutant.rules)
    claiming = [test for test, one in known.items() if cited & set(one.rules)]
    calling = [test for test, one in known.items() if any(call.startswith(beginnings) for call in one.calls)]
    quick = sorted(set(calling) - set(claiming), key=lambda test: known[test].seconds)
    return (sorted(claiming, key=lambda test: known[test].seconds) + quick[:: max(1, len(quick) // MOST_COLD)])[
        :MOST_COLD
    ]


def assigned_at(mutant: Mutant) -> set[str]:
    """The names that a module gives at the line of a fault."""
    tree = ast.parse((ROOT / mutant.path).read_text("utf-8"))
    held = next((one for one in tree.body if one.lineno <= mutant.line <= (one.end_lineno or 0)), None)
    if isinstance(held, ast.ClassDef):
        return {held.name}
    return (
        {one.id for one in ast.walk(held) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
        if held
        else set()
    )


@functools.cache
def _sources(path: str) -> tuple[str, ...]:
    folder = ROOT / Path(*Path(path).parts[:2])
    return tuple(one.relative_to(ROOT).as_posix() for one in sorted(folder.rglob("*.py")))


@functools.cache
def words_of(path: str) -> frozenset[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return frozenset(one.id for one in ast.walk(tree) if isinstance(one, ast.Name))
