"""The pieces on a table are told apart, stand on it as solids, and are called what they look like."""

from __future__ import annotations

import numpy as np
import pytest

from scenes.scan.clean.cleaned import clean
from scenes.scan.options import ScanOptions
from scenes.scan.split.piece_names import guess_kind, piece_words
from scenes.scan.split.pieces_apart import split
from scenes.scan.surface import ScanError, Surface
from tests.scenes.scan.sheets import moved, sheet, together
from tests.scenes.scan.solids import (
    ball,
    cube,
    found,
    lone_sides,
    noisy,
    real,
    scanned_table,
    skin,
    tube,
    volume,
    without_near,
)

TOWER = tube(1.2, 5, at=(3, 3, 0))
WALL = cube(5, 0.5, 2, at=(6, 2, 0))
BLOCK = cube(2, 2, 1.5, at=(8, 6, 0))


def pieces_on(table, *, options=None, table_found=None):
    """What cleaning and splitting make of a scan of a table."""
    options, table_found = options or ScanOptions(), table_found or found()
    cleaned = clean(table, options, table=table_found)
    return split(cleaned.surface, options, table=table_found, noise_pas=cleaned.noise_pas)


def sizes(part):
    return np.ptp(part.surface.vertices, axis=0)


def sole_area(surface):
    low = surface.corners[(surface.corners[:, :, 2] == 0).all(axis=1)]
    return np.linalg.norm(np.cross(low[:, 1] - low[:, 0], low[:, 2] - low[:, 0]), axis=1).sum() / 2


def test_the_pieces_on_a_table_are_told_apart_the_largest_first():
    parts = pieces_on(scanned_table(TOWER, WALL, BLOCK)).parts
    assert [part.id for part in parts] == ["piece-01", "piece-02", "piece-03"]
    assert np.allclose([sizes(part) for part in parts], [(2.4, 2.4, 5), (2, 2, 1.5), (5, 0.5, 2)], atol=0.01)
    assert np.allclose(parts[2].surface.vertices.min(axis=0), (6, 2, 0), atol=0.01)


def test_every_piece_is_a_closed_solid_of_the_size_it_has():
    for part, solid in zip(pieces_on(scanned_table(TOWER, WALL, BLOCK)).parts, (TOWER, BLOCK, WALL), strict=True):
        assert part.closed_foot
        assert lone_sides(part.surface) == 0
        assert part.surface.vertices[:, 2].min() == 0
        assert volume(part.surface) == pytest.approx(solid.volume(), rel=1e-3)


def test_noise_and_crumbs_on_the_table_make_no_pieces():
    crumb = ball(0.12, at=(12, 8, 0.05))
    done = pieces_on(scanned_table(TOWER, WALL, BLOCK, crumb, noise=0.02), table_found=found(0.02))
    assert len(done.parts) == 3
    assert any("crumb" in note for note in done.notes)
    assert [volume(part.surface) for part in done.parts] == pytest.approx([22.6, 6, 5], rel=0.05)


def test_pieces_are_found_on_a_wavy_cloth():
    """Waves of 3 mm; the table is as flat as they leave it."""
    cloth = scanned_table(TOWER, WALL, BLOCK, waves=0.12, noise=0.01)
    done = pieces_on(cloth, table_found=found(0.07, flatness=0.12))
    assert len(done.parts) == 3
    assert np.allclose([sizes(part)[2] for part in done.parts], [5, 1.5, 2], atol=0.25)


def test_a_yard_within_walls_stays_open_ground():
    yard = cube(4, 4, 1.5, at=(4, 4, 0)) - cube(3, 3, 2, at=(4.5, 4.5, 0))
    (part,) = pieces_on(scanned_table(yard)).parts
    assert part.closed_foot
    assert volume(part.surface) == pytest.approx(7 * 1.5, rel=1e-3)
    inside = part.surface.corners[:, :, :2].mean(axis=1)
    assert not ((inside > 4.6) & (inside < 7.4)).all(axis=1).any()


def test_a_roof_whose_posts_were_not_seen_belongs_to_what_is_below_it():
    roof = moved(sheet((3, 3), step=0.2), (7.5, 5.5, 3))
    done = pieces_on(together(scanned_table(TOWER, BLOCK), roof))
    assert np.allclose([sizes(part)[2] for part in done.parts], [5, 3], atol=0.01)


def test_blocks_that_touch_are_one_piece_and_those_a_figure_could_pass_are_two():
    touching = pieces_on(scanned_table(BLOCK, cube(2, 2, 1, at=(10, 6, 0))))
    assert len(touching.parts) == 1
    assert any("apart" in note for note in touching.notes)
    assert len(pieces_on(scanned_table(BLOCK, cube(2, 2, 1, at=(10.5, 6, 0)))).parts) == 2


def test_a_gap_at_the_foot_stays_open_and_is_told():
    holed = without_near(scanned_table(TOWER, BLOCK), (9, 6, 0), 0.5)
    done = pieces_on(holed)
    assert [part.closed_foot for part in done.parts] == [True, False]
    assert any("gap in the foot: piece-02" in note for note in done.notes)
    assert lone_sides(done.parts[1].surface) > 0
    assert sole_area(done.parts[1].surface) == pytest.approx(4, rel=0.02)


