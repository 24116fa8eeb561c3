"""Who moves in the benchmark of movement, by the rules of Ichoria: what is planned for him, and how it is judged."""

from __future__ import annotations

from typing import Any

from scenes.games.ichoria.moves import Referee, as_legs, link_reach, plan_rules
from skirmish.ichoria.book import CROUCHED_HEIGHT_PAS
from skirmish.ichoria.path import Athlete, judge_path
from terrain.planning.field import prepare_field

MOVER = Athlete(3)


def prepare(table: Any, body: Any) -> Any:
    """The ground of a table, for a body that may crouch."""
    return prepare_field(table, body, low_height_pas=CROUCHED_HEIGHT_PAS, reach=link_reach())


def referee(table: Any) -> Any:
    """Who judges what a map rests on."""
    return Referee(MOVER.mover(crouched=False), table.size_pas)


def plan(allowance_pas: float) -> Any:
    """What a planner has to know of a mover that hurries."""
    return plan_rules(MOVER, allowance_pas, hurry=True)


def judge(landscape: Any, start: Any, legs: Any, size_pas: tuple[float, float]) -> Any:
    """A planned way, judged by the rules."""
    return judge_path(landscape, MOVER, start, as_legs(legs), hurry=True, size_pas=size_pas)
