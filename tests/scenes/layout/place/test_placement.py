"""Fragments laid out: legal, fair, contested, pinned ones kept; and moved as little as will do."""

from __future__ import annotations

import statistics
import tomllib

import pytest

from scenes.files.problems import SceneError
from scenes.games.ichoria.check.legality import check_layout
from scenes.games.ichoria.place.candidates import ON_THE_LINE, find_candidates
from scenes.games.ichoria.place.improve import improve
from scenes.games.ichoria.place.placement import Task, objective, place, random_layout
from scenes.games.ichoria.place.proposals import layout_amendment, layout_proposal
from scenes.games.ichoria.place.shares import Sharing, shares, standard_values
from scenes.games.ichoria.survey.table_survey import surveyor
from scenes.layout.place.proposals import Wish
from scenes.layout.place.rewrite import Lying, with_fragments, write_text
from scenes.layout.place.search import FAIR_ENOUGH, NoRoomError
from scenes.layout.surveys import Token
from skirmish.kernel.dice import Chance
from tests.given import CATALOGUE
from tests.scenes.layout.grounds import ground_file

BLOCKS = [("box = [3.0, 3.0, 2.0]", 4.0, 6.0, 0.0), ("box = [2.0, 4.0, 1.0]", 10.0, 5.0, 30.0)]
WALL = [("box = [8.0, 0.5, 3.0]", 4.0, 9.0, 0.0)]
VALUES = (15, 15, 5, 5)


@pytest.fixture(scope="module")
def looked(tmp_path_factory):
    return surveyor(ground_file(tmp_path_factory.mktemp("ground"), pieces=[*BLOCKS, *WALL]))


@pytest.fixture(scope="module")
def spots(looked):
    return find_candidates(looked)


@pytest.mark.rule("ICH-TABLE-05", "ICH-TABLE-06")
def test_a_layout_keeps_the_rules_of_its_set_up(tmp_path):
    """Four fragments on a table with blocks: more than 6 pas apart, as many and worth as much in each half."""
    path = ground_file(tmp_path, pieces=BLOCKS)
    found = layout_proposal(path, Wish(4, VALUES, seed=3))
    out = write_text(with_fragments(path, found.fragments, tmp_path / "out.toml"), tmp_path / "out.toml")
    assert [one for one in check_layout(out).problems if str(one.rule).startswith("ICH-TABLE")] == []
    assert sorted(token["value"] for token in tomllib.loads(out.read_text())["fragments"]) == sorted(VALUES)


def test_layouts_of_ten_seeds_are_clearly_fairer_than_random_ones(spots):
    task = Task(spots, (), VALUES)
    placed, random = (
        [spots.imbalance(lay_out(task, seed).chosen, VALUES).total for seed in range(10)]
        for lay_out in (place, random_layout)
    )
    assert max(placed) <= 0.1
    assert statistics.mean(placed) < 0.25 * statistics.mean(random)


@pytest.mark.parametrize("name", ["duel", pytest.param("castle", marks=pytest.mark.soak)])
def test_on_shipped_tables_too(name):
    """On the quickest shipped table; all of them are measured by `python -m bench --only layout`."""
    looked = surveyor(CATALOGUE / "ichoria" / f"{name}.toml")
    spots = find_candidates(looked)
    task = Task(spots, (), VALUES)
    placed, random = (
        statistics.mean(spots.imbalance(lay_out(task, seed).chosen, VALUES).total for seed in range(10))
        for lay_out in (place, random_layout)
    )
    assert placed < 0.5 * random


def test_the_same_seed_proposes_the_same_and_another_one_another(spots):
    task = Task(spots, (), VALUES)
    assert place(task, 1) == place(task, 1)
    assert len({place(task, seed).chosen for seed in range(4)}) > 1


def test_the_search_ends_no_worse_than_it_begins(spots):
    task = Task(spots, (), VALUES)
    begun = min(objective(spots, random_layout(task, f"{1}/{number}")) for number in range(4))
    assert objective(spots, place(task, 1)) <= begun


def test_what_the_search_knows_is_what_a_survey_says(looked, spots):
    layout = place(Task(spots, (), VALUES), 5)
    tokens = [
        Token(f"f{n}", value, spots.spots[row].place)
        for n, (row, value) in enumerate(zip(layout.chosen, VALUES, strict=True))
    ]
    said = looked.survey(tokens, with_routes=False).imbalance
    assert said == spots.imbalance(layout.chosen, VALUES)
    assert said.total == pytest.approx(spots.imbalance(layout.chosen, VALUES).total)


def test_fragments_lie_on_blocks_too(spots):
    heights = {round(spots.spots[row].place[2]) for row in place(Task(spots, (), VALUES), 2).chosen}
    assert len(heights) > 1


