"""Pieces with the colours of their meshes: in pictures, on both pages, and in models for other tools."""

from __future__ import annotations

import base64
import io
import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import trimesh

from scenes import load_scene
from scenes.table.table_glb import glb_of_table
from tests.viewer import easel
from viewer.draw.glow import glow
from viewer.export.document import page_of, save_glb
from viewer.rulings.sight import drawn_piece
from viewer.stage.shot import Shot
from viewer.stage.subject import open_what
from viewer.web import packed_stage, unpacked_stage

RUIN = Path(__file__).parents[3] / "scenes" / "catalogue" / "ruin.toml"
WALL = "west breach"
"""A wall whose mesh is painted with a picture of bricks."""


@pytest.fixture(scope="module")
def ruin():
    return open_what(RUIN)


@pytest.fixture(scope="module")
def wall(ruin):
    return next(piece for piece in ruin.stage.pieces if piece.name == WALL)


def test_a_painted_mesh_has_many_colours_and_others_none(ruin, wall):
    assert len(np.unique(wall.colours, axis=0)) > 20
    boxes = [piece for piece in ruin.stage.pieces if len(piece.faces) == 12]
    assert boxes
    assert all(piece.colours is None for piece in boxes)


@pytest.mark.pictures
def test_a_painted_mesh_is_drawn_in_its_colours(ruin, wall):
    """The picture of the bricks is bluish, where stone as we draw it is yellowish."""

    alone = replace(ruin.stage, figures=(), tokens=(), labels=())
    stages = [replace(alone, pieces=(piece,)) for piece in (wall, replace(wall, colours=None))]
    painted, plain = (blue(easel.picture(Shot(stage), (480, 400))) for stage in stages)
    assert painted > 500
    assert plain < 100


def blue(picture):
    """How many pixels are bluish and dark."""
    shown = np.asarray(picture).astype(int)
    return ((shown[..., 2] > shown[..., 0] + 6) & (shown.sum(axis=2) < 500)).sum()


def test_what_blocks_glows_over_its_own_colours(wall):
    glowing = glow(replace(wall, blocks=True), "#FFFFFF").astype(int)
    assert np.ptp(glowing, axis=0).min() > 50
    assert (glowing[:, 0] >= np.minimum(wall.colours[:, 0], 236)).all()


def test_the_page_is_sent_the_colours(ruin, wall):
    stage, _ = unpacked_stage(packed_stage(ruin.stage))
    sent = next(piece for piece in stage.pieces if piece.name == WALL)
    assert (sent.colours == wall.colours).all()


def test_the_page_without_a_server_has_the_colours(ruin, wall):
    data = json.loads(re.search(r'type="application/json"[^>]*>(.*?)</script>', page_of(ruin), re.DOTALL)[1])
    mesh = next(mesh for mesh in data["meshes"] if mesh["name"] == WALL)
    assert base64.b64decode(mesh["colours"]) == wall.colours.tobytes()


def test_models_for_other_tools_have_the_colours(ruin, wall, tmp_path):
    for content in (save_glb(ruin.stage, tmp_path / "ruin.glb").read_bytes(), glb_of_table(load_scene(RUIN).table)):
        read = trimesh.load(io.BytesIO(content), file_type="glb", process=False).geometry[WALL]
        light = read.visual.vertex_attributes["color"][:, :3] / 65535
        seen = np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055) * 255
        assert np.abs(seen - wall.colours).max() < 8


def test_a_piece_is_dressed_once(ruin):
    piece = next(piece for piece in ruin.scene.table.pieces if piece.id == WALL)
    assert drawn_piece(piece) is drawn_piece(piece)
