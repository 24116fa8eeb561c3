"""One PostgreSQL for all tests of storage."""

from __future__ import annotations

import os

import pytest

from tests.api.serving.databases import Database, postgres, programs


@pytest.fixture(scope="session")
def database():
    """The URL of a database that is empty at first."""
    if programs() is None:
        assert not os.environ.get("CI"), "PostgreSQL is not installed"
        pytest.skip("POSTGRESQL IS NOT TESTED: install it with apt-get install postgresql")
    with postgres() as url:
        yield url


@pytest.fixture
def database_alone(database):  # noqa: ARG001 - it says whether PostgreSQL is here
    """A database server of one test, which may stop it."""
    own = Database()
    yield own
    own.remove()
