"""Compiles kernels with numba and keeps the compiled code (`compiled_code`).

The decorators:

    kernel          compiled, without the interpreter's lock
    inlined         the same, for functions that run millions of times within a kernel
    bare            a loop that makes no arrays: references to its arguments are not counted, which saves a third of
                    the work in loops that run millions of times
    bare_inlined    a function that runs within such a loop
    lent            passes an array, or a tuple of some, without counting references
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba
from numba import njit
from numba.core import caching, cgutils, types
from numba.core.types.containers import BaseTuple
from numba.extending import intrinsic

from terrain.machine import cache
from terrain.machine.compiled_code import KernelFile, compile_for_the_class
from terrain.machine.interrupts import hold_interrupts

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["bare", "bare_inlined", "inlined", "kernel", "lent"]

KEPT = cache.kernels()

compile_for_the_class()
hold_interrupts()


class KernelLocator(caching._CacheLocator):  # type: ignore[misc]  # noqa: SLF001 - numba exports no base for them
    """Has numba take every kernel of ours; `KernelFile` says where its code is."""

    def get_cache_path(self) -> str:
        return str(KEPT)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return ""

    def ensure_cache_path(self) -> None:
        """Nothing is asked of the cache before there is something to keep."""

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> KernelLocator:  # noqa: ARG003 - as numba calls it
        return cls()


def _compiler(**flags: bool) -> Callable[[Any], Any]:
    def compiled(function: Any) -> Any:
        usual = numba.config.CACHE_LOCATOR_CLASSES
        numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.{KernelLocator.__name__}"
        try:
            made = njit(cache=True, nogil=True, error_model="numpy", boundscheck=False, **flags)(function)
        finally:
            numba.config.CACHE_LOCATOR_CLASSES = usual
        if not numba.config.DISABLE_JIT:
            name = f"{function.__module__}.{function.__qualname__}"
            made._cache._cache_file = KernelFile(made, name, KEPT)  # noqa: SLF001 - numba lets no file be chosen
        return made

    return compiled


kernel = _compiler()
inlined = _compiler(forceinline=True)
bare = _compiler(_nrt=False)
bare_inlined = _compiler(_nrt=False, forceinline=True)


@intrinsic
def lent(_context: Any, value: Any) -> Any:
    """An array, or a tuple with all its arrays, without an owner: nothing is counted while it is handed around.

    Its owner must wait until that is over. Bundles of many arrays go through many hands in the searches for links and
    for proofs; half of the time would go into counting.
    """
    if not isinstance(value, (types.Array, BaseTuple)):
        return None
    return value(value), _lend


def _lend(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    return _without_owner(context, builder, signature.args[0], values[0])


def _without_owner(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """The same value; arrays in it without a reference count."""
    if isinstance(kind, types.Array):
        own = context.make_array(kind)(context, builder, value)
        own.meminfo = cgutils.get_null_value(own.meminfo.type)
        own.parent = cgutils.get_null_value(own.parent.type)
        return own._getvalue()  # noqa: SLF001 - how an array is told to the compiler
    if isinstance(kind, BaseTuple):
        for place, part in enumerate(kind):
            inner = _without_owner(context, builder, part, builder.extract_value(value, place))
            value = builder.insert_value(value, inner, place)
    return value
