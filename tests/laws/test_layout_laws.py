"""What must be true of surveys: mirrors are even, sides are only names, a ladder never lengthens a way."""

from __future__ import annotations

import pytest

from scenes.games.ichoria.survey.table_survey import survey_scenario
from tests.scenes.layout.grounds import SIZE, blocks_at_random, ground_file, mirrored, turned

SPOTS = ((15, 3.0, 6.5), (5, 7.0, 5.25), (5, 11.5, 7.0))


def opposite(spots, *, turn):
    """The spots after half a turn, or in a mirror."""
    return [(value, SIZE[0] - x if turn else x, SIZE[1] - y) for value, x, y in spots]


def told(survey, side, fragment):
    """All that a survey says of a fragment from a side, save who goes and by which way."""
    access, one = survey.fragments[fragment].access[side], survey.fragments[fragment]
    return (access.chances, access.harvests, access.walking, access.harm, access.deepest_pas, one.times[side],
            one.dangers[side], one.seen)  # fmt: skip


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("turn", [True, False], ids=["turned", "mirrored"])
def test_a_mirrored_layout_on_a_mirrored_table_surveys_equal_for_both_sides(tmp_path, seed, turn):
    blocks = blocks_at_random(seed, ramps=turn)
    images = turned(blocks) if turn else mirrored(blocks)
    spots = [*SPOTS, *opposite(SPOTS, turn=turn)]
    survey = survey_scenario(ground_file(tmp_path, pieces=[*blocks, *images], fragments=spots))
    south, north = survey.sides
    assert (south.shot_at, south.time, south.danger) == (north.shot_at, north.time, north.danger)
    for number in range(len(SPOTS)):
        assert told(survey, south.name, number) == told(survey, north.name, number + len(SPOTS))
        assert told(survey, north.name, number) == told(survey, south.name, number + len(SPOTS))
    assert (survey.imbalance.total, survey.imbalance.favours) == (0.0, None)


def test_swapping_sides_swaps_the_survey(tmp_path):
    blocks = blocks_at_random(7)
    south, north = (
        f'[[zones]]\nname = "{name}"\npolygon = [[1, {low}], [13, {low}], [13, {high}], [1, {high}]]\nside = "{{}}"\n'
        for name, low, high in (("south", 0, 3), ("north", 12, 16))
    )
    one, other = (
        survey_scenario(
            ground_file(tmp_path, pieces=blocks, fragments=SPOTS, more="\n" + south.format(a) + north.format(b))
        )
        for a, b in (("reds", "blues"), ("blues", "reds"))
    )
    assert [(side.name, side.band) for side in one.sides] == [("south", "reds"), ("north", "blues")]
    assert [(side.name, side.band) for side in other.sides] == [("north", "reds"), ("south", "blues")]
    for side in ("south", "north"):
        assert [told(one, side, n) for n in range(3)] == [told(other, side, n) for n in range(3)]
    assert one.imbalance == other.imbalance


@pytest.mark.parametrize("seed", range(2))
def test_a_ladder_never_makes_a_fragment_harder_to_reach(tmp_path, seed):
    tower = ("box = [3.0, 3.0, 3.5]", 7.0, 8.0, 0.0)
    ladder = ('kind = "ladder"\nbox = [0.8, 0.1, 3.5]', 7.0, 6.45, 0.0)
    blocks = [*blocks_at_random(seed)[:1], tower]
    spots = [(15, 7.0, 8.0), (5, 2.0, 11.0), (5, 12.0, 10.0)]
    bare = survey_scenario(ground_file(tmp_path, pieces=blocks, fragments=spots))
    helped = survey_scenario(ground_file(tmp_path, pieces=[*blocks, ladder], fragments=spots))
    for number in range(len(spots)):
        for side in ("south", "north"):
            before, after = (one.fragments[number].access[side] for one in (bare, helped))
            assert all(b >= a for a, b in zip(before.chances, after.chances, strict=True))
            assert all(b >= a for a, b in zip(before.harvests, after.harvests, strict=True))
            assert after.expected <= before.expected
    top = helped.fragments[0].access["south"]
    assert top.expected < bare.fragments[0].access["south"].expected


def test_fragments_at_one_sides_feet_are_a_large_imbalance(tmp_path):
    feet = survey_scenario(ground_file(tmp_path, fragments=[(5, 2.0, 1.5), (5, 12.0, 1.5)]))
    even = survey_scenario(ground_file(tmp_path, fragments=[(5, 2.0, 1.5), (5, 12.0, 14.5)]))
    assert feet.imbalance.favours == "south"
    assert feet.imbalance.total >= 1.0
    assert even.imbalance.total == 0.0
