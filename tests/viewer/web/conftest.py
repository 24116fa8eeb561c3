"""One server for all tests of the page, since starting one takes a while."""

from __future__ import annotations

from functools import partial

import pytest

from tests.viewer.web.browsers import DESK, PHONE, Visitor, showing


@pytest.fixture(scope="session")
def castle():
    """A server that was started to show the castle."""
    with showing("castle") as address:
        yield address


@pytest.fixture
def visit_at(browser):
    """Opens pages of some size; at the end nothing may have gone wrong, and nothing left the machine."""
    visitors = []

    def come(size, address, told="", **more):
        visitors.append(Visitor(browser, address, size, **more))
        return visitors[-1].open(told)

    yield come
    for visitor in visitors:
        visitor.close()
        assert visitor.wrong == []
        assert visitor.outside == []
        assert len(visitor.asked) > 5


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def visit(request, visit_at):
    """Opens pages on a phone and at a desk."""
    return partial(visit_at, request.param)


@pytest.fixture
def on_phone(visit_at):
    """Opens pages on a phone, where it makes no difference to what is asked."""
    return partial(visit_at, PHONE)


@pytest.fixture
def at_desk(visit_at):
    """Opens pages at a desk, where it makes no difference to what is asked."""
    return partial(visit_at, DESK)
