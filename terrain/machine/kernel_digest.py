"""Digests a kernel: what it does, and what everything does that it calls or reads, whatever it looks like.

Two kernels with the same digest compile to the same code. It is made of byte code, constants and the values of the
names that a kernel uses, so comments, docstrings and the place of a line change nothing, and a change in one kernel
concerns that kernel and its callers alone. What this module does not understand counts with the source of its module.
"""

from __future__ import annotations

import hashlib
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core.dispatcher import Dispatcher
from numba.core.types.abstract import Type
from numba.core.types.containers import BaseNamedTuple, BaseTuple

from terrain.machine import sources

PLAIN = (int, float, complex, str, bytes, bool, type(None), type(Ellipsis), np.generic, np.dtype)
RUNTIME_OPTIONS = ("forceinline", "_nrt", "error_model", "boundscheck", "fastmath", "parallel")


def kernel_digest(kernel: Dispatcher) -> str:
    """The digest of a kernel and of all that it rests on."""
    content: list[str] = [numba.__version__, np.__version__]
    _Content(content).kernel(kernel)
    return hashlib.sha256("\n".join(content).encode(errors="surrogatepass")).hexdigest()[:16]


class _Content:
    """Writes down what a kernel consists of; each value once."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._seen: dict[int, int] = {}
        self._kept: list[Any] = []
        """What was seen stays alive, so that no other value gets its number."""

    def kernel(self, kernel: Dispatcher) -> None:
        if self._known(kernel):
            return
        options = kernel.targetoptions
        self._say("kernel", *(f"{name}={options.get(name)}" for name in RUNTIME_OPTIONS))
        self._function(kernel.py_func)

    def _known(self, value: Any) -> bool:
        """Whether a value was written down before; it is then named by its number."""
        if id(value) in self._seen:
            self._say("again", self._seen[id(value)])
            return True
        self._seen[id(value)] = len(self._kept)
        self._kept.append(value)
        return False

    def _say(self, *words: object) -> None:
        self._lines.append(" ".join(map(str, words)))

    def _function(self, function: Any) -> None:
        self._say("function", function.__qualname__)
        self._code(function.__code__, function.__doc__)
        self._value(function.__defaults__)
        for cell in function.__closure__ or ():
            self._value(cell.cell_contents)
        for name in sorted(_names(function.__code__)):
            if name in function.__globals__:
                self._say("name", name)
                self._value(function.__globals__[name])

    def _code(self, code: CodeType, words: str | None) -> None:
        self._say(code.co_code.hex(), code.co_names, code.co_varnames, code.co_freevars, code.co_argcount)
        for place, constant in enumerate(code.co_consts):
            if isinstance(constant, CodeType):
                self._code(constant, None)
            elif place or constant not in (None, words):  # the first may be the docstring
                self._value(constant)

    def _value(self, value: Any) -> None:
        if isinstance(value, PLAIN):
            self._say(type(value).__name__, repr(value))
        elif isinstance(value, tuple | list | frozenset):
            self._say(type(value).__name__, len(value))
            for one in sorted(value, key=repr) if isinstance(value, frozenset) else value:
                self._value(one)
        elif isinstance(value, np.ndarray):
            self._say("array", value.dtype, value.shape, hashlib.sha256(np.ascontiguousarray(value).data).hexdigest())
        elif isinstance(value, Dispatcher):
            self.kernel(value)
        elif isinstance(value, FunctionType):
            if not self._known(value):
                self._function(value)
        else:
            self._named(value)

    def _named(self, value: Any) -> None:
        """A module, a class or a value of one: by its name, and where it is ours with all that its source rests on."""
        if isinstance(value, ModuleType):
            self._source(value.__name__)
        elif isinstance(value, type) and hasattr(value, "_fields"):
            self._say(value.__qualname__, value._fields, getattr(value, "_field_defaults", ""))
        elif isinstance(value, type):
            self._say(value.__module__, value.__qualname__)
            self._source(value.__module__)
        elif isinstance(value, Type):
            self._say(repr(value))
        elif isinstance(value, BuiltinFunctionType | np.ufunc):
            self._say(getattr(value, "__module__", ""), value.__name__)
        elif (definition := getattr(value, "_defn", None)) is not None:
            self._value(definition)
        else:
            self._say(type(value).__qualname__, getattr(value, "__qualname__", ""))
            self._source(getattr(value, "__module__", None) or type(value).__module__)

    def _source(self, module: str) -> None:
        if module.split(".", maxsplit=1)[0] in sources.OURS:
            self._say(module, sources.digest(module))


def _names(code: CodeType) -> set[str]:
    """The names that code looks up, in the functions inside it too."""
    inner = (constant for constant in code.co_consts if isinstance(constant, CodeType))
    return set(code.co_names).union(*map(_names, inner))


def layouts(signature: Any) -> tuple[Any, ...]:
    """The fields of every bundle of arrays in the types of a call: their order decides what compiled code reads."""
    found: list[Any] = []
    for one in signature:
        if isinstance(one, BaseNamedTuple):
            found.append((one.instance_class.__qualname__, tuple(one.fields)))
        if isinstance(one, BaseTuple):
            found += layouts(tuple(one))
    return tuple(found)
