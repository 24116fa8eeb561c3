"""Maps at true scale: what is 10 cm on them is 10 cm on paper."""

from __future__ import annotations

import shutil
import subprocess

import numpy as np
import pytest
from PIL import Image

from scenes.plugs.open import load_any
from tests.viewer.picture_baselines import CATALOGUE, stage
from viewer import PictureError
from viewer.paper.true_scale import OVERLAP_MM, a4_sheets, one_large_sheet, save_map_pdf
from viewer.stage.relief import set_of_board

MM = 5
"""So many pixels show a millimetre."""


def pages(pdf, folder):
    assert shutil.which("pdftoppm"), "reading maps needs poppler-utils"
    subprocess.run(["pdftoppm", "-r", str(25.4 * MM), pdf, folder / "page"], check=True)
    return [np.asarray(Image.open(path)).astype(np.int16) for path in sorted(folder.glob("page*.ppm"))]


def bar(page):
    """How long the bar at the foot of a page is, in pixels."""
    foot = page[-16 * MM : -10 * MM, 9 * MM : 112 * MM].max(axis=2) < 90
    return np.ptp(np.flatnonzero(foot.any(axis=0)))


def test_sheets_cover_the_table_and_overlap():
    layout = a4_sheets(stage(4.0))
    assert len(layout.sheets) == layout.columns * layout.rows == 4
    west, east = sorted({sheet.west_mm for sheet in layout.sheets})
    wide = layout.sheets[0].wide_mm
    assert west + wide - east == pytest.approx(OVERLAP_MM)
    assert east + wide >= 16 * 25


def test_one_sheet_is_as_large_as_the_table():
    layout = one_large_sheet(stage(4.0))
    assert (layout.sheets[0].wide_mm, layout.sheets[0].high_mm) == (400.0, 300.0)
    assert layout.paper_mm[0] > 400


@pytest.mark.pictures
def test_on_paper_the_bar_is_ten_centimetres_and_a_base_of_thirty_millimetres_is_thirty(tmp_path):
    printed = save_map_pdf(stage(4.0), tmp_path / "map.pdf", one_sheet=True)
    (page,) = pages(printed.path, tmp_path)
    height, width = page.shape[:2]
    assert (width, height) == pytest.approx((420 * MM, 334 * MM), abs=2)
    assert bar(page) == pytest.approx(100 * MM, abs=3)
    across = page[(10 + 150) * MM, (10 + 60) * MM : (10 + 140) * MM]
    white = (across.min(axis=1) > 235) | ((across[:, 2] - across[:, 0]) > 40)
    assert np.ptp(np.flatnonzero(white)) == pytest.approx(30 * MM, abs=4)


@pytest.mark.pictures
def test_every_sheet_is_a4_and_carries_its_own_bar(tmp_path):
    printed = save_map_pdf(stage(4.0), tmp_path / "map.pdf")
    found = pages(printed.path, tmp_path)
    assert len(found) == printed.sheets == 4
    for page in found:
        assert sorted(page.shape[:2]) == pytest.approx([210 * MM, 297 * MM], abs=2)
        assert bar(page) == pytest.approx(100 * MM, abs=3)


def test_a_board_of_areas_has_no_scale(tmp_path):
    board = set_of_board(load_any(CATALOGUE / "mythic" / "boards" / "agora.toml"))
    with pytest.raises(PictureError, match="has no scale"):
        save_map_pdf(board, tmp_path / "map.pdf")
