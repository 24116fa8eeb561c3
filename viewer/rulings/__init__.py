"""Pictures of rulings: sight, moves, reach.

snapshots     saves a ruling as PNG
sight         turns a scene and a sight ruling into a drawing
sight_lines   finds what to show: the tightest place, or where lines stop
sight_sheet   draws the page of a sight ruling
move          turns a judged path into a picture
move_sheet    draws the page of a judged path
reach         turns a reach map into a picture
reach_sheet   draws the page of a reach map
from_above    views and ground shared by pictures of moves
captions      the words on a picture, in French and in English
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from viewer.rulings.move import save_move
    from viewer.rulings.reach import save_reach
    from viewer.rulings.snapshots import snapshot

__all__ = [
    "save_move",
    "save_reach",
    "snapshot",
]
__getattr__ = door(__name__, __file__)
