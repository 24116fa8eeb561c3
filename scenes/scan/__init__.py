"""From a scan to a scene: seven steps that a person can look into, and a report that says how far to trust it.

1. `reading`: meshes, clouds and height maps, in the file's own units and axes; `inputs` knows them again;
2. `scaling`: how long a unit of the file is, and how sure that is;
3. `levelling`: the table found, level at height 0, its longest edge along x;
4. `cleaning`: flakes and doubles gone, small holes filled; `surfacing`: points become a surface;
5. `splitting`: pieces that stand on the table; `printed`: models side by side;
6. `simplifying`: fewer triangles, and how far they are from the scan (`deviation`, `noise`);
7. `writing`: scene, meshes and report.

`pipeline` goes through them in a process of its own (`worker`) that `watching` starts and ends; `steps` keeps what each
one left and uses it again; `folder` is where everything goes; `making` puts it together, `checking` measures again.

The door opens on demand: asking for a name loads its module, so that what needs no geometry waits for none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.scan.options import KnownLength, ScanOptions
    from scenes.scan.read.reader import read_scan
    from scenes.scan.run.job import Job, Limits
    from scenes.scan.run.make import SceneMade, make_scene
    from scenes.scan.run.verify import check_scan
    from scenes.scan.run.watch import Progress, ScanStopped
    from scenes.scan.surface import Reading, ScanError, Surface

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
