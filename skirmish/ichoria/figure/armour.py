"""The Armure roll: what armour does after a lost melee roll or a shot that hit (chapter ARM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.book.numbers import CONTACT_PAS
from skirmish.ichoria.figure import damage
from skirmish.ichoria.figure import dice as rolling
from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.figure.difficulty import COMMOTION_PENALTY, put_in_difficulty
from skirmish.ichoria.path.rolls import Grade
from skirmish.ichoria.table.measures import at_most

if TYPE_CHECKING:
    from skirmish.ichoria.book.cards import Weapon
    from skirmish.ichoria.state.skirmish import Skirmish

REFLEXES_MOST = 5
"""Réflexes foudroyants raise Armure to this at most."""

ARMOUR_LEAST = 1
"""Perce-Armure lowers Armure to this at least."""


async def armour_test(
    game: Skirmish, loser: str, weapon: Weapon, winner: str, *, melee: bool, damage_steps: int = 0
) -> Grade:
    """ICH-ARM-01: the loser makes a stepped roll on Armure; what it says is what it suffers."""
    armour = armour_value(game, loser, weapon, melee=melee)
    grade = await rolling.test(game, loser, armour, "armure", stepped=True)
    if grade is Grade.PARTIAL_SUCCESS:
        put_in_difficulty(game, loser, difficulty_penalty(weapon, melee=melee))  # ICH-ARM-03
    elif grade in (Grade.PARTIAL_FAILURE, Grade.TOTAL_FAILURE):
        critical = grade is Grade.TOTAL_FAILURE  # ICH-ARM-04, ICH-ARM-05
        dice = damage.weapon_damage(game, weapon, loser, critical=critical, steps=damage_steps)
        await damage.hurt(game, loser, await damage.roll_damage(game, dice, winner), winner)
    return grade  # after a total success nothing happens (ICH-ARM-02)


def armour_value(game: Skirmish, name: str, weapon: Weapon, *, melee: bool) -> int:
    """ICH-ARM-06: its Armure with Coordination and Réflexes foudroyants, then less Perce-Armure."""
    armour = value(game, name, "armure") + (1 if coordinated(game, name) else 0)
    if melee and "reflexes_foudroyants" in game.card(name).abilities:
        armour = max(armour, min(armour + 1, REFLEXES_MOST))
    if "perce_armure" in weapon.keywords:
        armour = max(ARMOUR_LEAST, armour - 1)
    return armour


def coordinated(game: Skirmish, name: str) -> bool:
    """Coordination: a figure of its band that has it is in base contact; a second one adds nothing (ICH-MEAS-05)."""
    here = game.standing(name)
    return any(
        "coordination" in game.card(friend.id).abilities
        and at_most(game.table.apart(here, game.standing(friend.id)).bases_pas, CONTACT_PAS)
        for friend in game.friends_of(name)
    )


def difficulty_penalty(weapon: Weapon, *, melee: bool) -> int:
    """Commotion: losing a melee roll to such a weapon brings -2 instead of -1."""
    return COMMOTION_PENALTY if melee and "commotion" in weapon.keywords else 1
