"""A table from above and from the side: everything named, to scale, and in the colours it was scanned in."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from scenes.scan.surface import Surface
from tests import given
from viewer import save_surveys
from viewer.draw import palette
from viewer.paper.table_plan import Mark, size_of, survey_of, view_of


@pytest.fixture(scope="module")
def scene():
    """A low wide block in the west, a tower in the east."""
    return given.scene(
        given.box(8, 6, 1, at=(8, 6), name="block"), given.box(2, 2, 9, at=(26, 6), name="tower"), size=(30.0, 12.0)
    )


def survey(scene, side, **more):
    return survey_of(scene, side, more.get("surfaces", {}), more.get("marks", ()), "en")


@pytest.mark.parametrize("side", ["above", "side"])
def test_a_picture_holds_the_table_and_all_that_stands_on_it(scene, side):
    drawing = survey(scene, side)
    size = size_of(drawing)
    at, _ = view_of(drawing, size[0] / size[1]).project(drawing.corners, size)
    assert ((at >= 0) & (at <= size)).all()
    assert np.ptp(at[:, 0]) > 0.8 * size[0], "and wastes no room"


def test_from_above_north_is_up_and_a_pas_is_as_long_everywhere(scene):
    drawing = survey(scene, "above")
    size = size_of(drawing)
    points = [(0, 0, 0), (30, 0, 0), (0, 12, 0), (30, 12, 5)]
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = view_of(drawing, size[0] / size[1]).project(points, size)[0]
    assert (x1 - x0) / 30 == pytest.approx((y0 - y2) / 12)
    assert (y0, x0) == pytest.approx((y1, x2))
    assert (x3, y3) == pytest.approx((x1, y2)), "heights do not lean"


def test_from_the_side_what_is_higher_stands_higher(scene):
    drawing = survey(scene, "side")
    size = size_of(drawing)
    low, high = view_of(drawing, size[0] / size[1]).project([(26, 6, 0), (26, 6, 9)], size)[0]
    assert high[0] == pytest.approx(low[0])
    assert low[1] - high[1] > 0.2 * size[0] / 30 * 9


def test_the_words_say_what_is_shown_and_how_large_it_is(scene):
    drawing = survey(scene, "side", marks=(Mark((1.0, 1.0, 0.0), "3 cm"),))
    assert (drawing.title, drawing.subtitle) == (
        "Given",
        "from the side · 75.0 × 30.0 cm (30.0 × 12.0 pas), 2 pieces",
    )
    assert drawing.small_print == "grid: 1 pas · staff: height in pas · rings: holes to scan again"


@pytest.mark.pictures
def test_pieces_are_drawn_in_the_colours_of_the_scan_and_marks_in_their_own(scene, tmp_path):
    top = np.array([[4.0, 3, 1], [12, 3, 1], [12, 9, 1], [4, 9, 1]])
    red = np.tile(np.array([[200, 20, 20]], dtype=np.uint8), (4, 1))
    surfaces = {"block": Surface(top, np.array([[0, 1, 2], [0, 2, 3]]), red)}
    paths = save_surveys(scene, tmp_path, surfaces=surfaces, marks=[Mark((18.0, 6.0, 0.0), "3 cm")])
    assert [path.name for path in paths] == ["above.png", "side.png"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["above.png", "side.png"]
    for path in paths:
        pixels = np.asarray(Image.open(io.BytesIO(path.read_bytes())).convert("RGB")).astype(int)
        reddish = (pixels[..., 0] > 110) & (pixels[..., 1:].max(axis=-1) < 60)
        assert reddish.sum() > 10_000, "the block"
        ring = np.abs(pixels - np.array(palette.rgb(palette.VERDICTS["blocked"]))).max(axis=-1) < 12
        assert ring.sum() > 100, "the mark"
