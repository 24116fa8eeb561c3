"""Places as people type them, and as our own JSON prints them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from scenes.files.problems import SceneError
from scenes.table.asked.place_text import read_place, typed_place
from scenes.table.load import load_scene
from tests import given

FRAGMENTS = '[[fragments]]\nid = "Autel"\nvalue = 5\nat = [5, 7]\n'


@pytest.fixture
def scene(tmp_path):
    return load_scene(given.scene_file(tmp_path, FRAGMENTS))


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("10.8,11.1,6.1903076171875", (10.8, 11.1, 6.1903076171875)),
        ("[10.8, 11.1, 6.1903076171875]", (10.8, 11.1, 6.1903076171875)),
        ("(10.8 , 11.1)", (10.8, 11.1)),
        ("3.333333333333333333333,4", (3.3333333333333335, 4.0)),
        ("1e-05,2", (0.00001, 2.0)),
        ("+3,4.", (3.0, 4.0)),
    ],
)
def test_numbers_may_have_any_number_of_decimals(text, numbers):
    assert typed_place(text) == (numbers, False)


@drawn(st.lists(st.integers(0, 36 * 8192), min_size=2, max_size=3))
def test_every_place_that_our_json_prints_is_read_as_the_very_same_place(units):
    place = [number / 8192 for number in units]
    assert typed_place(json.dumps(place)) == (tuple(place), False)
    assert typed_place(",".join(map(repr, place))) == (tuple(place), False)


@pytest.mark.parametrize("text", ["5", "5,6,7,8", "5,six", "nan,6", "5,6e9", "5,,6", "", "5 6", "1" * 300 + ",6"])
def test_anything_else_is_no_place(text):
    assert typed_place(text) is None


@pytest.mark.parametrize(
    ("text", "better"),
    [
        ("10,5;6,25", "write 10.5,6.25"),
        ("10,5 6,25", "write 10.5,6.25"),
        ("10,5,6,25", "write 10.5,6.25"),
        ("10,5;6,25;2,0", "write 10.5,6.25,2.0"),
    ],
)
def test_decimal_commas_are_answered_with_the_place_that_was_meant(scene, text, better):
    with pytest.raises(SceneError) as refused:
        read_place(scene, text)
    assert "decimals take a point" in str(refused.value)
    assert better in str(refused.value)


def test_typographic_quotes_around_a_place_are_named(scene):
    with pytest.raises(SceneError, match="'“5,6”' is no place: it has typographic quotes"):
        read_place(scene, "“5,6”")


def test_a_fragment_is_found_without_regard_to_case(scene):
    assert read_place(scene, "autel") == (5.0, 7.0, 0.0)
