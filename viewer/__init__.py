"""Pictures of rulings. This package draws; it runs no rule and filters no secret.

    save_surveys      a scene from above and from the side, without a ruling
    PictureError      why there is no picture, in one line
    piece_meshes      a scene as PyVista meshes, as `figure_meshes`; rulings: `sight_lines`, `path_line`, `reach_cells`

`snapshot` saves a ruling as a PNG file. `picture` has the values that are drawn and `rulings` makes them from a scene;
`overlays` finds what to point at, `captions` the words. `sheet` lays out the page from `stage`, `camera`,
`photograph`, `shading`, `annotate` and `ink`; `boards` draws boards of areas, flat and without OpenGL.
`stageset` is a whole table or board (`stageboard`) with all that is on it, opened from a file by `stagewhat`;
`stageshot` draws it from a camera of `stagecamera`, `overlaystage` lays rulings over it, `overlaysurvey` ways to
fragments; `export` makes a page or a model of it, `truescale` a map for the printer. `timeline` has the moments of a
record, `film` films them, `gallery` draws our own pictures.
`survey` and `surveysheet` are the same for a table seen from above and from the side. Sheets load
PyVista and run in a child process that `opengl` starts and `painter` is.

The door opens on demand, as that of `scenes` does: who only draws loads no geometry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from viewer.draw.opengl import check_opengl
    from viewer.draw.picture import PictureError
    from viewer.export.meshes import figure_meshes, path_line, piece_meshes, reach_cells, sight_lines
    from viewer.paper.table_plan import Mark, save_surveys

__all__ = [
    "Mark",
    "PictureError",
    "check_opengl",
    "figure_meshes",
    "path_line",
    "piece_meshes",
    "reach_cells",
    "save_surveys",
    "sight_lines",
]

__getattr__ = door(__name__, __file__)
