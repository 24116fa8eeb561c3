"""Movement on real scenery: printed stairs, a slatted bridge, a tower, a scanned castle, a navigation level."""

from __future__ import annotations

import itertools
import math
from functools import cache
from pathlib import Path

import numpy as np
import pytest
import trimesh

from terrain.lattice.units import to_pas
from terrain.meshes.files import read_mesh
from terrain.movement.answers import Mover
from terrain.movement.landscape import Landscape
from terrain.scenery.pieces import Piece, mesh_shape
from terrain.scenery.table import Table
from tests.terrain.walkers import UNIT

MESHES = Path(__file__).parents[3] / "scenes" / "catalogue" / "meshes"
FIGURE = Mover(1.2, 1.25)


@cache
def standing_on_table(name, lift=0.0, **form):
    """A piece from a mesh file, the middle of its foot at (18, 18)."""
    shape = mesh_shape(read_mesh(MESHES / name), **{"units": "mm", **form})
    return Landscape(Table((36.0, 36.0), (Piece(name, shape, (18.0, 18.0, lift)),)))


# ---------------------------------------------------------------- stairs


@pytest.mark.rule("ICH-MOV-17", "ICH-MOV-18")
@pytest.mark.parametrize("base", [1.0, 1.2, 1.25, 1.6])
def test_up_the_stairs_one_walks_at_the_cost_of_five_steps(base):
    """Five treads of 0.6 pas, shallower than a base, that rise by 0.4 towards the west."""
    stairs = standing_on_table("industrial_stairs.stl")
    walk = stairs.walk(Mover(base, 1.25), (21, 18, 0), (17, 18))
    assert (walk.stop, walk.end) == (None, (17.0, 18.0, 2.0))
    assert walk.length_pas == pytest.approx(4 + 5 * 0.4, abs=0.002)


@pytest.mark.rule("ICH-MOV-17")
def test_down_the_stairs_one_walks_at_the_same_cost():
    walk = standing_on_table("industrial_stairs.stl").walk(FIGURE, (17, 18, 2), (21, 18))
    assert (walk.stop, walk.end) == (None, (21.0, 18.0, 0.0))
    assert walk.length_pas == pytest.approx(6.0, abs=0.002)


@pytest.mark.rule("ICH-MOV-10")
def test_behind_the_highest_tread_one_loses_balance():
    walk = standing_on_table("industrial_stairs.stl").walk(FIGURE, (17, 18, 2), (14, 18))
    assert (walk.stop.reason, walk.stop.height_pas, walk.end) == ("edge", 2.0, (16.5, 18.0, 2.0))


def test_from_behind_one_gets_up_to_the_highest_tread():
    """The stairs are hollow: their back is an edge overhead, too low to walk under."""
    stairs = standing_on_table("industrial_stairs.stl")
    foot = stairs.walk(FIGURE, (13, 18, 0), (18, 18))
    assert (foot.stop.reason, foot.end[0]) == ("low", pytest.approx(16.5 - 0.6, abs=0.001))
    assert foot.stop.height_pas < FIGURE.height_pas
    wall = stairs.wall(FIGURE, foot.end, (18, 18))
    assert (wall.height_pas, wall.settled) == (2.0, (16.5, 18.0, 2.0))


# ---------------------------------------------------------------- the slatted bridge


@pytest.mark.rule("ICH-MOV-18")
def test_across_the_bridge_one_does_not_fall_through_its_slots():
    """Slots of 3 mm every 8 mm; the deck is 0.24 above the foot of the bridge, which stands 2 pas high."""
    bridge = standing_on_table("walkway_bridge.stl", lift=2.0)
    start = bridge.footing(FIGURE, (14.5, 18), below_pas=2.24).place
    walk = bridge.walk(FIGURE, start, (21.5, 18))
    assert walk.stop is None
    assert walk.length_pas == pytest.approx(7.0, abs=0.001)
    assert {stretch.end[2] for stretch in walk.stretches} == {start[2]}
    assert start[2] == pytest.approx(2.24, abs=UNIT)


