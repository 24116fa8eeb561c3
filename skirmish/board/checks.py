"""Validates a board: returns every fault with its area, in the order of the document.

A board that passes has areas that do not overlap, boundaries that lie where the two areas meet, each stretch of a
border with exactly one kind, icons inside their areas, and a way between any two areas.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from skirmish.board.borders import overlap, shared_border, shared_stretches
from skirmish.board.distances import distances_from
from skirmish.board.drawing import Area, Drawing, Fault
from skirmish.board.outlines import outline_trouble, outlines_overlap
from skirmish.board.plane import inside, on_outline, side_of
from skirmish.board.terrains import TERRAINS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.board.boundaries import Boundary
    from skirmish.board.plane import Corners, Point


def board_faults(drawing: Drawing) -> list[Fault]:
    """All faults of a board; what cannot be judged because something before it is broken is left out."""
    simple = [*_names(drawing), *_areas(drawing), *_levels(drawing)]
    outlines = {fault.path[1] for fault in simple if fault.path[-1] == "polygon"}
    sound = [area for place, area in enumerate(drawing.areas) if place not in outlines]
    found = [*simple, *_overlaps(drawing, sound), *_boundaries(drawing, sound), *_marks(drawing)]
    return found or [*_bare_borders(drawing), *_unreachable(drawing)]


def _names(drawing: Drawing) -> Iterator[Fault]:
    areas, boundaries = [area.id for area in drawing.areas], [boundary.id for boundary in drawing.boundaries]
    for section, names in (("areas", areas), ("boundaries", boundaries)):
        for place, name in enumerate(names):
            if name in names[:place]:
                yield Fault((section, place, "id"), f"{name!r} is taken: another of the {section} has that id")


def _areas(drawing: Drawing) -> Iterator[Fault]:
    if not drawing.areas:
        yield Fault(("areas",), "a board needs at least one area")
    for place, area in enumerate(drawing.areas):
        trouble = outline_trouble(area.polygon)
        if trouble:
            yield Fault(("areas", place, "polygon"), f"area {area.id!r}: {_said(trouble, drawing)}")
        elif not inside(area.polygon, *area.icon):
            yield Fault(("areas", place, "icon"), f"area {area.id!r} has its icon outside itself")
        if area.capacity < 1:
            yield Fault(("areas", place, "capacity"), f"area {area.id!r} must hold at least 1 unit")
        if area.elements and TERRAINS[area.terrain].element is None:
            what = f"area {area.id!r} is {area.terrain}, which has no 3D elements; forest and ruins have"
            yield Fault(("areas", place, "elements"), what)


def _said(trouble: tuple[str, Point], drawing: Drawing) -> str:
    x, y = drawing.grid.place(trouble[1])
    return f"its outline {trouble[0]} at ({x:g}, {y:g})"


def _levels(drawing: Drawing) -> Iterator[Fault]:
    """MYT-BOUND-11: either every area has a level, or the arrows alone say what is lower."""
    bare = [place for place, area in enumerate(drawing.areas) if area.level is None]
    if bare and len(bare) < len(drawing.areas):
        area = drawing.areas[bare[0]]
        yield Fault(("areas", bare[0], "level"), f"area {area.id!r} has no level, but others have; give all or none")


def _overlaps(drawing: Drawing, sound: list[Area]) -> Iterator[Fault]:
    places = {area.id: place for place, area in enumerate(drawing.areas)}
    for one, other in combinations(sound, 2):
        if outlines_overlap(one.polygon, other.polygon):
            yield Fault(("areas", places[other.id], "polygon"), f"area {other.id!r} overlaps area {one.id!r}")


def _boundaries(drawing: Drawing, sound: list[Area]) -> Iterator[Fault]:
    areas = {area.id: area for area in drawing.areas}
    outlines = {area.id: area.polygon for area in sound}
    for place, boundary in enumerate(drawing.boundaries):
        unknown = [area for area in boundary.between if area not in areas]
        if unknown or boundary.between[0] == boundary.between[1]:
            what = f"there is no area {unknown[0]!r}" if unknown else f"{boundary.between[0]!r} is named twice"
            yield Fault(("boundaries", place, "between"), what)
            continue
        yield from _line_faults(place, boundary, outlines)
        yield from _arrow_faults(place, boundary, areas)
    yield from _doubled(drawing)


def _line_faults(place: int, boundary: Boundary, outlines: dict[str, Corners]) -> Iterator[Fault]:
    if any(area not in outlines for area in boundary.between):
        return
    parts = shared_border(*(outlines[area] for area in boundary.between))
    if not parts or not boundary.line:
        how = f"touch along {len(parts)} separate lines; say which is meant" if parts else "do not touch along a line"
        what = "areas {!r} and {!r} {}".format(*boundary.between, how)
        yield Fault(("boundaries", place, "between"), what)
        return
    if len(boundary.line) < 2 or any(a == b for a, b in pairwise(boundary.line)):
        yield Fault(("boundaries", place, "line"), f"boundary {boundary.id!r} needs two different points or more")
        return
    for area in boundary.between:
        if not all(on_outline(outlines[area], a, b) for a, b in pairwise(boundary.line)):
            what = f"boundary {boundary.id!r} does not lie on the outline of area {area!r}"
            yield Fault(("boundaries", place, "line"), what)


def _arrow_faults(place: int, boundary: Boundary, areas: dict[str, Area]) -> Iterator[Fault]:
    if boundary.low is None:
        return
    if boundary.low not in boundary.between:
        what = "the low side must be {!r} or {!r}, not {!r}".format(*boundary.between, boundary.low)
        yield Fault(("boundaries", place, "low"), what)
        return
    low, high = areas[boundary.low].level, areas[boundary.beyond(boundary.low)].level
    if low is not None and high is not None and low >= high:
        what = f"the arrow points to area {boundary.low!r}, whose level {low} is not below {high}"
        yield Fault(("boundaries", place, "low"), what)


def _doubled(drawing: Drawing) -> Iterator[Fault]:
    """MYT-BOUND-01: no stretch of a border has two kinds."""
    for (_, one), (place, other) in combinations(enumerate(drawing.boundaries), 2):
        if set(one.between) == set(other.between) and _share_a_stretch(one.line, other.line):
            what = f"boundaries {one.id!r} and {other.id!r} lie on the same stretch"
            yield Fault(("boundaries", place, "line"), what)


def _share_a_stretch(one: Corners, other: Corners) -> bool:
    return any(overlap(a, b) for a in pairwise(one) for b in pairwise(other) if a[0] != a[1] and b[0] != b[1])


def _marks(drawing: Drawing) -> Iterator[Fault]:
    """Skulls, zones and stones name areas that are there and fit."""
    areas = {area.id: area for area in drawing.areas}
    beside = {frozenset(boundary.between) for boundary in drawing.boundaries}
    for place, path in enumerate(drawing.skulls):
        if path.rift not in areas or areas[path.rift].terrain != "rift":
            yield Fault(("skulls", place, "rift"), f"{path.rift!r} is no rift; skulls lead through rifts")
        elif any(frozenset((path.rift, end)) not in beside for end in path.between):
            yield Fault(("skulls", place, "between"), f"the path must join two areas beside {path.rift!r}")
    for place, zone in enumerate(drawing.zones):
        for area in zone.areas:
            if area not in areas:
                yield Fault(("zones", place, "areas"), f"there is no area {area!r}")
    yield from _twice_in_zones(drawing)
    for place, stone in enumerate(drawing.stones):
        if stone.area not in areas:
            yield Fault(("stones", place, "area"), f"there is no area {stone.area!r}")


def _twice_in_zones(drawing: Drawing) -> Iterator[Fault]:
    seen: Counter[tuple[int, str]] = Counter()
    for place, zone in enumerate(drawing.zones):
        for area in zone.areas:
            seen[zone.players, area] += 1
            if seen[zone.players, area] == 2:
                what = f"area {area!r} is in two zones for {zone.players} players"
                yield Fault(("zones", place, "areas"), what)


def _bare_borders(drawing: Drawing) -> Iterator[Fault]:
    """Where two areas touch along a line, a boundary says of which kind that line is."""
    places = {area.id: place for place, area in enumerate(drawing.areas)}
    for one, other in combinations(drawing.areas, 2):
        lines = [boundary.line for boundary in drawing.boundaries if set(boundary.between) == {one.id, other.id}]
        for a, b in shared_stretches(one.polygon, other.polygon):
            if not _covered(a, b, lines):
                start, end = drawing.grid.place(a), drawing.grid.place(b)
                what = f"areas {one.id!r} and {other.id!r} touch from {_point(start)} to {_point(end)}, "
                yield Fault(("areas", places[other.id], "polygon"), what + "where no boundary is drawn")


def _covered(a: Point, b: Point, lines: list[Corners]) -> bool:
    parts = [part for line in lines for edge in pairwise(line) if (part := overlap((a, b), edge)) is not None]
    reached = a
    for start, end in sorted(parts, key=lambda part: _order(a, b, part[0])):
        if _order(a, b, start) <= _order(a, b, reached) < _order(a, b, end):
            reached = end
    return reached == b


def _order(a: Point, b: Point, point: Point) -> int:
    """How far along from a to b a point lies, up to a factor."""
    assert side_of(a, b, point) == 0, "only points of the line are put in order"
    return (point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])


def _point(place: tuple[float, float]) -> str:
    return f"({place[0]:g}, {place[1]:g})"


def _unreachable(drawing: Drawing) -> Iterator[Fault]:
    beside: dict[str, list[str]] = {area.id: [] for area in drawing.areas}
    for boundary in drawing.boundaries:
        a, b = boundary.between
        beside[a].append(b)
        beside[b].append(a)
    near = max((distances_from(area, beside) for area in beside), key=len, default={})
    for place, area in enumerate(drawing.areas):
        if area.id not in near:
            yield Fault(("areas", place, "id"), f"area {area.id!r} cannot be reached from the others")
