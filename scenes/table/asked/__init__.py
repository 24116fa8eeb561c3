"""What a question says beyond its scene: places that stand for figures, figures moved, and what the answer hangs on.

place_text  parses places that people type or copy from JSON, such as `3,4.5`
stand_ins   figures named by a place (`5,6`), for questions on an empty table
what_if     a scene with figures moved or added, without changing its file
doubts      problems of some figures only, and which questions they spoil
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.table.asked.doubts import Asks, Doubt
    from scenes.table.asked.place_text import read_place
    from scenes.table.asked.stand_ins import with_stand_ins
    from scenes.table.asked.what_if import with_figures

__all__ = [
    "Asks",
    "Doubt",
    "read_place",
    "with_figures",
    "with_stand_ins",
]
__getattr__ = door(__name__, __file__)
