"""Timelines of recorded games: every moment in order, figures on their ways, wounds to jump to."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageSequence

from scenes.plugs import matches
from skirmish.kernel.replays import replay
from skirmish.kernel.views import SPECTATOR
from tests.viewer.picture_baselines import short_game
from viewer.draw.picture import PictureError
from viewer.replay.film import LONGEST_FILM_S, check_film_path, figures_at, film_of, save_film, unseen, view_at
from viewer.replay.timeline import Player, states_of, timeline_of
from viewer.replay.ways import Way, arc, over_ground
from viewer.stage.subject import open_what

RECORDS = Path(__file__).parents[2] / "records"


@cache
def duel():
    return open_what(RECORDS / "ichoria_duel.pas")


@cache
def told(lang="en"):
    return timeline_of(duel().replayed, lang)


def test_events_alone_lead_to_the_last_state():
    match = duel().replayed.match
    assert states_of(match)[-1] == match.state


def test_moments_are_told_in_both_languages_and_end_as_the_game_does():
    english, french = told("en").moments, told("fr").moments
    assert len(english) == len(french) > 20
    assert english[0].said == "The game begins."
    assert french[0].said == "La partie commence."
    assert [figure.name for figure in english[-1].stage.figures] == [figure.name for figure in duel().stage.figures]


def test_a_figure_that_moved_went_from_where_it_stood_to_where_it_stands():
    ways = 0
    for before, moment in zip(told().moments, told().moments[1:], strict=False):
        for way in moment.ways:
            was, now = before.stage.figure(way.figure), moment.stage.figure(way.figure)
            assert way.points[0] == (*was.at_pas, was.ground_pas)
            assert way.points[-1] == (*now.at_pas, now.ground_pas)
            ways += 1
    assert ways > 5


def test_dice_are_shown_with_what_came_of_them_and_once():
    rolled = sum(event["is"] == "Rolled" for event in duel().replayed.match.told(SPECTATOR))
    assert sum(len(moment.numbers) for moment in told().moments) == rolled > 0


def test_scenery_is_drawn_once_for_all_moments():
    last = told().moments[-1].stage.pieces
    assert sum(moment.stage.pieces is last for moment in told().moments) > len(told().moments) / 2


def test_a_player_steps_scrubs_and_jumps_to_the_next_wound():
    player = Player(short_game())
    assert player.step().said == "Ariadne leaps onto the wall"
    assert player.step(-5).number == 0
    assert player.to_next_wound().said == "Ariadne is hurt"
    assert player.to_next_wound().number == 2
    assert player.scrub(99).number == 2


def test_a_leap_is_an_arc_over_both_ends():
    points = arc((0.0, 0.0, 0.0), (4.0, 0.0, 0.0), 0.5)
    assert points[0] == (0.0, 0.0, 0.0)
    assert points[-1] == (4.0, 0.0, 0.0)
    assert max(z for *_, z in points) == pytest.approx(2.0)


def test_a_walk_follows_the_ground_below_it():
    """A step of half a pas in the middle of a level floor."""
    way = over_ground((0.0, 0.0, 0.0), (4.0, 0.0, 0.0), lambda spot, _: 0.5 if 1.0 < spot[0] < 3.0 else 0.0)
    assert {z for x, _, z in way if 1.0 < x < 3.0} == {0.5}
    assert {z for x, _, z in way if x <= 1.0 or x >= 3.0} == {0.0}


def test_half_way_is_half_the_length():
    way = Way("a", "walk", ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (1.0, 3.0, 0.0)))
    assert way.length_pas == 4.0
    assert way.at(0.5) == (1.0, 1.0, 0.0)


def test_on_film_a_figure_is_on_its_way_between_two_moments():
    film = film_of(short_game(), "g.mp4", speed=1.0, size=(640, 400), camera="orbit")
    (ariadne,) = figures_at(film.takes[1], 0.5)
    assert 4.0 < ariadne.at_pas[0] < 8.0
    assert ariadne.ground_pas > 2.5


@pytest.mark.parametrize("speed", [0.25, 1.0, 4.0])
def test_a_film_is_as_fast_as_wanted_and_never_too_long(speed):
    film = film_of(told(), "g.mp4", speed=speed, size=(640, 400), camera="orbit")
    assert film.seconds <= LONGEST_FILM_S + 1e-6
    assert film.size[0] % 2 == film.size[1] % 2 == 0
    faster = film_of(told(), "g.mp4", speed=8.0, size=(640, 400), camera="orbit")
    assert faster.seconds < film.seconds


def test_a_record_that_does_not_verify_is_shown_up_to_the_first_difference_and_says_so(tmp_path):
    lines = (RECORDS / "ichoria_duel.pas").read_text("utf-8").splitlines(keepends=True)
    place = next(at for at, line in enumerate(lines) if '"kind":"Die"' in line and '"result":' in line)
    changed = lines[place].replace('"result":1', '"result":9', 1)
    changed = changed if changed != lines[place] else lines[place].replace('"result":', '"result":1', 1)
    path = tmp_path / "changed.pas"
    path.write_text("".join([*lines[:place], changed, *lines[place + 1 :]]), encoding="utf-8")
    record, rules = matches.open_record(path)
    timeline = timeline_of(replay(record, rules))
    assert timeline.difference is not None
    assert timeline.moments[-1].said == f"Here the record differs: {timeline.difference}"
    assert len(timeline.moments) < len(told().moments)


def test_through_somebody_s_eyes_the_camera_goes_along_and_she_is_not_in_the_picture():
    film = film_of(short_game(), "g.mp4", speed=1.0, size=(640, 400), camera="eyes:Ariadne")
    before, after = film.takes[1].before, film.takes[1].after
    assert view_at(film, before).eye == before.figure("Ariadne").eye
    assert view_at(film, after).eye == after.figure("Ariadne").eye
    assert view_at(film, after).focus[:2] == pytest.approx(after.figure("Thésée").at_pas)
    assert [figure.name for figure in unseen(film, after).figures] == ["Thésée"]
    assert view_at(film, replace(after, figures=())) == film.view


def test_without_ffmpeg_an_mp4_is_refused_before_it_is_drawn_and_a_gif_is_not(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", None)
    with pytest.raises(PictureError, match=r"pip install 'pas-skirmish\[films\]', or name a \.gif$"):
        check_film_path(tmp_path / "film.mp4")
    check_film_path(tmp_path / "film.gif")


@pytest.mark.pictures
def test_a_film_through_somebody_s_eyes_shows_the_wall_rise_and_fall(tmp_path):
    """Ariadne stands before a wall, leaps onto it, and sees nothing but the floor beyond."""
    save_film(short_game(), tmp_path / "g.gif", size=(480, 320), camera="eyes:Ariadne", speed=2.0)
    with Image.open(tmp_path / "g.gif") as film:
        frames = [np.asarray(frame.convert("RGB")).astype(int) for frame in ImageSequence.Iterator(film)]
    middles = [frame[100, 240] for frame in (frames[0], frames[-1])]
    assert np.abs(middles[0] - middles[1]).max() > 20, "from the wall to the paper above the horizon"
