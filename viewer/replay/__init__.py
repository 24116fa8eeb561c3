"""A recorded game as moments, and as a film.

timeline       moments of a record with their stages, and a player that walks over them
ways           the ways figures take between two moments
film           plans a film: takes, durations, camera
film_caption   draws the words below a film
film_reel      program that renders a film to MP4 or GIF
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from viewer.replay.film import Shown, check_film_path, save_film
    from viewer.replay.timeline import timeline_of

__all__ = [
    "Shown",
    "check_film_path",
    "save_film",
    "timeline_of",
]
__getattr__ = door(__name__, __file__)
