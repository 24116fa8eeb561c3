"""Scan pipeline: turns scanned files into a scene, and writes a report that states its accuracy.

The seven steps, in their order; each is a folder, and its results can be inspected:

1. read/       parse meshes, point clouds and height maps, in the file's own units and axes
2. scale/      find how many pas one unit of the file is, and how certain that is
3. level/      find the table; put its top at height 0 and its longest edge along x
4. clean/      turn point clouds into surfaces; remove doubles, flakes and noise; fill small holes
5. split/      separate the pieces that stand on the table; arrange printed models side by side
6. simplify/   reduce the triangles within a tolerance, and measure the deviation from the scan
7. write/      write the meshes (GLB), the scene file (TOML) and the report (JSON, Markdown)

Around the steps:

run/           runs the steps in a worker process with limits on memory and time; verifies finished scenes
store/         the output folder, and the cache of step results that later runs reuse
options        the options of a scan: unit, scale, known lengths, up axis, tolerance, budget
surface        `Surface`, the triangles or points passed between steps; `Reading` and `ScanError`
units          lengths that people give, and the units that files state

Names are imported lazily: a name loads its module on first use, so callers that need no geometry load none.
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.scan.options import KnownLength, ScanOptions
    from scenes.scan.read.reader import read_scan
    from scenes.scan.run.job import Job, Limits
    from scenes.scan.run.make import SceneMade, make_scene
    from scenes.scan.run.verify import check_scan
    from scenes.scan.run.watch import Progress
    from scenes.scan.surface import Reading, ScanError, ScanStopped, Surface

__all__ = [
    "Job",
    "KnownLength",
    "Limits",
    "Progress",
    "Reading",
    "ScanError",
    "ScanOptions",
    "ScanStopped",
    "SceneMade",
    "Surface",
    "check_scan",
    "make_scene",
    "read_scan",
]
__getattr__ = door(__name__, __file__)
