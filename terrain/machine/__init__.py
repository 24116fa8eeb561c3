"""Runs the geometry on a machine: compiles kernels, caches results, loads packages lazily.

kernels   numba decorators
compiled_code keeps the compiled code of kernels, and finds what ships
kernel_digest digests a kernel and all that it rests on
interrupts holds a Ctrl+C back while numba is at work
watchers  tells that a kernel is compiled
sources   finds the source files behind a function and digests them into a cache key
stopwatch measures time without that in which code is compiled or loaded
cache     stores prepared tables on disk, by digest
doors     lazy `__getattr__` for package `__init__` files
atomic_file writes files and folders whole
children  runs work of ours in processes of their own, ends them in time, and tells apart what ended them
worker    the inside of a process that works for another
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.machine.atomic_file import PART, whole_file, write_whole
    from terrain.machine.cache import folder, share_tables
    from terrain.machine.children import Child, Ended, forked, run, stop
    from terrain.machine.interrupts import hold_interrupts
    from terrain.machine.kernels import bare, bare_inlined, inlined, kernel
    from terrain.machine.sources import digest, made_by
    from terrain.machine.watchers import compile_watchers
    from terrain.machine.worker import Say, limit, serve

__all__ = [
    "PART",
    "Child",
    "Ended",
    "Say",
    "bare",
    "bare_inlined",
    "compile_watchers",
    "digest",
    "folder",
    "forked",
    "hold_interrupts",
    "inlined",
    "kernel",
    "limit",
    "made_by",
    "run",
    "serve",
    "share_tables",
    "stop",
    "whole_file",
    "write_whole",
]
__getattr__ = door(__name__, __file__)
