"""The table level at height 0, its longest edge along x, and nothing beyond its edge but what stands on it."""

from __future__ import annotations

import numpy as np
import pytest

from bench import known_table
from scenes.scan.level.levelled import level
from scenes.scan.level.table_outline import usual_slope
from scenes.scan.options import ScanOptions
from scenes.scan.surface import ScanError, Surface
from terrain.meshes.files import read_mesh
from tests.given import CATALOGUE
from tests.scenes.scan import sheets
from tests.scenes.scan.solids import cube, railed_deck, skin, tube

AS_SCANNED = ScanOptions()
FAR_BOX = sheets.block(6, 6, 6, at=(45, 3))
OVER_THE_EDGE = sheets.block(4, 4, 3, at=(34, 10))
Y_UP = np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, -1.0, 0.0]])


def model(name, pas_per_unit):
    mesh = read_mesh(CATALOGUE / "meshes" / name)
    return Surface(mesh.vertices * pas_per_unit, mesh.faces)


def top_over(surface, x, y):
    """The greatest height of a point near a place."""
    near = np.linalg.norm(surface.vertices[:, :2] - [x, y], axis=1) < 0.6
    return surface.vertices[near, 2].max()


@pytest.mark.parametrize("degrees", [12.0, 168.0])
def test_a_tilted_scan_lies_level_with_its_pieces_where_they_stood(degrees):
    phone = known_table.Phone(edge_pas=0.4, tilt_deg=degrees, units_per_pas=1.0, flakes=0)
    levelled = level(Surface(*known_table.scan(phone)), AS_SCANNED)
    assert levelled.size_pas == pytest.approx(known_table.SIZE_PAS, rel=0.003)
    # The tower is at one of two corners: a rectangle looks the same turned by half.
    assert max(top_over(levelled.surface, x, y) for x, y in ((7, 8), (29, 16))) == pytest.approx(7, abs=0.1)
    ground = np.abs(levelled.surface.vertices[:, 2]) < 0.1
    assert levelled.surface.vertices[ground, 2].mean() == pytest.approx(0.0, abs=0.002)


def test_the_longest_edge_lies_along_x():
    narrow = sheets.table(sheets.block(4, 4, 3, at=(3, 3)), size=(20.0, 36.0))
    levelled = level(sheets.noisy(narrow, 0.02), AS_SCANNED)
    assert levelled.size_pas == pytest.approx((36, 20), rel=0.003)
    assert np.ptp(levelled.surface.vertices[:, 0]) > np.ptp(levelled.surface.vertices[:, 1])


def test_a_square_table_is_turned_as_little_as_can_be():
    square = sheets.table(sheets.block(4, 4, 3, at=(3, 3)), size=(30.0, 30.0))
    levelled = level(sheets.turned(sheets.noisy(square, 0.02), sheets.tilt(20, (0, 0, 1))), AS_SCANNED)
    assert top_over(levelled.surface, 5, 5) == pytest.approx(3, abs=0.1)
    assert top_over(levelled.surface, 25, 25) < 0.2


def test_an_upside_down_scan_is_turned_over_and_that_is_said():
    levelled = level(sheets.turned(sheets.noisy(sheets.table(), 0.02), sheets.tilt(180)), AS_SCANNED)
    assert levelled.turned_over
    assert any("upside down" in note for note in levelled.notes)
    assert np.percentile(levelled.surface.vertices[:, 2], 99.9) == pytest.approx(7, abs=0.2)


@pytest.mark.parametrize("hint", [None, "y"])
def test_a_file_with_y_up_lies_like_any_other(hint):
    levelled = level(sheets.turned(sheets.noisy(sheets.table(), 0.02), Y_UP), AS_SCANNED, up=hint)
    assert levelled.size_pas == pytest.approx((36, 24), rel=0.003)
    assert top_over(levelled.surface, 8, 7) == pytest.approx(3, abs=0.1)
    assert (levelled.turned_over, levelled.tilt_deg) == (False, pytest.approx(0, abs=0.1))


