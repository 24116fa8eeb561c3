"""The field of a table: where a body can be, on which floors, and what joins these places."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from terrain.machine import cache
from terrain.movement.answers import Mover
from terrain.planning.field.field import Form
from terrain.planning.field.link_finder import DOWN, JUMP, LADDER, UP
from terrain.planning.field.rims import headings
from tests import given
from tests.laws.real_meshes import real_table
from tests.terrain.planning_specimens import BODY, FAR, ON_FOOT, prepared, setting


def links_of(field, kind):
    return np.flatnonzero(field.links.kind == kind)


def test_on_a_bare_table_every_cell_is_a_place_on_the_ground():
    field = setting().field
    assert len(field.places) == 48 * 48
    assert not field.places[:, 2].any()
    assert len(field.links.to) == 0


def test_places_lie_in_the_middle_of_their_cells():
    field = setting().field
    assert np.allclose((field.places[:, :2] / 0.25) % 1.0, 0.5)


def test_a_block_is_stood_on_as_far_as_half_the_base_is_held():
    field = setting(given.box(4, 4, 2, at=(6, 6))).field
    top = field.places[field.places[:, 2] == 2.0]
    assert len(top) == 16 * 16
    assert np.abs(top[:, :2] - 6.0).max() < 2.0


def test_beside_a_wall_the_base_keeps_its_distance():
    field = setting(given.box(4, 4, 3, at=(6, 6))).field
    ground = field.places[(field.places[:, 2] == 0.0) & (np.abs(field.places[:, 1] - 6.0) < 1.9)]
    assert np.abs(ground[:, 0] - 6.0).min() == pytest.approx(2.6, abs=0.09)


def test_below_a_bridge_and_on_it_are_two_floors():
    bridge = setting(given.box(4, 6, 0.5, at=(6, 6, 2.0)))
    assert bridge.elevations_at(6.1, 6.1) == [2.5, 0.0]
    assert not bridge.field.low[bridge.field.places[:, 2] == 0.0].any()


def test_below_a_roof_of_one_pas_one_has_to_crouch():
    roof = setting(given.box(4, 6, 0.5, at=(6, 6, 1.0)))
    assert roof.elevations_at(6.1, 6.1) == [1.5, 0.0]
    under = (np.abs(roof.field.places[:, :2] - 6.0).max(axis=1) < 1.0) & (roof.field.places[:, 2] == 0.0)
    assert roof.field.low[under].all()


def test_below_a_roof_lower_than_a_crouched_body_is_no_place():
    assert setting(given.box(4, 6, 0.5, at=(6, 6, 0.45))).elevations_at(6.1, 6.1) == [0.95]


def test_inside_a_solid_is_no_place_though_there_is_room():
    assert setting(given.box(4, 4, 3, at=(6, 6))).elevations_at(6.1, 6.1) == [3.0]


def test_a_room_within_walls_is_a_place_that_nobody_walks_to():
    walls = [given.box(6, 0.5, 3, at=(6, 6 + y), name=f"{y}") for y in (-2.75, 2.75)]
    walls += [given.box(0.5, 6, 3, at=(6 + x, 6), name=f"side {x}") for x in (-2.75, 2.75)]
    yard = setting(*walls)
    assert yard.elevations_at(6.1, 6.1) == [0.0]
    assert yard.reach((1.0, 1.0, 0.0), ON_FOOT).row_near((6.125, 6.125, 0.0)) is None


def test_a_base_stands_on_a_deck_with_slots_narrower_than_itself():
    slats = [given.box(0.3, 4, 1, at=(4 + 0.4 * k, 6), name=f"slat {k}") for k in range(10)]
    deck = setting(*slats)
    assert deck.elevations_at(5.9, 6.1) == [1.0]


def test_a_heap_of_posts_that_holds_less_than_half_a_base_is_no_floor():
    posts = [given.box(0.2, 4, 1, at=(4 + 0.5 * k, 6), name=f"post {k}") for k in range(8)]
    assert setting(*posts).elevations_at(5.9, 6.1) == []


def test_a_slope_of_35_degrees_is_walked_and_one_of_50_is_a_wall():
    gentle = setting(given.ramp(4, 4, 2.8, at=(6, 6)))
    steep = setting(given.ramp(4, 4, 4.8, at=(6, 6)))
    assert len(gentle.elevations_at(6.1, 6.1)) == 1
    assert steep.elevations_at(6.1, 6.1) == []


def test_a_ladder_joins_its_foot_to_its_top():
    wall = given.box(4, 4, 3, at=(6, 6))
    field = setting(wall, given.box(0.4, 0.1, 3, at=(6, 3.9), kind="ladder", name="ladder")).field
    rises = field.links.rise[links_of(field, LADDER)]
    assert {3.0, -3.0} == set(np.round(rises, 3).tolist())


def test_a_jump_is_measured_from_edge_to_edge():
    field = setting(given.box(3, 4, 2, at=(3, 6)), given.box(3, 4, 2, at=(9, 6), name="far")).field
    level = [link for link in links_of(field, JUMP) if field.links.rise[link] == 0.0]
    assert min(field.links.length[level]) == pytest.approx(3.0, abs=0.002)


def test_walls_and_edges_are_gone_up_and_down_by_their_height():
    field = setting(given.box(4, 4, 2, at=(6, 6))).field
    assert np.allclose(field.links.rise[links_of(field, UP)], 2.0)
    assert np.allclose(field.links.deep[links_of(field, DOWN)], 2.0)


def test_below_an_overhang_no_link_leads_up():
    field = setting(given.box(2, 2, 3, at=(6, 6)), given.box(5, 5, 0.5, at=(6, 6, 3.0), name="cap")).field
    assert len(links_of(field, UP)) == 0


def test_the_headings_of_links_are_the_same_after_a_quarter_turn_and_in_a_mirror():
    found = {tuple(heading) for heading in headings().tolist()}
    assert len(found) == 32
    assert {(-y + 0.0, x) for x, y in found} == found
    assert {(x, -y + 0.0) for x, y in found} == found


def test_small_bases_get_smaller_cells():
    form = Form((1.2, 1.2), 0.0, 1.25, 0.5, 0.5, 45.0, FAR)
    assert form.cell_pas == 0.25
    assert replace(form, base_pas=(0.468, 0.468)).cell_pas == 0.125


def test_an_oval_base_stands_on_a_wall_along_which_it_is_turned_and_not_across():
    wall = given.box(8, 0.9, 1.5, at=(6, 6))
    along = setting(wall, body=Mover((2.4, 1.2), 1.25, 0.0))
    across = setting(wall, body=Mover((2.4, 1.2), 1.25, 90.0))
    assert along.elevations_at(6.1, 6.1) == [1.5]
    assert across.elevations_at(6.1, 6.1) == []


def test_a_field_from_the_cache_is_the_one_that_was_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("PAS_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "WORTH_S", 0.0)
    pieces = given.box(3, 4, 2, at=(3, 6)), given.box(3, 4, 1, at=(9, 6), name="far")
    fresh = prepared(given.table(*pieces, size=(12.0, 12.0)), BODY)
    kept = prepared(given.table(*pieces, size=(12.0, 12.0)), BODY)
    assert kept is not fresh
    for part in ("storeys", "nodes", "arcs", "links"):
        for here, there in zip(getattr(fresh, part), getattr(kept, part), strict=True):
            assert np.array_equal(here, there)


def test_a_field_is_only_taken_from_the_cache_for_the_same_table_and_body(tmp_path, monkeypatch):
    monkeypatch.setenv("PAS_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "WORTH_S", 0.0)
    table = given.table(given.box(3, 4, 2, at=(3, 6)), size=(12.0, 12.0))
    prepared(table, BODY)
    prepared(table.moved("box", (6.0, 6.0, 0.0), 0.0), BODY)
    prepared(table, replace(BODY, base_pas=1.6))
    assert len(list((cache.folder() / "tables").iterdir())) == 3


def test_preparing_tells_how_far_it_is():
    told = []
    prepared(given.table(given.box(3, 4, 2, at=(3, 6)), size=(12.0, 12.0)), BODY, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) > 10


def test_the_treads_of_real_stairs_are_one_walk():
    """Up the five steps of 0.4 pas, whose treads are shallower than the base."""
    table = real_table("stairs")
    field = prepared(table, BODY)
    tops = set(np.round(field.places[(field.places[:, 2] > 0.0), 2], 2).tolist())
    assert {0.4, 0.8, 1.2, 1.6, 2.0} <= tops
