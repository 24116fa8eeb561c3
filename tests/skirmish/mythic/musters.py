"""Games from before their first decision: pools of invented units and setups to prepare."""

from __future__ import annotations

from typing import Any

from skirmish.kernel.dice import Dice, GivenDice
from skirmish.kernel.match import Match
from skirmish.mythic.kit import KIT
from tests.skirmish.mythic.arenas import Table, board, unit

GODS = [unit(f"god{n}", "god", cost=6, activation_cards=4, strategic_value=3) for n in range(1, 6)]
HEROES = [unit(f"hero{n}", "hero", cost=cost, activation_cards=2) for n, cost in enumerate((5, 5, 4, 3, 3, 2), 1)]
TROOPS = [unit(f"troop{n}", "troop", activation_cards=2) for n in range(1, 15)]
POOL = GODS + HEROES + TROOPS

ARENA = board(".... .... ....", stones=["b1", "b2", "c2", "c3"])


def setup(players: tuple[str, ...] = ("ann", "bob"), **more: Any) -> dict[str, Any]:
    """A setup document; the board has a zone for every side."""
    sides = len(more.get("teams") or players)
    columns = "abcd"[:sides] if sides > 2 else "ad"
    zones = [[f"{column}{row}" for row in (1, 2, 3)] for column in columns]
    arena = board(".... .... ....", stones=["b1", "b2", "c2", "c3"], zones=zones)
    return {"players": list(players), "boards": {"arena": arena}, "units": POOL, **more}


def begin(document: dict[str, Any], *dice: int, source: Dice | None = None) -> Table:
    """The match of a setup; dice are faces, 0 being the blank."""
    return Table(Match(KIT.rules(document, None), source or GivenDice(tuple(face + 1 for face in dice))))


def drafted(table: Table) -> Table:
    """Take the first unit that can be had until the draft is over."""
    while table.kind == "Recruit":
        table.do(table.asked.options[0])
    return table


def placed(table: Table) -> Table:
    """Put every troop into the first area that has room."""
    while table.kind == "PlaceTroop":
        table.do(table.asked.options[0])
    return table