@pytest.mark.rule("ICH-MOV-10")
def test_at_the_end_of_the_bridge_one_falls_off_it():
    bridge = standing_on_table("walkway_bridge.stl", lift=2.0)
    walk = bridge.walk(FIGURE, (20, 18, 2.24), (26, 18))
    assert (walk.stop.reason, walk.stop.height_pas) == ("edge", pytest.approx(2.24, abs=UNIT))
    assert 22.3 < walk.end[0] < 22.7


def test_the_railing_of_the_bridge_stops_the_base():
    """The railings stand to 1.84 pas above the foot of the bridge."""
    bridge = standing_on_table("walkway_bridge.stl", lift=2.0)
    walk = bridge.walk(FIGURE, (18, 18, 2.24), (18, 22))
    assert (walk.stop.reason, walk.stop.height_pas) == ("wall", pytest.approx(1.6, abs=0.001))


def test_a_thin_probe_does_fall_through_a_slot():
    bridge, probe = standing_on_table("walkway_bridge.stl", lift=2.0), Mover(0.02, 1.25)
    heights = {bridge.fall(probe, (x, 18, 2.5)).place[2] for x in np.arange(18, 18.5, 0.04).tolist()}
    assert min(heights) == 0.0
    assert max(heights) == pytest.approx(2.24, abs=UNIT)


# ---------------------------------------------------------------- the tower


@pytest.mark.parametrize("floor", [0.16, 4.16, 8.16])
def test_on_every_floor_of_the_tower_one_stands_and_walks(floor):
    tower = standing_on_table("tower_example.stl")
    footing = tower.footing(FIGURE, (18, 18), below_pas=floor)
    assert (footing.place[2], footing.inside) == (pytest.approx(floor, abs=2 * UNIT), None)
    walk = tower.walk(FIGURE, footing.place, (17, 17.5))
    assert walk.stop is None
    assert walk.length_pas == pytest.approx(math.hypot(1, 0.5), abs=0.001)


@pytest.mark.rule("ICH-FALL-02", "ICH-FALL-09")
def test_between_the_floors_of_the_tower_one_falls_four_pas():
    """From floor to floor it is 4 pas: below the ceiling of each storey one lands on the floor below."""
    tower = standing_on_table("tower_example.stl")
    places = [tower.footing(FIGURE, (17, 17.5), below_pas=floor).place for floor in (0.16, 4.16, 8.16)]
    assert [upper[2] - lower[2] for lower, upper in itertools.pairwise(places)] == [4.0, 4.0]
    landing = tower.fall(FIGURE, (17, 17.5, 7.9))
    assert (landing.place, landing.onto) == (places[1], "ground")
    assert tower.fall(FIGURE, (17, 17.5, 12.16)).height_pas == pytest.approx(4.0, abs=2 * UNIT)


@pytest.mark.parametrize("towards", [(21.5, 18), (18, 21.5), (14.5, 18), (20.5, 20.5)])
def test_out_of_the_tower_one_does_not_walk(towards):
    """The battlements go all round; the walk ends before them, and where it ends one can stand."""
    tower = standing_on_table("tower_example.stl")
    walk = tower.walk(FIGURE, (18, 18, 8.16), towards)
    assert walk.stop.reason in ("wall", "steep", "low")
    assert tower.balanced(FIGURE, walk.end)
    assert math.dist(walk.end[:2], (18, 18)) < 3.0


# ---------------------------------------------------------------- the castle


def test_on_the_tops_of_the_castle_one_walks_although_nothing_is_flat():
    """The flat roof of the gatehouse, two pas of it; the noise of the scan adds next to nothing."""
    castle = standing_on_table("castle_blocks_scan.obj", units="m")
    start = castle.footing(FIGURE, (17.0, 15.1)).place
    walk = castle.walk(FIGURE, start, (18.8, 15.1))
    assert walk.stop is None
    assert start[2] == pytest.approx(2.85, abs=0.03)
    assert 1.8 <= walk.length_pas < 1.81


@pytest.mark.rule("ICH-MOV-10")
def test_from_the_top_of_the_castle_one_falls_to_the_table():
    castle = standing_on_table("castle_blocks_scan.obj", units="m")
    start = castle.footing(FIGURE, (17.9, 15.1)).place
    walk = castle.walk(FIGURE, start, (17.9, 12.0))
    assert walk.stop.reason == "edge"
    assert walk.stop.height_pas == pytest.approx(start[2], abs=0.05)
    assert castle.balanced(FIGURE, walk.end)
    beyond = (walk.end[0], walk.end[1] - 0.001, walk.end[2])
    assert castle.fall(FIGURE, beyond).place[2] == 0.0


