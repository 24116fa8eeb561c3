"""Serves a scene as the table of a game: the rules get their answers from the same code as the measuring commands.

A tabletop keeps no state of the game. Where the figures stand is said with every question; they are put into the scene,
and the scene is asked. Games ask the same things again and again: `memory` keeps what was answered.
"""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Literal

import shapely

from scenes.games.ichoria.moves.athletes import Prowess
from scenes.games.ichoria.moves.planner_ground import Ground, field_for
from scenes.games.ichoria.moves.reach import reach_on, route_on
from scenes.games.ichoria.moves.ruling import landscape_of, place_of
from scenes.games.ichoria.moves.watchers import obstacle, token, watchers
from scenes.games.ichoria.tabletop.memory import Memory, apart, figure_of
from scenes.rulings.sight import rule_cover, sees
from scenes.table.answers import MoveRuling
from scenes.table.scene import CROUCHED_HEIGHT_PAS, FRAGMENT_BASE_PAS, Figure, Fragment
from skirmish.ichoria.book import allowance
from skirmish.ichoria.path import judge_path, write_legs
from skirmish.ichoria.table import Apart, Reachable, Shelter, Zone
from terrain.lattice import to_pas
from terrain.measures import point_distance, standing
from terrain.movement import Mover
from terrain.scenery import figure_body

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from scenes.table.scene import Scene
    from skirmish.ichoria.path import Athlete, Leg
    from skirmish.ichoria.table import Standing, Standings, Tabletop
    from skirmish.kernel import Chance
    from terrain.movement import Landscape, Place, Spot
    from terrain.scenery import Obstacle, Piece, Table

SPOTS_PAS = 0.25
"""How far apart the spots are that are proposed for deployment."""

USUAL_BASE_PAS, USUAL_HEIGHT_PAS = 1.2, 1.25

STRIP_SLACK_PAS = 0.5
"""Figures farther than this from the strip between two others cannot come between them: sight looks no wider."""


