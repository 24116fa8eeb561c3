"""Every rule of the set-up that a scenario breaks is named, with its place and its line."""

import pytest

from scenes.plugs.matches import shipped_scenarios
from scenes.plugs.open import check_layout
from scenes.words import typeset

HEAD = """
format = "pas-scenario/1"
game = "ichoria"
name = "A yard"
[scenery.table]
size = [24, 24]
[[scenery.pieces]]
id = "block"
box = [3.0, 3.0, 2.0]
at = [4.0, 3.0]
[[scenery.pieces]]
id = "wall"
box = [6.0, 1.0, 3.0]
at = [12.0, 12.0]
"""
GREEKS = """
[[sides]]
name = "greeks"
[[sides.figures]]
id = "davios"
profile = "greeks/spartan_hoplite"
role = "chief"
AT
[[sides.figures]]
id = "melas"
profile = "greeks/athenian_hoplite"
[[sides.figures]]
id = "theron"
profile = "greeks/cretan_archer"
[[sides.figures]]
id = "selene"
profile = "greeks/sibyl"
"""
VIKINGS = """
[[sides]]
name = "vikings"
band = "drakkar"
"""
FAIR = (("f1", 5, "[4, 9]"), ("f2", 5, "[20, 15]"))


def fragments(*rows):
    return "".join(f'[[fragments]]\nid = "{name}"\nvalue = {value}\nat = {at}\n' for name, value, at in rows)


def zone(name, side, polygon):
    return f'[[zones]]\nname = "{name}"\nside = "{side}"\npolygon = {polygon}\n'


@pytest.fixture
def judged(tmp_path):
    """What is found in a scenario: fragments, more blocks, where the first Greek starts, keys before the table."""

    def judge(rows=FAIR, *, more="", starts="", top="", head=HEAD, sides=GREEKS + VIKINGS):
        path = tmp_path / "yard.toml"
        text = top + head + sides.replace("AT", f"at = {starts}" if starts else "") + more + fragments(*rows)
        path.write_text(text, encoding="utf-8")
        return check_layout(path)

    return judge


def codes(found):
    return {(one.code, one.rule) for one in found.problems}


def test_a_fair_yard_breaks_nothing(judged):
    assert judged().problems == ()


@pytest.mark.rule("ICH-TABLE-06")
def test_fragments_six_pas_apart_from_rim_to_rim_are_too_near(judged):
    found = judged([("f1", 5, "[10, 6]"), ("f2", 5, "[16.4, 18]"), ("f3", 5, "[16.4, 6]"), ("f4", 5, "[8, 18]")])
    (one,) = found.problems
    assert (one.code, one.rule) == ("fragments_too_near", "ICH-TABLE-06")
    assert one.place == pytest.approx((16.4, 6.0, 0.0), abs=1e-4)
    assert one.key == "fragments[2].at"
    assert one.facts["gap"] == pytest.approx(6.0, abs=1e-3)


def test_fragments_a_little_more_than_six_apart_are_not(judged):
    rows = [("f1", 5, "[10, 6]"), ("f2", 5, "[16.5, 18]"), ("f3", 5, "[16.41, 6]"), ("f4", 5, "[8, 18]")]
    assert judged(rows).problems == ()


@pytest.mark.rule("ICH-TABLE-05")
def test_a_half_with_more_fragments_than_the_other_is_named(judged):
    found = judged([("f1", 5, "[4, 8]"), ("f2", 5, "[20, 8]")])
    assert ("unequal_count", "ICH-TABLE-05") in codes(found)


@pytest.mark.rule("ICH-TABLE-04")
def test_a_half_worth_more_than_the_other_is_named(judged):
    found = judged([("f1", 15, "[4, 9]"), ("f2", 5, "[20, 15]")])
    (one,) = found.problems
    assert (one.code, one.rule) == ("unequal_value", "ICH-TABLE-04")
    assert one.said("fr") == typeset(
        "la moitié south vaut 15 cristaux, la moitié north 5 : les parts doivent être égales"
    )


