"""Runs steps 2 to 6 for one or several files; each step receives its own options only."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from scenes.files.problems import one_line
from scenes.scan.store.found import CleanedFile, Laid, PieceMade
from scenes.scan.surface import ScanError, Surface

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from scenes.scan.clean.cleaned import Cleaned
    from scenes.scan.level.levelled import Levelled
    from scenes.scan.options import ScanOptions
    from scenes.scan.run.progress import Pace
    from scenes.scan.scale.scaled import Scale
    from scenes.scan.simplify.simplified import Simplified
    from scenes.scan.split.pieces_apart import Part
    from scenes.scan.surface import Reading

Result = TypeVar("Result")
OVERHANG_PAS = 0.25
"""6 mm: less hangs over the edge of any table."""
NAME_LETTERS = 60
"""Longer names of files are cut where they become names of pieces."""


@dataclass(frozen=True)
class Stages:
    """The files of a scan on their way through the steps."""

    files: Sequence[Reading]
    pace: Pace

    def scaled(self, options: ScanOptions) -> Scale:
        """Step 2. Where the length of a piece settles the scale, pieces are separated at a trial scale first."""
        from scenes.scan.scale.piece_length import PieceSize, settle_by_piece  # noqa: PLC0415
        from scenes.scan.scale.scaled import settle_scale  # noqa: PLC0415

        scale = settle_scale(self.files, options)
        if scale.awaits is None or options.length is None:
            return scale
        levelled = self.levelled(scale, options)
        laid = self.laid(levelled, self.cleaned(levelled, options), options)
        return settle_by_piece(
            scale, options.length, [PieceSize(part.id, part.guess, _sizes(part.surface)) for part in laid.parts]
        )

    def levelled(self, scale: Scale, options: ScanOptions) -> tuple[Levelled, ...]:
        """Step 3."""
        from scenes.scan.level.levelled import level  # noqa: PLC0415

        def upright(_: int, reading: Reading) -> Levelled:
            surface = reading.surface.moved(reading.surface.vertices * scale.pas_per_unit)
            return level(surface, options, up=reading.up, kind=reading.kind, alone=len(self.files) == 1)

        return self._each(upright)

    def cleaned(self, levelled: Sequence[Levelled], options: ScanOptions) -> tuple[CleanedFile, ...]:
        """Step 4; points become a surface first."""

        def tidy(number: int, reading: Reading) -> CleanedFile:
            return _cleaned(levelled[number], options, is_cloud=reading.kind == "cloud")

        return self._each(tidy)

    def laid(self, levelled: Sequence[Levelled], cleaned: Sequence[CleanedFile], options: ScanOptions) -> Laid:
        """Step 5: the pieces of a table, or models side by side."""
        if len(self.files) > 1 or levelled[0].form == "piece":
            return self._side_by_side(levelled, cleaned)
        from scenes.scan.split.pieces_apart import split  # noqa: PLC0415

        with naming(self.files[0].path):
            surface, noise = cleaned[0].cleaned.surface, cleaned[0].noise_pas
            found = split(surface, options, table=levelled[0].table, noise_pas=noise)
        parts = (*found.parts, *((found.ground,) if found.ground else ()))
        size = levelled[0].size_pas
        return Laid(parts, size, (*found.notes, *_overhangs(parts, size)))

    def _side_by_side(self, levelled: Sequence[Levelled], cleaned: Sequence[CleanedFile]) -> Laid:
        for reading, level in zip(self.files, levelled, strict=True):
            if level.form == "table":
                raise ScanError(f"{reading.path}: shows a table with scenery; name it alone, or say --no-table")
        from scenes.scan.split.piece_names import guess_kind  # noqa: PLC0415
        from scenes.scan.split.pieces_apart import Part  # noqa: PLC0415
        from scenes.scan.split.printed import side_by_side  # noqa: PLC0415

        models = [file.cleaned.surface for file in cleaned]
        arranged = side_by_side(models)
        names = piece_names([reading.path for reading in self.files])
        parts = (
            Part(name, guess_kind(model), model.moved(model.vertices + np.array(move)), closed_foot=True)
            for name, model, move in zip(names, models, arranged.moves, strict=True)
        )
        return Laid(tuple(parts), arranged.size_pas, moves=arranged.moves)

    def made(self, laid: Laid, cleaned: Sequence[CleanedFile], options: ScanOptions) -> tuple[PieceMade, ...]:
        """Step 6."""
        from scenes.scan.simplify.simplified import simplify_all  # noqa: PLC0415

        simpler = simplify_all([part.surface for part in laid.parts], options.tolerance_pas, options.budget)
        files = cleaned if len(cleaned) == len(laid.parts) else [cleaned[0]] * len(laid.parts)
        return tuple(_piece(*each) for each in zip(laid.parts, simpler, files, strict=True))

    def _each(self, work: Callable[[int, Reading], Result]) -> tuple[Result, ...]:
        """Do the same for every file; an error names its file."""
        found = []
        for number, reading in enumerate(self.files):
            self.pace.part(number, len(self.files))
            with naming(reading.path):
                found.append(work(number, reading))
        return tuple(found)


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Refusals that name the file."""
    try:
        yield
    except ScanError as trouble:
        if str(path) in str(trouble):
            raise
        raise ScanError(f"{path}: {trouble}") from trouble


