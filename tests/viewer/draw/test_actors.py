"""The stage: every kind of scene is put on it, from every camera, and what is wrong is said in one line."""

from __future__ import annotations

import json
import math
import struct
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from scenes.plugs.open import load_any
from tests.viewer.picture_baselines import stage
from viewer import PictureError
from viewer.draw import palette
from viewer.export.document import page_of, save_glb
from viewer.export.pawns import pawn_mesh
from viewer.stage.relief import height_of, set_of_board
from viewer.stage.shot import save_shot
from viewer.stage.subject import kind_of, open_what
from viewer.stage.viewpoint import view_named

CATALOGUE = Path(__file__).parents[3] / "scenes" / "catalogue"
SIZE = (640, 400)

SCENE = """
format = "pas-scene/1"
game = "ichoria"
name = "A wall and a hole"
[table]
size = [12, 10]
[[pieces]]
id = "wall"
box = [4.0, 0.5, 3.0]
at = [6.0, 5.0]
[[pieces]]
id = "ghost"
mesh = "nowhere.stl"
units = "mm"
at = [2.0, 2.0]
[[areas]]
kind = "deployment"
side = "greeks"
polygon = [[0, 0], [12, 0], [12, 2], [0, 2]]
[[figures]]
id = "davios"
side = "greeks"
at = [3.0, 1.0]
[[fragments]]
id = "f1"
value = 15
at = [9.0, 8.0]
"""


@pytest.fixture
def scene_file(tmp_path):
    path = tmp_path / "hole.toml"
    path.write_text(SCENE)
    return path


def test_a_scene_with_a_missing_mesh_shows_the_rest_and_names_what_is_missing(scene_file):
    opened = open_what(scene_file)
    assert [figure.name for figure in opened.stage.figures] == ["davios"]
    assert "wall" in {piece.name for piece in opened.stage.pieces}
    assert "missing: ghost" in opened.stage.subtitle
    assert len(opened.problems) == 1
    assert "nowhere.stl" in opened.problems[0]


def test_strips_and_fragments_are_on_the_stage_with_words(scene_file):
    opened = open_what(scene_file)
    assert [label.words for label in opened.stage.labels] == ["f1 · 15", "greeks"]
    assert "deployment greeks" in {piece.name for piece in opened.stage.pieces}
    assert [token.name for token in opened.stage.tokens] == ["f1"]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("castle.toml", "scene"),
        ("mythic/boards/agora.toml", "board"),
        ("ichoria/duel.toml", "scenario"),
    ],
)
def test_a_file_is_known_for_what_it_is(name, kind):
    assert kind_of(CATALOGUE / name) == kind


def test_a_scenario_shows_its_strips_before_the_first_answer():
    opened = open_what(CATALOGUE / "ichoria" / "castle.toml")
    assert opened.what == "scenario"
    assert {token.name for token in opened.stage.tokens} >= {"yard", "south gate"}
    assert sum(piece.name.startswith("deployment") for piece in opened.stage.pieces) == 2


@pytest.mark.parametrize(
    ("words", "eye_over"),
    [("top", True), ("orbit", False), ("orbit:30,60", False), ("8,6,20:8,6,0", True)],
)
def test_cameras_look_from_where_they_are_told_to(words, eye_over):
    view = view_named(words, stage(4.0), 1.6)
    x, y, z = np.subtract(view.focus, view.eye)
    assert z < 0
    assert (math.hypot(x, y) < 1e-6) == eye_over


def test_eyes_are_those_of_the_figure_and_look_at_the_other():
    view = view_named("eyes:Ariadne", stage(4.0), 1.6)
    assert view.eye == (4.0, 6.0, 1.25)
    assert view.focus[:2] == (12.0, 6.0)
    assert view_named("eyes:Thésée:Ariadne", stage(4.0), 1.6).focus[:2] == (4.0, 6.0)


