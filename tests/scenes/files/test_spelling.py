"""Names that do not exist, and what their writer most likely meant."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.files.spelling import nearest, suggestion


@pytest.mark.parametrize(
    ("word", "meant"),
    [("sise", "size"), ("Davios", "davios"), ("davois", "davios"), ("davio", "davios"), ("daviios", "davios")],
)
def test_one_slip_leads_to_the_name_that_was_meant(word, meant):
    assert nearest(word, ["size", "davios", "jelena"]) == meant


def test_a_word_unlike_any_name_leads_to_none():
    assert nearest("zeppelin", ["davios", "jelena"]) is None


def test_the_closer_of_two_names_is_offered():
    assert nearest("wal_2", ["wall_1", "wall_2"]) == "wall_2"


def test_a_swap_of_neighbours_is_one_slip():
    assert nearest("at", ["ta", "of"]) == "ta"


def test_without_a_near_name_the_known_ones_are_listed():
    assert suggestion("zeppelin", ["davios", "jelena"]) == "known: davios, jelena"


def test_a_long_list_of_known_names_is_cut():
    assert suggestion("zeppelin", ["ab", "cd", "ef"], names=2) == "known: ab, cd, …"


def test_where_no_name_is_known_that_is_said():
    assert suggestion("davios", []) == "there is none here"


@given(st.text(min_size=1, max_size=8), st.lists(st.text(max_size=8), max_size=4))
def test_a_name_that_exists_is_its_own_nearest(name, others):
    assert nearest(name, [*others, name]).casefold() == name.casefold()
