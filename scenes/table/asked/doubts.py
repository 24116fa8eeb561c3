"""Problems of a scene that concern some of its figures, fragments or areas only, and which questions they spoil.

`pas check` and every question find the same problems with the same words, in one place: while the file is loaded. What
is wrong with the file itself, the table or its pieces spoils every question. What is wrong with a figure spoils every
question that names it. For a question about others:

- a distance hangs on the two figures alone;
- sight and cover hang on a third figure only if it can stand in the way: if figures block, and its base, where the file
  puts it, meets the strip between both;
- movement and odds hang on everything: enemies near the way, fragments, marked ground.

Where a problem cannot change the answer, the answer is given and the problem becomes a warning.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import shapely

if TYPE_CHECKING:
    from scenes.files.problems import Problem
    from scenes.table.scene import Scene
    from terrain.scenery import Body

Asks = Literal["distance", "sight", "movement"]
"""What a question hangs on."""

ROUND = 1.02
"""A circle is drawn with corners on it; so much larger, it holds the whole base."""


@dataclass(frozen=True)
class Doubt:
    """A problem with some figures, or with a fragment or an area, while the rest of the scene is sound."""

    problem: Problem
    figures: tuple[str, ...] = ()
    bodies: tuple[Body, ...] = ()
    """Those of the figures that cannot stand where they are, as the file puts them."""

    def spoils(self, scene: Scene, names: tuple[str, ...], asks: Asks) -> bool:
        """Whether the answer to a question about these figures may hang on it."""
        if asks == "movement" or set(self.figures) & set(names):
            return True
        if asks == "distance" or not scene.figures_block:
            return False
        strip = shapely.convex_hull(shapely.union_all([_base(scene.figure(name).body) for name in names]))
        return any(strip.intersects(_base(body)) for body in self.bodies)


def _base(body: Body) -> shapely.Geometry:
    """A base from above, rather too large than too small: what lies beside it cannot be in the way."""
    return shapely.Point(body.centre).buffer(ROUND * max(body.semi_axes))