class SceneTabletop:
    """The table of a scene, to be played on; figures that the scene has are not on it."""

    def __init__(self, scene: Scene, zones: tuple[Zone, ...] = (), laid: Table | None = None) -> None:
        self.scene = replace(scene, figures=(), fragments=())
        self._zones = zones or _marked_zones(scene)
        self._laid = laid or scene.table
        self._memory = Memory(self)
        self._tables = {frozenset[str](): self}

    @property
    def mechanisms(self) -> tuple[str, ...]:
        """The doors and mechanisms that can be worked."""
        return tuple(one.id for one in self.scene.mechanisms)

    def as_worked(self, worked: frozenset[str]) -> SceneTabletop:
        """The table after these mechanisms were worked; each state of it is prepared once."""
        if worked not in self._tables:
            self._tables[worked] = SceneTabletop(self.scene.worked(*worked), self._zones, self._laid)
        return self._tables[worked]

    @property
    def size_pas(self) -> tuple[float, float]:
        return self.scene.table.size_pas

    # ---------------------------------------------------------------- sight and distance

    def sees(self, standings: Standings, a: str, b: str) -> bool:
        """Whether two figures see each other, as `pas los` rules it (ICH-SHOOT-02, ICH-SHOOT-16)."""
        first, second = sorted((a, b))
        return self._memory.sees(*_pair_and_others(standings, _named(standings, first), _named(standings, second)))

    def sees_at(self, standings: Standings, looker: str, passer: str, place: Place, mover: Mover) -> bool:
        """Whether a figure sees another one's body at some place of its way."""
        moved = replace(_named(standings, passer), place=place, height_pas=mover.height_pas, crouched=False)
        return self._memory.sees(*_pair_and_others(standings, _named(standings, looker), moved))

    def rule_sight(self, a: Standing, b: Standing, others: Standings) -> bool:
        """Rule whether two figures see each other."""
        return sees(self.scene_with((a, b, *others)), figure_of(a), figure_of(b))

    def shelter(self, standings: Standings, shooter: str, target: str) -> Shelter:
        """How well a target is hidden from a shooter, as `pas cover` rules it; what is not proved is not given."""
        return self._memory.shelters(
            *_pair_and_others(standings, _named(standings, shooter), _named(standings, target))
        )

    def rule_cover(self, shooter: Standing, target: Standing, others: Standings) -> Shelter:
        """Rule how well a target is hidden."""
        found = rule_cover(self.scene_with((shooter, target, *others)), shooter.id, target.id, each_piece=False)
        return Shelter(concealed=bool(found.concealed), in_cover=bool(found.in_cover))

    def apart(self, a: Standing, b: Standing) -> Apart:
        """How far two figures are apart, as `pas measure` says it."""
        return apart(a, b)

    def apart_from_token(self, a: Standing, place: Place) -> float:
        """The gap between a base and a token: a fragment, a thrown weapon (GAP-28).

        On stairs and slopes a base stands higher than the middle of what it covers: within a step both are of one
        level, and only the gap on the plane counts.
        """
        away = point_distance(standing(figure_of(a).body), place, FRAGMENT_BASE_PAS / 2)
        return away.horizontal_pas if away.vertical_pas <= self.scene.step_pas else away.gap_pas

    def apart_from_mechanism(self, a: Standing, name: str) -> float:
        """The gap between a base and what is touched to work a mechanism: its handle, or the piece where it is now.

        An open door is touched where it was shut.
        """
        found = next(one for one in self.scene.mechanisms if one.id == name)
        if found.at_pas is not None:
            return self.apart_from_token(a, found.at_pas)
        here = {piece.id: piece for piece in (*self._laid.pieces, *self.scene.table.pieces)}
        return apart_from_piece(a, here[found.piece])

    def room_for(self, standing: Standing, others: Standings) -> bool:
        """Whether a figure can stay where it stands: held up, and inside nothing."""
        height = min(standing.height_pas, CROUCHED_HEIGHT_PAS) if standing.crouched else standing.height_pas
        mover, landscape = Mover(standing.base_pas, height), self._memory.landscapes(others)
        footing = landscape.footing(mover, standing.place[:2], below_pas=standing.place[2])
        level = abs(footing.place[2] - standing.place[2]) <= self.scene.step_pas
        return level and footing.inside is None and bool(landscape.balanced(mover, standing.place))

    def body(self, standing: Standing) -> Obstacle:
        """The volume of a figure down to the ground, as it stands in the way of others."""
        return obstacle(figure_of(standing))

    def token(self, name: str, place: Place) -> Obstacle:
        """A fragment's token as a mover touches it."""
        return token(Fragment(name, 0, place[:2], place[2]))

    def scene_with(self, standings: Iterable[Standing]) -> Scene:
        """The scene with these figures on it."""
        return replace(self.scene, figures=tuple(figure_of(one) for one in standings))

    # ---------------------------------------------------------------- ground

    def landscape(self, standings: Standings, mover: str) -> Landscape:
        """The table as one figure moves over it: everybody else is in the way."""
        return self._memory.landscapes(tuple(one for one in standings if one.id != mover))

    def landscape_among(self, others: Standings) -> Landscape:
        """The table with others on it."""
        return replace(self._bare, figures=[obstacle(figure_of(one)) for one in others])

    @cached_property
    def _bare(self) -> Landscape:
        """The table without figures."""
        nobody = Figure("", None, None, (0.0, 0.0), 0.0, 1.2, 1.25, 0.0, crouched=False, body=figure_body((0, 0), 0.0))
        return landscape_of(self.scene, nobody)

    def ground(self, spot: Spot, base_pas: float, height_pas: float, below_pas: float | None = None) -> Place | None:
        """Where a base put down at a spot stands in balance and free of scenery; None when it does not."""
        mover, half = Mover(base_pas, height_pas), base_pas / 2
        if not all(half <= number <= size - half for number, size in zip(spot, self.size_pas, strict=True)):
            return None
        footing = self._bare.footing(mover, spot, below_pas=below_pas)
        held = footing.inside is None and self._bare.balanced(mover, footing.place)
        return footing.place if held else None

    def on_scenery(self, place: Place, base_pas: float) -> bool:
        """Whether a base at a place stands on a piece of scenery, be it in part (ICH-DEPLOY-04)."""
        footing = self._bare.footing(Mover(base_pas, USUAL_HEIGHT_PAS), place[:2], below_pas=place[2])
        return footing.piece is not None or place[2] > 0.0

    def zones(self) -> tuple[Zone, ...]:
        """The deployment zones that the table itself fixes; empty when the standard strips are used."""
        return self._zones

    def deployable(self, zone: Zone, chance: Chance) -> Iterator[Spot]:
        """Spots in a zone at which a usual base may stand whole, in a random order until there are no more."""
        spots = list(_spots_within(zone.polygon))
        while spots:
            place = chance.below(len(spots), len(spots))
            spots[place], spots[-1] = spots[-1], spots[place]
            spot = spots.pop()
            if self.ground(spot, USUAL_BASE_PAS, USUAL_HEIGHT_PAS) is not None:
                yield spot

    # ---------------------------------------------------------------- ways

    def route(
        self,
        standings: Standings,
        mover: str,
        figure: Athlete,
        goal: Spot | Place,
        *,
        hurry: bool,
        allowance_pas: float,
        prefer: Literal["cheapest", "safest"] = "cheapest",
        left: frozenset[str] = frozenset(),
    ) -> tuple[Leg, ...] | None:
        """A legal path to a place within an allowance; a goal near an enemy is a charge. None when none is found."""
        return self._memory.routes(
            standings, mover, with_allowance(figure, hurry, allowance_pas), goal, hurry, prefer, left
        )

    def find_route(
        self,
        standings: Standings,
        mover: str,
        athlete: Athlete,
        goal: Spot | Place,
        hurry: bool,
        prefer: Literal["cheapest", "safest"],
        left: frozenset[str],
    ) -> tuple[Leg, ...] | None:
        """Plan a path and judge it."""
        ground, landscape = self._ground_for(standings, mover, athlete, hurry, left), self.landscape(standings, mover)
        found = route_on(ground, goal, lambda legs: _judged(ground, landscape, tuple(legs)), prefer=prefer)
        return found.move.path if found.move.legal else None

    def reach(
        self,
        standings: Standings,
        mover: str,
        figure: Athlete,
        *,
        hurry: bool,
        allowance_pas: float,
        left: frozenset[str] = frozenset(),
    ) -> Sequence[Reachable]:
        """Every place that a figure can get to within an allowance without engaging anybody, on a grid of cells."""
        return self._memory.reaches(standings, mover, with_allowance(figure, hurry, allowance_pas), hurry, left)

    def map_reach(
        self, standings: Standings, mover: str, athlete: Athlete, hurry: bool, left: frozenset[str]
    ) -> Sequence[Reachable]:
        """Map all places of one move, untried: who goes to one asks for a route, and that is judged."""
        found = reach_on(self._ground_for(standings, mover, athlete, hurry, left), tried=False)
        rows = zip(found.places_pas.tolist(), found.costs_pas.tolist(), found.chances.tolist(), strict=True)
        return [Reachable((x, y, z), cost, chance) for (x, y, z), cost, chance in rows]

    def _ground_for(
        self, standings: Standings, mover: str, athlete: Athlete, hurry: bool, left: frozenset[str]
    ) -> Ground:
        scene, can = self.scene_with(standings), Prowess(athlete, "said")
        landscape = self.landscape(standings, mover)
        return Ground(scene, scene.figure(mover), can, hurry, field_for(scene, can), landscape, left)


