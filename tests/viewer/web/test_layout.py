"""Layouts on the page: fragments are dragged, and what the rules say of it is there at once."""

from __future__ import annotations

import pytest

from tests.viewer.web.said_by_command import pas

pytestmark = pytest.mark.browser


def problems(seen):
    return seen.page.evaluate("[...document.querySelectorAll('#problems li')].map((item) => item.textContent)")


def test_a_fragment_dragged_beside_another_is_said_to_be_too_near(visit, castle):
    seen = visit(castle, "#scenario=castle")
    seen.page.wait_for_selector('#legal[data-legal="true"]')
    seen.page.click("#top")
    yard = seen.place("yard")
    seen.drag("south gate", [yard[0] - 3.0, yard[1], 0.0])
    seen.page.wait_for_selector('#legal[data-legal="false"]')
    assert any("ICH-TABLE-06" in said for said in problems(seen))
    assert seen.place("south gate")[0] == pytest.approx(yard[0] - 3.0, abs=0.05)


def test_a_survey_says_on_the_page_what_the_command_says(at_desk, castle):
    seen = at_desk(castle, "#scenario=duel")
    seen.page.wait_for_selector("#legal[data-legal]")
    seen.page.click("#survey")
    seen.page.wait_for_selector("#surveyed[data-total]", timeout=300_000)
    told = pas("scenario", "survey", "duel")
    assert float(seen.page.get_attribute("#surveyed", "data-total")) == told["imbalance"]["total"]
    assert [said.split(":")[0] for said in problems(seen)] == [one["id"] for one in told["fragments"]]


def test_a_board_is_shown_and_checked_too(on_phone, castle):
    seen = on_phone(castle, "#scenario=the_cage")
    seen.page.wait_for_selector('#legal[data-legal="true"]')
