"""Surveys a board of Mythic Battles: the ways from each zone to each stone, choke points, and sight of the stones.

The *imbalance* of a board is one number, in areas. For each zone, the *time* is how many areas a hero enters on foot
from its nearest area to a stone, on average over the stones, and the *danger* the share of the areas of other zones
that see them. The imbalance is the difference of times between the worst and the best zone, plus the difference of
dangers: to be seen from every area of the enemy counts as much as an area more. Sight is that over an empty board.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from scenes.files.problems import Problem, SceneError
from scenes.files.text import read_scene_text
from scenes.games.mythic.layout.choke_points import necks_between, ways_between
from scenes.games.mythic.layout.legality import case_of_board
from scenes.layout.surveys import BoardSurvey, Share, StoneAccess, StoneSurvey, ZoneSurvey, imbalance_of
from skirmish.board import distances_from
from skirmish.mythic.movement import way_over
from skirmish.mythic.state import sees

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from scenes.board.board_scene import BoardScene
    from scenes.games.mythic.layout.legality import BoardZone
    from scenes.layout.surveys import Imbalance

FAR = 99
"""Counted for a stone to which there is no way."""


@dataclass(frozen=True, eq=False)
class BoardSurveyor:
    """A board prepared for surveys of a stone in any area."""

    scene: BoardScene
    zones: tuple[BoardZone, ...]

    @cached_property
    def empty(self) -> BoardScene:
        """The board with no unit on it."""
        return replace(self.scene, units=())

    @cached_property
    def walked(self) -> dict[str, list[str]]:
        """Of each area the ones beside it that a hero may walk into."""
        board = self.scene.board
        return {
            here: [
                there
                for there in board.neighbours(here)
                if board.terrain(there).enterable and way_over(board, here, there, "hero", "walk", climbs=False) != "no"
            ]
            for here in board.areas
        }

    @cached_property
    def walks(self) -> dict[str, dict[str, int]]:
        """By zone how many areas a hero enters on the way to each."""
        return {zone.name: self._walks(zone) for zone in self.zones}

    def _walks(self, zone: BoardZone) -> dict[str, int]:
        found: dict[str, int] = {}
        for area in zone.areas:
            if self.scene.board.terrain(area).enterable:
                for end, far in distances_from(area, self.walked).items():
                    found[end] = min(far, found.get(end, FAR))
        return found

    @cached_property
    def lookers(self) -> dict[str, frozenset[str]]:
        """For each area the others from which it is seen."""
        position, areas = self.empty.position, tuple(self.scene.board.areas)
        return {end: frozenset(a for a in areas if a != end and sees(position, a, end)) for end in areas}

    def times(self, areas: Sequence[str]) -> np.ndarray:
        """By zone and area how far it is on foot."""
        return np.array([[float(self.walks[zone.name].get(area, FAR)) for area in areas] for zone in self.zones])

    def dangers(self, areas: Sequence[str]) -> np.ndarray:
        """By zone and area which share of the areas of other zones sees it."""
        return np.array([[self._danger(zone, area).value for area in areas] for zone in self.zones])

    def _danger(self, zone: BoardZone, area: str) -> Share:
        enemies = [one for other in self.zones if other is not zone for one in other.areas]
        return Share(sum(one == area or one in self.lookers[area] for one in enemies), len(enemies))

    def imbalance(self, areas: Sequence[str]) -> Imbalance:
        """That of a board with stones in these areas."""
        names = [zone.name for zone in self.zones]
        return imbalance_of(self.times(areas).mean(axis=1).round(9), self.dangers(areas).mean(axis=1).round(9), names)

    def survey(self, areas: Sequence[str]) -> BoardSurvey:
        """Look at stones in these areas."""
        times, dangers = self.times(areas).mean(axis=1).round(9), self.dangers(areas).mean(axis=1).round(9)
        zones = (
            ZoneSurvey(zone.name, zone.areas, self._zone_seen(zone), float(time), float(danger))
            for zone, time, danger in zip(self.zones, times, dangers, strict=True)
        )
        stones = tuple(self._stone(area) for area in areas)
        return BoardSurvey(self.scene.name, tuple(zones), stones, self.imbalance(areas))

    def _zone_seen(self, zone: BoardZone) -> Share:
        enemies = {one for other in self.zones if other is not zone for one in other.areas}
        return Share(sum(bool(self.lookers[area] & enemies) for area in zone.areas), len(zone.areas))

    def _stone(self, area: str) -> StoneSurvey:
        return StoneSurvey(
            area,
            {zone.name: self._access(zone, area) for zone in self.zones},
            {zone.name: self._danger(zone, area) for zone in self.zones},
            Share(len(self.lookers[area]), len(self.scene.board.areas) - 1),
        )

    def _access(self, zone: BoardZone, area: str) -> StoneAccess:
        far = [away for start in zone.areas if (away := self.scene.board.distance(start, area)) is not None]
        return StoneAccess(
            min(far, default=None),
            self.walks[zone.name].get(area),
            ways_between(self.walked, zone.areas, area),
            necks_between(self.walked, zone.areas, area),
        )


def board_surveyor(path: Path) -> BoardSurveyor:
    """Read a board or a scenario on one; a `SceneError` says what it lacks."""
    case = case_of_board(path)
    if case is None:
        from scenes.games.mythic.board.load import load_scene  # noqa: PLC0415  it says what is wrong

        load_scene(path)
        raise SceneError(f"{path}: there is no board to survey")
    if len(case.zones) < 2:
        raise SceneError(f"{path}: board.zones: a survey needs deployment zones for two sides at least (MYT-DEPLOY-02)")
    return BoardSurveyor(case.scene, case.zones)


def survey_scenario(
    path: Path,
    progress: Callable[[float], None] = lambda _: None,  # noqa: ARG001 - as adapters are asked
) -> BoardSurvey:
    """Survey a board with the stones that lie on it."""
    looked = board_surveyor(path)
    if not looked.scene.stones:
        raise SceneError(f"{path}: stones: none lie on the board; pas scenario place lays some out")
    return looked.survey([stone.area for stone in looked.scene.stones])


def stones_file(path: Path) -> None:
    """Refuse a scenario whose stones another file has: those of a skirmish lie on its board."""
    text = read_scene_text(path)
    if isinstance(text, Problem):
        raise text.error
    adventure = (text.document.get("match") or {}).get("mode") == "adventure"
    board = text.document.get("board")
    if isinstance(board, str) and not adventure:
        raise text.problem(("board",), f"the stones of a skirmish lie on its board; name that file: {board}").error
