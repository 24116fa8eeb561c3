"""Phrases moves: places, rolls, falls, triggers and refusals, with the sentences of `rulings/moves`.

The command and the pictures describe a move in the same words, because both take them from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words.sentence_files import sentences

if TYPE_CHECKING:
    from scenes.words.tongue import Tongue
    from skirmish.ichoria.path import Failure, Fall, JudgedLeg, Roll, Trigger
    from skirmish.kernel import Verdict
    from terrain.movement import Place

MOVE_SENTENCES = sentences("rulings/moves")
DIE = range(1, 7)
DIGITS, FINE_DIGITS = 2, 3
MINUS = "\N{MINUS SIGN}"
HARDLY_A_FALL_PAS = 0.005
"""Less than this is shown as nothing."""


def said_place(place: Place, tongue: Tongue) -> str:
    """A place as players read it off the table: x, y and height."""
    x, y, z = (tongue.number(number + 0.0 if abs(number) >= HARDLY_A_FALL_PAS else 0.0, DIGITS) for number in place)
    return tongue.how.places.join((x, y, z))


def said_leg(leg: JudgedLeg, tongue: Tongue) -> str:
    return tongue(f"leg_{leg.leg.kind}")


def said_roll(roll: Roll, tongue: Tongue) -> str:
    """What has to be rolled, with its chance."""
    modifier = f"{roll.modifier:+d}".replace("-", MINUS) if roll.modifier else ""
    return tongue("roll", modifier=modifier, faces=_faces(roll, tongue), chance=tongue.share(float(roll.chance)))


def winning_faces(roll: Roll) -> list[int]:
    """The faces of the die with which a roll succeeds."""
    return [die for die in DIE if roll.grade(die) in roll.wanted]


def _faces(roll: Roll, tongue: Tongue) -> str:
    wanted = winning_faces(roll)
    if not wanted:
        return tongue("faces_none")
    if wanted == list(range(1, len(wanted) + 1)):
        return tongue("faces_up_to", most=len(wanted))
    return tongue("faces_just", faces=", ".join(str(die) for die in wanted))


def said_fall(fall: Fall, tongue: Tongue) -> str:
    """How deep a fall is, where it ends and how it is landed."""
    if fall.onto == "ground" and fall.height_pas < HARDLY_A_FALL_PAS:
        return tongue("falls_no_height", at=said_place(fall.landing, tongue))
    height, at = tongue.number(fall.height_pas, DIGITS), said_place(fall.landing, tongue)
    parts = [tongue(f"falls_onto_{fall.onto}", height=height, at=at, name=fall.name)]
    if fall.onto != "off_table":
        roll = fall.roll
        parts.append(tongue("lands_by_roll", roll=said_roll(roll, tongue)) if roll else tongue("lands_safely"))
    if fall.engages:
        parts.append(tongue("falls_engaging", names=", ".join(fall.engages)))
    return ", ".join(parts)


def said_outcomes(fall: Fall, tongue: Tongue) -> list[str]:
    """The possible outcomes of a landing, each with its chance."""
    return [
        f"{tongue.share(float(chance))} {tongue(f'outcome_{outcome.grade}', damage=outcome.damage)}"
        for outcome, chance in fall.outcomes
    ]


def said_failure(failure: Failure, tongue: Tongue) -> str:
    fall = said_fall(failure.fall, tongue) if failure.fall else ""
    cost = tongue.number(failure.cost_pas, DIGITS)
    return tongue(f"fails_{failure.kind}", fall=fall, at=said_place(failure.at, tongue), cost=cost)


def said_trigger(trigger: Trigger, tongue: Tongue) -> str:
    what = tongue(f"wakes_{trigger.kind}", who=trigger.who)
    return tongue("wakes_at", place=said_place(trigger.at, tongue), what=what)


def said_refusal(verdict: Verdict, tongue: Tongue) -> str:
    """Why a rule says no, in a phrase; `refused_at` puts the place and the rule around it."""
    facts = {name.removesuffix("_pas"): _fact(fact, tongue) for name, fact in verdict.facts.items()}
    facts["name"] = str(verdict.facts.get("name") or tongue("something"))
    return tongue(f"no_{verdict.reason}", **{"height": "?", **facts})


def _fact(fact: object, tongue: Tongue) -> str:
    return said_bound(fact, tongue) if isinstance(fact, float) else str(fact)


def said_bound(length_pas: float, tongue: Tongue) -> str:
    """A length beside a bound: to the thousandth, since that much decides, and without idle zeros."""
    return tongue.number(length_pas, FINE_DIGITS).rstrip("0").rstrip(tongue.how.decimal)


def refused(verdict: Verdict, tongue: Tongue) -> str:
    """Why a rule says no, where, and by which rule."""
    place = said_place(verdict.place, tongue) if verdict.place else "?"
    return tongue("refused_at", place=place, why=said_refusal(verdict, tongue), rule=verdict.rule)
