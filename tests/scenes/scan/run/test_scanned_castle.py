"""The scanned castle as a player would bring it in: towers as high, arches as open, and an accuracy one can believe."""

from __future__ import annotations

import numpy as np
import pytest

from scenes.scan import Job, ScanOptions, make_scene
from scenes.table.load import load_scene
from terrain.lattice.units import to_pas, to_units
from terrain.meshes.files import read_mesh
from terrain.scenery.pieces import Piece, mesh_shape
from terrain.scenery.rays import RayCaster
from tests import given

CASTLE = given.CATALOGUE / "meshes" / "castle_blocks_scan.obj"
MILLIMETRE = 1 / 25


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("castle") / "out"
    report = make_scene(Job(folder, (CASTLE,), ScanOptions()), lambda _: None, lambda _: []).report
    return load_scene(folder / "scene.toml").table.pieces[0], report


@pytest.fixture(scope="module")
def scanned(made):
    return made[0]


@pytest.fixture(scope="module")
def original(scanned):
    """The mesh of the file, in the place where the scan put it."""
    return Piece("castle", mesh_shape(read_mesh(CASTLE), "m"), scanned.at_pas)


def test_the_castle_is_as_large_as_it_was(scanned, original):
    assert np.abs(np.subtract(scanned.bounds_pas, original.bounds_pas)).max() < MILLIMETRE


def tops(piece, places):
    """How high a piece is at some places, found by dropping a line on each."""
    mesh = piece.mesh
    starts = np.column_stack([to_units(places), np.full(len(places), to_units(20.0))]).astype(float)
    ends = starts * [1, 1, 0]
    faces = RayCaster(mesh.vertices, mesh.faces).first_faces(starts, ends)
    corners = mesh.corners[np.maximum(faces, 0)].astype(float)
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    away = ((starts - corners[:, 0]) * normals).sum(axis=1)
    heights = starts[:, 2] - away / np.where(normals[:, 2] == 0, np.inf, normals[:, 2])
    return np.where(faces >= 0, to_pas(heights), 0.0)


def test_its_towers_are_as_high_as_in_the_file_to_a_millimetre(scanned, original):
    (west, south, _), (east, north, _) = original.bounds_pas
    places = np.random.default_rng(1).uniform([west, south], [east, north], size=(4000, 2))
    there, here = tops(original, places), tops(scanned, places)
    towers = there > 0.8 * there.max()
    assert towers.sum() > 30
    assert np.quantile(np.abs(there - here)[towers], 0.95) < MILLIMETRE


def test_its_arches_stay_open(scanned, original):
    """Level lines that pass under something in the file pass under it in the scene."""
    (west, south, _), (east, north, high) = original.bounds_pas
    x, z = np.meshgrid(np.linspace(west, east, 60), np.linspace(0.2, high / 2, 20))
    starts = to_units(np.column_stack([x.ravel(), np.full(x.size, south - 1), z.ravel()])).astype(float)
    ends = starts + np.array([0, to_units(north - south + 2), 0])
    up = starts + np.array([0, 0, to_units(high)])
    free, above = [], []
    for piece in (original, scanned):
        caster = RayCaster(piece.mesh.vertices, piece.mesh.faces)
        free.append(~caster.stopped(starts, ends))
        above.append(caster.stopped(up, up + (ends - starts) * [1, 1, 0]) | _covered(caster, starts, ends, high))
    arches = free[0] & above[0]
    assert arches.sum() > 10
    assert (free[1] & arches).sum() >= 0.9 * arches.sum()
    assert (free[0] == free[1]).mean() > 0.97


def _covered(caster, starts, ends, high):
    """Whether something hangs over a level line: one of some lines straight up from it is stopped."""
    shares = np.linspace(0, 1, 60)[:, None, None]
    feet = (starts + shares * (ends - starts)).reshape(-1, 3)
    return caster.stopped(feet, feet + np.array([0, 0, to_units(high)])).reshape(60, -1).any(axis=0)


def test_its_accuracy_is_what_a_second_way_of_measuring_gives(made, scanned, original):
    """Lines straight down and straight across meet both surfaces; where they do differ by no more than is claimed."""
    rng = np.random.default_rng(2)
    (west, south, _), (east, north, high) = original.bounds_pas
    places = rng.uniform([west, south], [east, north], size=(4000, 2))
    apart = np.abs(tops(original, places) - tops(scanned, places))
    claimed = made[1]["accuracy"]["worst_pas"]
    assert claimed == scanned.accuracy_pas
    assert np.median(apart) <= claimed
    assert np.quantile(apart, 0.9) <= 2 * claimed  # heights differ by more than distances on steep walls
    assert MILLIMETRE / 20 < claimed < 2 * MILLIMETRE
    assert high > 5