def test_what_lies_on_the_middle_line_is_in_nobody_s_half(judged):
    assert judged([("f1", 5, "[14, 4]"), ("f2", 5, "[14, 20]"), ("f3", 15, "[20, 12]")]).legal


def test_a_fragment_in_the_air_in_a_wall_or_off_the_table_is_named_and_so_are_all_the_others(judged):
    rows = [("air", 5, "[18, 6, 4]"), ("walled", 5, "[12, 12, 1]"), ("gone", 5, "[30, 6]"), ("rim", 5, "[0.1, 18]")]
    found = [(one.code, one.facts["name"]) for one in judged(rows).problems]
    assert found == [
        ("fragment_off_ground", "air"),
        ("fragment_inside", "walled"),
        ("fragment_off_table", "gone"),
        ("fragment_off_table", "rim"),
    ]


def test_a_fragment_on_top_of_a_wall_lies_well(judged):
    assert judged([("f1", 5, "[14, 12.2]"), ("f2", 5, "[14, 5]")]).legal


def test_two_fragments_of_one_name_are_named(judged):
    found = judged([("f1", 5, "[4, 9]"), ("f1", 5, "[20, 15]")])
    assert codes(found) == {("fragment_name_taken", "ICH-ICHOR-01")}


@pytest.mark.rule("ICH-TABLE-04")
def test_fragments_that_cannot_be_shared_are_named(judged):
    found = judged((), more="[options]\nfragments = [5, 5, 5]\n")
    assert codes(found) == {("fragments_left_over", "ICH-TABLE-04")}


@pytest.mark.rule("ICH-ICHOR-01")
def test_a_scenario_without_any_fragment_is_named_unless_something_else_decides(judged):
    assert codes(judged((), more="[options]\nfragments = [5]\n")) == {("no_fragments", "ICH-ICHOR-01")}
    assert judged((), more='[options]\nfragments = [5]\nvictory = "kills"\n').problems == ()


def test_the_standard_set_does_not_fit_on_a_small_table(judged):
    small = HEAD.replace("[24, 24]", "[14, 14]").replace("at = [12.0, 12.0]", "at = [7.0, 7.0]")
    assert ("fragments_do_not_fit", "ICH-TABLE-06") in codes(judged((), head=small))


@pytest.mark.rule("ICH-DEPLOY-05")
def test_strips_that_meet_are_on_a_table_that_is_too_small(judged):
    tiny = HEAD.replace("[24, 24]", "[24, 10]").replace("at = [12.0, 12.0]", "at = [12.0, 5.0]")
    assert ("table_too_small", "ICH-DEPLOY-05") in codes(judged((("f1", 5, "[4, 2]"), ("f2", 5, "[20, 8]")), head=tiny))


@pytest.mark.rule("ICH-DEPLOY-05")
def test_a_zone_that_does_not_hold_its_band_says_how_many_it_holds(judged):
    zones = zone("south", "greeks", "[[10, 0], [14, 0], [14, 4], [10, 4]]")
    zones += zone("north", "vikings", "[[10, 21.4], [12.6, 21.4], [12.6, 24], [10, 24]]")
    (one,) = judged(more=zones).problems
    assert (one.code, one.facts["placed"], one.facts["count"]) == ("zone_too_small", 4, 7)


@pytest.mark.rule("ICH-DEPLOY-06")
def test_zones_that_overlap_are_named_with_the_ground_they_share(judged):
    zones = zone("south", "greeks", "[[0, 0], [24, 0], [24, 8], [0, 8]]")
    zones += zone("north", "vikings", "[[0, 7], [24, 7], [24, 24], [0, 24]]")
    (one,) = judged(more=zones).problems
    assert one.code == "zones_overlap"
    assert {y for _, y in one.outline} == {7.0, 8.0}