def apart_from_piece(a: Standing, piece: Piece) -> float:
    """The gap on the plane between a base and a piece, where both are of one height; far off where they are not."""
    corners = to_pas(piece.mesh.vertices)
    low, high = float(corners[:, 2].min()), float(corners[:, 2].max())
    if a.place[2] + a.height_pas < low or a.place[2] > high:
        return math.inf
    radius = (min(a.base_pas) if isinstance(a.base_pas, tuple) else a.base_pas) / 2
    outline = shapely.MultiPoint(corners[:, :2]).convex_hull
    return max(0.0, float(outline.distance(shapely.Point(a.place[0], a.place[1]))) - radius)


def _marked_zones(scene: Scene) -> tuple[Zone, ...]:
    """The deployment zones that a scene marks for sides."""
    areas = [area for area in scene.areas if area.kind == "deployment"]
    return tuple(Zone(f"zone {number}", area.polygon_pas, area.side) for number, area in enumerate(areas, start=1))


def with_allowance(figure: Athlete, hurry: bool, allowance_pas: float) -> Athlete:
    """The figure with only this allowance of its move left; what it has spent is spent of a charge too."""
    spent = allowance(figure, hurry=hurry) - allowance_pas
    factor = allowance(figure, hurry=hurry) / figure.move_pas
    charge = None if figure.charge_pas is None else max(figure.charge_pas - spent / factor, 0.0)
    return replace(figure, move_pas=allowance_pas / factor, charge_pas=charge)


