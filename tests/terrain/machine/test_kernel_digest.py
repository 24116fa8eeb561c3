"""The digest of a kernel changes with whatever changes its compiled code, and with nothing else."""

from __future__ import annotations

import importlib
import sys
from itertools import count

import pytest

from terrain.machine.kernel_digest import kernel_digest

NUMBERS = count()
TEXT = '''
"""Kernels."""
from typing import NamedTuple
import numpy as np
from numba.extending import intrinsic
from terrain.machine.kernels import inlined, kernel

STEP = 3
SHAPE = (1, 2.5)
TABLE = np.array([1, 2, 3])


class Pair(NamedTuple):
    left: float
    right: float


@intrinsic
def given(context, number):
    """Words."""
    return number(number), _lowered


def _lowered(context, builder, signature, values):
    return values[0]


@inlined
def deepest(x):
    return x + STEP


@kernel
def deep(x):
    # a remark
    return deepest(x) * 2


@kernel
def reads(x):
    return SHAPE[0] + TABLE[0] + x


@kernel
def asked(x, y=1):
    """What it does."""
    pair = Pair(x, y)
    return deep(pair.left) + reads(pair.right) + given(x)


@kernel
def aside(x):
    return x - 1
'''


def digest_of(folder, text, name="asked"):
    """The digest of a kernel in a module of this text."""
    module = f"kernels_{next(NUMBERS)}"
    (folder / f"{module}.py").write_text(text, "utf-8")
    importlib.invalidate_caches()
    try:
        return kernel_digest(getattr(importlib.import_module(module), name))
    finally:
        sys.modules.pop(module, None)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("STEP = 3", "STEP = 4"),
        ("STEP = 3", "STEP = 3.0"),
        ("(1, 2.5)", "(1, 2.25)"),
        ("[1, 2, 3]", "[1, 2, 4]"),
        ("[1, 2, 3]", "[1.0, 2, 3]"),
        ("return deepest(x) * 2", "return deepest(x) * 3"),
        ("return x + STEP", "return x - STEP"),
        ("@inlined", "@kernel"),
        ("y=1", "y=2"),
        ("left: float\n    right: float", "right: float\n    left: float"),
        ("return values[0]", "return values[-1]"),
        ("TABLE[0] + x", "TABLE[x]"),
    ],
)
def test_what_changes_the_code_changes_the_digest(folder, old, new):
    assert old in TEXT
    assert digest_of(folder, TEXT) != digest_of(folder, TEXT.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# a remark", "# another\n    # and one more"),
        ('"""What it does."""', '"""What it really does,\n\n    at length.\n    """'),
        ('    """What it does."""\n', ""),
        ("return x - 1", "return x - 2"),
        ('"""Kernels."""', '"""All sorts of kernels."""\n\n\n\n'),
    ],
)
def test_words_and_other_kernels_do_not(folder, old, new):
    assert old in TEXT
    assert digest_of(folder, TEXT) == digest_of(folder, TEXT.replace(old, new))


def test_a_kernel_that_calls_itself_has_a_digest(folder):
    text = (
        "from terrain.machine.kernels import kernel\n@kernel\ndef asked(n):\n    return n if n < 2 else asked(n - 1)\n"
    )
    assert digest_of(folder, text) != digest_of(folder, text.replace("n - 1", "n - 2"))


def test_of_our_own_kernels_none_rests_on_a_whole_module():
    """What a digest does not understand counts with its module: right, but then a change far away compiles it anew."""
    from terrain.machine import sources
    from terrain.sight.search import advance

    asked = []
    whole = sources.digest
    try:
        sources.digest = lambda *modules, **options: asked.append(modules) or whole(*modules, **options)
        kernel_digest(advance)
    finally:
        sources.digest = whole
    assert asked == []
