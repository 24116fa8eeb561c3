"""Moves in a line: who stands where, what it tries, and what the judge says.

judged = judge(roofs, (8, 4), "jump 14,4", hurry=True)
"""

from __future__ import annotations

from dataclasses import replace

from skirmish.ichoria import Athlete, Watcher, judge_path, read_legs
from terrain.lattice.units import to_units
from terrain.scenery.bodies import figure_body
from terrain.scenery.obstacles import Obstacle

BASE = 1.0
HEIGHT = 1.25


def judge(landscape, start, path, *, hurry=False, watchers=(), fragments=(), size=(36.0, 36.0), **athlete):
    """Judge a path written as text; a start of two numbers is on the highest ground there."""
    figure = Athlete(**{"athletisme": 3, "base_pas": BASE, "height_pas": HEIGHT, **athlete})
    if len(start) == 2:
        start = landscape.footing(figure.mover(crouched=figure.crouched), start).place
    legs = read_legs(path) if isinstance(path, str) else path
    return judge_path(
        landscape, figure, start, legs, hurry=hurry, watchers=watchers, fragments=fragments, size_pas=size
    )


def obstacle(name, x, y, z=0.0, *, base=BASE, height=HEIGHT):
    """A figure in the way, down to the ground it stands on."""
    return Obstacle(name, replace(figure_body((x, y), z, base, height), low=to_units(z)))


def enemy(name, x, y, z=0.0, *, base=BASE, height=HEIGHT, **more):
    """An enemy that looks on."""
    return Watcher(name, (x, y, z), obstacle(name, x, y, z, base=base, height=height), **more)
