"""Pictures of rulings. This package draws; it runs no rule and filters no secret.

    snapshot          a ruling as a PNG file
    PictureError      why there is no picture, in one line

`picture` has the values that are drawn and `rulings` makes them from a scene; `overlays` finds what to point at,
`captions` the words. `sheet` lays out the page from `stage`, `camera`, `photograph`, `shading`, `annotate`
and `ink`. These load PyVista and run in a child process that `opengl` starts and `painter` is.
"""

from viewer.opengl import check_opengl
from viewer.picture import PictureError
from viewer.snapshot import snapshot

__all__ = ["PictureError", "check_opengl", "snapshot"]