def test_a_hole_in_the_top_stays_open():
    (part,) = pieces_on(without_near(scanned_table(BLOCK), (9, 7, 1.5), 0.5)).parts
    assert part.closed_foot
    assert lone_sides(part.surface) > 10


def test_something_that_hangs_in_the_air_is_a_piece_without_a_foot():
    cloud = moved(sheet((2, 2), step=0.2), (10, 2, 4))
    done = pieces_on(together(scanned_table(BLOCK), cloud))
    assert [part.closed_foot for part in done.parts] == [False, True]
    assert any("in the air" in note for note in done.notes)


def test_all_that_stands_on_the_table_is_one_piece_when_nobody_wants_it_split():
    (part,) = pieces_on(scanned_table(TOWER, WALL, BLOCK), options=ScanOptions(split=False)).parts
    assert volume(part.surface) == pytest.approx((TOWER + WALL + BLOCK).volume(), rel=1e-3)


def test_what_covers_most_of_the_table_is_the_ground():
    dunes = scanned_table(*(ball(4, at=(x, y, -2)) for x in (3, 7, 11) for y in (2.5, 7.5)), step=0.3)
    done = pieces_on(dunes)
    assert (done.parts, done.ground.id) == ((), "ground")


def test_without_a_table_a_model_is_one_piece_and_a_landscape_is_ground():
    tower, mars = real("tower_example.stl", 0.04), real("curiosity_landing_site.stl", 0.04)
    (part,) = split(tower, ScanOptions(), table=None, noise_pas=0.0).parts
    assert (part.id, part.guess, len(part.surface.faces)) == ("piece-01", "tower?", len(tower.faces))
    done = split(mars, ScanOptions(), table=None, noise_pas=0.0)
    assert (done.parts, done.ground.id) == ((), "ground")


def test_a_bare_table_is_refused():
    with pytest.raises(ScanError, match="nothing stands on the table"):
        pieces_on(scanned_table(noise=0.02), table_found=found(0.02))


def test_colours_go_down_to_the_foot():
    table = scanned_table(BLOCK)
    red = np.where(table.vertices[:, 2] > 0.001, 200, 10)
    coloured = Surface(table.vertices, table.faces, np.column_stack([red, red, red]).astype(np.uint8))
    (part,) = pieces_on(coloured).parts
    assert part.surface.colours.shape == part.surface.vertices.shape
    low = part.surface.vertices[:, 2] < 0.05
    assert (part.surface.colours[~low] == 200).all()
    assert ((part.surface.colours[low] >= 10) & (part.surface.colours[low] <= 200)).all()


def test_the_same_scan_in_another_order_gives_the_same_pieces():
    table = scanned_table(TOWER, WALL, BLOCK, noise=0.01)
    order = np.random.default_rng(1).permutation(len(table.faces))
    shuffled = Surface(table.vertices, table.faces[order])
    one, other = (pieces_on(scan, table_found=found(0.01)).parts for scan in (table, shuffled))
    assert [len(part.surface.faces) for part in one] == [len(part.surface.faces) for part in other]
    assert [volume(part.surface) for part in one] == pytest.approx([volume(part.surface) for part in other])


STAIRS = [cube(0.6, 3, 0.4 * k, at=(0.6 * k, 0, 0)) for k in range(1, 6)]
BRIDGE = cube(8, 2, 0.5, at=(0, 0, 2)) + cube(1, 2, 2) + cube(1, 2, 2, at=(7, 0, 0))
HOUSE = cube(5, 4, 4) - cube(4.4, 3.4, 4, at=(0.3, 0.3, 0.4))
HILL = ball(5, at=(0, 0, -3)).trim_by_plane([0, 0, 1], 0)
TREE = tube(0.2, 3) + ball(1.2, at=(0, 0, 3))


@pytest.mark.parametrize("noise", [0.0, 0.02])
@pytest.mark.parametrize(
    ("kind", "solid"),
    [
        ("tower?", TOWER),
        ("wall?", WALL),
        ("stairs?", sum(STAIRS[1:], STAIRS[0])),
        ("bridge?", BRIDGE),
        ("building?", HOUSE),
        ("hill?", HILL),
        ("tree?", TREE),
        ("base?", cube(3, 3, 0.2)),
        ("block?", cube(1.2, 1.2, 1.0)),
    ],
)
def test_a_piece_is_called_what_it_looks_like(kind, solid, noise):
    piece = skin(solid, step=0.15)
    rough = noisy(piece, noise)
    on_the_table = piece.vertices[:, 2] == 0
    assert guess_kind(piece.moved(np.where(on_the_table[:, None], piece.vertices, rough.vertices))) == kind


def test_a_piece_is_shown_with_its_guess_and_its_sizes():
    tower = skin(cube(6.1, 6.0, 9.2))
    assert piece_words("piece-03", "tower?", tower) == "piece-03 tower? 6.1×6.0×9.2 pas"
    assert piece_words("piece-04", "", tower) == "piece-04 6.1×6.0×9.2 pas"
