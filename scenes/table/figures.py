"""Places the figures, fragments and areas of a scene file on the ground of a table, and reports what cannot stand."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

import shapely

from scenes.plugs.plug import adapter
from scenes.table.asked.doubts import Doubt
from scenes.table.scene import CROUCHED_HEIGHT_PAS, FRAGMENT_BASE_PAS, Area, Figure, Fragment
from terrain.lattice import CONTACT_PAS, HAIR_PAS, to_pas, to_units
from terrain.measures import distance, standing
from terrain.scenery import Body, figure_body
from terrain.standing import inside, stand, surfaces_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from scenes.files.problem_list import Report
    from scenes.files.scene_form import AreaForm, FigureForm, FragmentForm, TableForm
    from terrain.scenery import Table
    from terrain.standing import Surfaces


class PlacingError(ValueError):
    """Why a base cannot stand where it is put; a phrase that follows its name."""


OVERLAP = "and {} overlap: they cannot both stand there"


def overlapping(a: Figure, b: Figure) -> bool:
    """Whether two bodies share room. Bases in contact are misplaced by a hair at times; only more than that counts."""
    slim = a.body.grown(-to_units(CONTACT_PAS)), b.body.grown(-to_units(CONTACT_PAS))
    return distance(standing(slim[0]), standing(slim[1])).bodies_pas == 0.0


def refuse_overlaps(figure: Figure, others: Iterable[Figure]) -> None:
    """Raise a `PlacingError` if a figure stands where another does."""
    for other in others:
        if other.id != figure.id and overlapping(other, figure):
            raise PlacingError(OVERLAP.format(other.id))


@dataclass(frozen=True)
class Footing:
    """The ground of a table, and what is a step and a slope on it."""

    table: Table
    step_pas: float
    slope_deg: float

    @cached_property
    def surfaces(self) -> Surfaces:
        return surfaces_of(self.table)

    def figure(self, form: FigureForm) -> Figure:
        """Stand a figure on the ground below it, or raise a `PlacingError`."""
        ground = self.ground_below(self.body(form, 0.0), form.at)
        body = self.body(form, ground)
        self._check_room(body, ground)
        at, base, height = (form.at[0], form.at[1]), _base_of(form), _height_of(form)
        return Figure(form.id, form.side, form.profile, at, ground, base, height, form.turn, form.crouched, body)

    def body(self, form: FigureForm, ground_pas: float) -> Body:
        """The body of a figure as its entry describes it, on ground of a height."""
        return figure_body((form.at[0], form.at[1]), ground_pas, _base_of(form), _height_of(form), form.turn)

    def ground_below(self, body: Body, at: list[float]) -> float:
        """Find the height a base stands at, or raise a `PlacingError`; a third number of the place picks the floor."""
        self._check_on_table(body)
        floor = at[2] if len(at) > 2 else None
        ground = stand(
            self.surfaces,
            body.centre,
            body.semi_axes,
            body.along,
            below_units=None if floor is None else to_units(floor),
            slope_deg=self.slope_deg,
            step_pas=self.step_pas,
        ).z_pas
        if floor is not None and abs(ground - floor) > max(self.step_pas, HAIR_PAS):
            raise PlacingError(f"has no floor at height {floor:g}; the ground below is at {ground:.2f}")
        return ground

    def _check_room(self, body: Body, ground_pas: float) -> None:
        """Scenery must not take the place of a body."""
        piece = inside(self.surfaces, self.table.pieces_as_placed[2], body)
        if piece is not None:
            raise PlacingError(f"stands inside {self.table.piece_names[piece]} (ground {ground_pas:.2f})")

    def _check_on_table(self, body: Body) -> None:
        """No base hangs over the rim of the table."""
        length = math.hypot(*body.along)
        (long, short), (east, north) = body.semi_axes, body.along
        reaches = math.hypot(long * east, short * north) / length, math.hypot(long * north, short * east) / length
        over = max(
            max(reach - centre, centre + reach - to_units(size))
            for centre, reach, size in zip(body.centre, reaches, self.table.size_pas, strict=True)
        )
        if over > 1:
            wide, deep = self.table.size_pas
            raise PlacingError(f"is off the table of {wide:g} x {deep:g} by {to_pas(over):.2f} pas")


def _base_of(form: FigureForm) -> float | tuple[float, float]:
    return form.base if isinstance(form.base, float) else (form.base[0], form.base[1])


def _height_of(form: FigureForm) -> float:
    return min(form.height, CROUCHED_HEIGHT_PAS) if form.crouched else form.height


@dataclass(frozen=True)
class TableGround:
    """The ground of a table whose file is being loaded: what cannot stand on it is reported."""

    table: Table
    form: TableForm
    report: Report
    game: str
    doubts: list[Doubt] = field(default_factory=list)

    @cached_property
    def footing(self) -> Footing:
        return Footing(self.table, self.form.step, self.form.slope)

    def figures(self, forms: list[FigureForm]) -> tuple[Figure, ...]:
        """Stand all figures that can stand, and report the others."""
        found = [self._figure(place, form) for place, form in enumerate(forms)]
        self._report_profiles(forms)
        self._report_overlaps(found)
        return tuple(figure for figure in found if figure is not None)

    def fragments(self, forms: list[FragmentForm]) -> tuple[Fragment, ...]:
        found = [self._fragment(place, form) for place, form in enumerate(forms)]
        return tuple(fragment for fragment in found if fragment is not None)

    def areas(self, forms: list[AreaForm]) -> tuple[Area, ...]:
        found = [self._area(place, form) for place, form in enumerate(forms)]
        return tuple(area for area in found if area is not None)

    def _figure(self, place: int, form: FigureForm) -> Figure | None:
        try:
            return self.footing.figure(form)
        except PlacingError as trouble:
            problem = self.report.add("figures", place, "at", f"{form.id} {trouble}")
            self.doubts.append(Doubt(problem, (form.id,), (self.footing.body(form, 0.0),)))
            return None

    def _fragment(self, place: int, form: FragmentForm) -> Fragment | None:
        at = (form.at[0], form.at[1])
        try:
            ground = self.footing.ground_below(figure_body(at, 0.0, FRAGMENT_BASE_PAS), form.at)
        except PlacingError as trouble:
            self.doubts.append(Doubt(self.report.add("fragments", place, "at", f"{form.id} {trouble}")))
            return None
        return Fragment(form.id, form.value, at, ground)

    def _area(self, place: int, form: AreaForm) -> Area | None:
        corners = tuple((corner[0], corner[1]) for corner in form.polygon)
        polygon, table = shapely.Polygon(corners), shapely.box(0.0, 0.0, *self.table.size_pas)
        if not polygon.is_valid or polygon.area == 0:
            self._doubt_area(place, "crosses or touches itself; give its corners in order")
        elif not polygon.within(table):
            self._doubt_area(place, "leaves the table")
        else:
            return Area(form.kind, corners, form.side)
        return None

    def _doubt_area(self, place: int, what: str) -> None:
        self.doubts.append(Doubt(self.report.add("areas", place, "polygon", what)))

    def _report_profiles(self, forms: list[FigureForm]) -> None:
        """A profile that is in no list says nothing of its figure."""
        if not any(form.profile for form in forms) or not adapter(self.game).offers("profile_problem"):
            return
        for place, form in enumerate(forms):
            what = adapter(self.game).profile_problem(form.profile) if form.profile else None
            if what is not None:
                self.doubts.append(
                    Doubt(self.report.add("figures", place, "profile", f"{form.id}: {what}"), (form.id,))
                )

    def _report_overlaps(self, found: list[Figure | None]) -> None:
        """Two figures in one place are reported with the later one."""
        placed = [(place, figure) for place, figure in enumerate(found) if figure is not None]
        for (_, a), (place, b) in combinations(placed, 2):
            if overlapping(a, b):
                problem = self.report.add("figures", place, "at", f"{b.id} {OVERLAP.format(a.id)}")
                self.doubts.append(Doubt(problem, (a.id, b.id), (a.body, b.body)))
