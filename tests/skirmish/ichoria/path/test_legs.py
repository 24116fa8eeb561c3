"""The legs of a move as text: an exact inverse, and slips that are named."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skirmish.ichoria.path.legs import (
    KINDS,
    Climb,
    Crouch,
    Drop,
    From,
    Jump,
    Ladder,
    Leave,
    LegError,
    Stand,
    Walk,
    make_leg,
)
from skirmish.ichoria.path.legs import read_legs as read
from skirmish.ichoria.path.legs import write_legs as write

numbers = st.floats(allow_nan=False, allow_infinity=False)


@st.composite
def legs(draw):
    kind = KINDS[draw(st.sampled_from(sorted(KINDS)))]
    count = draw(st.sampled_from(kind.numbers))
    return make_leg(kind.kind, draw(st.tuples(*[numbers] * count)) if count else None)


@given(st.lists(legs(), min_size=1, max_size=6))
def test_text_and_legs_are_exact_inverses(path):
    assert read(write(path)) == tuple(path)


def test_a_path_reads_as_a_player_writes_it():
    text = "walk 10,4; jump 13,4; climb 13,5,4; crouch; stand; drop; ladder 3,4,5; leave"
    path = (
        Walk((10, 4)),
        Jump((13, 4)),
        Climb((13, 5, 4)),
        Crouch(),
        Stand(),
        Drop(),
        Ladder((3, 4, 5)),
        Leave(),
    )
    assert read(text) == path
    assert write(path) == text


def test_spaces_capitals_and_a_last_semicolon_do_not_matter():
    assert read("  From 1 , 2 ;WALK 3, 4.50 ; ") == (From((1, 2)), Walk((3, 4.5)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the path has no legs; for example 'walk 10,4; jump 13,4'"),
        ("walk 1,2; jmp 3,4", "leg 2 of the path ('jmp 3,4'): no leg is called 'jmp'; did you mean 'jump'?"),
        ("fly 3,4", "leg 1 of the path ('fly 3,4'): no leg is called 'fly'; known: from, walk, jump"),
        ("walk 1,2;; stand", "leg 2 of the path is empty"),
        ("walk", "leg 1 of the path ('walk'): walk has no place to go to; write 'walk 3,4' or 'walk 3,4,5'"),
        ("walk 3", "walk has one number; write 'walk 3,4' or 'walk 3,4,5'"),
        ("ladder 3,4", "ladder has 2 numbers; write 'ladder 3,4,5'"),
        ("crouch 3,4", "crouch has 2 numbers; write 'crouch'"),
        ("walk 3,x", "'x' is not a number"),
        ("walk 10,5;6,25", "leg 2 of the path ('6,25'): a semicolon ends a leg; write 'walk 10.5,6.25'"),
        ("walk “10,6”", "'“10' is not a number: it has typographic quotes"),
        ("walk 3,nan", "walk has a number that is not finite: nan"),
        ("climb 3,4,inf", "climb has a number that is not finite: inf"),
    ],
)
def test_a_slip_is_answered_in_one_line_that_says_where(text, said):
    with pytest.raises(LegError) as wrong:
        read(text)
    assert str(wrong.value).startswith(said) or said in str(wrong.value)
    assert "\n" not in str(wrong.value)


@pytest.mark.parametrize("to", [(math.nan, 1.0), (1.0,), (), (1.0, 2.0, 3.0, 4.0)])
def test_legs_made_without_text_are_checked_too(to):
    with pytest.raises(LegError):
        Walk(to)
