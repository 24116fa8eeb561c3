"""Builds the report of a scan: all results, with fixed keys.

    format     "pas-scan/1"
    name       what people call the scene
    inputs     the files: file, path, bytes, sha256, kind, points, triangles, metres_per_unit
    options    the options of the scan
    scale      pas_per_unit, how it was found, whether that is sure, and the alternatives
    table      size_pas, size_cm, and its form: a table that was found, a landscape, or models set on one
    plane      of the table: residual_pas (root mean square), flatness_pas (95 %), share of the scan,
               tilt_deg and turned_over as it was in the file, normal in the file; null without a table
    noise_pas  how far scanned points scatter about the surface
    clouds     for each point cloud: its spacing_pas, and the deviation of the surface laid through it
    smoothed   for each file that noise was removed from: how far the scan lies from its smoothed surface
    holes      at_pas, across_pas, filled, and the piece it is in
    repairs    what was done to the surface, counted
    pieces     id, guess, mesh, at_pas, size_pas, size_cm, triangles, triangles_before, deviation, noise_pas,
               accuracy_pas
    accuracy   the same by piece, and the worst of all
    scan_again what is worth scanning again, the worst first
    notes      everything else a user should know
    steps      the cache keys of the steps of this scan
    pictures   names of the pictures
    files      every file that belongs to the scene, with its SHA-256

Lengths are in pas unless their key says otherwise; deviations go from the scan to the piece (there) and back.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.scan.store.folder import REPORT_FORMAT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from scenes.scan.run.job import Job
    from scenes.scan.store.found import Found, PieceMade
    from scenes.scan.surface import Surface

    Points = NDArray[np.float64]
    Box = tuple[Points, Points]

CM_PER_PAS = 2.5
LENGTH_DIGITS = 6
TABLE_DIGITS = 3
"""No table is cut to less than a fortieth of a millimetre."""

MOST_ACCURACY_PAS = 0.25
"""Scene files allow no worse; a piece that is worse gets this, and is said to be."""

AROUND_PAS = 0.05
"""The middle of a hole in a flat side lies on the box around its piece."""

ROUGH_PAS = 0.1
"""2.5 mm: a piece that is less accurate than this is worth another scan."""


def report_of(job: Job, found: Found, placed: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """All that was found, in terms of JSON."""
    pieces = [_piece(piece, place) for piece, place in zip(found.pieces, placed, strict=True)]
    holes = list(_holes(found))
    return {
        "format": REPORT_FORMAT,
        "name": job.options.name or _name(job),
        "inputs": [
            {**asdict(entry), "path": str(path.resolve())}
            for entry, path in zip(found.read.inputs, job.files, strict=True)
        ],
        "options": asdict(job.options),
        "scale": _scale(found),
        "table": _table(found),
        "plane": _plane(found),
        "noise_pas": _rounded(max(file.noise_pas for file in found.cleaned)),
        "clouds": [
            {"spacing_pas": file.spacing_pas, "deviation": _deviation(file.laid)} for file in found.cleaned if file.laid
        ],
        "smoothed": [_deviation(file.smoothed) for file in found.cleaned if file.smoothed],
        "holes": holes,
        "repairs": _repairs(found),
        "pieces": pieces,
        "accuracy": {
            "worst_pas": max((piece["accuracy_pas"] for piece in pieces), default=0.0),
            "pieces_pas": {piece["id"]: piece["accuracy_pas"] for piece in pieces},
        },
        "scan_again": list(_again(found, holes)),
        "notes": list(dict.fromkeys(_notes(found))),
    }


def _name(job: Job) -> str:
    words = job.files[0].stem.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:200] if words else "A scan"


def _rounded(length: float) -> float:
    return round(float(length), LENGTH_DIGITS)


def _scale(found: Found) -> dict[str, Any]:
    scale = found.scale
    return {
        "pas_per_unit": scale.pas_per_unit,
        "millimetres_per_unit": 25 * scale.pas_per_unit,
        "how": scale.how,
        "sure": scale.sure,
        "alternatives": [asdict(other) for other in scale.alternatives],
        "notes": list(scale.notes),
    }


def _table(found: Found) -> dict[str, Any]:
    size = [round(side, TABLE_DIGITS) for side in found.laid.size_pas]
    forms = [level.form for level in found.levelled]
    form = forms[0] if len(forms) == 1 and forms[0] != "piece" else "models"
    return {"size_pas": size, "size_cm": [_rounded(CM_PER_PAS * side) for side in size], "form": form}


def _plane(found: Found) -> dict[str, Any] | None:
    level = found.levelled[0]
    if level.table is None or len(found.levelled) > 1:
        return None
    return {
        "residual_pas": _rounded(level.table.residual_pas),
        "flatness_pas": _rounded(level.table.flatness_pas),
        "share": _rounded(level.table.share),
        "tilt_deg": _rounded(level.tilt_deg),
        "turned_over": level.turned_over,
        "normal": [_rounded(number) for number in level.table.normal_in_file],
    }


def _deviation(deviation: Any) -> dict[str, float]:
    return {key: _rounded(length) for key, length in asdict(deviation).items()}


def _piece(piece: PieceMade, placed: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": piece.id,
        "guess": piece.guess,
        **placed,
        "size_cm": [_rounded(CM_PER_PAS * size) for size in placed["size_pas"]],
        "triangles": len(piece.surface.faces),
        "triangles_before": piece.triangles_before,
        "deviation": _deviation(piece.deviation),
        "noise_pas": _rounded(piece.noise_pas),
        "accuracy_pas": _rounded(min(piece.accuracy_pas, MOST_ACCURACY_PAS)),
    }


def _repairs(found: Found) -> dict[str, int | float]:
    """Counts of all files together."""
    counts: dict[str, int | float] = {}
    for file in found.cleaned:
        for name, count in asdict(file.cleaned.repairs).items():
            counts[name] = counts.get(name, 0) + count
    return counts


def _holes(found: Found) -> Iterator[dict[str, Any]]:
    """All holes where they are on the table, with the piece whose box is the smallest around each."""
    boxes = [(part.id, *_box(part.surface)) for part in found.laid.parts]
    for file, move in zip(found.cleaned, found.laid.moves, strict=True):
        for hole in file.cleaned.holes:
            at = np.array(hole.at_pas) + np.array(move)
            yield {
                "at_pas": [_rounded(number) for number in at],
                "across_pas": _rounded(hole.across_pas),
                "filled": hole.filled,
                "piece": _piece_around(boxes, at),
            }


def _box(surface: Surface) -> Box:
    return surface.vertices.min(axis=0) - AROUND_PAS, surface.vertices.max(axis=0) + AROUND_PAS


def _piece_around(boxes: Sequence[tuple[str, Points, Points]], at: Points) -> str | None:
    around = [
        (float(np.prod(high - low)), name) for name, low, high in boxes if (low <= at).all() and (at <= high).all()
    ]
    return min(around)[1] if around else None


def _again(found: Found, holes: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Open holes, and pieces that are known too loosely; the largest first."""
    for piece in found.pieces:
        if piece.accuracy_pas > ROUGH_PAS:
            yield {"what": "rough", "piece": piece.id, "accuracy_pas": _rounded(piece.accuracy_pas)}
    for hole in sorted((hole for hole in holes if not hole["filled"]), key=lambda hole: -hole["across_pas"]):
        yield {"what": "hole", **hole}


def _notes(found: Found) -> Iterator[str]:
    """What every step had to say, in order."""
    for entry in found.read.inputs:
        yield from (f"{entry.file}: {note}" for note in entry.notes)
    yield from found.scale.notes
    yield from _notes_on_files(found)
    yield from found.laid.notes
    for piece in found.pieces:
        yield from piece.notes
        if piece.accuracy_pas > MOST_ACCURACY_PAS:
            yield (
                f"{piece.id}: its surface may be {25 * piece.accuracy_pas:.1f} mm off, more than the "
                f"{25 * MOST_ACCURACY_PAS:.1f} mm that a scene can say: do not trust sight along it"
            )


def _notes_on_files(found: Found) -> Iterator[str]:
    """What does not concern all of several models is said with the names of those that it does concern."""
    said: dict[str, list[str]] = {}
    for place, (level, file) in enumerate(zip(found.levelled, found.cleaned, strict=True)):
        for note in dict.fromkeys((*level.notes, *file.notes)):
            said.setdefault(note, []).append(found.pieces[place].id if len(found.levelled) > 1 else "")
    for note, names in said.items():
        yield note if len(names) == len(found.levelled) else f"{', '.join(names)}: {note}"
