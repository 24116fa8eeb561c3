"""A small table as a file, and the steps of a scan run on it in this process."""

from __future__ import annotations

import numpy as np

from scenes.scan.options import ScanOptions
from scenes.scan.run.job import Job
from scenes.scan.run.pipeline import run
from scenes.scan.store.kept_ply import write_surface
from scenes.scan.surface import Surface
from tests.scenes.scan import sheets

TOWER, HUT, WALL, HEAP = (3.0, 3.0, 7.0), (5.0, 4.0, 3.0), (8.0, 1.0, 2.0), (2.0, 2.0, 1.5)
"""The sizes of what stands on the table, in pas."""


def table_file(folder, *pieces, name="table.ply", noise=0.01, unit=25.0, **more):
    """A tilted table of 36 by 24 pas with scenery on it; its numbers are millimetres unless another unit is given."""
    table = sheets.noisy(joined(sheets.table(*pieces, **more)), noise)
    surface = sheets.turned(table, sheets.tilt(3.0))
    return surface_file(folder / name, surface.moved(unit * surface.vertices))


def joined(surface):
    """The same with one point where several lie at one place, as scanners leave no seams."""
    places, number_of = np.unique(surface.vertices.round(6), axis=0, return_inverse=True)
    return Surface(places, number_of.reshape(-1)[surface.faces])


def model_file(folder, name, *size, unit=25.0):
    """A printed block with a flat foot, far from the origin, in millimetres."""
    block = sheets.block(*size, at=(40.0, -7.0), foot=True)
    return surface_file(folder / name, block.moved(unit * block.vertices))


def surface_file(path, surface):
    write_surface(path, Surface(surface.vertices, surface.faces, surface.colours))
    return path


def scan(folder, *files, **options):
    """Go through all steps; which of them were used again is returned."""
    (folder / "steps").mkdir(parents=True, exist_ok=True)
    return run(Job(folder, files, ScanOptions(**options)), lambda _: None)["reused"]


def drafts(folder):
    return folder / "steps" / "7-write"
