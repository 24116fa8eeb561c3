"""One server for the tests that only ask, since starting one takes a while."""

from __future__ import annotations

import pytest
from servers import serving


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


@pytest.fixture
def asking(server):
    with server.client() as client:
        yield client
