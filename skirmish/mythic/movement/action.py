"""The walk, run and fast flight actions: the player traces a path, and the unit follows it area by area."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from skirmish.kernel import INNER, Answer, Decision
from skirmish.mythic.movement.entry import enter, no
from skirmish.mythic.movement.move_judge import (
    DROP,
    Mover,
    Stance,
    Way,
    bogged_down,
    judge,
    may_stop,
    mover,
    onward,
    paths,
    start_of,
)
from skirmish.mythic.state.areas import ground
from skirmish.mythic.state.events import ActivationCut
from skirmish.mythic.state.stones import carried_by, divinity_of, drop

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from skirmish.kernel import Chance, Verdict
    from skirmish.mythic.state.play import Play


@dataclass(frozen=True, slots=True)
class TracePath(Decision):
    """Trace the way of a unit: the areas it enters, with "drop" where it lets its stone go on the way."""

    unit: str
    way: Way
    areas: int
    """How many areas it may enter; one more on a way through aquatic areas only, for an aquatic unit."""
    mover: Mover = field(metadata={INNER: True}, compare=False, repr=False)

    def check(self, answer: Answer) -> Verdict:
        if not isinstance(answer, list) or not all(isinstance(step, str) for step in answer):
            return no("not_a_path", "MYT-WALK-02")
        return judge(self.mover, answer)

    def listed(self) -> tuple[Answer, ...]:
        """All paths, and where a stone is carried also those on which it is let go on the way."""
        found: list[Answer] = [list(path) for path in paths(self.mover)]
        if self._may_drop():
            found += [[*path[:n], DROP, *path[n:]] for path in found for n in range(1, len(path))]
        return tuple(found)

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        """Ways of every length, any of them first; now and then the stone is dropped on the way."""
        for attempt in range(8):
            yield self._wander(chance, attempt)
        yield from self.listed()

    def _wander(self, chance: Chance, attempt: int) -> Answer:
        """A way of some length, most often towards something that draws the unit."""
        here, path = start_of(self.mover), list[str]()
        most = 1 + chance.below(max(self.areas, 1), attempt)
        goals = self._goals() if chance.below(4, attempt, 98) else ()
        while len(path) < most or not may_stop(self.mover, here):
            ahead = onward(self.mover, here)
            if not ahead or (here.area in goals and path and may_stop(self.mover, here)):
                break
            here = chance.pick(self._nearest(ahead, goals), attempt, len(path))
            path.append(here.area)
        if len(path) > 1 and self._may_drop() and chance.below(4, attempt, 99) == 0:
            path.insert(1, DROP)
        return path

    def _goals(self) -> Collection[str]:
        """Areas worth going to: those of stones and enemies; a unit that carries a stone seeks its own divinity."""
        at, units = self.mover.at, self.mover.at.state.units
        stones = [stone for stone in at.state.stones.values() if stone.dashboard is None]
        lying = {stone.area for stone in stones if stone.area is not None}
        mine = units[self.unit].player
        divinity = divinity_of(at, mine)
        if divinity.id == self.unit:
            friends = {units[stone.carrier].area for stone in stones if stone.carrier is not None}
            return lying | {area for area in friends if area is not None} or self.mover.held
        if divinity.area is not None and any(stone.carrier == self.unit for stone in stones):
            return (divinity.area,)
        return lying | self.mover.held

    def _nearest(self, ahead: list[Stance], goals: Collection[str]) -> list[Stance]:
        """The steps that come closest to a goal; all of them without one."""
        if not goals:
            return ahead
        distance = self.mover.at.board.distance
        far = [min(distance(stance.area, goal) or 0 for goal in goals) for stance in ahead]
        return [stance for stance, steps in zip(ahead, far, strict=True) if steps == min(far)]

    def _may_drop(self) -> bool:
        return self.way != "flight" and carried_by(self.mover.at, self.unit) is not None


async def go(play: Play, unit: str, player: str, way: Way) -> None:
    """MYT-WALK-01, MYT-RUN-01, MYT-FLY-04: trace a path and go it; what happens on entering may end it early."""
    going = mover(play, unit, way)
    path = await play.ask(TracePath(player, unit, way, going.areas, going))
    for step in path:
        if step == DROP:
            drop(play, unit)
        else:
            await enter(play, unit, step, way)
            if play.state.units[unit].area != step:
                return
    area = play.state.units[unit].area
    if way != "flight" and area is not None and bogged_down(play, unit, area):
        play.emit(ActivationCut(unit, ground(play, area).id))  # MYT-TERR-19
