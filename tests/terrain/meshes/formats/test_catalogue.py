"""The catalogue of formats is the one place that knows them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scenes.files.scene_form import PieceForm
from scenes.scan.read import scan_formats
from terrain.meshes.formats import catalogue

ROOT = Path(__file__).parents[4]
AT_HOME = {"terrain/meshes/formats/catalogue.py", "scenes/scan/read/scan_formats.py"}


def test_every_suffix_has_one_format_only():
    suffixes = [suffix for one in scan_formats.FORMATS for suffix in one.suffixes]
    assert len(suffixes) == len(set(suffixes))
    assert not set(suffixes) & set(scan_formats.ELSEWHERE)


def test_a_scan_can_be_every_mesh_that_a_scene_can_have():
    assert set(catalogue.EXTENSIONS) <= set(scan_formats.EXTENSIONS)


@pytest.mark.parametrize("kind", catalogue.FORMATS, ids=lambda kind: kind.title)
def test_a_scene_file_says_which_formats_its_pieces_may_have(kind):
    assert kind.title in PieceForm.model_fields["mesh"].description


def test_the_usual_unit_is_that_of_the_standard_or_of_nearly_everybody():
    usual = {kind.title: kind.usual_unit for kind in catalogue.FORMATS}
    assert usual == {
        "glTF": "m", "OBJ": None, "OFF": None, "PLY": None, "STL": "mm", "3MF": "mm", "COLLADA": "m",
    }  # fmt: skip


def test_no_other_module_lists_suffixes_of_meshes():
    """A list of two or more: where a single file is named, it is one that we write."""
    suffixes = "|".join(suffix.strip(".") for suffix in catalogue.BY_SUFFIX)
    listed = re.compile(rf"""["']\.(?:{suffixes})["'](?=[^\n]*["']\.(?:{suffixes})["'])""")
    for package in ("terrain", "skirmish", "scenes", "viewer", "api"):
        for path in (ROOT / package).rglob("*.py"):
            assert str(path.relative_to(ROOT)) in AT_HOME or not listed.search(path.read_text("utf-8")), path
