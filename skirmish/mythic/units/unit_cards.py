"""Parses dashboards and troop cards from plain JSON.

A unit document (MYT-UNIT-09, MYT-TROOP-07):

    {"id": "heracles", "name": "Heracles", "type": "hero", "classes": [], "talents": ["mighty_throw"], "cost": 4,
     "activation_cards": 3, "strategic_value": 1, "same_unit_as": ["veteran_heracles"], "source": "house",
     "rows": [{"offence": 7, "defence": 7, "range": 0, "movement": 1, "powers": {"heraclean_feat": true}}, …],
     "powers": [{"id": "heraclean_feat", "type": "passive", "cost": 0, …}]}

The rows go from full vitality down, one per vitality point. A troop has `miniatures` and a single row.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from skirmish.mythic.units.effects import power_from

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skirmish.kernel import Json

DIVINITIES = frozenset(("god", "titan"))
TYPES = ("god", "titan", "hero", "monster", "troop")
COLOURS = {"titan": "blue", "monster": "green", "god": "yellow", "hero": "grey"}
"""MYT-UNIT-08: the colour of the dashboards of each type."""

TALENTS: Mapping[str, tuple[str, ...]] = {
    "archer": ("offence",),
    "block": (),
    "bolster": ("offence", "defence"),
    "climb": (),
    "close_combat": ("offence",),
    "close_protection": ("defence",),
    "force_of_nature": (),
    "gem_collector": (),
    "guard": (),
    "initiative": (),
    "leader": (),
    "mighty_throw": (),
    "mobility": (),
    "monster_slayer": (),
    "phalanx": ("offence", "defence"),
    "sneak_attack": ("offence",),
    "torment": (),
}
"""Every talent, and the stats of an attack that it raises by 1 once it is declared (MYT-ATK-08)."""

CLASSES = frozenset(("terrestrial", "aquatic", "fireproof", "boreal", "huge", "flying"))
STATS = ("offence", "defence", "range", "movement")


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the stats table (MYT-UNIT-10)."""

    offence: int
    defence: int
    range: int
    movement: int
    powers: Mapping[str, int | bool] = field(default_factory=dict)
    """MYT-STAT-05: what is available: a number of dice, True for a symbol; a dash is left out."""


@dataclass(frozen=True, slots=True)
class UnitCard:
    """A dashboard or a troop card."""

    id: str
    name: str
    type: str
    rows: tuple[Row, ...]
    """From full vitality down; a troop has one."""
    vitality: int
    """The most it can have; the miniatures of a troop."""
    classes: frozenset[str] = frozenset()
    talents: frozenset[str] = frozenset()
    powers: tuple[Mapping[str, Any], ...] = ()
    """As data; `powers.py` reads them."""
    cost: int = 1
    activation_cards: int = 1
    strategic_value: int = 0
    mythology: str = ""
    same_unit_as: tuple[str, ...] = ()
    name_fr: str = ""

    @property
    def troop(self) -> bool:
        return self.type == "troop"

    @property
    def divinity(self) -> bool:
        return self.type in DIVINITIES

    def row(self, vitality: int) -> Row:
        """MYT-STAT-10: the row in the slide's window; destroyed units keep the last one (MYT-POW-10)."""
        if len(self.rows) == 1:
            return self.rows[0]
        return self.rows[min(max(self.vitality - vitality, 0), len(self.rows) - 1)]


def card_from(document: Json) -> UnitCard:
    """A card from its document; what is wrong in it raises a ValueError that names the unit."""
    name = document.get("id", "?")
    kind = document.get("type")
    if kind not in TYPES:
        raise ValueError(f"unit {name}: type {kind!r} is none of {', '.join(TYPES)}")
    rows = tuple(_row(name, row) for row in document.get("rows", ()))
    if not rows:
        raise ValueError(f"unit {name}: it has no rows")
    vitality = document.get("miniatures", 0) if kind == "troop" else len(rows)
    if vitality < 1:
        raise ValueError(f"unit {name}: a troop needs its number of miniatures")
    _check_words(name, document, rows)
    return UnitCard(
        id=name,
        name=document.get("name", name),
        type=kind,
        rows=rows,
        vitality=vitality,
        classes=frozenset(document.get("classes", ())),
        talents=frozenset(document.get("talents", ())),
        powers=tuple(document.get("powers", ())),
        cost=_price(name, kind, document),
        activation_cards=document.get("activation_cards", 1),
        strategic_value=document.get("strategic_value", 0),
        mythology=document.get("mythology", ""),
        same_unit_as=tuple(document.get("same_unit_as", ())),
        name_fr=document.get("name_fr", document.get("name", name)),
    )


def _check_words(name: str, document: Json, rows: tuple[Row, ...]) -> None:
    """Talents, classes and powers that do not exist are named, before anybody plays with them."""
    for what, known in (("talents", TALENTS), ("classes", CLASSES)):
        strange = sorted(set(document.get(what, ())) - set(known))
        if strange:
            raise ValueError(f"unit {name}: {what} has no {', '.join(strange)}")
    powers = set()
    for power in document.get("powers", ()):
        try:
            powers.add(power_from(power).id)
        except ValueError as trouble:
            raise ValueError(f"unit {name}: {trouble}") from trouble
    shown = sorted({power for row in rows for power in row.powers} - powers)
    if shown:
        raise ValueError(f"unit {name}: a row shows {', '.join(shown)}, which is no power of it")


def _row(name: str, row: Json) -> Row:
    missing = [stat for stat in STATS if stat not in row]
    if missing:
        raise ValueError(f"unit {name}: a row has no {', '.join(missing)}")
    return Row(row["offence"], row["defence"], row["range"], row["movement"], dict(row.get("powers", {})))


def _price(name: str, kind: str, document: Json) -> int:
    """MYT-TROOP-01: a troop costs 1 unless its card says otherwise; every other unit has its price."""
    if kind == "troop":
        return int(document.get("cost", 1))
    if "cost" not in document:
        raise ValueError(f"unit {name}: only troops have a price without saying it")
    return int(document["cost"])
