"""One figure: its values, weapons, rolls and wounds.

characteristics   the seven characteristics with their modifiers (chapter CHAR)
arms              weapons at hand, and the one chosen for a fight
dice              rolls with their re-rolls and turned dice (chapter DICE)
armour            the Armure roll (chapter ARM)
damage            damage of weapons, and lost Santé (chapter DMG)
difficulty        figures in difficulty (chapter DIFF)
elimination       removes a figure that is out of combat
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.ichoria.figure.arms import melee_grips, shooting_weapons
    from skirmish.ichoria.figure.damage import damage_dice

__all__ = [
    "damage_dice",
    "melee_grips",
    "shooting_weapons",
]
__getattr__ = door(__name__, __file__)
