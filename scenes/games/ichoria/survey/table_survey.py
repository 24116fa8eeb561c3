"""Surveys a scenario of Ichoria: how soon each side gets to each fragment, at what risk, and how exposed it is there.

The *imbalance* of a layout is one number, in activations. For each side, the *time* is how many activations it takes on
average to harvest a fragment, and the *danger* the share of the ground of the other sides that sees a figure at one;
both are means over the fragments, weighted by their worth, and over the bands, since either may come to play there.
The imbalance is the difference of times between the slowest and the fastest side, plus the difference of dangers: to
be seen from all of the enemy's ground counts as much as an activation lost. A layout that is its own mirror image has
none.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from scenes.files.problems import SceneError
from scenes.games.ichoria.survey.exposure import RAYS, as_places, seen_from, shot_at, side_spots, standable_spots
from scenes.games.ichoria.survey.scope import Setting, setting_of
from scenes.games.ichoria.survey.travel import travel
from scenes.layout.surveys import Access, FragmentSurvey, Share, SideSurvey, Survey, Token, imbalance_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from scenes.games.ichoria.survey.exposure import Places
    from scenes.games.ichoria.survey.scope import Side
    from scenes.games.ichoria.survey.travel import Travel
    from scenes.plugs.matches import Scenario

    Progress = Callable[[float], None]
    Numbers = NDArray[np.float64]

DIGITS = 9
TRAVELLED = 0.8
"""How much of the work the journeys are, in a bar that people watch."""


@dataclass(frozen=True, eq=False)
class Surveyor:
    """A table prepared for surveys of any place on it."""

    setting: Setting
    travels: Travel
    spots: Mapping[str, Places]
    """By side: spots on its ground."""

    @property
    def sides(self) -> tuple[Side, ...]:
        return self.setting.sides

    def times(self, places: Places) -> dict[str, Numbers]:
        """By side and place how many activations it takes until a fragment is harvested, on average over the bands."""
        return self.travels.expected(places)

    def dangers(self, places: Places) -> dict[str, NDArray[np.int64]]:
        """By side and place how many spots on the ground of the others see a figure there."""
        seen = {side.name: self.seen_from(side, places) for side in self.sides}
        return {
            side.name: np.sum([seen[other.name] for other in self.sides if other is not side], axis=0)
            for side in self.sides
        }

    def seen_from(self, side: Side, places: Places) -> NDArray[np.int64]:
        """From how many spots of a side a figure at each place is seen."""
        return np.asarray(seen_from(self.setting.scene.table, self.spots[side.name], places).sum(axis=1))

    def enemy_spots(self, side: Side) -> int:
        return sum(len(self.spots[other.name]) for other in self.sides if other is not side)

    def survey(self, tokens: Sequence[Token], *, with_routes: bool = True) -> Survey:
        """Look at some fragments on this table."""
        found = self._fragments(tokens, with_routes=with_routes)
        times = np.array([[one.times[side.name] for one in found] for side in self.sides])
        dangers = np.array([[one.dangers[side.name].value for one in found] for side in self.sides])
        values = np.array([token.value for token in tokens], dtype=np.float64)
        time, danger = weighed(times, values), weighed(dangers, values)
        names = [side.name for side in self.sides]
        sides = (
            SideSurvey(side.name, side.band, self._shot_at(side), float(t), float(d))
            for side, t, d in zip(self.sides, time, danger, strict=True)
        )
        scenario, moves = self.setting.scenario, self.setting.moves
        return Survey(scenario.name, moves, tuple(sides), found, imbalance_of(time, danger, names), RAYS)

    def _shot_at(self, side: Side) -> Share:
        shares = [shot_at(self.setting, self.travels, side, other) for other in self.sides if other is not side]
        return max(shares, key=lambda share: share.value)

    def _fragments(self, tokens: Sequence[Token], *, with_routes: bool) -> tuple[FragmentSurvey, ...]:
        places = as_places([token.place for token in tokens])
        times, dangers, everywhere = self.times(places), self.dangers(places), standable_spots(self.setting)
        seen = seen_from(self.setting.scene.table, everywhere, places).sum(axis=1)
        return tuple(
            FragmentSurvey(
                token,
                {side.name: self._access(side, token, with_routes=with_routes) for side in self.sides},
                {side.name: float(times[side.name][row]) for side in self.sides},
                {side.name: Share(int(dangers[side.name][row]), self.enemy_spots(side)) for side in self.sides},
                Share(int(seen[row]), len(everywhere)),
            )
            for row, token in enumerate(tokens)
        )

    def _access(self, side: Side, token: Token, *, with_routes: bool) -> Access:
        found = self.travels.access(side, side.band, token.place)
        return replace(found, route=self.travels.route(side, found, token.place)) if with_routes else found


def weighed(numbers: Numbers, values: Numbers) -> Numbers:
    """For each side the mean over the fragments, weighted by their worth; exact enough that order does not matter."""
    return np.asarray(np.round((numbers * values).sum(axis=-1) / values.sum(), DIGITS))


def surveyor(scenario: Scenario | Path | Setting, progress: Progress = lambda _: None) -> Surveyor:
    """Look at the table of a scenario from all of its sides."""
    setting = scenario if isinstance(scenario, Setting) else setting_of(scenario)
    travels = travel(setting, lambda share: progress(TRAVELLED * share))
    return Surveyor(setting, travels, {side.name: side_spots(setting, side) for side in setting.sides})


def survey_scenario(scenario: Scenario | Path, progress: Progress = lambda _: None) -> Survey:
    """Survey a scenario with the fragments that lie on its table; a `SceneError` says when there are none."""
    setting = setting_of(scenario)
    if not setting.tokens:
        what = "none lie on the table yet, the players place them; pas scenario place lays some out"
        raise SceneError(f"{setting.scenario.path}: fragments: {what}")
    found = surveyor(setting, progress).survey(setting.tokens)
    progress(1.0)
    return found
