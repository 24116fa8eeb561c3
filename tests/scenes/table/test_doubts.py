"""What is wrong with one figure spoils the questions that hang on it, with the words of `pas check`, and no others."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from scenes.files.problems import SceneError
from scenes.rulings.sight import rule_sight
from scenes.table.asked.what_if import with_figures
from scenes.table.load import asked_about, load_doubtful, load_scene, scene_problems
from tests import given

PAIR = '[[figures]]\nid = "a"\nat = [5, 18]\n[[figures]]\nid = "b"\nat = [25, 18]\n'
ROCK = '[[pieces]]\nid = "rock"\nbox = [3, 3, 3]\nat = [15, 30]\n'

THIRD = {
    "off the table": ("at = [15, 36]", "figures[2].at: c is off the table of 36 x 36 by 0.60 pas"),
    "inside a rock": ("at = [15, 30, 0]", "figures[2].at: c stands inside rock (ground 0.00)"),
    "in the air": ("at = [30, 30, 7]", "figures[2].at: c has no floor at height 7; the ground below is at 0.00"),
    "no profile": (
        'profile = "greeks/hoplit"\nat = [15, 18]',
        "figures[2].profile: c: no profile is called 'greeks/hoplit'; known: ",
    ),
}
ASKS = ("distance", "sight", "movement")


def scene_with(folder, *entries, more=""):
    return given.scene_file(folder, more + ROCK + PAIR + "".join(f"[[figures]]\n{entry}\n" for entry in entries))


def refusal(path, *names, asks):
    with pytest.raises(SceneError) as refused:
        asked_about(load_doubtful(path), *names, asks=asks)
    return str(refused.value)


@pytest.mark.parametrize("case", THIRD)
def test_check_finds_it_with_line_and_key(tmp_path, case):
    entry, what = THIRD[case]
    path = scene_with(tmp_path, f'id = "c"\n{entry}')
    (problem,) = scene_problems(path)
    assert str(problem).startswith(f"{path}:{problem.line}: {what}")
    with pytest.raises(SceneError) as refused:
        load_scene(path)
    assert str(refused.value) == str(problem)


@pytest.mark.parametrize("asks", ASKS)
@pytest.mark.parametrize("case", THIRD)
def test_every_question_that_names_the_figure_is_refused_with_the_same_words(tmp_path, case, asks):
    path = scene_with(tmp_path, f'id = "c"\n{THIRD[case][0]}')
    (problem,) = scene_problems(path)
    assert refusal(path, "a", "c", asks=asks) == str(problem)
    assert refusal(path, "C", "b", asks=asks) == str(problem), "names are found without regard to case"


@pytest.mark.parametrize("case", THIRD)
def test_sight_and_distance_of_two_others_are_answered_with_the_problem_beside_them(tmp_path, case):
    path = scene_with(tmp_path, f'id = "c"\n{THIRD[case][0]}')
    for asks in ("distance", "sight"):
        asked = asked_about(load_doubtful(path), "a", "b", asks=asks)
        assert [doubt.problem for doubt in asked.doubts] == scene_problems(path)


@pytest.mark.parametrize("case", THIRD)
def test_movement_hangs_on_every_figure(tmp_path, case):
    path = scene_with(tmp_path, f'id = "c"\n{THIRD[case][0]}')
    assert refusal(path, "a", asks="movement") == str(scene_problems(path)[0])


BETWEEN = 'id = "c"\nat = [15, 18, 7]'


def test_a_figure_that_stands_nowhere_between_two_others_may_stand_in_their_way(tmp_path):
    path = scene_with(tmp_path, BETWEEN)
    assert refusal(path, "a", "b", asks="sight") == str(scene_problems(path)[0])
    assert asked_about(load_doubtful(path), "a", "b", asks="distance").doubts


def test_it_does_not_where_figures_let_sight_pass(tmp_path):
    path = scene_with(tmp_path, BETWEEN)
    path.write_text(path.read_text().replace("[[pieces]]", "table.figures_block = false\n[[pieces]]", 1))
    assert asked_about(load_doubtful(path), "a", "b", asks="sight").doubts


@pytest.mark.parametrize(("y", "spoils"), [(19.19, True), (19.25, False)])
def test_only_what_meets_the_strip_between_both_bases_can_stand_in_the_way(tmp_path, y, spoils):
    path = scene_with(tmp_path, f'id = "c"\nat = [15, {y}, 7]')
    if spoils:
        assert "c has no floor" in refusal(path, "a", "b", asks="sight")
    else:
        assert asked_about(load_doubtful(path), "a", "b", asks="sight").doubts


def test_two_figures_in_one_place_spoil_what_names_one_of_them_or_runs_between(tmp_path):
    beside = scene_with(tmp_path, 'id = "c"\nat = [15, 8]', 'id = "d"\nat = [15.5, 8]')
    (problem,) = scene_problems(beside)
    assert problem.what == "d and c overlap: they cannot both stand there"
    assert refusal(beside, "c", "b", asks="distance") == str(problem)
    assert refusal(beside, "b", "d", asks="sight") == str(problem)
    assert asked_about(load_doubtful(beside), "a", "b", asks="sight").doubts
    between = scene_with(tmp_path, 'id = "c"\nat = [15, 18]', 'id = "d"\nat = [15.5, 18]')
    assert refusal(between, "a", "b", asks="sight").endswith(problem.what)


@pytest.mark.parametrize("asks", ASKS)
def test_what_is_wrong_with_the_file_or_with_a_piece_spoils_every_question(tmp_path, asks):
    broken = scene_with(tmp_path, more='[[pieces]]\nid = "tower"\nmesh = "tower.stl"\nat = [5, 30]\n')
    assert "tower.stl: no such file" in refusal(broken, "a", "b", asks=asks)
    faulty = scene_with(tmp_path, 'id = "c"\nat = [15, 8]\nhieght = 2.0')
    assert "unknown key; did you mean 'height'?" in refusal(faulty, "a", "b", asks=asks)


@pytest.mark.parametrize("entry", ['[[fragments]]\nid = "f"\nvalue = 5\nat = [50, 5]\n',
                                   '[[areas]]\nkind = "difficult"\npolygon = [[1, 1], [40, 1], [1, 4]]\n'])  # fmt: skip
def test_fragments_and_marked_ground_matter_to_movement_alone(tmp_path, entry):
    path = scene_with(tmp_path, more=entry)
    assert asked_about(load_doubtful(path), "a", "b", asks="sight").doubts
    assert refusal(path, "a", asks="movement") == str(scene_problems(path)[0])


def test_a_figure_named_by_a_place_does_not_stand_in_another(tmp_path):
    scene = load_scene(scene_with(tmp_path))
    with pytest.raises(SceneError, match=r"5\.5,18 and a overlap: they cannot both stand there"):
        asked_about(scene, "5.5,18", "b", asks="distance")
    with pytest.raises(SceneError, match=r"9,9\.5 and 9,9 overlap: they cannot both stand there"):
        asked_about(scene, "9,9", "9,9.5", asks="sight")
    assert asked_about(scene, "6.2,18", "b", asks="sight").figure("6.2,18").at_pas == (6.2, 18.0), "bases may touch"


def test_a_figure_that_is_moved_does_not_stand_in_another(tmp_path):
    scene = load_scene(scene_with(tmp_path))
    with pytest.raises(SceneError, match="a and b overlap: they cannot both stand there"):
        with_figures(scene, [{"id": "a", "at": [24.5, 18]}])
    swapped = with_figures(scene, [{"id": "a", "at": [25, 18]}, {"id": "b", "at": [5, 18]}])
    assert swapped.figure("a").at_pas == (25.0, 18.0), "two may change places"


def test_a_profile_of_the_lists_is_no_problem(tmp_path):
    path = scene_with(tmp_path, 'id = "c"\nprofile = "greeks/athenian_hoplite"\nat = [15, 8]')
    assert scene_problems(path) == []


PLACES = st.tuples(st.floats(0.7, 11.3), st.floats(0.7, 11.3)).map(lambda at: (round(at[0], 3), round(at[1], 3)))


@settings(max_examples=60, deadline=None)
@drawn(st.lists(PLACES, min_size=4, max_size=4))
def test_an_answer_beside_a_doubt_is_the_same_without_the_figures_in_doubt(tmp_path_factory, places):
    """Four figures somewhere; c and d share their room. What is still answered about a and b does not hang on them."""
    a, b, c, away = places
    d = (c[0] + away[0] / 20, c[1])
    rows = "".join(
        f'[[figures]]\nid = "{name}"\nat = [{x}, {y}]\n' for name, (x, y) in zip("abcd", (a, b, c, d), strict=True)
    )
    path = given.scene_file(tmp_path_factory.mktemp("doubt"), rows)
    try:
        asked = asked_about(load_doubtful(path), "a", "b", asks="sight")
    except SceneError:
        assert refusal(path, "a", "b", asks="sight") in map(str, scene_problems(path)), (
            "the words are those of the check"
        )
        return
    assert {doubt.problem.what for doubt in asked.doubts} == {problem.what for problem in scene_problems(path)}
    sure = rule_sight(asked, "a", "b").sight.verdict
    for gone in ("c", "d", "cd"):
        rest = tuple(figure for figure in asked.figures if figure.id not in gone)
        if asked.doubts:
            assert rule_sight(replace(asked, figures=rest), "a", "b").sight.verdict == sure
