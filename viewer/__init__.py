"""Pictures of rulings. This package draws; it runs no rule and filters no secret.

    snapshot          a ruling as a PNG file
    save_surveys      a scene from above and from the side, without a ruling
    PictureError      why there is no picture, in one line

`picture` has the values that are drawn and `rulings` makes them from a scene; `overlays` finds what to point at,
`captions` the words. `sheet` lays out the page from `stage`, `camera`, `photograph`, `shading`, `annotate`
and `ink`; `boards` draws boards of areas, flat and without OpenGL.
`stageset` is a whole table or board (`stageboard`) with all that is on it, opened from a file by `stagewhat`;
`stageshot` draws it from a camera of `stagecamera`, `overlaystage` lays rulings over it, `overlaysurvey` ways to
fragments; `export` makes a page or a model of it, `truescale` a map for the printer. `timeline` has the moments of a
record, `film` films them, `gallery` draws our own pictures.
`survey` and `surveysheet` are the same for a table seen from above and from the side. Sheets load
PyVista and run in a child process that `opengl` starts and `painter` is.
"""

from viewer.opengl import check_opengl
from viewer.picture import PictureError
from viewer.snapshot import snapshot
from viewer.survey import Mark, save_surveys

__all__ = ["Mark", "PictureError", "check_opengl", "save_surveys", "snapshot"]
