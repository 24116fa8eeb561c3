"""A scene and its rulings as PyVista meshes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from scenes import judge_move, load_scene, map_reach, rule_sight
from viewer import figure_meshes, path_line, piece_meshes, reach_cells, sight_lines

pytest.importorskip("pyvista")

CATALOGUE = Path(__file__).parents[3] / "scenes" / "catalogue"


@pytest.fixture(scope="module")
def slits():
    return load_scene(CATALOGUE / "slits.toml")


@pytest.fixture(scope="module")
def terraces():
    return load_scene(CATALOGUE / "vertical.toml")


def test_every_piece_and_every_figure_is_a_mesh_in_its_place(terraces):
    pieces, figures = piece_meshes(terraces), figure_meshes(terraces)
    assert list(pieces) == [piece.id for piece in terraces.table.pieces]
    assert list(figures) == [figure.id for figure in terraces.figures]
    leucas = terraces.figure("leucas")
    low, high = figures["leucas"].bounds[4:]
    assert (low, high) == pytest.approx((leucas.ground_pas, leucas.ground_pas + leucas.height_pas), abs=0.01)


def test_a_painted_scan_keeps_its_colours():
    wall = piece_meshes(load_scene(CATALOGUE / "ruin.toml"))["west breach"]
    assert wall.point_data["rgb"].shape == (wall.n_points, 3)


def test_a_figure_that_is_seen_has_one_free_line(slits):
    lines = sight_lines(slits, rule_sight(slits, "a", "b"))
    assert lines.cell_data["free"].tolist() == [True]


def test_lines_to_a_figure_that_is_not_seen_are_all_stopped(slits):
    lines = sight_lines(slits, rule_sight(slits, "g", "h"))
    assert lines.n_cells > 1
    assert not lines.cell_data["free"].any()


def test_a_path_that_comes_back_keeps_all_its_turns(terraces):
    there_and_back = judge_move(terraces, "leucas", "walk 8,5; walk 8.6,5; walk 8,5")
    line = path_line(there_and_back)
    assert there_and_back.legal
    assert line.points[0].tolist() == pytest.approx([*terraces.figure("leucas").at_pas, 2.0], abs=0.01)
    assert np.linalg.norm(np.diff(line.points, axis=0), axis=1).sum() == pytest.approx(1.8, abs=0.01)


def test_a_path_whose_first_leg_is_refused_is_no_line(terraces):
    refused = judge_move(terraces, "leucas", "dive 9,5")
    assert not refused.legal
    assert path_line(refused).n_points == 0


def test_every_cell_of_a_reach_map_has_its_own_chance_and_cost(terraces):
    ruling = map_reach(terraces, "leucas", hurry=True)
    cells = reach_cells(terraces, ruling)
    unlikely = int(np.argmin(ruling.chances))
    found = cells.find_closest_cell(ruling.place(unlikely))
    assert cells.n_cells == 2 * len(ruling.chances)
    assert cells.cell_data["chance"][found] == ruling.chances[unlikely]
    assert cells.cell_data["cost_pas"][found] == ruling.costs_pas[unlikely]
