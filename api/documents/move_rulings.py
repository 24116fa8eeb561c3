"""Serialises moves, routes, reach and falls as JSON: lengths in pas, chances from 0 to 1, places as [x, y, z]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.words import winning_faces

if TYPE_CHECKING:
    from scenes import FallRuling, MoveRuling, ReachRuling, RouteRuling
    from scenes.table import Failure, Fall, JudgedLeg, Prowess, Roll, Trigger
    from skirmish.kernel import Verdict


def move_document(ruling: MoveRuling) -> dict[str, Any]:
    """A path, judged: leg by leg, with rolls, triggers and, when it is refused, why and where."""
    judged = ruling.judgement
    return {
        **mover_document(ruling.figure.id, ruling.prowess),
        "hurry": ruling.hurry,
        "path": ruling.path_text,
        "legal": judged.legal,
        **_verdict(judged.verdict),
        "cost": judged.cost_pas,
        "allowance": judged.allowance_pas,
        "chance": float(judged.chance),
        "legs": [_leg(leg) for leg in judged.legs],
        "rolls": [roll_document(roll) for roll in judged.rolls],
        "triggers": [_trigger(trigger) for trigger in judged.triggers],
        "end": list(judged.end),
        "crouched": judged.crouched,
        "left_table": judged.left_table,
        "rules": list(ruling.rules),
    }


def mover_document(name: str, prowess: Prowess) -> dict[str, Any]:
    """The figure that moves, and where its Athlétisme comes from."""
    return {"figure": name, "athletisme": prowess.athlete.athletisme, "athletisme_from": prowess.source}


def _verdict(verdict: Verdict) -> dict[str, Any]:
    if verdict.allowed:
        return {"reason": None, "rule": None, "at": None, "facts": {}}
    at = list(verdict.place) if verdict.place else None
    return {"reason": verdict.reason, "rule": verdict.rule, "at": at, "facts": dict(verdict.facts)}


def _leg(leg: JudgedLeg) -> dict[str, Any]:
    return {
        "kind": leg.leg.kind,
        "offered": leg.offered,
        "start": list(leg.start),
        "end": list(leg.end),
        "length": leg.length_pas,
        "cost": leg.cost_pas,
        "difficult": leg.difficult,
        "rolls": [roll_document(roll) for roll in leg.rolls],
        "failure": _failure(leg.failure),
        "partial": _failure(leg.partial),
        "fall": fall_document(leg.fall) if leg.fall else None,
        "charge": leg.charge.target if leg.charge else None,
        "inseparable_with": list(leg.inseparable_with),
        "way": [list(place) for place in leg.way],
        "rules": list(leg.rules),
    }


def roll_document(roll: Roll) -> dict[str, Any]:
    """A roll: what is rolled, the faces that succeed, and their chance."""
    return {
        "for": roll.purpose,
        "characteristic": roll.characteristic,
        "athletisme": roll.athletisme,
        "modifier": roll.modifier,
        "stepped": roll.stepped,
        "heroic": roll.heroic,
        "faces": winning_faces(roll),
        "chance": float(roll.chance),
        "rules": list(roll.rules),
    }


def _failure(failure: Failure | None) -> dict[str, Any] | None:
    if failure is None:
        return None
    return {
        "kind": failure.kind,
        "at": list(failure.at),
        "cost": failure.cost_pas,
        "fall": fall_document(failure.fall) if failure.fall else None,
        "rules": list(failure.rules),
    }


def fall_document(fall: Fall) -> dict[str, Any]:
    """A fall: from where, how deep, onto what, and the possible outcomes of the landing."""
    return {
        "cause": fall.cause,
        "start": list(fall.start),
        "landing": list(fall.landing),
        "height": fall.height_pas,
        "onto": fall.onto,
        "name": fall.name,
        "shifted": fall.shifted_pas,
        "engages": list(fall.engages),
        "roll": roll_document(fall.roll) if fall.roll else None,
        "chance": float(fall.chance),
        "outcomes": [
            {
                "grade": str(outcome.grade),
                "chance": float(chance),
                "damage": outcome.damage,
                "in_difficulty": outcome.in_difficulty,
                "turn_over": outcome.turn_over,
                "rule": outcome.rule,
            }
            for outcome, chance in fall.outcomes
        ],
    }


def fall_ruling_document(ruling: FallRuling) -> dict[str, Any]:
    """A fall that was asked about."""
    return {
        **mover_document(ruling.figure.id, ruling.prowess),
        **fall_document(ruling.fall),
        "rules": list(ruling.rules),
    }


def _trigger(trigger: Trigger) -> dict[str, Any]:
    return {
        "kind": trigger.kind,
        "who": trigger.who,
        "at": list(trigger.at),
        "leg": trigger.leg,
        "along": trigger.along_pas,
        "rule": trigger.rule,
    }


def route_document(ruling: RouteRuling) -> dict[str, Any]:
    """A path that was looked for: as a judged path, with where it was to lead and what it was to be."""
    return move_document(ruling.move) | {"to": list(ruling.goal), "prefer": ruling.prefer}


def reach_document(ruling: ReachRuling) -> dict[str, Any]:
    """A reach map: every cell with its place, its cost and its chance; the area in pas², and how it divides."""
    columns = (ruling.places_pas, ruling.costs_pas, ruling.chances, ruling.falls_pas)
    rows = zip(*(column.tolist() for column in columns), strict=True)
    certain = ruling.certain_area_pas2
    return {
        **mover_document(ruling.figure.id, ruling.prowess),
        "hurry": ruling.hurry,
        "allowance": ruling.allowance_pas,
        "cell": ruling.cell_pas,
        "area": ruling.area_pas2,
        "chance": {"certain": certain, "rolled": ruling.area_pas2 - certain},
        "cells": [{"at": at, "cost": cost, "chance": chance, "fall": fall} for at, cost, chance, fall in rows],
        "threats": [
            {
                "kind": threat.kind,
                "target": threat.target,
                "at": list(threat.at),
                "chance": threat.chance,
                "cost": threat.cost_pas,
                "places": [list(place) for place in threat.places],
            }
            for threat in ruling.threats
        ],
    }
