"""The twelve terrains are what the catalogue says they are."""

from __future__ import annotations

import pytest

from skirmish.board.terrains import TERRAINS
from skirmish.mythic.state.areas import ground
from skirmish.mythic.units.powers import usable
from skirmish.mythic.units.stats import has_talent
from tests.skirmish.mythic.arenas import Arena
from tests.skirmish.mythic.drawn_boards import catalogue, example

KNOWN = {one["id"]: one for one in catalogue()["terrain"]}


@pytest.mark.rule("MYT-TERR-01")
def test_there_are_twelve_terrains_two_of_them_aquatic():
    assert set(TERRAINS) == set(KNOWN)
    assert len(TERRAINS) == 12
    assert {name for name, terrain in TERRAINS.items() if terrain.aquatic} == {"swamp", "water"}


@pytest.mark.rule("MYT-TERR-04")
@pytest.mark.parametrize("name", sorted(TERRAINS))
def test_a_terrain_says_who_enters_what_it_hides_and_what_it_adds(name):
    terrain, known = TERRAINS[name], KNOWN[name]
    assert terrain.enterable is (known["movement"] == "yes")
    assert terrain.obstacle is known["obstacle"]
    assert (terrain.element is not None) is (known["elements_3d"] != "none")
    assert terrain.ignores_obstacles is known.get("ignores_obstacles", False)
    modifiers = [(one.role, one.stat, one.amount, one.attack_range) for one in terrain.modifiers]
    assert modifiers == [
        (one["role"], one["stat"], one["amount"], one["attack_range"]) for one in known.get("modifiers", [])
    ]


@pytest.mark.rule("MYT-TERR-07", "MYT-TERR-16")
def test_cliff_and_rock_alone_are_closed_to_walkers():
    assert {name for name, terrain in TERRAINS.items() if not terrain.enterable} == {"cliff", "rock"}


@pytest.mark.rule("MYT-TERR-08")
def test_a_forest_gets_a_tree_for_every_two_units():
    given, expect = example("MYT-EX-TERR-01")
    assert [TERRAINS["forest"].elements(capacity) for capacity in given["capacity"]] == expect["trees"]


@pytest.mark.rule("MYT-TERR-17")
def test_a_ruin_gets_one_column_however_large_it_is():
    assert [TERRAINS["ruins"].elements(capacity) for capacity in (1, 3, 6)] == [1, 1, 1]
    assert [TERRAINS["water"].elements(capacity) for capacity in (1, 3, 6)] == [0, 0, 0]


@pytest.mark.rule("MYT-TERR-05", "MYT-TERR-06", "MYT-TERR-08", "MYT-TERR-17", "MYT-TERR-20")
def test_defence_modifiers_of_terrain():
    given, expect = example("MYT-EX-TERR-02")
    for category, key in (("0", "defence_at_range_0"), ("1+", "defence_at_range_1_plus")):
        assert [TERRAINS[name].adds("defender", "defence", category) for name in given["terrain"]] == expect[key]


@pytest.mark.rule("MYT-TERR-16", "MYT-TERR-18")
def test_attack_modifiers_of_terrain():
    given, expect = example("MYT-EX-TERR-03")
    terrains = [TERRAINS[name] for name in given["terrain"]]
    assert [terrain.adds("attacker", "range", "1+") for terrain in terrains] == expect["range_bonus"]
    assert [terrain.adds("attacker", "offence", "0") for terrain in terrains] == expect["offence_at_range_0"]
    assert [terrain.adds("attacker", "offence", "1+") for terrain in terrains] == expect["offence_at_range_1_plus"]
    assert [terrain.ignores_obstacles for terrain in terrains] == expect["ignores_obstacles"]


@pytest.mark.rule("MYT-LOS-01", "MYT-TERR-02", "MYT-TERR-03")
def test_which_terrain_is_an_obstacle():
    """As the catalogue's table has it, the emptied ones by the ground they have become."""
    given, expect = example("MYT-EX-TERR-04")
    obstacles = []
    for name in given["terrain"]:
        terrain, _, emptied = name.partition(" without ")
        letter = {"forest": "F", "ruins": "R"}.get(terrain)
        if emptied and letter:
            obstacles.append(ground(Arena(letter + ".", changes={"elements": {"a1": 0}}).position(), "a1").obstacle)
        else:
            obstacles.append(TERRAINS[terrain].obstacle)
    assert obstacles == expect["obstacle"]


@pytest.mark.rule("MYT-TERR-11")
def test_open_ground_does_nothing():
    plain = TERRAINS["open_ground"]
    assert (plain.enterable, plain.obstacle, plain.aquatic, plain.element, plain.modifiers) == (
        True,
        False,
        False,
        None,
        (),
    )


@pytest.mark.rule("MYT-TERR-03")
def test_an_emptied_forest_is_open_ground_with_the_same_capacity():
    position = Arena("F.", changes={"elements": {"a1": 0}}).position()
    assert ground(position, "a1").id == "open_ground"
    assert position.board.areas["a1"].capacity == 4


@pytest.mark.rule("MYT-TERR-22", "MYT-CLASS-04")
def test_water_takes_talents_and_active_and_offensive_powers_away():
    """On the bank a unit has its talent and its powers; in the water neither, unless it is aquatic."""
    powers = [{"id": "song", "type": "active", "cost": 0}, {"id": "bolt", "type": "offensive", "cost": 0}]

    def left(area, **more):
        arena = Arena("~.").add("siren", "ann", area, talents=["climb"], powers=powers, **more)
        at = arena.activating("siren")
        found = [power.id for kind in ("active", "offensive") for power in usable(at, "siren", kind)]
        return has_talent(at, "siren", "climb"), found

    assert left("b1") == (True, ["song", "bolt"])
    assert left("a1") == (False, [])
    assert left("a1", classes=["aquatic"]) == (True, ["song", "bolt"])
