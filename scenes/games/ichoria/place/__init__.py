"""Places fragments on a table of Ichoria.

proposals   proposes places of fragments, or moves of them, each with its survey
improve     moves as few fragments as little as possible until a layout is fair
placement   searches for the best legal layout, from a seed
candidates  lists the legal spots, with their survey values
shares      shares fragments equally between the halves of a table
scatter     lays out the fragments of a new scenario, in pairs
improve     improves a layout
proposals   where the fragments of a scenario should lie, or which of them should move, each with the survey of it
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.games.ichoria.place.candidates import Candidates, find_candidates, halves_of
    from scenes.games.ichoria.place.placement import Layout, Task, place, random_layout
    from scenes.games.ichoria.place.shares import Sharing, standard_values

__all__ = [
    "Candidates",
    "Layout",
    "Sharing",
    "Task",
    "find_candidates",
    "halves_of",
    "place",
    "random_layout",
    "standard_values",
]
__getattr__ = door(__name__, __file__)
