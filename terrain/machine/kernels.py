"""Compiles kernels with numba and caches the compiled code on disk by the content of its sources.

The cache key of a kernel is a digest of its module and of every module that it imports, so a change in a called
module recompiles it, and a copy of the project in another folder finds the code that the first copy compiled.

    kernel          compiled, without the interpreter's lock
    inlined         the same, for functions that run millions of times within a kernel
    bare            a loop that makes no arrays: references to its arguments are not counted, which saves a third of
                    the work in loops that run millions of times
    bare_inlined    a function that runs within such a loop
    lent            passes an array without counting references
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import numba
from numba import njit
from numba.core import caching, cgutils, types
from numba.extending import intrinsic

from terrain.machine import cache, sources

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["bare", "bare_inlined", "inlined", "kernel", "lent"]

USUAL_LOCATORS = "UserProvidedCacheLocator,InTreeCacheLocator,UserWideCacheLocator"
"""Where numba keeps compiled code of others."""


class KernelLocator(caching._CacheLocator):  # type: ignore[misc]  # noqa: SLF001 - numba exports no base for them
    """Tells numba where the code of one kernel is kept."""

    def __init__(self, function: Any) -> None:
        self._code = zlib.crc32(function.__code__.co_code)
        self._module = function.__module__
        self._sources = sources.digest(self._module, apart_from=(cache.__name__, sources.__name__))

    def get_cache_path(self) -> str:
        return str(cache.kernels() / f"{self._module}-{self._sources}")

    def get_source_stamp(self) -> str:
        return self._sources

    def get_disambiguator(self) -> str:
        return f"{self._code:08x}"

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> KernelLocator | None:  # noqa: ARG003 - as numba calls it
        """Locates the kernels of modules that `sources` knows; others are left to numba."""
        module = py_func.__module__
        if module.split(".")[0] not in sources.OURS or sources.path_of(module) is None:
            return None
        located = cls(py_func)
        try:
            located.ensure_cache_path()
        except OSError:
            return None
        return located


def _compiler(**flags: bool) -> Callable[[Any], Any]:
    def compiled(function: Any) -> Any:
        numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.{KernelLocator.__name__},{USUAL_LOCATORS}"
        return njit(cache=True, nogil=True, error_model="numpy", boundscheck=False, **flags)(function)

    return compiled


kernel = _compiler()
inlined = _compiler(forceinline=True)
bare = _compiler(_nrt=False)
bare_inlined = _compiler(_nrt=False, forceinline=True)


@intrinsic
def lent(_context: Any, array: Any) -> Any:
    """An array without an owner: nothing is counted while it is handed around. Its owner must wait until that is over.

    Bundles of many arrays go through many hands in the search for links; half of the time would go into counting.
    """
    if not isinstance(array, types.Array):
        return None
    return array(array), _without_owner


def _without_owner(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    """The same array without a reference count."""
    own = context.make_array(signature.args[0])(context, builder, values[0])
    own.meminfo = cgutils.get_null_value(own.meminfo.type)
    own.parent = cgutils.get_null_value(own.parent.type)
    return own._getvalue()  # noqa: SLF001 - how an array is told to the compiler