def _cleaned(level: Levelled, options: ScanOptions, *, is_cloud: bool) -> CleanedFile:
    from scenes.scan.clean.cleaned import clean  # noqa: PLC0415

    if not is_cloud:
        return _smoothed(clean(level.surface, options, table=level.table))
    from scenes.scan.clean.cloud_surface import surface_from_points  # noqa: PLC0415

    laid = surface_from_points(level.surface.vertices, level.surface.colours)
    cleaned = clean(laid.surface, options, table=level.table)
    return CleanedFile(cleaned, laid.deviation_pas, laid.noise_pas, laid.spacing_pas, notes=laid.notes)


def _smoothed(cleaned: Cleaned) -> CleanedFile:
    """A mesh without its noise, which is remembered; what is laid through the points of a cloud is smooth already."""
    from scenes.scan.clean.smooth import smooth  # noqa: PLC0415
    from scenes.scan.simplify.deviation import deviation  # noqa: PLC0415

    surface = smooth(cleaned.surface, cleaned.noise_pas)
    if surface is cleaned.surface:
        return CleanedFile(cleaned)
    moved = np.linalg.norm(surface.vertices - cleaned.surface.vertices, axis=1)
    note = f"noise smoothed away: points moved by {moved.mean():.3f} pas on average, {moved.max():.2f} at most"
    smoothed = deviation(cleaned.surface, surface)
    return CleanedFile(replace(cleaned, surface=surface), smoothed=smoothed, notes=(note,))


def _piece(part: Part, simple: Simplified, file: CleanedFile) -> PieceMade:
    """A piece with its accuracy: the largest of what simplifying, the noise, and a surface through points cost.

    A piece that looks clean by itself, with sheer walls that were never seen, is no better than its scan.
    """
    from scenes.scan.clean.noise import noise_pas  # noqa: PLC0415

    noise = max(noise_pas(part.surface), file.noise_pas)
    accuracy = max(simple.deviation.most, noise, file.points_off_pas)
    return PieceMade(
        id=part.id,
        guess=part.guess,
        surface=simple.surface,
        triangles_before=len(part.surface.faces),
        deviation=simple.deviation,
        noise_pas=noise,
        accuracy_pas=accuracy,
        notes=simple.notes,
    )


def _overhangs(parts: Sequence[Part], size_pas: tuple[float, float]) -> Iterator[str]:
    """The pieces that reach beyond the edge of the table, and by how much."""
    for part in parts:
        low, high = part.surface.vertices.min(axis=0)[:2], part.surface.vertices.max(axis=0)[:2]
        over = float(max(-low.min(), (high - np.array(size_pas)).max()))
        if over > OVERHANG_PAS:
            table = " x ".join(f"{side:.4g}" for side in size_pas)
            yield (
                f"{part.id} reaches {over:.2g} pas ({25 * over:.0f} mm) beyond the table of {table} pas: "
                "is the table that large?"
            )


def _sizes(surface: Surface) -> tuple[float, float, float]:
    """The longer side, the shorter side and the height."""
    x, y, z = np.ptp(surface.vertices, axis=0).tolist()
    return max(x, y), min(x, y), z


def piece_names(paths: Sequence[Path]) -> list[str]:
    """A name for each file that no other has."""
    names: list[str] = []
    for path in paths:
        stem = one_line(path.stem)[:NAME_LETTERS].strip() or "piece"
        tries = (f"{stem}-{number}" for number in range(2, len(paths) + 2))
        names.append(stem if stem not in names else next(name for name in tries if name not in names))
    return names
