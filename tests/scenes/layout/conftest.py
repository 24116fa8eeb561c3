"""What the tests of layouts share."""

from __future__ import annotations

import pytest

from tests.scenes.layout.duels import own_cache


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """A cache of this test alone."""
    folder = own_cache(tmp_path)
    monkeypatch.setenv("PAS_CACHE", str(folder))
    return folder
