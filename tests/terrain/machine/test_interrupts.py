"""A Ctrl+C while a kernel is compiled or runs comes when numba is done, and never within."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
COMPILING = """
import signal
import time
from numba import njit
from numba.core import event
from numba.core.compiler_lock import global_compiler_lock
import terrain.machine.kernels

class User(event.Listener):
    '''Presses Ctrl+C at the first piece of code that is made, and looks whether anything happens to it.'''
    presses = 1

    def on_start(self, _event):
        if self.presses and global_compiler_lock.is_locked():
            self.presses -= 1
            signal.raise_signal(signal.SIGINT)

    def on_end(self, _event):
        print('the piece is whole')

@njit
def doubled(number):
    return 2 * number

event.register('{kind}', User())
try:
    doubled(21)
    time.sleep({patience})
except KeyboardInterrupt:
    print('stopped')
print(doubled(21))
try:
    signal.raise_signal(signal.SIGINT)
    print('late')
except KeyboardInterrupt:
    print('stopped at once')
"""
RUNNING = """
import ctypes
import signal
import time
from typing import NamedTuple
from numba import njit
import terrain.machine.kernels

press = ctypes.CDLL(None)['raise']
press.argtypes, press.restype = [ctypes.c_int], ctypes.c_int

class Pair(NamedTuple):
    low: int
    high: int

class Pairs(NamedTuple):
    left: Pair
    right: Pair

@njit(nogil=True)
def pairs(low, signal):
    if signal:
        press(signal)
    return Pairs(Pair(low, 1), Pair(2, 3))

pairs(0, 0)
for _ in range(20):
    try:
        pairs(0, signal.SIGINT.value)
        time.sleep(60)
    except KeyboardInterrupt:
        print('stopped')
print(pairs(7, 0))
"""
ENDING = """
import signal
import time
import weakref
import terrain.machine.kernels

class Value:
    def __init__(self, at_the_end):
        self.at_the_end = at_the_end

    def __del__(self):
        self.at_the_end()

def press():
    signal.raise_signal(signal.SIGINT)

def watched():
    value = Value(int)
    weakref.finalize(value, press)

for end in (lambda: Value(press), watched):
    try:
        end()
        time.sleep(60)
    except KeyboardInterrupt:
        print('stopped')
"""
KERNELS = """
from terrain.machine.kernels import kernel

@kernel
def first(number):
    return number + 1

@kernel
def second(number):
    return first(number) + 1

@kernel
def third(number):
    return second(number) + first(2.0 * number)
"""
NESTED = """
import signal
import time
from terrain.machine.watchers import compile_watchers
import some_kernels

def press(name):
    print(name)
    if name.endswith('second') and presses:
        presses.pop()
        signal.raise_signal(signal.SIGINT)

presses = [1]
compile_watchers.append(press)
try:
    some_kernels.third(1)
    time.sleep(60)
except KeyboardInterrupt:
    print('stopped')
time.sleep(0.1)
print(some_kernels.third(1))
"""


def ran(program, **variables):
    """What a program prints in a process of its own, line by line, and how it ends."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT, env=os.environ | variables, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.parametrize("kind", ["numba:compile", "numba:llvm_lock"])
def test_ctrl_c_in_the_compiler_comes_when_the_code_is_whole(kind):
    said = ran(COMPILING.format(kind=kind, patience=60))
    assert said[0] == "the piece is whole"
    assert said[-3:] == ["stopped", "42", "stopped at once"]


def test_ctrl_c_comes_before_the_next_kernel_that_another_calls(tmp_path):
    """What a search for a proof calls takes a minute to compile, and nobody waits for that."""
    (tmp_path / "some_kernels.py").write_text(KERNELS, "utf-8")
    said = ran(NESTED, PYTHONPATH=f"{ROOT}{os.pathsep}{tmp_path}", PAS_CACHE=str(tmp_path / "cache"))
    names = [f"some_kernels.{name}" for name in ("third", "second")]
    assert said[:3] == [*names, "stopped"]
    assert sorted(said[3:-1]) == sorted([*names, *["some_kernels.first"] * 2])
    assert said[-1] == "6.0"


def test_ctrl_c_in_a_kernel_that_gives_named_tuples_comes_when_it_has_given_them():
    """Python functions make them, and what calls these would go on with nothing in its hands."""
    assert ran(RUNNING) == ["stopped"] * 20 + ["Pairs(left=Pair(low=7, high=1), right=Pair(low=2, high=3))"]


def test_ctrl_c_while_a_value_goes_comes_when_it_is_gone():
    assert ran(ENDING) == ["stopped", "stopped"]


def test_who_handles_ctrl_c_otherwise_goes_on_to():
    """A server has a handler of its own, which raises nothing; it hears of it at once."""
    program = COMPILING.format(kind="numba:compile", patience=0)
    own = "signal.signal(signal.SIGINT, lambda *_: print('heard'))\ntry:"
    assert ran(program.replace("try:", own, 1)) == ["heard", "the piece is whole", "42", "heard", "late"]
