"""Runs the geometry on a machine: compiles kernels, caches results, loads packages lazily.

kernels   numba decorators; caches compiled code by the content of its sources
sources   finds the source files behind a function and digests them into a cache key
cache     stores prepared tables on disk, by digest
doors     lazy `__getattr__` for package `__init__` files
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.machine.atomic_file import PART, whole_file, write_whole
    from terrain.machine.cache import folder
    from terrain.machine.children import Child, Ended, forked, run, stop
    from terrain.machine.kernels import bare, bare_inlined, inlined, kernel
    from terrain.machine.sources import digest, made_by
    from terrain.machine.worker import Say, limit, serve

__all__ = [
    "PART",
    "Child",
    "Ended",
    "Say",
    "bare",
    "bare_inlined",
    "digest",
    "folder",
    "forked",
    "inlined",
    "kernel",
    "limit",
    "made_by",
    "run",
    "serve",
    "stop",
    "whole_file",
    "write_whole",
]
__getattr__ = door(__name__, __file__)
