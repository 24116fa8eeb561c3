"""Figures that walk about tables one could draw: what the tests of movement start from."""

from __future__ import annotations

from dataclasses import replace

from terrain.lattice.units import UNITS_PER_PAS, to_pas, to_units
from terrain.movement.answers import Marked, Mover
from terrain.movement.landscape import Landscape
from terrain.scenery.bodies import figure_body
from terrain.scenery.obstacles import Obstacle
from tests import given

UNIT = 1 / UNITS_PER_PAS
HAIR = 1 / 1024

MOVER = Mover(1.25, 1.25)
"""A round base of 1.25 pas: its radius is a whole number of lattice units."""

CRAWLER = Mover(1.25, 0.5)
RADIUS = 0.625


def landscape(*pieces, figures=(), areas=(), **options):
    return Landscape(given.table(*pieces), figures=figures, areas=areas, **options)


def bystander(name, x, y, ground=0.0, *, base=1.25, height=1.25, turn=0.0):
    """A figure that stands in the way, from the ground to its top."""
    return Obstacle(name, replace(figure_body((x, y), ground, base, height, turn), low=to_units(ground)))


def marsh(*corners, kind="difficult"):
    return Marked(kind, corners)


def rectangle(west, south, east, north, kind="difficult"):
    return marsh((west, south), (east, south), (east, north), (west, north), kind=kind)


def snapped(pas):
    """A length as the lattice has it."""
    return to_pas(to_units(pas))