@pytest.mark.parametrize("at", [(13.1, 20.8), (17.6, 15.1), (23.0, 15.1)])
def test_up_to_the_tops_of_the_castle_leads_a_wall_as_high_as_they_are(at):
    """Over the merlons, where there are any: those hold nobody, and behind them one gets down to the platform."""
    castle = standing_on_table("castle_blocks_scan.obj", units="m")
    top = castle.footing(FIGURE, at).place
    outside = (at[0], 11.0 if at[1] < 18 else 25.0)
    foot = castle.walk(FIGURE, (*outside, 0.0), at)
    assert foot.stop.reason in ("wall", "steep")
    wall = castle.wall(FIGURE, foot.end, at, at_least_pas=top[2] - 0.5)
    assert top[2] - 0.1 < wall.height_pas < top[2] + 0.8
    end = wall.settled or castle.fall(FIGURE, wall.far_side).place
    assert castle.balanced(FIGURE, end)
    assert end[2] == pytest.approx(top[2], abs=0.1)


# ---------------------------------------------------------------- the test level of a navigation library

LEVEL_SCALE = 0.39
AGENT = Mover(2 * 0.6 * LEVEL_SCALE, 2.0 * LEVEL_SCALE)


@cache
def level():
    """Recast's test level, with the agent's own step of 0.9 units."""
    landscape = standing_on_table("nav_test.obj", units="pas", up="y", scale=LEVEL_SCALE)
    return Landscape(landscape.table, step_pas=0.9 * LEVEL_SCALE)


@cache
def level_mesh():
    surfaces = level().floors.surfaces
    return trimesh.Trimesh(to_pas(surfaces.vertices), surfaces.faces, process=False)


def highest_along_a_ray(x, y, below):
    """How high the mesh is straight below a point."""
    hits, _, _ = level_mesh().ray.intersects_location([[x, y, below]], [[0, 0, -1]])
    return hits[:, 2].max(initial=0.0)


@pytest.mark.parametrize(
    ("x", "y"),
    [
        (6.289, 15.384), (19.319, 11.976), (18.348, 24.832), (8.887, 21.762), (28.601, 6.193), (28.416, 8.942),
        (14.208, 18.103), (2.538, 12.695), (3.472, 9.221), (5.779, 14.227), (16.349, 14.428), (27.333, 20.839),
    ],
)  # fmt: skip
def test_dropped_on_the_level_one_lands_at_its_height(x, y):
    """Flat places on floors, galleries and terraces, within a thousandth of what a vertical ray finds."""
    landing = level().fall(AGENT, (x, y, 9.0))
    assert landing.place[2] == pytest.approx(highest_along_a_ray(x, y, 9.0), abs=0.001)
    assert landing.shifted_pas == 0.0


def test_on_the_hill_of_the_level_one_walks_along_the_slope():
    """A walk over the hilly patch is as long as the line that the ground draws, with its bumps drawn straight."""
    start = level().footing(AGENT, (26.0, 28.5)).place
    walk = level().walk(AGENT, start, (29.0, 26.5))
    assert walk.stop is None
    straight = math.dist(start[:2], (29.0, 26.5))
    shares = np.linspace(0, 1, 60)
    heights = [
        highest_along_a_ray(start[0] + share * (29.0 - start[0]), start[1] + share * (26.5 - start[1]), 9.0)
        for share in shares.tolist()
    ]
    line = float(np.hypot(np.diff(shares) * straight, np.diff(heights)).sum())
    assert straight < walk.length_pas < line * 1.05
    assert walk.length_pas > line * 0.93


def test_on_the_level_floor_pillars_and_walls_stop_one():
    start = level().footing(AGENT, (16.5, 15.5)).place
    walk = level().walk(AGENT, start, (16.5, 22.5))
    assert walk.stop.reason == "wall"
    assert walk.stop.height_pas > 4.0
