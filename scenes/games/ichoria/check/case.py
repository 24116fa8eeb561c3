"""Bundles a scenario of Ichoria for the checks: its file, its table, its zones, and a constructor of findings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from scenes.files.form_check import key_of
from scenes.layout.findings import Finding
from skirmish.ichoria.table import Standing, half_beside, strips
from terrain.movement import Mover

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.files.key_lines import Path as KeyPath
    from scenes.games.ichoria.scenario.scenario_file import Draft
    from scenes.games.ichoria.scenario.scenario_form import MemberForm
    from scenes.games.ichoria.tabletop.scene_tabletop import SceneTabletop
    from skirmish.ichoria.book import Card
    from skirmish.ichoria.table import Polygon, Zone
    from terrain.movement import Footing, Place

NOBODY = ""
NO_FACTS: Mapping[str, object] = {}


@dataclass(frozen=True)
class Case:
    """What is checked."""

    draft: Draft
    table: SceneTabletop

    def finding(
        self,
        code: str,
        rule: str | None,
        path: KeyPath,
        facts: Mapping[str, object] = NO_FACTS,
        *,
        place: Place | None = None,
        outline: Polygon = (),
    ) -> Finding:
        """Something found at a key of the file."""
        text = self.draft.text
        line = text.lines.line(path) or 1
        return Finding(code, rule, text.file, line, key_of(path), place, tuple(outline), None, facts)

    @property
    def size_pas(self) -> tuple[float, float]:
        return self.table.size_pas

    @property
    def sides(self) -> tuple[str, ...]:
        return self.draft.enlisted.book.sides

    @cached_property
    def zones(self) -> tuple[Zone, ...]:
        """Where the sides deploy: the zones that are drawn, else the strips of the standard game."""
        return self.table.zones() or strips(self.size_pas)

    @property
    def uses_strips(self) -> bool:
        return not self.table.zones()

    @property
    def table_key(self) -> KeyPath:
        """Where the file says which table is played on."""
        return ("scene",) if self.draft.form.scene is not None else ("scenery", "table", "size")

    def zone_key(self, place: int) -> KeyPath:
        """Where the file draws a zone; where it takes it from a scene or from the rules, the table."""
        return self.draft.path("zones", place, "polygon") if self.draft.form.zones else self.table_key

    @cached_property
    def halves(self) -> tuple[tuple[str, Polygon], ...]:
        """The halves of the table in which two sides deploy, with the names of their zones (ICH-TABLE-05)."""
        fixed = {zone.side: zone for zone in self.zones if zone.side is not None}
        free = iter(zone for zone in self.zones if zone.side is None)
        found = [fixed.get(side) or next(free, None) for side in self.sides]
        return tuple((zone.name, half_beside(zone, self.size_pas)) for zone in found if zone is not None)

    def cards(self, side: str) -> tuple[Card, ...]:
        book = self.draft.enlisted.book
        return tuple(card for card in book.cards.values() if card.side == side)

    @cached_property
    def placed(self) -> dict[str, tuple[KeyPath, MemberForm]]:
        """The figures that the file puts on the table, with their keys."""
        return {one.id: (path, one) for path, one in self.draft.enlisted.members if one.at is not None}

    @cached_property
    def standings(self) -> dict[str, Standing]:
        """Those of them that can stand where they are put."""
        cards, found = self.draft.enlisted.book.cards, {}
        for name, (_, form) in self.placed.items():
            if name in cards and form.at is not None:
                card = cards[name]
                place = self.table.ground((form.at[0], form.at[1]), width(card), card.height_pas, *form.at[2:])
                if place is not None:
                    found[name] = Standing(name, card.side, place, card.base_pas, card.height_pas)
        return found

    def footing(self, at: list[float], base_pas: float, height_pas: float) -> Footing:
        """How a base would stand at a place, whether it holds or not."""
        bare, below_pas = self.table.landscape((), NOBODY), at[2] if len(at) > 2 else None
        found: Footing = bare.footing(Mover(base_pas, height_pas), (at[0], at[1]), below_pas=below_pas)
        return found

    def is_on_table(self, at: list[float], base_pas: float) -> bool:
        half = base_pas / 2
        return all(half <= number <= size - half for number, size in zip(at[:2], self.size_pas, strict=True))


def width(one: Card | Standing) -> float:
    """The diameter of a base, the longer one of an oval."""
    return max(one.base_pas) if isinstance(one.base_pas, tuple) else one.base_pas
