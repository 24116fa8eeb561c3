"""Checks a scenario of Mythic Battles against the rules of its set-up (chapters SETUP, TABLE, DEPLOY, STONE, WIN).

Everything that can be judged is judged at once: the stones and zones of a board even where its match has a fault.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.files.form_check import key_of
from scenes.files.problems import Problem, SceneError
from scenes.files.text import SceneText, read_scene_text
from scenes.games.mythic.board.form import BoardUnitForm
from scenes.games.mythic.board.load import load_scene, unit_from
from scenes.games.mythic.scenario import scenario_problems
from scenes.layout.cases import AreaZone, BoardLayout
from scenes.layout.findings import Checkup, Finding, checkup, file_finding
from scenes.words.board_rulings import area_name
from skirmish.mythic.movement import lets_stand, way_over
from skirmish.mythic.state import SKIRMISH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from scenes.board.board_scene import BoardScene
    from scenes.files.key_lines import Path as KeyPath

TROOP = "troop"
NO_FACTS: Mapping[str, object] = {}


@dataclass(frozen=True)
class BoardZone:
    """Where a side deploys: its name, its areas, and the players that start there."""

    name: str
    areas: tuple[str, ...]
    players: tuple[str, ...] = ()


@dataclass(frozen=True)
class BoardCase:
    """A scenario on a board, as the checks use it."""

    scene: BoardScene
    text: SceneText

    @property
    def match(self) -> Mapping[str, Any]:
        return self.scene.match or {}

    @cached_property
    def zones(self) -> tuple[BoardZone, ...]:
        """The zones of this match: those it gives its players, else those of the board."""
        given = self.match.get("zones")
        if given:
            areas: dict[tuple[str, ...], list[str]] = {}
            for player, names in given.items():
                areas.setdefault(tuple(names), []).append(player)
            return tuple(BoardZone(", ".join(who), names, tuple(who)) for names, who in areas.items())
        sides = len(self.match.get("teams") or self.match.get("players") or (1, 2))
        return tuple(BoardZone(side, areas) for side, areas in self.scene.board.deployment(sides).items())

    def finding(
        self, code: str, rule: str, path: KeyPath, facts: Mapping[str, object] = NO_FACTS, area: str | None = None
    ) -> Finding:
        """Something found at a key of the file, in an area of the board."""
        board = self.scene.board
        known = board.areas.get(area or "")
        outline = tuple(_spot(board.grid.place(corner)) for corner in known.polygon) if known else ()
        line = self.text.lines.line(path) or 1
        return Finding(code, rule, self.text.file, line, key_of(path), None, outline, area, facts)

    def name(self, area: str) -> str:
        return area_name(self.scene, area)

    @property
    def zone_key(self) -> KeyPath:
        return ("match", "zones") if self.match.get("zones") else ("board",)

    def stone_key(self, number: int) -> KeyPath:
        return ("stones", number, "area") if "stones" in self.text.document else ("board",)


def check_layout(
    path: str | Path,
    *,
    reach: bool = False,  # noqa: ARG001 - as adapters are asked
    progress: Callable[[float], None] = lambda _: None,  # noqa: ARG001
) -> Checkup:
    """Everything about the layout of a scenario on a board; reach is cheap to compute here."""
    path = Path(path)
    faults = [file_finding(one) for one in _faults(path)]
    case = case_of_board(path)
    if case is None:
        return Checkup(tuple(faults))
    return checkup([*faults, *_problems(case)], _notes(case))


def case_of_board(path: Path) -> BoardCase | None:
    """A scenario on its board; None where there is no board to judge."""
    text = read_scene_text(path)
    try:
        scene = load_scene(path)
    except SceneError:
        return None
    return None if isinstance(text, Problem) else BoardCase(scene, text)


def layout_case(path: str | Path) -> BoardLayout:
    """A scenario as it is drawn from above."""
    case = case_of_board(Path(path))
    if case is None:
        raise SceneError(f"{path}: there is no board to draw")
    return BoardLayout(case.scene, tuple(AreaZone(zone.name, zone.areas) for zone in case.zones), case)


def _faults(path: Path) -> list[Problem]:
    return scenario_problems(path)


def _problems(case: BoardCase) -> Iterator[Finding]:
    yield from _shared_areas(case)
    yield from _room(case)
    yield from _stones_enough(case)
    yield from _stones_reached(case, climbing_too=True)


def _notes(case: BoardCase) -> Iterator[Finding]:
    yield from _closed_areas(case)
    yield from _stones_reached(case, climbing_too=False)
    for number, stone in enumerate(case.scene.stones):
        for zone in case.zones:
            if stone.area in zone.areas:
                facts = {"area": case.name(stone.area), "zone": zone.name}
                yield case.finding("stones_in_a_zone", "MYT-TABLE-01", case.stone_key(number), facts, stone.area)


# ---------------------------------------------------------------- zones


def _shared_areas(case: BoardCase) -> Iterator[Finding]:
    """MYT-DEPLOY-02: every army has deployment areas of its own; partners share theirs."""
    partners = [frozenset(team) for team in case.match.get("teams") or ()]
    for one, other in combinations(case.zones, 2):
        if frozenset((*one.players, *other.players)) in partners:
            continue
        for area in sorted(set(one.areas) & set(other.areas)):
            facts = {"area": case.name(area), "one": one.name, "other": other.name}
            yield case.finding("zone_areas_shared", "MYT-DEPLOY-02", case.zone_key, facts, area)


def _room(case: BoardCase) -> Iterator[Finding]:
    """MYT-TABLE-04, MYT-DEPLOY-03: the armies that a scenario gives can all come into play."""
    armies = case.match.get("armies") or {}
    placed = {unit.id for unit in case.scene.units}
    for zone in case.zones:
        waiting = [(who, unit) for who in zone.players for unit in armies.get(who, ()) if unit not in placed]
        troops = 0
        for who, unit in waiting:
            open_areas = [area for area in zone.areas if admits(case, unit, area)]
            troops += _type(unit) == TROOP
            if not open_areas:
                facts = {"unit": unit, "zone": zone.name}
                yield case.finding("unit_cannot_deploy", "MYT-DEPLOY-03", ("match", "armies", who), facts)
        room = sum(case.scene.board.areas[area].capacity for area in zone.areas if area in case.scene.board.areas)
        if troops > room:
            facts_of_room = {"zone": zone.name, "room": room, "count": troops}
            first = zone.areas[0] if zone.areas else None
            yield case.finding("zone_too_small_for_army", "MYT-TABLE-04", case.zone_key, facts_of_room, first)


def admits(case: BoardCase, unit: str, area: str) -> bool:
    """MYT-DEPLOY-03: whether the terrain and size of an area let a unit of the cards deploy there."""
    if area not in case.scene.board.areas:
        return False
    scout = unit_from(BoardUnitForm.model_validate({"id": unit, "area": area}))
    there = replace(case.scene, units=(scout,))
    return bool(lets_stand(there.position, unit, area, "deploy"))


def _type(unit: str) -> str | None:
    return unit_from(BoardUnitForm.model_validate({"id": unit, "area": "?"})).type


def _closed_areas(case: BoardCase) -> Iterator[Finding]:
    """Deployment areas that only fliers can use (MYT-DEPLOY-03)."""
    board = case.scene.board
    for zone in case.zones:
        for area in zone.areas:
            if area in board.areas and not board.terrain(area).enterable:
                facts = {"area": case.name(area), "zone": zone.name}
                yield case.finding("zone_without_entry", "MYT-DEPLOY-03", case.zone_key, facts, area)


# ---------------------------------------------------------------- stones


def _stones_enough(case: BoardCase) -> Iterator[Finding]:
    """MYT-WIN-03: as many stones as a player needs to win by them."""
    adventure = case.match.get("mode") == "adventure"
    conditions = case.match.get("victory") or () if adventure else SKIRMISH
    needed = max((int(one.get("count", 0)) for one in conditions if one.get("kind") == "stones"), default=0)
    if len(case.scene.stones) < needed:
        key: KeyPath = ("stones",) if "stones" in case.text.document else ("board",)
        facts = {"count": len(case.scene.stones), "needed": needed}
        yield case.finding("too_few_stones", "MYT-WIN-03", key, facts)


def _stones_reached(case: BoardCase, *, climbing_too: bool) -> Iterator[Finding]:
    """Whether every stone can be walked to from every zone; if not, whether climbers get there (MYT-WALK-04)."""
    for zone in case.zones:
        walked, climbed = (reached_from(case.scene, zone.areas, climbs=climbs) for climbs in (False, True))
        for number, stone in enumerate(case.scene.stones):
            facts = {"area": case.name(stone.area), "zone": zone.name}
            if stone.area not in climbed and climbing_too:
                key = case.stone_key(number)
                yield case.finding("stone_unreachable", "MYT-WALK-04", key, facts, stone.area)
            if stone.area in climbed - walked and not climbing_too:
                key = case.stone_key(number)
                yield case.finding("stone_only_climbed_to", "MYT-WALK-04", key, facts, stone.area)


def reached_from(scene: BoardScene, areas: tuple[str, ...], *, climbs: bool = False) -> frozenset[str]:
    """Every area that a hero gets to from these on foot, in however many activations."""
    board = scene.board
    reached = {area for area in areas if area in board.areas and board.terrain(area).enterable}
    edge = sorted(reached)
    while edge:
        here = edge.pop()
        for beside in board.neighbours(here):
            if beside in reached or not board.terrain(beside).enterable:
                continue
            if way_over(board, here, beside, "hero", "walk", climbs=climbs) != "no":
                reached.add(beside)
                edge.append(beside)
    return frozenset(reached)


def _spot(place: tuple[float, float]) -> tuple[float, float]:
    return float(place[0]), float(place[1])
