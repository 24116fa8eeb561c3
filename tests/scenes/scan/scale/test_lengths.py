"""Lengths as people say them."""

from __future__ import annotations

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from scenes.files.scene_form import TableForm
from scenes.scan.options import KnownLength
from scenes.scan.surface import ScanError
from scenes.scan.units.lengths import LARGEST_TABLE_PAS, METRES, in_words, known_length_of, metres_of


@pytest.mark.parametrize(
    ("said", "metres"),
    [
        ("90cm", 0.9),
        (" 90 cm ", 0.9),
        ("0,9 m", 0.9),
        (".9m", 0.9),
        ("900MM", 0.9),
        ("36in", 0.9144),
        ('36"', 0.9144),
        ("3ft", 0.9144),
        ("3'", 0.9144),
        ("36 pas", 0.9),
        ("9e2 mm", 0.9),
    ],
)
def test_a_length_may_be_said_in_any_unit_of_the_table(said, metres):
    assert metres_of(said) == pytest.approx(metres)


@pytest.mark.parametrize(
    ("said", "advice"),
    [
        ("90", "say 90cm, 90in or 90 pas"),
        ("90 cn", "did you mean 'cm'?"),
        ("90 furlongs", "say 90cm, 0.9m, 36in or 36 pas"),
        ("cm", "is no length"),
        ("", "is no length"),
        ("90cm 3", "is no length"),
        ("0 cm", "more than nothing"),
        ("-5cm", "more than nothing"),
        ("1e999 m", "more than nothing"),
        ("“90cm”", "“ ” are typographic quotes, write it without them; say 90cm"),
    ],
)
def test_what_is_no_length_is_refused_with_advice(said, advice):
    with pytest.raises(ScanError) as trouble:
        metres_of(said)
    assert advice in str(trouble.value)
    assert repr(said) in str(trouble.value)


@pytest.mark.parametrize(
    ("said", "what", "metres"),
    [
        ("tower 92mm", "tower", 0.092),
        ("table 90 cm", "table", 0.9),
        ("the old tower: 12 pas", "the old tower", 0.3),
        ("piece-03 height=92mm", "piece-03 height", 0.092),
        ("piece 3 92mm", "piece 3", 0.092),
    ],
)
def test_a_known_length_names_what_was_measured(said, what, metres):
    assert known_length_of(said) == KnownLength(what, pytest.approx(metres))


@pytest.mark.parametrize(
    ("said", "trouble"),
    [
        ("92mm", "does not say of what"),
        ("tower", "says no length"),
        ("tower 92", "has no unit"),
        ("tower 92 mmm", "did you mean 'mm'?"),
        ("“tower 9,2cm”", "“ ” are typographic quotes, write it without them"),
        ("“tower” 9,2cm", "“ ” are typographic quotes, write it without them"),
    ],
)
def test_half_a_known_length_is_refused(said, trouble):
    with pytest.raises(ScanError, match=trouble.replace("?", r"\?")):
        known_length_of(said)


@drawn(st.floats(0.001, 500.0), st.sampled_from(sorted(METRES)))
def test_every_number_with_a_unit_is_so_many_of_it(number, unit):
    assert metres_of(f"{number!r} {unit}") == pytest.approx(number * METRES[unit])


@pytest.mark.parametrize(
    ("metres", "words"),
    [(0.9, "90 cm (36 pas)"), (0.0045, "4.5 mm (0.18 pas)"), (5.0, "5 m (200 pas)"), (5590.0, "5.59 km")],
)
def test_lengths_are_said_in_the_unit_that_suits_them(metres, words):
    assert in_words(metres) == words


def test_the_largest_table_is_the_one_that_scene_files_allow():
    assert TableForm(size=[LARGEST_TABLE_PAS, 1.0]).size[0] == LARGEST_TABLE_PAS
    with pytest.raises(ValueError, match="96"):
        TableForm(size=[LARGEST_TABLE_PAS + 0.1, 1.0])
