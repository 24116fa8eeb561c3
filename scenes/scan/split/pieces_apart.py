"""Step 5: separates the pieces that stand on the table; each is a solid that can be named, moved or removed.

The table is cut off slightly above its top, as high as its noise and the waves of its cloth reach. The rest
falls into connected parts; parts that overlap when seen from above, or nearly touch, are one piece. Each piece gets
its foot back, straight down to the table. Two walls that touch stay one piece: nothing in a scan separates them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from scenes.scan.clean.cleaned import LEAST_BAND_PAS, table_band_pas
from scenes.scan.clean.components import components
from scenes.scan.split.feet import with_foot
from scenes.scan.split.footprints import CELL_PAS, group_by_footprint
from scenes.scan.split.piece_names import guess_kind
from scenes.scan.split.slices import above, between_units
from scenes.scan.surface import ScanError, Surface

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from scenes.scan.level.levelled import TableFound
    from scenes.scan.options import ScanOptions

CRUMB_PAS = 0.3
"""7 mm, and what noise adds to it: what is smaller in every direction is a crumb."""

LOWEST_PAS = 0.1
"""2.5 mm: what rises less above the table is a fold of the cloth, or nothing worth a name."""

FLOATING_PAS = 1.0
"""What hangs in the air and is smaller than this is left over from something that was not seen."""

LANDSCAPE_SHARE = 0.5
"""When one piece covers more of the table than this, it is the ground on which all else stands."""

LANDSCAPE_PAS = 12.0
"""30 cm: smaller ground is a piece."""

BAND_SLACK = 1.25
"""The highest points of a table top lie a little above all but a hundredth of them."""


@dataclass(frozen=True, eq=False)
class Part:
    """A piece of a scan where it stands on the table: its id, what it looks like, and whether its foot is closed."""

    id: str
    guess: str
    surface: Surface
    closed_foot: bool


@dataclass(frozen=True, eq=False)
class Split:
    """The pieces of a table, or the ground of a landscape; and what to know about them."""

    parts: tuple[Part, ...]
    ground: Part | None
    notes: tuple[str, ...]


def split(surface: Surface, options: ScanOptions, *, table: TableFound | None, noise_pas: float) -> Split:
    """Tell the pieces on a table apart; without a table, everything is one piece or one landscape."""
    if table is None:
        return _in_one(surface)
    cut = between_units(_band_pas(surface, table, noise_pas))
    standing = above(surface, cut)
    pieces, crumbs, largest = _pieces(standing, cut, apart=options.split)
    if not pieces:
        raise ScanError("nothing stands on the table that is larger than a crumb")
    width, depth = np.ptp(surface.vertices[:, :2], axis=0).tolist()
    if options.split and largest > LANDSCAPE_SHARE * width * depth:
        return Split((), _ground(surface), ("one piece covers most of the table: it is taken for the ground",))
    return _named(pieces, cut, crumbs)


def _band_pas(surface: Surface, table: TableFound, noise_pas: float) -> float:
    """How high the table's own top reaches: no higher than it was found to, and less where noise was smoothed away.

    What lies below is lost to the pieces, so a lower band keeps more of the feet of hills.
    """
    most = table_band_pas(table, noise_pas)
    heights = np.abs(surface.vertices[:, 2])
    of_table = heights[heights <= most]
    if len(of_table) == 0:
        return most
    return min(most, max(LEAST_BAND_PAS, BAND_SLACK * float(np.quantile(of_table, 0.99))))


def _in_one(surface: Surface) -> Split:
    """A landscape when it is broad and low, else a piece."""
    width, depth, height = np.ptp(surface.vertices, axis=0).tolist()
    if max(width, depth) >= LANDSCAPE_PAS and height <= min(width, depth) / 2:
        return Split((), _ground(surface), ())
    return Split((Part("piece-01", guess_kind(surface), surface, closed_foot=False),), None, ())


def _ground(surface: Surface) -> Part:
    return Part("ground", "ground", surface, closed_foot=False)


def _pieces(standing: Surface, cut: float, *, apart: bool) -> tuple[list[Surface], int, float]:
    """The pieces above the cut, the largest first; how many crumbs went; and the most ground that one covers."""
    if len(standing.faces) == 0:
        return [], 0, 0.0
    parts = components(standing)
    peaks = (parts.low[:, 2] <= cut) & (parts.high[:, 2] <= max(2 * cut, LOWEST_PAS))
    if peaks.all():
        return [], len(peaks), 0.0
    firm = standing.only(~peaks[parts.of_face])
    number = np.cumsum(~peaks) - 1
    of_face = number[parts.of_face[~peaks[parts.of_face]]]
    low, high = parts.low[~peaks], parts.high[~peaks]
    prints = group_by_footprint(firm, of_face, len(low))
    group = prints.group_of if apart else np.zeros_like(prints.group_of)
    boxes = _boxes(low, high, group)
    kept = ~_are_crumbs(*boxes, cut)
    order = sorted(np.flatnonzero(kept).tolist(), key=lambda one: _by_size(boxes[0][one], boxes[1][one]))
    of_face = group[of_face]
    return [firm.only(of_face == one) for one in order], int(peaks.sum() + (~kept).sum()), float(prints.covered.max())


def _boxes(
    low: NDArray[np.float64], high: NDArray[np.float64], group: NDArray[np.int64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The box of each group of boxes."""
    groups = int(group.max()) + 1
    lowest, highest = np.full((groups, 3), np.inf), np.full((groups, 3), -np.inf)
    np.minimum.at(lowest, group, low)
    np.maximum.at(highest, group, high)
    return lowest, highest


def _are_crumbs(low: NDArray[np.float64], high: NDArray[np.float64], cut: float) -> NDArray[np.bool_]:
    largest = (high - low).max(axis=1)
    floats = low[:, 2] > cut
    rises = high[:, 2] > max(2 * cut, LOWEST_PAS)
    return np.asarray(~rises | (largest < CRUMB_PAS + cut) | (floats & (largest < FLOATING_PAS)))


def _by_size(low: NDArray[np.float64], high: NDArray[np.float64]) -> tuple[float, ...]:
    """The largest first; of equals the one farther west, then south."""
    sizes = high - low
    return (-float(sizes[0] * sizes[1] * high[2]), float(low[0]), float(low[1]))


def _named(pieces: list[Surface], cut: float, crumbs: int) -> Split:
    parts, floating = [], []
    for number, piece in enumerate(pieces, start=1):
        footed = with_foot(piece, cut)
        name = f"piece-{number:02}"
        parts.append(Part(name, guess_kind(footed.surface), footed.surface, footed.closed))
        if footed.surface is piece:
            floating.append(name)
    return Split(tuple(parts), None, tuple(_notes(parts, floating, crumbs)))


def _notes(parts: list[Part], floating: list[str], crumbs: int) -> list[str]:
    notes = [
        f"pieces less than {2 * CELL_PAS:g} pas apart are taken for one: pull them apart and scan again to part them"
    ]
    if crumbs:
        notes.append(f"{crumbs} crumb{'s'[: crumbs - 1]} on the table left out")
    if floating:
        notes.append(f"hanging in the air, their feet were not seen: {', '.join(floating)}")
    broken = [part.id for part in parts if not part.closed_foot and part.id not in floating]
    if broken:
        notes.append(f"with a gap in the foot: {', '.join(broken)}")
    return notes
