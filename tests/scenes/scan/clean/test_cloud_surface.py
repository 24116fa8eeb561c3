"""A surface through points: what is there blocks a line, what is not lets it pass, and both are measured."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.spatial import ConvexHull

from scenes.scan.clean.cloud_surface import surface_from_points
from scenes.scan.clean.fronts import with_fronts
from scenes.scan.surface import ScanError, Surface
from tests.scenes.scan import sheets

TABLE = sheets.sheet((16, 12))
BOX = sheets.block(4, 3, 2, at=(2, 2))


def cylinder(radius, height, at):
    skin = sheets.sheet((2 * np.pi * radius, height), step=0.2)
    angle = skin.vertices[:, 0] / radius
    side = np.column_stack([radius * np.cos(angle), radius * np.sin(angle), skin.vertices[:, 1]])
    top = sheets.sheet((2 * radius, 2 * radius), at=(-radius, -radius), step=0.2)
    inside = np.linalg.norm(top.corners.mean(axis=1)[:, :2], axis=1) < radius
    whole = sheets.together(Surface(side, skin.faces), sheets.moved(top.only(inside), (0, 0, height)))
    return sheets.moved(whole, (*at, 0))


def ramp(x, y, z, at):
    """A slope that rises along x, with the wall below its high end."""
    slope = sheets.sheet((x, y), height=lambda east, north: z * east / x + 0.0 * north)
    wall = sheets.turned(sheets.sheet((z, y)), [[0, 0, 0], [0, 1, 0], [1, 0, 0]])
    return sheets.moved(sheets.together(slope, sheets.moved(wall, (x, 0, 0))), (*at, 0))


SCENE = sheets.together(TABLE, BOX, cylinder(1.5, 3.0, at=(11, 4)), ramp(4, 3, 2, at=(7, 7.5)))


def open_floor(surface):
    """The floor without what stands on it: below a box there are no points."""
    x, y, z = surface.corners.mean(axis=1).T
    below = (z < 0.01) & (
        ((x > 2) & (x < 6) & (y > 2) & (y < 5))
        | (np.hypot(x - 11, y - 4) < 1.5)
        | ((x > 7) & (x < 11) & (y > 7.5) & (y < 10.5))
    )
    return surface.only(~below)


SEEN = open_floor(SCENE)


@pytest.fixture(scope="module")
def laid():
    return surface_from_points(sheets.cloud(SEEN, 60_000, noise=0.02).vertices)


def hits(surface, *lines):
    """How often each of some segments crosses a surface."""
    corners = surface.corners
    low, high = corners.min(axis=1), corners.max(axis=1)
    found = []
    for start, end in np.array(lines, dtype=float):
        near = (low <= np.maximum(start, end)).all(axis=1) & (high >= np.minimum(start, end)).all(axis=1)
        found.append(_crossed(corners[near], start, end - start))
    return found


def _crossed(corners, start, along):
    a, b, c = corners[:, 0], corners[:, 1], corners[:, 2]
    across, turned = np.cross(along, c - a), np.cross(start - a, b - a)
    whole = ((b - a) * across).sum(axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        first, second = ((start - a) * across).sum(axis=1) / whole, (turned @ along) / whole
        share = ((c - a) * turned).sum(axis=1) / whole
        crossed = (first >= 0) & (second >= 0) & (first + second <= 1) & (share > 0) & (share < 1)
    return int(crossed.sum())


def test_the_walls_of_a_box_block_every_line_through_them(laid):
    lines = [((0.5, y, z), (7.0, y, z)) for y in np.linspace(2.3, 4.7, 9) for z in np.linspace(0.3, 1.7, 7)]
    assert hits(laid.surface, *lines) == [2] * len(lines)


def test_the_top_of_a_box_blocks_every_line_from_above(laid):
    lines = [((x, y, 5.0), (x, y, 1.0)) for x in np.linspace(2.3123, 5.7, 9) for y in np.linspace(2.3, 4.7, 7)]
    assert hits(laid.surface, *lines) == [1] * len(lines)


def test_a_cylinder_and_a_ramp_block_lines_too(laid):
    through_cylinder = [((8.0, y, z), (14.0, y, z)) for y in (3.2, 4.0, 4.8) for z in (0.5, 1.5, 2.5)]
    onto_ramp = [((x, y, 5.0), (x, y, 0.1)) for x in (8.0, 9.0, 10.0) for y in (8.0, 9.0, 10.0)]
    assert hits(laid.surface, *through_cylinder) == [2] * 9
    assert hits(laid.surface, *onto_ramp) == [1] * 9


def test_lines_through_the_air_pass(laid):
    lines = [((0, y, z), (16, y, z)) for y in (0.8, 6.2, 11.4) for z in (0.3, 1.0, 2.0)]
    lines += [((0, 4, 3.4), (16, 4, 3.4)), ((6.8, 0, 1.0), (6.8, 12, 1.0))]
    assert hits(laid.surface, *lines) == [0] * len(lines)


def test_the_surface_is_within_the_noise_of_the_points_and_of_the_truth(laid):
    from scenes.scan.simplify.nearest import Finder

    assert laid.deviation_pas.there_mean < 0.02
    assert laid.deviation_pas.there_95 < 0.05
    assert laid.deviation_pas.back_95 < 0.03
    assert laid.noise_pas == pytest.approx(0.02, rel=0.15)
    off = Finder(SEEN).nearest(laid.surface.vertices).distance_pas
    assert off.mean() < 0.012


def test_flat_ground_is_smoother_than_the_points_were(laid):
    x, y, z = laid.surface.vertices.T
    open_ground = (x > 12.5) & (x < 15.5) & (y > 6.5) & (y < 11.5)
    assert open_ground.sum() > 100
    assert np.sqrt((z[open_ground] ** 2).mean()) < 0.008


def test_the_ground_has_no_holes_where_there_are_points(laid):
    lines = [((x, y, 1), (x, y, -1)) for x in np.linspace(12.6123, 15.4, 15) for y in np.linspace(6.5, 11.5, 21)]
    assert hits(laid.surface, *lines) == [1] * len(lines)


def test_where_there_are_no_points_there_is_a_hole(laid):
    assert hits(laid.surface, ((4.0, 3.5, 1.0), (4.0, 3.5, -1.0))) == [0]


def test_faces_of_the_ground_look_up(laid):
    corners = laid.surface.corners
    ground = corners[(np.abs(corners[:, :, 2]) < 0.1).all(axis=1)]
    up = np.cross(ground[:, 1] - ground[:, 0], ground[:, 2] - ground[:, 0])[:, 2]
    assert (up > 0).mean() > 0.99


def test_faces_turned_at_random_come_to_look_outwards():
    rng = np.random.default_rng(4)
    ball = rng.normal(size=(400, 3))
    ball /= np.linalg.norm(ball, axis=1, keepdims=True)
    faces = ConvexHull(ball).simplices.astype(np.int64)
    turned = rng.random(len(faces)) < 0.5
    faces[turned] = faces[turned][:, ::-1]
    corners = ball[with_fronts(ball, faces)]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    assert ((across * corners[:, 0]).sum(axis=1) > 0).all()


def test_the_two_sides_of_a_thin_wall_stay_apart():
    wall = sheets.together(sheets.sheet((8, 8)), sheets.block(5, 0.4, 3, at=(1.5, 4.0), step=0.2))
    laid = surface_from_points(sheets.cloud(wall, 30_000, noise=0.005).vertices)
    lines = [((x, 2.0, z), (x, 6.0, z)) for x in np.linspace(2, 6, 9) for z in np.linspace(0.4, 2.6, 7)]
    assert hits(laid.surface, *lines) == [2] * len(lines)


def test_a_hole_in_the_cloud_stays_a_hole():
    ground = sheets.cloud(sheets.sheet((10, 10)), 20_000, noise=0.005).vertices
    seen = ground[np.linalg.norm(ground[:, :2] - 5, axis=1) > 1.0]
    laid = surface_from_points(seen)
    assert hits(laid.surface, ((5, 5, 1), (5, 5, -1)), ((5, 7.0123, 1), (5, 7.0123, -1))) == [0, 1]


def test_stray_points_are_left_out_and_counted():
    strays = np.random.default_rng(3).uniform([0, 0, 4], [16, 12, 12], size=(40, 3))
    points = np.concatenate([sheets.cloud(SEEN, 30_000, noise=0.02).vertices, strays])
    laid = surface_from_points(points)
    assert laid.strays == pytest.approx(40, abs=2)
    assert f"{laid.strays} stray points left out, far from all others" in laid.notes
    assert laid.surface.vertices[:, 2].max() < 3.2


def test_one_half_scanned_far_more_densely_leaves_the_other_whole():
    ground = sheets.sheet((12, 12))
    thin, thick = sheets.cloud(ground, 6_000).vertices, sheets.cloud(ground, 60_000, seed=2).vertices
    points = np.concatenate([thin, thick[thick[:, 0] < 6]])
    laid = surface_from_points(points + np.random.default_rng(1).normal(scale=0.01, size=points.shape))
    lines = [((x, y, 1), (x, y, -1)) for x in np.linspace(7.0123, 11, 9) for y in np.linspace(1, 11, 11)]
    assert np.mean(hits(laid.surface, *lines)) > 0.97


def test_colours_of_points_are_those_of_the_surface_there():
    cloud = sheets.cloud(sheets.sheet((10, 10)), 20_000, noise=0.005).vertices
    red, blue = np.array([200, 0, 0], dtype=np.uint8), np.array([0, 0, 200], dtype=np.uint8)
    laid = surface_from_points(cloud, np.where(cloud[:, :1] < 5, red, blue))
    west, east = laid.surface.vertices[:, 0] < 4.7, laid.surface.vertices[:, 0] > 5.3
    assert (laid.surface.colours[west] == red).all()
    assert (laid.surface.colours[east] == blue).all()


def test_the_same_points_give_the_same_surface():
    points = sheets.cloud(SEEN, 10_000, noise=0.02).vertices
    one, other = surface_from_points(points), surface_from_points(points)
    assert np.array_equal(one.surface.vertices, other.surface.vertices)
    assert np.array_equal(one.surface.faces, other.surface.faces)


@pytest.mark.parametrize(
    ("points", "trouble"),
    [
        (np.random.default_rng(1).random((50, 3)), "50 points are too few"),
        (np.ones((500, 3)), "at too few places"),
    ],
)
def test_what_shows_no_surface_is_refused(points, trouble):
    with pytest.raises(ScanError, match=trouble):
        surface_from_points(points)
