"""Games that people play through scenario files, for what bots never do by choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.scenes.games.mythic.files import Played, adventure, drawn_board, played, scenario_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

TEAMS = [["ann", "cyd"], ["bob", "dan"]]


def begun(
    folder: Path, drawing: str, armies: dict[str, list[str]], where: dict[str, str], *dice: int, **more: object
) -> Played:
    """A game of armies that stand where they are put; whoever leads may begin the turn."""
    stones = more.pop("stones", [])
    units = [{"id": unit, "area": area} for unit, area in where.items()]
    match = adventure(armies, **{"zones": {player: ["a1"] for player in armies}, **more})
    path = scenario_file(folder, drawn_board(drawing, capacity=6), match, units=units, stones=stones)
    return played(path, *dice).quiet("BeginTurn")


def embers(folder: Path) -> Played:
    """The phoenix leaves an ember and takes the stone next door; the hydra puts the ember out; the phoenix flies."""
    armies = {"ann": ["phoenix", "athena"], "bob": ["hydra", "ares"]}
    where = {"phoenix": "a1", "hydra": "a1", "athena": "c1", "ares": "c1"}
    game = begun(folder, "...", armies, where, *[5] * 7, stones=[{"area": "b1"}])
    game.do(["phoenix", "simple"], "power:embers", ["claim", "stone1"]).turn_of("bob")
    game.do(["hydra", "simple"])
    game.strike("phoenix:embers:1").turn_of("ann")
    return game.do(["phoenix", "complex"], "fast_flight", ["b1"])


def guard_or_evade(folder: Path) -> Played:
    """Ares attacks the phoenix beside Cerberus: Guard or Evade first?"""
    armies = {"ann": ["cerberus", "phoenix", "athena"], "bob": ["ares", "hoplites"]}
    where = {"phoenix": "a1", "cerberus": "a1", "athena": "b1", "ares": "a1", "hoplites": "b1"}
    game = begun(folder, "...", armies, where, *[0] * 9).turn_of("bob")
    game.do(["ares", "simple"])
    return game.strike("phoenix", "evade:phoenix", "evade").quiet("EndTurn")


def prowess_and_endurance(folder: Path) -> Played:
    """Achilles wounds Achilles: heavier and lighter, in the order of the active player."""
    armies = {"ann": ["achilles", "athena"], "bob": ["veteran_achilles", "ares"]}
    where = {"achilles": "b1", "veteran_achilles": "b1", "athena": "a1", "ares": "c1"}
    game = begun(folder, "...", armies, where, 5, 0, 0, 0, 0, 0, 5).do(["achilles", "simple"], "attack")
    game.quiet("OrderEffects").do("achilles_prowess:achilles")
    while game.kind == "UsePower":
        game.do("use")
    return game


def wall_of_shields(folder: Path) -> Played:
    """The hoplites take the blow that was meant for Leonidas."""
    armies = {"ann": ["ares", "spartans"], "bob": ["leonidas", "hoplites", "zeus"]}
    where = {"ares": "a1", "leonidas": "a1", "hoplites": "a1", "zeus": "c1", "spartans": "b1"}
    game = begun(folder, "...", armies, where, 5, *[0] * 7, 5).do(["ares", "simple"])
    return game.strike("leonidas").quiet("PassWounds").do(["hoplites", 1])


def a_mate_leads(folder: Path) -> Played:
    """Odysseus leads the Spartans of a team mate."""
    armies = {"ann": ["odysseus", "athena"], "bob": ["ares"], "cyd": ["zeus", "spartans"], "dan": ["hades"]}
    where = dict.fromkeys(["odysseus", "athena", "spartans", "zeus"], "a1") | {"ares": "c1", "hades": "c1"}
    game = begun(folder, "...", armies, where, teams=TEAMS)
    return game.do(["odysseus", "simple"], "end", "spartans", "use", "simple")


def ice(folder: Path) -> Played:
    """Hyperboreans on the ice, which does not harm them; archers beside Achilles; Ares freezes and attacks."""
    armies = {"ann": ["hyperboreans", "scythians", "achilles", "athena"], "bob": ["ares", "hoplites"]}
    where = {"hyperboreans": "a1", "athena": "a1", "ares": "a1", "scythians": "b1", "achilles": "b1", "hoplites": "c1"}
    game = begun(folder, "P..", armies, where, *[0] * 20)
    game.do(["search_card", "scythians"], ["hyperboreans", "simple"], "end").quiet("GoOn")
    game.do(["scythians", "simple"]).strike("ares", ["archer"]).turn_of("bob")
    return game.do(["ares", "simple"]).strike("hyperboreans").quiet("EndTurn", "BeginTurn")


def waters(folder: Path) -> Played:
    """Oceanus floods and is carried by the tides; the hydra swims."""
    armies = {"ann": ["oceanus", "hydra"], "bob": ["kronos", "hoplites"]}
    where = {"oceanus": "a1", "hydra": "a1", "kronos": "c1", "hoplites": "c1"}
    game = begun(folder, "~~.", armies, where, *[0] * 7)
    game.do(["search_card", "hydra"], ["oceanus", "simple"], "power:tides", "power:flood", "kronos").quiet("GoOn")
    if game.kind == "GoOn":
        game.do("stop")
    game.turn_of("ann").do(["hydra", "simple"], "walk", ["b1"])
    return game


def bronze(folder: Path) -> Played:
    """Talos fills his area and stamps on whoever is in it."""
    armies = {"ann": ["talos", "athena"], "bob": ["ares", "hoplites"]}
    where = {"talos": "a1", "hoplites": "a1", "athena": "b1", "ares": "c1"}
    game = begun(folder, "...", armies, where, *[0] * 5)
    return game.do(["talos", "simple"], "power:stamp").quiet("EndTurn", "BeginTurn")


def crowd(folder: Path) -> Played:
    """Seven troops for an area that holds six: one waits to be recalled."""
    troops = ["hoplites", "spartans", "amazons", "centaurs", "scythians", "hyperboreans", "infernal_hounds"]
    armies = {"ann": ["athena", *troops], "bob": ["ares"]}
    match = adventure(armies, zones={"ann": ["a1"], "bob": ["c1"]})
    game = played(scenario_file(folder, drawn_board("...", capacity=6), match))
    while game.kind == "PlaceTroop":
        game.do(game.asked.options[0])
    return game


SCRIPTS: dict[str, Callable[[Path], Played]] = {
    script.__name__.replace("_", " "): script
    for script in (
        embers,
        guard_or_evade,
        prowess_and_endurance,
        wall_of_shields,
        a_mate_leads,
        ice,
        waters,
        bronze,
        crowd,
    )
}
"""The games by their names."""
