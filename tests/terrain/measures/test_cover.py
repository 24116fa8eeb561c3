"""Cover: what is between the eye and the body hides, what is in the body or behind it does not."""

from __future__ import annotations

import os

import numpy as np
import pytest

from scenes.table.load import load_scene
from terrain.lattice.units import to_units
from terrain.measures.contact import touched_pieces
from terrain.measures.hidden_share import cover
from terrain.scenery.tree import build_tree, first_hit
from terrain.sight.clearance import clearance
from tests import given

SHOOTER = given.figure((4, 9))
TARGET = given.figure((14, 9))


@pytest.fixture(autouse=True)
def _no_cache(monkeypatch):
    monkeypatch.setenv("PAS_CACHE", os.devnull)


def hidden(*pieces, shooter=SHOOTER, target=TARGET):
    found = cover(given.table(*pieces), shooter, target)
    return found.hidden_low, found.hidden_high


@pytest.mark.rule("ICH-SHOOT-10")
@pytest.mark.parametrize(
    "inside",
    [
        given.box(0.3, 0.3, 1.0, at=(14, 9), name="post"),
        given.box(0.2, 0.8, 1.1, at=(13.9, 9), name="board"),
        given.cylinder(0.4, 1.0, at=(14, 9), name="core"),
    ],
    ids=lambda piece: piece.id,
)
def test_a_piece_wholly_inside_the_target_hides_nothing_of_it(inside):
    assert hidden(inside) == (0.0, 0.0)


@pytest.mark.rule("ICH-SHOOT-10")
def test_a_wall_through_the_middle_of_the_target_hides_only_what_sticks_out_in_front():
    """The wall stands across the line of sight, half in the body: only at the flanks is it before the near side."""
    low, high = hidden(given.box(0.1, 6, 3, at=(13.9, 9), name="wall"))
    assert 0.0 < low <= high < 0.1


@pytest.mark.rule("ICH-SHOOT-10")
def test_a_wall_behind_the_target_that_it_touches_hides_nothing():
    assert hidden(given.box(0.4, 6, 3, at=(14.8, 9), name="wall")) == (0.0, 0.0)


@pytest.mark.rule("ICH-SHOOT-10")
def test_a_wall_in_front_that_the_target_touches_hides_all_of_it():
    low, high = hidden(given.box(0.4, 6, 3, at=(13.2, 9), name="wall"))
    assert (low, high) == (pytest.approx(1.0, abs=0.02), 1.0)


@pytest.mark.rule("ICH-SHOOT-10")
def test_a_target_in_a_block_that_is_open_to_the_shooter_is_seen_but_for_its_lower_half():
    """The block reaches to half its height and before its near side: it hides half of the body, not what is in it."""
    low, high = hidden(given.box(2, 6, 0.65, at=(14, 9), name="block"))
    assert low == pytest.approx(0.5, abs=0.05)
    assert high - low <= 0.02


@pytest.mark.rule("ICH-SHOOT-10")
def test_of_a_target_whose_body_holds_the_eye_nothing_is_hidden():
    large = given.figure((14, 9), base=3.0, height=3.0)
    wall = given.box(0.2, 6, 3, at=(14.5, 9), name="wall")
    assert hidden(wall, shooter=given.figure((13.5, 9)), target=large) == (0.0, 0.0)


@pytest.mark.rule("ICH-SHOOT-10")
def test_from_straight_above_a_disc_inside_the_target_hides_nothing():
    above = given.figure((14, 9), ground=6.0)
    assert hidden(given.cylinder(0.4, 1.2, at=(14, 9)), shooter=above) == (0.0, 0.0)
    low, high = hidden(given.cylinder(0.3, 1.0, at=(14, 9, 2.0)), shooter=above)
    assert 0.2 < low <= high < 1.0


# Contact


def least_gap(piece, body):
    """The slow way: from each upright edge of the body's prism, and its axis, to the piece, in units."""
    vertices, faces = piece.mesh.vertices, piece.mesh.faces
    corners = vertices[faces]
    reach = max(body.semi_axes) + 256
    near = (corners[..., 2].min(axis=1) <= body.high) & (corners[..., 2].max(axis=1) >= body.low)
    for axis in range(2):
        near &= corners[..., axis].min(axis=1) <= body.centre[axis] + reach
        near &= corners[..., axis].max(axis=1) >= body.centre[axis] - reach
    if not near.any():
        return np.inf
    chosen = faces[near].astype(np.int32)
    tree = build_tree(vertices, chosen)
    lines = [np.array([[*xy, body.low], [*xy, body.high]]) for xy in [*body.inner_ring.tolist(), body.centre]]
    if any(first_hit(vertices, chosen, tree, line, len(chosen)) >= 0 for line in lines):
        return 0.0
    return min(clearance(vertices, chosen, tree, len(chosen), line)[0] for line in lines)


@pytest.mark.parametrize("scene", ["teaching", "slits", "vertical", "level"])
def test_the_pieces_found_in_one_walk_are_those_found_one_by_one(scene):
    table = load_scene(given.CATALOGUE / f"{scene}.toml").table
    rng = np.random.default_rng(6)
    places = (table.vertices[table.faces] / 8192).mean(axis=1)
    found = 0
    for place in places[rng.integers(len(places), size=25)]:
        body = given.figure(tuple(place[:2] + rng.normal(size=2) * 0.5), ground=max(0.0, place[2] - rng.random()))
        touched = touched_pieces(table, body)
        assert touched.tolist() == [least_gap(piece, body) <= to_units(0.01) for piece in table.obstacles]
        found += touched.sum()
    assert found > 5
