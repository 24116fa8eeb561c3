"""Step 7: writes the pieces as GLB files, the scene that names them, and the report, as drafts to be published.

Points are snapped to the lattice of 1/8192 pas before they are written, relative to the middle of the piece's foot.
Then every number fits a 32-bit float exactly, and the piece is read back to the exact place it had.
"""

from __future__ import annotations

import json
import re
import shutil
from typing import TYPE_CHECKING, Any

import numpy as np

from scenes.scan.store.folder import DRAFT, REPORT, SCENE, STEPS
from scenes.scan.store.step_cache import NAMES, found_on, read_page, step_name
from scenes.scan.surface import ScanError, Surface
from scenes.scan.write.report import report_of
from scenes.scan.write.scene_file import DIGITS, scene_text
from terrain.lattice import to_pas, to_units
from terrain.machine import write_whole
from terrain.meshes.formats import NamedMesh, glb

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from scenes.scan.run.job import Job
    from scenes.scan.store.found import Found, PieceMade

MESHES = "meshes"


def write_drafts(job: Job, found: Found, keys: Sequence[str]) -> dict[str, Any]:
    """Write everything but the pictures and the page, and return the report; `keys` are those of the steps."""
    draft = job.folder / STEPS / DRAFT
    shutil.rmtree(draft, ignore_errors=True)
    (draft / MESHES).mkdir(parents=True)
    names = mesh_names([piece.id for piece in found.pieces])
    placed = [placed_piece(piece, name) for piece, name in zip(found.pieces, names, strict=True)]
    for piece, entry in zip(found.pieces, placed, strict=True):
        write_whole(draft / entry["mesh"], glb_bytes(about_foot(piece.surface), piece.id))
    report = report_of(job, found, placed) | {"steps": dict(zip(NAMES, keys, strict=False))}
    write_whole(draft / REPORT, json.dumps(report, indent=2, ensure_ascii=False, allow_nan=False) + "\n")
    write_whole(draft / SCENE, scene_text(report))
    return report


def glb_bytes(surface: Surface, name: str) -> bytes:
    """One named surface with its colours as the bytes of a GLB file."""
    return glb([NamedMesh(name, surface.vertices, surface.faces, colours=surface.colours)])


def mesh_names(ids: Sequence[str]) -> list[str]:
    """A file name for each piece that every system can hold, and no other piece has."""
    names: list[str] = []
    for number, name in enumerate(ids, 1):
        plain = re.sub(r"[^A-Za-z0-9_-]+", "-", name).strip("-").casefold() or f"piece-{number:02}"
        names.append(plain if plain not in names else f"{plain}-{number:02}")
    return names


def placed_piece(piece: PieceMade, name: str) -> dict[str, Any]:
    """Where a piece stands and how large it is."""
    points = on_lattice(piece.surface).vertices
    if len(points) == 0:
        raise ScanError(f"{piece.id}: nothing is left of it: is the scale right?")
    return {
        "mesh": f"{MESHES}/{name}.glb",
        "at_pas": [round(float(number), DIGITS) for number in foot_of(points)],
        "size_pas": np.ptp(points, axis=0).tolist(),
    }


def foot_of(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """The middle of the outline from above, at the lowest height: what a scene calls the place of a piece."""
    low, high = points.min(axis=0), points.max(axis=0)
    return np.array([(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]])


def on_lattice(surface: Surface) -> Surface:
    """The surface with its points snapped, and no points that carry no triangle."""
    used = surface.only(np.ones(len(surface.faces), dtype=bool))
    return used.moved(np.asarray(to_pas(to_units(used.vertices))))


def about_foot(surface: Surface) -> Surface:
    """The snapped surface with the middle of its foot at the origin."""
    snapped = on_lattice(surface)
    return snapped.moved(snapped.vertices - foot_of(snapped.vertices))


def coloured_surfaces(steps: Path, report: Mapping[str, Any]) -> dict[str, Surface]:
    """The pieces as the last step but one left them, in the colours of the scan; none where it left nothing."""
    page = read_page(steps / f"{step_name(6)}.json")
    pieces = found_on(steps, page) if page is not None else None
    known = {piece["id"] for piece in report["pieces"]}
    return {piece.id: piece.surface for piece in pieces or () if piece.id in known}