def test_zones_off_the_table_or_crossed_and_sides_without_a_zone_are_named(judged):
    zones = zone("south", "greeks", "[[-2, 0], [24, 0], [24, 6], [-2, 6]]")
    zones += zone("bow", "greeks", "[[0, 20], [4, 24], [4, 20], [0, 24]]")
    assert {one.code for one in judged(more=zones).problems} == {"zone_off_table", "zone_crossed", "too_few_zones"}


@pytest.mark.rule("ICH-DEPLOY-04")
def test_a_figure_that_starts_on_scenery_with_room_beside_it_is_named(judged):
    (one,) = judged(starts="[4, 3]").problems
    assert (one.code, one.facts["piece"], one.place) == ("starts_on_scenery", "block", (4.0, 3.0, 2.0))


@pytest.mark.rule("ICH-DEPLOY-04")
def test_where_a_zone_is_all_scenery_starting_on_it_is_only_noted(judged):
    zones = zone("south", "greeks", "[[2.5, 1.5], [5.5, 1.5], [5.5, 4.5], [2.5, 4.5]]")
    zones += zone("north", "vikings", "[[0, 18], [24, 18], [24, 24], [0, 24]]")
    found = judged(more=zones)
    assert found.problems == ()
    assert "zone_all_scenery" in {one.code for one in found.notes}


def test_a_figure_inside_a_wall_or_off_the_table_is_named(judged):
    assert {one.code for one in judged(starts="[12, 12, 0]").problems} == {"figure_inside"}
    assert {one.code for one in judged(starts="[0.2, 3]").problems} == {"figure_off_table"}


@pytest.mark.rule("ICH-DEPLOY-05")
def test_a_figure_that_starts_outside_the_zone_of_its_side_is_named(judged):
    zones = zone("south", "greeks", "[[0, 0], [24, 0], [24, 6], [0, 6]]")
    zones += zone("north", "vikings", "[[0, 18], [24, 18], [24, 24], [0, 24]]")
    (one,) = judged(more=zones, starts="[12, 6]").problems
    assert (one.code, one.rule) == ("starts_outside_zone", "ICH-DEPLOY-05")
    assert judged(more=zones, starts="[12, 5.4]").problems == ()


def test_a_band_that_breaks_the_rules_is_named_at_its_figures(judged):
    lonely = VIKINGS + '[[sides]]\nname = "greeks"\n[[sides.figures]]\nid = "leo"\nprofile = "greeks/spartan_hoplite"\n'
    rules = {one.rule for one in judged(sides=lonely).problems}
    assert rules == {"ICH-BAND-01", "ICH-BAND-02", "ICH-BAND-05"}


def test_a_rule_that_the_scenario_sets_aside_is_noted_and_ground_cannot_be_set_aside(judged):
    rows = [("f1", 15, "[4, 9]"), ("f2", 5, "[30, 15]")]
    found = judged(rows, top='departs = ["ICH-TABLE-04", "ICH-TABLE-05"]\n')
    assert [one.code for one in found.problems] == ["fragment_off_table"]
    assert {"unequal_value", "unequal_count"} <= {one.code for one in found.notes}


def test_a_faulty_entry_does_not_hide_what_is_wrong_with_the_others(judged):
    found = judged([("f1", "true", "[4, 9]"), ("f2", 5, "[30, 15]")])
    assert [(one.code, one.key) for one in found.problems] == [
        ("file", "fragments[0].value"),
        ("fragment_off_table", "fragments[1].at"),
    ]


@pytest.mark.rule("ICH-TABLE-01", "ICH-TABLE-07", "ICH-TABLE-08")
def test_what_is_not_the_standard_game_is_noted(judged):
    rules = {one.rule for one in judged().notes}
    assert rules == {"ICH-TABLE-01", "ICH-TABLE-07", "ICH-TABLE-08"}


@pytest.mark.parametrize("name", sorted(shipped_scenarios()))
def test_every_shipped_scenario_is_legal(name):
    found = check_layout(shipped_scenarios()[name])
    assert [one.line_said("en") for one in found.problems] == []
