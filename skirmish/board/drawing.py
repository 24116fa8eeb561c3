"""Parses a board document into areas and boundaries in whole numbers.

The document is plain JSON: `name`; `areas` (id, terrain, capacity, icon, polygon; level, elements and name if wanted);
`boundaries` (between, kind, line; id and low if wanted; without a line the whole border of the two areas is meant);
`skulls` (rift, between), `zones` (side, areas, players) and `stones` (area, mythology).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from skirmish.board.borders import shared_border
from skirmish.board.boundaries import KINDS, Boundary
from skirmish.board.plane import Corners, Grid, Point, grid_for
from skirmish.board.terrains import TERRAINS

Path = tuple[str | int, ...]
"""Where in a document something is: `("areas", 3, "polygon")`."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a board, and where its document says it."""

    path: Path
    what: str

    def __str__(self) -> str:
        key = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.path).removeprefix(".")
        return f"{key}: {self.what}"


class BoardError(ValueError):
    """A board that cannot be played on; its fault says where and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the board: its outline, the icon that sight goes by, its ground and how many units it holds."""

    id: str
    polygon: Corners
    icon: Point
    terrain: str
    capacity: int
    level: int | None = None
    elements: int = 0
    """3D elements on it when a game begins."""
    name: str = ""


@dataclass(frozen=True, slots=True)
class SkullPath:
    """A path of skulls through a rift, between two areas beside it (MYT-TERR-15)."""

    rift: str
    between: tuple[str, str]


@dataclass(frozen=True, slots=True)
class Zone:
    """Where an army deploys that plays from one side of the board, for a number of players."""

    side: str
    areas: tuple[str, ...]
    players: int = 2


@dataclass(frozen=True, slots=True)
class Stone:
    """A divine stone on the board when a game begins."""

    area: str
    mythology: str = "greek"


@dataclass(frozen=True)
class Drawing:
    """A board as it is drawn, before anything is asked of it."""

    name: str
    grid: Grid
    areas: tuple[Area, ...]
    boundaries: tuple[Boundary, ...]
    skulls: tuple[SkullPath, ...] = ()
    zones: tuple[Zone, ...] = ()
    stones: tuple[Stone, ...] = field(default=())


def read_drawing(document: Any) -> Drawing:
    """The drawing of a document; a `BoardError` where the document has not the form of a board."""
    try:
        _check_outlines(document)
        return _drawing(document)
    except KeyError as missing:
        raise BoardError(Fault((), f"{missing.args[0]!r} is missing")) from missing
    except (TypeError, ValueError, AttributeError, ArithmeticError) as odd:
        if isinstance(odd, BoardError):
            raise
        raise BoardError(Fault((), f"is not a board document: {odd}")) from odd


def _check_outlines(document: Any) -> None:
    for place, entry in enumerate(document["areas"]):
        fault = hole_fault(entry, place)
        if fault is not None:
            raise BoardError(fault)


def hole_fault(area: Any, place: int) -> Fault | None:
    """A polygon made of rings is an area with a hole, or in parts, which no board has."""
    polygon = area.get("polygon") if isinstance(area, dict) else None
    if not isinstance(polygon, list) or not any(isinstance(corner, list) and _is_ring(corner) for corner in polygon):
        return None
    what = f"area {area.get('id')!r} has a hole or several parts; an area has one outline"
    return Fault(("areas", place, "polygon"), what)


def _is_ring(corner: list[Any]) -> bool:
    return bool(corner) and isinstance(corner[0], list)


def _drawing(document: dict[str, Any]) -> Drawing:
    grid = grid_for(_places(document))
    areas = tuple(_area(entry, place, grid) for place, entry in enumerate(document["areas"]))
    outlines = {area.id: area.polygon for area in areas}
    return Drawing(
        name=str(document.get("name", "")),
        grid=grid,
        areas=areas,
        boundaries=tuple(_boundary(entry, place, grid, outlines) for place, entry in _entries(document, "boundaries")),
        skulls=tuple(SkullPath(str(entry["rift"]), _pair(entry)) for _, entry in _entries(document, "skulls")),
        zones=tuple(_zone(entry) for _, entry in _entries(document, "zones")),
        stones=tuple(
            Stone(str(entry["area"]), str(entry.get("mythology", "greek"))) for _, entry in _entries(document, "stones")
        ),
    )


def _entries(document: dict[str, Any], section: str) -> list[tuple[int, dict[str, Any]]]:
    return list(enumerate(document.get(section, ())))


def _places(document: dict[str, Any]) -> list[list[float]]:
    areas, boundaries = document["areas"], document.get("boundaries", ())
    places = [entry["icon"] for entry in areas]
    places += [corner for entry in areas for corner in entry["polygon"]]
    return places + [corner for entry in boundaries for corner in entry.get("line") or ()]


def _area(entry: dict[str, Any], place: int, grid: Grid) -> Area:
    name, terrain, capacity = str(entry["id"]), str(entry["terrain"]), int(entry["capacity"])
    level = entry.get("level")
    if terrain not in TERRAINS:
        what = f"area {name!r} has the unknown terrain {terrain!r}; known: {', '.join(TERRAINS)}"
        raise BoardError(Fault(("areas", place, "terrain"), what))
    return Area(
        id=name,
        polygon=tuple(grid.point(corner) for corner in entry["polygon"]),
        icon=grid.point(entry["icon"]),
        terrain=terrain,
        capacity=capacity,
        level=None if level is None else int(level),
        elements=int(entry.get("elements", TERRAINS[terrain].elements(capacity))),
        name=str(entry.get("name", name)),
    )


def _boundary(entry: dict[str, Any], place: int, grid: Grid, outlines: dict[str, Corners]) -> Boundary:
    kind, between, low = entry.get("kind", "normal"), _pair(entry), entry.get("low")
    if kind not in KINDS:
        raise BoardError(Fault(("boundaries", place, "kind"), f"unknown kind {kind!r}; known: {', '.join(KINDS)}"))
    line = tuple(grid.point(corner) for corner in entry.get("line") or ())
    if not line and all(area in outlines for area in between):
        parts = shared_border(outlines[between[0]], outlines[between[1]])
        line = parts[0] if len(parts) == 1 else ()  # anything else is for the checks to tell
    name = str(entry.get("id", f"{between[0]}-{between[1]}-{place}"))
    return Boundary(name, kind, between, line, None if low is None else str(low))


def _pair(entry: dict[str, Any]) -> tuple[str, str]:
    first, second = entry["between"]
    return (str(first), str(second))


def _zone(entry: dict[str, Any]) -> Zone:
    return Zone(str(entry["side"]), tuple(map(str, entry["areas"])), int(entry.get("players", 2)))
