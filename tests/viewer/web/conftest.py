"""One server for all tests of the page, since starting one takes a while."""

from __future__ import annotations

import pytest
from browsers import DESK, PHONE, Visitor, showing


@pytest.fixture(scope="session")
def castle():
    """A server that was started to show the castle."""
    with showing("castle") as address:
        yield address


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def visit(request, browser):
    """Opens pages on a phone and at a desk; at the end nothing may have gone wrong, and nothing left the machine."""
    visitors = []

    def come(address, told="", **more):
        visitors.append(Visitor(browser, address, request.param, **more))
        return visitors[-1].open(told)

    yield come
    for visitor in visitors:
        visitor.close()
        assert visitor.wrong == []
        assert visitor.outside == []
        assert len(visitor.asked) > 5
