"""One browser and one server for all tests of the page, since starting either takes a while."""

from __future__ import annotations

import pytest
from browsers import DESK, FLAGS, PHONE, Visitor, chromium, showing


@pytest.fixture(scope="session")
def browser():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playing:
        running = playing.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


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