def test_the_residual_is_the_noise_and_the_share_what_is_table():
    levelled = level(sheets.noisy(sheets.table(), 0.02), AS_SCANNED)
    assert levelled.table.residual_pas == pytest.approx(0.02, rel=0.15)
    assert levelled.table.flatness_pas == pytest.approx(0.04, rel=0.15)
    assert levelled.table.share == pytest.approx(0.78, abs=0.05)
    assert len(levelled.table.outline) >= 4


def test_a_table_that_is_not_flat_is_said_to_be_so():
    waves = sheets.table(height=lambda x, y: 0.12 * np.sin(x) + 0.1 * np.sin(1.7 * y))
    levelled = level(sheets.noisy(waves, 0.02), AS_SCANNED)
    assert any("not flat" in note for note in levelled.notes)
    assert levelled.table.flatness_pas > 0.1


def test_what_lies_beyond_the_table_is_cut_off_but_not_what_hangs_over_its_edge():
    levelled = level(sheets.table(FAR_BOX, OVER_THE_EDGE, sheets.block(3, 3, 3, at=(5, 5))), AS_SCANNED)
    assert levelled.surface.vertices[:, 0].max() == pytest.approx(38, abs=0.05)
    assert top_over(levelled.surface, 37, 12) == pytest.approx(3, abs=0.05)
    assert any("beyond the table" in note for note in levelled.notes)


def test_points_that_hang_over_the_edge_stay_as_well():
    scan = sheets.together(sheets.table(OVER_THE_EDGE, sheets.block(3, 3, 3, at=(5, 5))), FAR_BOX)
    levelled = level(sheets.cloud(scan, 60_000, noise=0.01), AS_SCANNED, kind="cloud")
    assert levelled.surface.vertices[:, 0].max() == pytest.approx(38, abs=0.2)


def test_nothing_is_cut_off_when_cropping_is_not_wanted():
    scan = sheets.table(FAR_BOX, sheets.block(3, 3, 3, at=(5, 5)))
    levelled = level(scan, ScanOptions(crop=False))
    assert levelled.surface.vertices[:, 0].max() == pytest.approx(51, abs=0.05)
    assert levelled.size_pas == pytest.approx((36, 24), abs=0.05)


def test_the_rim_may_be_cut_off_too():
    levelled = level(sheets.noisy(sheets.table(), 0.01), ScanOptions(crop=2.0))
    assert levelled.size_pas == pytest.approx((32, 20), abs=0.1)
    assert top_over(levelled.surface, 6, 5) == pytest.approx(3, abs=0.1)
    flat = levelled.surface.vertices[np.abs(levelled.surface.vertices[:, 2]) < 0.1]
    assert flat[:, :2].min() > -0.6  # triangles are kept by their middles


def test_an_inset_that_leaves_nothing_is_refused():
    with pytest.raises(ScanError, match="leaves nothing of a table"):
        level(sheets.noisy(sheets.table(), 0.01), ScanOptions(crop=12.5))


def test_a_wall_of_the_room_that_touches_the_table_is_cut_off():
    wall = sheets.turned(sheets.sheet((60, 30), step=1.0), [[1, 0, 0], [0, 0, 1], [0, 1, 0]])
    room = sheets.together(sheets.table(), sheets.moved(wall, (-12, 23.9, -6)))
    levelled = level(sheets.noisy(room, 0.02), AS_SCANNED, up="z")
    assert levelled.surface.vertices[:, 0].min() > -1.5
    assert levelled.surface.vertices[:, 0].max() < 37.5


def test_the_table_of_a_model_with_few_corners_has_its_exact_size():
    coarse = sheets.together(sheets.sheet((36, 24), step=12.0), sheets.block(5, 4, 3, at=(6, 5), step=1.0))
    assert level(coarse, AS_SCANNED).size_pas == pytest.approx((36, 24), abs=0.001)


def test_stray_patches_beside_the_table_do_not_make_it_larger():
    strays = [sheets.sheet((0.5, 0.5), at=at, step=0.1) for at in ((40, 3), (-4, 9), (12, 27))]
    levelled = level(sheets.noisy(sheets.together(sheets.table(), *strays), 0.01), AS_SCANNED)
    assert levelled.size_pas == pytest.approx((36, 24), rel=0.003)


