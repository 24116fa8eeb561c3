"""Names that do not exist, and what their writer most likely meant."""

from __future__ import annotations

import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.files import spelling
from scenes.files.spelling import UnknownName, known_or_new, meant, nearest, suggestion
from scenes.plugs.rulebook import nearest_spellings, search


@pytest.mark.parametrize(
    ("word", "wanted"),
    [("sise", "size"), ("Davios", "davios"), ("davois", "davios"), ("davio", "davios"), ("daviios", "davios")],
)
def test_one_slip_leads_to_the_name_that_was_meant(word, wanted):
    assert nearest(word, ["size", "davios", "jelena"]) == wanted


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


@pytest.mark.parametrize("word", ["davios", "Davios", "DAVIOS"])
def test_case_makes_no_difference_to_a_name(word):
    assert meant(word, ["davios", "jelena"], "figure") == "davios"


def test_an_accent_is_the_same_as_one_letter_and_as_two():
    assert meant("eole", ["éole", "eole"], "figure") == "eole"
    assert meant("E\u0301ole", ["éole", "eole"], "figure") == "éole"


def test_a_name_written_exactly_goes_before_one_that_differs_in_case():
    assert meant("Davios", ["davios", "Davios"], "figure") == "Davios"


def test_a_word_that_may_be_several_names_is_answered_with_all_of_them():
    with pytest.raises(UnknownName, match="'DAVIOS' may be 'davios' or 'Davios': write it as one of them is written"):
        meant("DAVIOS", ["davios", "Davios"], "figure")
    with pytest.raises(UnknownName):
        known_or_new("DAVIOS", ["davios", "Davios"], "figure")


def test_a_new_name_stays_as_it_is_written():
    assert known_or_new("Leon", ["davios"], "figure") == "Leon"


def test_typographic_quotes_around_a_name_are_named_and_the_name_is_offered():
    with pytest.raises(UnknownName) as unknown:
        meant("“davios”", ["davios", "jelena"], "figure")
    assert str(unknown.value) == (
        "no figure is called '“davios”'; “ ” are typographic quotes, write it without them; did you mean 'davios'?"
    )


# ---------------------------------------------------------------- what strangers ask


def steps_of(work):
    """How many lines of the spelling module something runs through: its work, however fast the machine is."""
    count = 0

    def step(frame, event, _):
        nonlocal count
        if frame.f_code.co_filename != spelling.__file__:
            return None
        count += event == "line"
        return step

    before = sys.gettrace()
    sys.settrace(step)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize(
    "words", ["x" * 54, "y" * 199, "abcd efgi " * 19, "abcdefghijklmnopqrstuvw zzzzzzzzzzzzzzzzzzz " * 4]
)
def test_no_words_of_a_stranger_take_the_search_for_a_spelling_long(words):
    """A request of two hundred letters kept a processor busy for five seconds: thirteen million steps."""
    assert search(words) == ()
    assert steps_of(lambda: nearest_spellings(words)) < 1_000_000


@given(st.text("abé", max_size=7), st.lists(st.text("abé", max_size=7), max_size=5))
def test_giving_up_early_finds_the_same_name(word, names):
    """Held against counting every name to its end."""
    far = sorted((spelling._slips(word, name, 1000), name) for name in names)
    wanted = far[0][1] if far and far[0][0] <= max(1, len(word) // 3) else None
    assert nearest(word, names) == wanted
