"""Step 7: writes the meshes, the scene file and the report.

draft_files  writes all files as drafts, with points snapped to the lattice
scene_file   writes the scene file (TOML)
report       builds the report (JSON); its docstring lists every key
report_page  renders the report as Markdown
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.scan.write.draft_files import coloured_surfaces

__all__ = [
    "coloured_surfaces",
]
__getattr__ = door(__name__, __file__)