@pytest.mark.parametrize("flakes", [0, 12])
def test_a_bare_floor_is_refused(flakes):
    specks = [sheets.block(0.1, 0.1, 0.1, at=(2 * k + 2, k + 3, 2), step=0.1) for k in range(flakes)]
    with pytest.raises(ScanError, match="nothing stands on the table: only a flat floor was found"):
        level(sheets.noisy(sheets.together(sheets.sheet((36, 24)), *specks), 0.02), AS_SCANNED)


def test_a_table_larger_than_any_scene_is_refused_with_advice():
    scan = sheets.noisy(sheets.table(), 0.02)
    with pytest.raises(ScanError, match=r"at most 96 pas .* is the scale right\? --units"):
        level(scan.moved(scan.vertices * 25), AS_SCANNED)


def test_a_model_without_a_table_larger_than_any_scene_is_refused():
    with pytest.raises(ScanError, match="at most 128 pas can be reckoned with"):
        level(model("tower_example.stl", 1.0), AS_SCANNED)


@pytest.mark.parametrize(
    ("name", "pas_per_unit", "sizes"),
    [
        ("tower_example.stl", 0.04, (6.13, 6.13, 9.2)),
        ("walkway_bridge.stl", 0.04, (9.4, 3.0, 1.84)),
        ("castle_blocks_scan.obj", 40.0, (12.1, 8.08, 5.67)),
    ],
)
def test_a_printed_piece_stands_on_its_foot(name, pas_per_unit, sizes):
    levelled = level(model(name, pas_per_unit), AS_SCANNED)
    assert (levelled.form, levelled.table) == ("piece", None)
    assert levelled.surface.vertices.min(axis=0) == pytest.approx([0, 0, 0], abs=1e-9)
    assert levelled.surface.vertices.max(axis=0) == pytest.approx(sizes, rel=0.005)


def test_the_foot_of_a_model_with_z_up_stays_down_when_the_format_says_so():
    crate = sheets.block(3, 8, 5, at=(1, 1), foot=True)
    assert level(crate, AS_SCANNED, up="z").surface.vertices.max(axis=0) == pytest.approx([3, 8, 5])
    assert level(crate, AS_SCANNED, up="y").surface.vertices.max(axis=0) == pytest.approx([3, 5, 8])


def test_a_landscape_is_as_large_as_its_outline_and_its_lowest_ground_is_at_height_0():
    levelled = level(model("curiosity_landing_site.stl", 0.04), AS_SCANNED)
    assert levelled.form == "landscape"
    assert levelled.size_pas == pytest.approx((30.45, 22.32), abs=0.01)
    assert levelled.surface.vertices[:, 2].min() == 0.0


def test_a_height_map_is_a_landscape_however_flat_it_is():
    plain = sheets.sheet((36, 24), height=lambda x, y: 80 + 0.01 * x + 0.0 * y)
    levelled = level(plain, AS_SCANNED, kind="heights")
    assert levelled.form == "landscape"
    assert levelled.surface.vertices[:, 2].max() == pytest.approx(0.36)


def test_a_flake_below_the_ground_does_not_lift_the_ground():
    hills = sheets.sheet((36, 24), height=lambda x, y: np.sin(x / 5) + np.cos(y / 4))
    flake = sheets.sheet((0.3, 0.3), at=(5, 5), step=0.1, height=lambda x, y: -4 + 0.0 * (x + y))
    levelled = level(sheets.together(hills, flake), AS_SCANNED)
    assert levelled.form == "landscape"
    assert np.percentile(levelled.surface.vertices[:, 2], 1) < 0.5


def test_a_table_is_not_looked_for_when_there_is_said_to_be_none():
    levelled = level(sheets.noisy(sheets.table(), 0.02), ScanOptions(table="none"))
    assert (levelled.table, levelled.form) == (None, "landscape")