@pytest.mark.parametrize("words", ["side", "eyes:Nobody", "orbit:a", "1,2:3,4,5", "1,2,3:1,2,3", "nan,1,2:0,0,0"])
def test_a_camera_that_there_is_not_is_refused_in_one_line(words, tmp_path):
    with pytest.raises(PictureError, match=r"^camera[^\n]*$"):
        save_shot(stage(4.0), tmp_path / "shot.png", SIZE, words)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("size", [(0, 0), (640, 0), (100, 100), (9000, 400)])
def test_a_shot_of_a_size_nobody_can_look_at_is_refused_in_one_line(size, tmp_path):
    with pytest.raises(PictureError, match=r"^a picture is 400 to 4096 pixels wide and high, not [^\n]*$"):
        save_shot(stage(4.0), tmp_path / "shot.png", size)
    assert not list(tmp_path.iterdir())


@pytest.mark.pictures
def test_a_shot_from_above_shows_figures_where_they_stand(tmp_path):
    """The table is 16 by 12 pas; Ariadne's base is a quarter along it and half-way up."""
    with Image.open(save_shot(stage(4.0), tmp_path / "shot.png", SIZE, "top")) as image:
        pixels = np.asarray(image.convert("RGB")).astype(int)
    scale = 400 / (12 + 2 * 1.2)
    x, y = 320 + (4.0 - 8.0) * scale, 200
    blue = pixels[..., 2] - pixels[..., 0] > 60
    rows, columns = np.nonzero(blue[int(y - 20) : int(y + 20), int(x - 25) : int(x + 25)])
    assert len(rows) > 200
    assert abs(columns.mean() - 25) < 5


def test_a_board_is_a_relief_whose_heights_follow_its_levels():
    board = load_any(CATALOGUE / "mythic" / "boards" / "agora.toml").board
    heights = {name: height_of(area) for name, area in board.areas.items()}
    assert heights["temple"] > heights["upper-steps"] > heights["west-stoa"] > heights["drowned-agora"]


def test_units_of_a_board_stand_in_their_areas_and_apart():
    scene = load_any(CATALOGUE / "mythic" / "boards" / "atalanta.toml")
    found = set_of_board(scene)
    assert sorted(figure.name for figure in found.figures) == sorted(unit.id for unit in scene.units)
    for one in found.figures:
        apart = [math.dist(one.at_pas, other.at_pas) for other in found.figures if other is not one]
        assert min(apart) > one.semi_axes_pas[0]


@pytest.mark.parametrize("shape", palette.SHAPES)
def test_pawns_are_closed_and_fill_the_exact_base(shape):
    ariadne = stage(4.0).figures[0]
    points, faces = pawn_mesh(ariadne, shape)
    assert np.allclose(points[:, :2].max(axis=0), np.array(ariadne.at_pas) + 0.6, atol=1e-6)
    assert points[:, 2].max() == pytest.approx(ariadne.top_pas)
    edges = np.concatenate([faces[:, [a, b]] for a, b in ((0, 1), (1, 2), (2, 0))])
    there, back = {tuple(edge) for edge in edges.tolist()}, {tuple(edge[::-1]) for edge in edges.tolist()}
    assert there == back


def test_a_glb_holds_the_table_every_piece_and_every_figure(tmp_path):
    content = save_glb(stage(4.0), tmp_path / "stage.glb").read_bytes()
    magic, _, length, size = struct.unpack_from("<4sIII", content)
    document = json.loads(content[20 : 20 + size])
    assert (magic, length) == (b"glTF", len(content))
    assert [node["name"] for node in document["nodes"]] == ["table", "wall", "Ariadne", "Thésée"]


def test_a_page_points_nowhere_outside(scene_file):
    page = page_of(open_what(scene_file))
    assert "http" not in page.replace("http://www.w3.org", "").replace("http-equiv", "")
    assert "{{" not in page.split("<script>")[0]
    assert "davios" in page
