"""Windows on this machine's screen.

open     opens the window for a file or a game, if there is a screen
window   a stage in a window: turn, look from above, look through a figure's eyes
scene    a scene: click for rulings, drag figures, show reach
replay   a recorded game: play, pause, step, scrub
live     a game on a server, followed by WebSocket
"""
