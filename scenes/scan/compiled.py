"""How the innermost loops of a scan are compiled: without counting references to the arrays they are given.

Compiled code counts who holds an array each time it is handed on, in memory that all cores share. In loops
that run millions of times and make no arrays of their own the counting is a third of the work, and for nothing.
"""

from __future__ import annotations

from functools import partial

from numba import njit

from terrain.exact import kernel

__all__ = ["bare", "inlined", "kernel"]

_njit = partial(njit, cache=True, nogil=True, error_model="numpy", boundscheck=False, _nrt=False)

bare = _njit()
"""A loop that makes no arrays: it works on what it is given."""

inlined = _njit(forceinline=True)
"""The same for what runs millions of times within it."""
