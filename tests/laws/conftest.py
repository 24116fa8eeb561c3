"""Laws are tried on thousands of small tables: none of them is kept on disk."""

from __future__ import annotations

import os

import pytest


@pytest.fixture(autouse=True, scope="session")
def _no_cache():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PAS_CACHE", os.devnull)
        yield
