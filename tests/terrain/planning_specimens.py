"""What plans are tried with: a body, rules for one move in plain numbers, and a table with its field and landscape."""

from __future__ import annotations

from dataclasses import dataclass, replace

from terrain.movement.answers import Mover
from terrain.movement.landscape import Landscape
from terrain.planning.field.field import Field, prepare_field
from terrain.planning.field.link_finder import Reach
from terrain.planning.move_rules import Band, MoveRules, Price
from terrain.planning.paths import route
from terrain.planning.reach_map import reach
from tests import given

BODY = Mover(1.2, 1.25)

LOW_HEIGHT_PAS = 0.5
FAR = Reach(jump_pas=9.0, rise_pas=6.0, wall_pas=12.0)
"""How far links are looked for."""

DOUBLE, FREE = Price(2.0), Price(0.0)
LEAPS = (Band(2.0), Band(4.0, 0.5))

RULES = MoveRules(
    allowance_pas=6.0,
    jump=(Band(3.0), Band(6.0, 0.5)),
    jump_rise=LEAPS,
    leap=LEAPS,
    climb=(Band(6.0, 2 / 3, sure_price=DOUBLE),),
    descend=(Band(6.0, 2 / 3),),
    drop=(Band(4.0, price=FREE), Band(20.0, 0.5, harm=2.0, price=FREE)),
    ladder=(Band(20.0),),
    rope=(Band(20.0, price=DOUBLE),),
    factors=(("difficult", 2.0),),
    crawl_factor=2.0,
    crouch_pas=1.0,
    stand_pas=1.0,
)
"""A void of 3 is crossed for certain, one of 6 every other time, and so on: bounds as in a game, chances rounder."""

ON_FOOT = MoveRules(allowance_pas=60.0, factors=(("difficult", 2.0),))
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


def prepared(table, body=BODY, **form):
    """The field of a table for a body that may crouch, with links as far as anybody here goes."""
    return prepare_field(table, body, **{"low_height_pas": LOW_HEIGHT_PAS, "reach": FAR, **form})


def setting(*pieces, size=(12.0, 12.0), body=BODY, areas=(), figures=(), **form):
    table = given.table(*pieces, size=size)
    ground = {key: value for key, value in form.items() if key in ("step_pas", "slope_deg")}
    field = prepared(table, body, **form)
    return Setting(field, Landscape(table, areas=areas, figures=figures, **ground))


def kinds(route):
    """The kinds of the legs of a route, walks that follow each other told once."""
    legs = [leg.kind for leg in route.legs]
    return [kind for place, kind in enumerate(legs) if place == 0 or (kind, legs[place - 1]) != ("walk", "walk")]
