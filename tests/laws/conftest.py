"""Laws are tried on thousands of small tables: none of them is kept on disk."""

from __future__ import annotations

import os

import pytest


@pytest.fixture(autouse=True, scope="module")
def _no_cache():
    """Until the module ends, and no longer: programs that are started later need their compiled code."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PAS_CACHE", os.devnull)
        yield
