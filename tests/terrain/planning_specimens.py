"""What plans are tried with: a body, rules for one move in plain numbers, and a table with its field and landscape."""

from __future__ import annotations

from dataclasses import dataclass, replace

from terrain.movement.answers import Mover
from terrain.movement.landscape import Landscape
from terrain.planning.field.field import Field, prepare_field
from terrain.planning.field.links import Band, MoveRules
from terrain.planning.paths import route
from terrain.planning.reach_map import reach
from tests import given

BODY = Mover(1.2, 1.25)

RULES = MoveRules(
    allowance_pas=6.0,
    jump=(Band(3.0), Band(6.0, 0.5)),
    leap=(Band(2.0), Band(4.0, 0.5)),
    climb=(Band(6.0, 2 / 3, sure_factor=2.0),),
    descend=(Band(6.0, 2 / 3),),
    drop=(Band(4.0), Band(20.0, 0.5, harm=2.0)),
)
"""A void of 3 is crossed for certain, one of 6 every other time, and so on: bounds as in a game, chances rounder."""

ON_FOOT = MoveRules(allowance_pas=60.0, crawl_factor=None)
"""Nothing but walking, as far as one likes."""


def rules(allowance_pas=6.0, **changes):
    return replace(RULES, allowance_pas=allowance_pas, **changes)


@dataclass(frozen=True)
class Setting:
    """A table ready for plans."""

    field: Field
    landscape: Landscape

    def route(self, start, goal, plan=RULES, **more):
        return route(self.field, self.landscape, start, goal, plan, **more)

    def reach(self, start, plan=RULES):
        return reach(self.field, self.landscape, start, plan)

    def elevations_at(self, x, y):
        """The elevations of the places in the cell of a spot, from the highest down."""
        column, row = (int((point + 0.5) // 3) for point in self.field.points(x, y))
        cell = row * self.field.nodes.across + column
        first, last = self.field.nodes.start[cell : cell + 2]
        return sorted((round(float(z), 3) for z in self.field.places[first:last, 2]), reverse=True)


def setting(*pieces, size=(12.0, 12.0), body=BODY, areas=(), figures=(), **form):
    table = given.table(*pieces, size=size)
    ground = {key: value for key, value in form.items() if key in ("step_pas", "slope_deg")}
    field = prepare_field(table, body, **form)
    return Setting(field, Landscape(table, areas=areas, figures=figures, **ground))


def kinds(route):
    """The kinds of the legs of a route, walks that follow each other told once."""
    legs = [leg.kind for leg in route.legs]
    return [kind for place, kind in enumerate(legs) if place == 0 or (kind, legs[place - 1]) != ("walk", "walk")]
