"""Formats judged legs as a table: where each one goes, what it costs, what is rolled, and what failing does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from scenes.words import DIGITS, said_failure, said_fall, said_leg, said_place, said_roll

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType

    from scenes.table import JudgedLeg
    from scenes.words import Tongue


def leg_table(legs: Sequence[JudgedLeg], tongue: Tongue) -> RenderableType:
    """One row for a leg, with lines below it for its rolls and for what failing does."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    for key in ("leg", "leg_to"):
        table.add_column(tongue(key), no_wrap=True)
    for key in ("length", "cost"):
        table.add_column(tongue(key), justify="right", no_wrap=True)
    table.add_column(tongue("rolls_and_risks"))
    for leg in legs:
        risks = "\n".join(_risks(leg, tongue))
        table.add_row(*(Text(cell) for cell in (*_cells(leg, tongue), risks)))
    return Padding(table, (0, 0, 0, 1))


def _cells(leg: JudgedLeg, tongue: Tongue) -> tuple[str, str, str, str]:
    cost = tongue.number(leg.cost_pas, DIGITS)
    return (
        said_leg(leg, tongue),
        said_place(leg.end, tongue),
        tongue.number(leg.length_pas, DIGITS),
        tongue("doubled", cost=cost) if leg.difficult else cost,
    )


def _risks(leg: JudgedLeg, tongue: Tongue) -> Iterator[str]:
    """What has to be rolled, what failing does, and the fall that it ends with."""
    for roll in leg.rolls:
        if roll.purpose != "landing":
            heroic = f"{tongue('heroic')} " if roll.heroic else ""
            yield f"{tongue(f'roll_for_{roll.purpose}')} {heroic}{said_roll(roll, tongue)}"
    if leg.partial is not None:
        yield tongue("on_partial", what=said_failure(leg.partial, tongue))
    if leg.failure is not None:
        yield tongue("on_failure", what=said_failure(leg.failure, tongue))
    if leg.fall is not None:
        yield said_fall(leg.fall, tongue)
    if leg.charge is not None:
        yield tongue("dives_on", name=leg.charge.target, bonus=leg.charge.combat_bonus)
    if leg.inseparable_with:
        yield tongue("inseparable")
