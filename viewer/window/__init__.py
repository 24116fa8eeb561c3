"""Windows on this machine's screen.

open     opens the window for a file or a game, if there is a screen
window   a stage in a window: turn, look from above, look through a figure's eyes
scene    a scene: click for rulings, drag figures, show reach
replay   a recorded game: play, pause, step, scrub
live     a game on a server, followed by WebSocket
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from viewer.window.open import check_window, open_live, window_of

__all__ = [
    "check_window",
    "open_live",
    "window_of",
]
__getattr__ = door(__name__, __file__)
