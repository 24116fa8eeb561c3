"""Real rulings as drawings: what they show is what was ruled."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from scenes.rulings.sight import rule_sight
from scenes.table.load import load_scene
from terrain.lattice.units import to_pas
from tests import given
from viewer.draw import palette
from viewer.rulings.sight import sight_drawing
from viewer.rulings.snapshots import snapshot

A, B = (4.0, 9.0), (14.0, 9.0)
HIGH, LOW = 3.0, 1.0


def drawing_of(scene, lang="en"):
    return sight_drawing(scene, rule_sight(scene, "a", "b"), lang)


def test_a_visible_ruling_shows_its_witness_and_what_it_passes():
    scene = given.scene(given.box(0.5, 4, LOW, at=(9, 9), name="kerb"), a=A, b=B)
    ruling = rule_sight(scene, "a", "b")
    picture = sight_drawing(scene, ruling)
    assert [line.kind for line in picture.lines] == ["witness"]
    assert picture.lines[0].start == pytest.approx(to_pas(ruling.sight.witness.start))
    assert picture.gap.obstacle == ruling.sight.nearest == "kerb"
    assert np.linalg.norm(np.subtract(picture.gap.on_line, picture.gap.on_obstacle)) == pytest.approx(
        ruling.sight.clearance_pas, abs=0.01
    )
    assert "kerb" in picture.caption.reason
    assert picture.caption.headline == "a sees b"


def test_a_blocked_ruling_shows_what_stops_the_lines_and_no_free_one():
    picture = drawing_of(given.scene(given.box(0.5, 9, HIGH, at=(9, 9), name="wall"), a=A, b=B))
    assert {line.kind for line in picture.lines} == {"stopped"}
    assert [piece.name for piece in picture.pieces if piece.blocks] == ["wall"]
    assert [share.name for share in picture.shares] == ["wall"]
    assert picture.caption.headline == "a does not see b"


def test_the_looker_is_the_one_who_was_named_first():
    scene = given.scene(given.box(0.5, 4, LOW, at=(9, 9), name="kerb"), a=A, b=B)
    picture = sight_drawing(scene, rule_sight(scene, "b", "a"))
    assert (picture.looker, picture.target) == ("b", "a")
    assert picture.lines[0].start[0] > picture.lines[0].end[0]


def test_a_figure_in_the_way_is_marked_as_what_blocks():
    picture = drawing_of(given.scene(a=A, b=B, giant=given.other((9, 9), base=5.0)))
    assert [figure.name for figure in picture.figures if figure.blocks] == ["giant"]


def test_scenery_one_can_see_through_is_drawn_and_stops_no_line():
    mist = given.box(0.5, 9, HIGH, at=(9, 9), name="mist", kind="difficult")
    picture = drawing_of(given.scene(mist, a=A, b=B))
    assert [(piece.name, piece.see_through) for piece in picture.pieces] == [("mist", True)]
    assert picture.gap is None
    assert [line.kind for line in picture.lines] == ["witness"]


def test_a_line_with_room_all_round_has_no_close_up():
    picture = drawing_of(given.scene(given.box(1, 1, HIGH, at=(9, 20), name="far tower"), a=A, b=B))
    assert picture.lines[0].kind == "witness"
    assert picture.gap is None


def test_sight_that_hangs_on_a_hair_shows_both_the_line_and_what_stops_the_others():
    """A wall exactly as high as the figures."""
    picture = drawing_of(given.scene(given.box(0.5, 9, 1.25, at=(9, 9), name="level wall"), a=A, b=B))
    assert picture.verdict == "too_close"
    assert {line.kind for line in picture.lines} == {"nearly", "stopped"}
    assert picture.gap.obstacle == "level wall"
    assert "played as blocked" in picture.caption.headline


def test_bases_and_bodies_are_drawn_at_their_exact_size():
    scene = given.scene(a=A, b=given.other(B, base=(3.0, 1.5)))
    oval = drawing_of(scene).figure("b")
    assert oval.semi_axes_pas == (1.5, 0.75)
    assert (oval.ground_pas, oval.top_pas) == (0.0, 1.25)
    assert oval.low_pas == pytest.approx(0.05, abs=1e-4)
    assert np.ptp(oval.rim(0.0), axis=0) == pytest.approx([3.0, 1.5, 0.0])


def test_the_words_are_french_when_asked():
    caption = drawing_of(given.scene(given.box(0.5, 9, HIGH, at=(9, 9)), a=A, b=B), "fr").caption
    assert (caption.verdict, caption.headline) == ("MASQUÉ", "a ne voit pas b")


@pytest.mark.pictures
def test_the_dispute_about_the_castle_is_drawn(tmp_path):
    scene = load_scene(given.CATALOGUE / "castle.toml")
    ruling = rule_sight(scene, "davios", "jelena")
    path = snapshot(scene, ruling, tmp_path / "castle.png", size=(1000, 625))
    with Image.open(path) as image:
        pixels = np.asarray(image).astype(int)
    heading = np.abs(pixels[:90] - np.array(palette.rgb(palette.VERDICTS[ruling.sight.verdict]))).max(axis=-1) < 12
    assert pixels.shape == (625, 1000, 3)
    assert heading.sum() > 3000
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 2000
