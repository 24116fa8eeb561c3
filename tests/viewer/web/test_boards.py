"""Boards on the page: units and areas are asked about as tables are, and what it says is what the command says."""

from __future__ import annotations

import pytest

from tests.viewer.web.browsers import PHONE
from tests.viewer.web.said_by_command import pas

pytestmark = pytest.mark.browser
BOARD = "#scene=atalanta"


@pytest.mark.parametrize(("a", "b"), [("atalanta", "heracles"), ("atalanta", "achilles")])
def test_two_units_are_tapped_and_the_verdict_is_that_of_the_command(visit, castle, a, b):
    seen = visit(castle, BOARD)
    seen.page.click("#top")
    seen.tap(a)
    seen.page.wait_for_selector(".name.a")
    seen.tap(b)
    said, ruled = seen.ruling(a, b), pas("los", "atalanta", a, b)
    assert (said["verdict"], said["sees"], said["distance"]) == (ruled["verdict"], ruled["sees"], ruled["distance"])
    assert said["words"] == ("SEEN" if ruled["sees"] else "HIDDEN")
    hot = seen.page.evaluate("[...pas.stage.hot.keys()]")
    assert hot == ([] if ruled["sees"] else [blocker["name"] for blocker in ruled["blockers"]])


def test_a_unit_is_dragged_into_another_area_and_the_ruling_follows(visit_at, castle, tmp_path):
    from scenes.board.board_questions import rule_board_sight
    from scenes.plugs.open import load_any

    seen = visit_at(PHONE, castle, f"{BOARD}&a=atalanta&b=achilles")
    assert seen.ruling("atalanta", "achilles")["verdict"] == "blocked"
    seen.page.click("#top")
    seen.drag("spartans", seen.middle("N"))
    assert seen.ruling("atalanta", "achilles")["verdict"] == "visible"
    assert seen.page.evaluate("[...pas.rulings.moved.values()]") == [{"id": "spartans", "area": "N"}]
    assert seen.saved("#save_scene", tmp_path / "moved.toml") == "atalanta-moved.toml"
    saved = load_any(tmp_path / "moved.toml")
    assert saved.unit("spartans").area == "N"
    assert rule_board_sight(saved, "atalanta", "achilles").sees
    seen.page.click("#back")
    assert seen.ruling("atalanta", "achilles")["verdict"] == "blocked"


def test_areas_are_asked_about_and_those_within_reach_are_shown(visit_at, castle):
    seen = visit_at(PHONE, castle, f"{BOARD}&a=atalanta")
    seen.page.click("#reach")
    seen.page.wait_for_selector("#reach[data-area]")
    ways = pas("reach", "atalanta", "atalanta")["ways"]
    areas = {one["area"] for way in ways.values() for one in way["areas"]}
    assert set(seen.page.evaluate("[...pas.stage.reached]")) == areas
    seen.page.select_option("#a", "A")
    seen.page.select_option("#b", "K")
    assert seen.ruling("A", "K")["sees"] == pas("los", "atalanta", "A", "K")["sees"]