def test_what_lies_there_is_kept_and_its_comment_too(tmp_path):
    path = ground_file(tmp_path, fragments=[(15, 3.0, 12.0)])
    found = layout_proposal(path, Wish(4, (15, 5, 5)))
    text = with_fragments(path, found.fragments, path)
    assert [one.at is None for one in found.fragments] == [True, False, False, False]
    assert "value = 15  # worth it\nat = [3.0, 12.0]\n" in text
    assert text.startswith("# what the author says stays\n")
    assert tomllib.loads(text)["options"] == {"turn_limit": 4}


def test_so_many_as_do_not_fit_are_refused_with_how_many_do(spots):
    with pytest.raises(NoRoomError, match=r"30 fragments do not fit .*: \d+ do here"):
        place(Task(spots, (), standard_values(30)), 1)


def test_a_table_that_is_shut_off_has_no_spot(tmp_path):
    """A wall from rim to rim that nobody climbs in time leaves no spot for both."""
    path = ground_file(tmp_path, pieces=[("box = [14.0, 1.0, 30.0]", 7.0, 8.0, 0.0)])
    with pytest.raises(SceneError, match="no spot of 14 x 16 pas is reached from every side"):
        layout_proposal(path, Wish(2))


@pytest.mark.parametrize(
    ("wish", "what"),
    [
        (Wish(1), "1 lie on the table already, so 1 leave none to place; --all"),
        (Wish(3, (5,)), "--values names 1, and 2 are to be placed"),
    ],
)
def test_wishes_that_cannot_be_are_named(tmp_path, wish, what):
    path = ground_file(tmp_path, fragments=[(5, 7.0, 4.0)])
    with pytest.raises(SceneError, match=what):
        layout_proposal(path, wish)


@pytest.mark.rule("ICH-TABLE-04")
@pytest.mark.parametrize("values", [(15, 15, 5, 5), (15, 5, 5, 5), (10, 5, 5), standard_values(12)])
def test_both_halves_have_as_many_worth_as_much(values):
    homes = shares([], values, Chance(1))
    halves = [[value for value, home in zip(values, homes, strict=True) if home == half] for half in (0, 1)]
    assert (len(halves[0]), sum(halves[0])) == (len(halves[1]), sum(halves[1]))
    assert sum(home == ON_THE_LINE for home in homes) == {(15, 5, 5, 5): 2, (10, 5, 5): 1}.get(values, 0)


def test_halves_that_need_not_be_worth_the_same_still_have_as_many():
    homes = shares([], (15, 5, 5, 5), Chance(1), sharing=Sharing(worth=False))
    assert sorted(homes) == [0, 0, 1, 1]


def test_kept_fragments_that_leave_no_equal_shares_are_named():
    with pytest.raises(SceneError, match="--all moves them too"):
        shares([(0, 15)], (5, 5), Chance(1))


def test_an_unfair_layout_is_made_fair_by_few_moves(tmp_path):
    """Both fragments of the south lie at the feet of the north side: one or two moves make it even."""
    path = ground_file(tmp_path, fragments=[(15, 2.0, 9.0), (15, 12.0, 4.0), (5, 7.0, 14.5), (5, 3.0, 7.0)])
    found = layout_amendment(path)
    assert found.before.imbalance.total > FAIR_ENOUGH >= found.after.imbalance.total
    assert 1 <= len(found.shifts) <= 2
    assert found.shifts[0].before == found.before.imbalance
    assert found.shifts[-1].after == found.after.imbalance
    unmoved = [one for one in found.fragments if one.at is None]
    assert len(unmoved) == 4 - len(found.shifts)


def test_a_fair_layout_is_left_alone(tmp_path):
    path = ground_file(tmp_path, fragments=[(5, 2.0, 3.0), (5, 12.0, 13.0)])
    assert layout_amendment(path).shifts == ()


def test_moved_fragments_stay_in_their_halves_unless_those_do_not_matter(looked):
    """Two rich fragments at the feet of the south, in its half."""
    tokens = [Token("a", 15, (2.0, 1.0, 0.0)), Token("b", 15, (12.0, 1.0, 0.0))]
    spots = find_candidates(looked, tokens)
    assert all(spots.halves[move.row] == 0 for move in improve(spots, [15, 15]))
    assert any(spots.halves[move.row] != 0 for move in improve(spots, [15, 15], in_halves=False))


def test_files_that_a_scenario_needs_are_found_from_where_it_is_written(tmp_path):
    folder = tmp_path / "a"
    folder.mkdir()
    (folder / "scene.toml").write_text(
        'format = "pas-scene/1"\ngame = "ichoria"\nname = "S"\n[table]\nsize = [12, 12]\n', encoding="utf-8"
    )
    path = folder / "game.toml"
    path.write_text('scene = "scene.toml"  # mine\n', encoding="utf-8")
    text = with_fragments(path, [Lying("f1", 5, (1.0, 2.0, 3.004))], tmp_path / "game.toml")
    lying = {"id": "f1", "value": 5, "at": [1.0, 2.0, 3.004]}
    assert tomllib.loads(text) == {"scene": "a/scene.toml", "fragments": [lying]}
    assert "# mine" in text