def test_a_ceiling_is_cut_off_with_what_is_above():
    ceiling = sheets.moved(sheets.sheet((36, 24)), (0, 0, 12))
    room = sheets.cloud(sheets.together(sheets.table(), ceiling), 40_000, noise=0.02)
    assert level(room, AS_SCANNED, kind="cloud").surface.vertices[:, 2].max() < 11


def test_the_usual_slope_is_the_one_of_theil_and_sen():
    from scipy.stats import theilslopes  # it loads a second, which a scan does not wait for

    draw = np.random.default_rng(5)
    for count in (2, 3, 40):
        where = draw.permutation(count).astype(float)
        values = 0.3 * where + draw.normal(scale=0.2, size=count) + 9.0 * (draw.random(count) < 0.1)
        assert usual_slope(where, values) == pytest.approx(theilslopes(values, where).slope, abs=1e-12)


def test_the_floor_of_an_arena_is_not_the_whole_table():
    """Seats rise on all four sides of a floor of 27 pas; nothing of the arena of 35 pas is cut off."""

    def seats(x, y):
        away = np.maximum(np.abs(x - 17.5), np.abs(y - 17.5))
        return np.where(away > 13.5, 1.5 * np.ceil(np.clip(away - 13.5, 0, None)), 0.0)

    arena = sheets.together(sheets.sheet((35, 35), height=seats), sheets.block(2, 2, 3, at=(19, 19)))
    levelled = level(sheets.noisy(arena, 0.01), AS_SCANNED)
    assert levelled.size_pas == pytest.approx((35, 35), abs=0.3)
    assert np.ptp(levelled.surface.vertices, axis=0)[:2] == pytest.approx((35, 35), abs=0.3)
    assert any("scenery rises on all sides" in note for note in levelled.notes)


def test_a_table_whose_scenery_stands_along_two_edges_keeps_its_size():
    walls = [sheets.block(36, 1, 3, at=(0, 0)), sheets.block(36, 1, 3, at=(0, 23)), sheets.block(4, 4, 4, at=(9, 9))]
    levelled = level(sheets.noisy(sheets.table(*walls), 0.01), AS_SCANNED)
    assert levelled.size_pas == pytest.approx((36, 24), abs=0.3)


def test_the_way_up_of_a_model_is_said_when_its_file_does_not_say_it():
    shaft = sheets.block(3, 8, 5, at=(1, 1), foot=True)
    assert any("z is taken to point up" in note and "--up y" in note for note in level(shaft, AS_SCANNED).notes)
    assert level(shaft, AS_SCANNED, up="z").notes == ()
    assert level(shaft, ScanOptions(up="z")).notes == ()


def test_a_dungeon_of_three_storeys_with_y_up_does_not_stand_on_its_end():
    """Sixty rooms that run into each other, in metres, as levels of games are built."""
    draw = np.random.default_rng(3)
    rooms = []
    for storey in np.repeat([0, 8, 16], 20):
        wide, deep = draw.integers(8, 24, 2)
        at = (draw.integers(0, 60 - wide), draw.integers(0, 40 - deep), storey + draw.integers(0, 3))
        rooms.append(sheets.block(wide, deep, 4, at=at, step=4, foot=True))
    dungeon = sheets.together(*rooms)
    on_end = level(sheets.turned(dungeon, Y_UP), AS_SCANNED)
    assert np.ptp(on_end.surface.vertices, axis=0) == pytest.approx(np.ptp(dungeon.vertices, axis=0))
    assert any("the model has its floors that way; say --up z" in note for note in on_end.notes)


@pytest.mark.parametrize("solid", [tube(1, 6) - tube(0.8, 7, (0, 0, -1)), cube(5, 0.4, 3), cube(2, 2, 5)])
def test_a_tower_and_a_wall_with_z_up_stay_upright(solid):
    turned = level(skin(solid), AS_SCANNED)
    assert np.ptp(turned.surface.vertices, axis=0)[2] == pytest.approx(np.ptp(skin(solid).vertices, axis=0)[2])


def test_a_closed_model_among_others_is_no_table_whatever_deck_it_has():
    bridge = skin(railed_deck())
    assert level(bridge, AS_SCANNED).form == "table"
    assert level(bridge, AS_SCANNED, alone=False).form != "table"
