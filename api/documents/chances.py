"""Serialises odds as JSON: every chance as an exact fraction and as a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fractions import Fraction

    from scenes.board import BoardAttack, BoardOddsRuling
    from scenes.table import FightRuling, Harm, OddsRuling, Part, ShotRuling
    from skirmish.kernel import Verdict


def odds_document(ruling: OddsRuling) -> dict[str, Any]:
    """The fights and shots of A against B, with their odds."""
    fights = [_fight(ruling.fight)] if ruling.fight else []
    return {
        "figures": [ruling.a, ruling.b],
        "possible": ruling.possible,
        "outcomes": [*fights, *(_shot(shot) for shot in ruling.shots)],
    }


def board_odds_document(ruling: BoardOddsRuling) -> dict[str, Any]:
    """What an attack on a board may do, at each range it may be made at."""
    return {
        "figures": [ruling.a, ruling.b],
        **_verdict(ruling.verdict),
        "outcomes": [_attack(attack) for attack in ruling.attacks],
    }


def _attack(attack: BoardAttack) -> dict[str, Any]:
    return {
        "kind": "attack",
        "range": attack.category,
        "offence": attack.offence,
        "defence": attack.defence,
        "vitality": attack.vitality,
        "wounds": {str(number): _chance(chance) for number, chance in enumerate(attack.wounds.chances)},
        "expected": _chance(attack.wounds.expected),
        "destroyed": _chance(attack.wounds.at_least(attack.vitality)),
    }


def _fight(ruling: FightRuling) -> dict[str, Any]:
    odds = ruling.odds
    return {
        "kind": "fight",
        **_verdict(ruling.verdict),
        "attacker": _part(odds.attacker),
        "defender": _part(odds.defender),
        "win": _chance(odds.win),
        "tie": _chance(odds.tie),
        "lose": _chance(odds.lose),
        "harm": [_harm(odds.to_defender), _harm(odds.to_attacker)],
    }


def _shot(ruling: ShotRuling) -> dict[str, Any]:
    odds = ruling.odds
    return {
        "kind": "shot",
        **_verdict(ruling.verdict),
        "shooter": _part(odds.shooter),
        "target": _part(odds.target),
        "courage": _chance(odds.courage),
        "hit": _chance(odds.hit),
        "harm": [_harm(odds.to_target)],
    }


def _verdict(verdict: Verdict) -> dict[str, Any]:
    return {"possible": verdict.allowed, "reason": None if verdict else verdict.reason, "rule": verdict.rule}


def _part(part: Part) -> dict[str, Any]:
    modifiers = [{"reason": one.reason, "by": one.by, "rule": one.rule} for one in part.modifiers]
    return {
        "figure": part.figure,
        "weapon": part.weapon,
        "adds": part.adds,
        "modifiers": modifiers,
        "rerolls": list(part.rerolls),
    }


def _harm(harm: Harm) -> dict[str, Any]:
    return {
        "figure": harm.figure,
        "sante": harm.sante,
        "damage": {str(points): _chance(chance) for points, chance in enumerate(harm.damage)},
        "expected": _chance(harm.expected),
        "in_difficulty": _chance(harm.in_difficulty),
        "out": _chance(harm.out),
    }


def _chance(chance: Fraction) -> dict[str, Any]:
    return {"exact": str(chance), "value": float(chance)}