def _judged(ground: Ground, landscape: Landscape, legs: tuple[Leg, ...]) -> MoveRuling:
    found = watchers(ground.scene, ground.figure, landscape)
    judged = judge_path(
        landscape,
        ground.prowess.athlete,
        place_of(ground.figure),
        legs,
        hurry=ground.hurry,
        watchers=[replace(watcher, left=watcher.name in ground.left) for watcher in found],
        size_pas=ground.scene.table.size_pas,
    )
    return MoveRuling(ground.figure, ground.prowess, ground.hurry, legs, write_legs(legs), judged)


def _named(standings: Standings, name: str) -> Standing:
    return next(one for one in standings if one.id == name)


def _pair_and_others(standings: Standings, a: Standing, b: Standing) -> tuple[Standing, Standing, Standings]:
    """Two figures, and those of the others that may come between them: figures elsewhere change nothing."""
    others = (one for one in standings if one.id not in (a.id, b.id))
    return a, b, tuple(one for one in others if _may_come_between(one, a, b))


def _may_come_between(other: Standing, a: Standing, b: Standing) -> bool:
    """Whether a figure reaches into the strip between two others, seen from above; errs only towards yes."""
    (ax, ay, _), (bx, by, _), (x, y, _) = a.place, b.place, other.place
    along = (bx - ax, by - ay)
    length = along[0] ** 2 + along[1] ** 2
    share = ((x - ax) * along[0] + (y - ay) * along[1]) / length if length else 0.0
    share = min(1.0, max(0.0, share))
    away = math.hypot(x - ax - share * along[0], y - ay - share * along[1])
    return away <= max(_reach(a), _reach(b)) + _reach(other) + STRIP_SLACK_PAS


def _reach(one: Standing) -> float:
    """How far a base reaches from its centre at most."""
    return (max(one.base_pas) if isinstance(one.base_pas, tuple) else one.base_pas) / 2


def _spots_within(polygon: tuple[Spot, ...]) -> Iterator[Spot]:
    """Spots on a grid at which a usual base is wholly in a polygon."""
    inner = shapely.Polygon(polygon).buffer(-USUAL_BASE_PAS / 2)
    if inner.is_empty:
        return
    west, south, east, north = inner.bounds
    for row in range(int((north - south) / SPOTS_PAS) + 1):
        for column in range(int((east - west) / SPOTS_PAS) + 1):
            spot = (west + column * SPOTS_PAS, south + row * SPOTS_PAS)
            if inner.covers(shapely.Point(spot)):
                yield spot


if TYPE_CHECKING:

    def _answers(real: SceneTabletop) -> Tabletop:
        """The type checker says here whether a scene answers every question of the game."""
        return real
