"""The actions of an activation besides the move: fights, shots, powers.

second_actions   which second actions are open to a figure, and what each does (chapter ACT)
melee            two engaged figures roll; the loser tests armour (chapter MEL)
groups           splits a multiple combat into groups (chapter MULTI)
separation       moves two fighters apart after a tie (ICH-MEL-06)
disengagement    leaves a melee (chapter DIS)
shots            bows and thrown weapons (chapter SHOOT)
throws           thrown weapons on the ground, and taking them up (chapter THROW)
effroi           tests courage against frightening figures
powers           active abilities
mechanisms       doors and levers (ICH-ACT-08)
odds             exact chances of a fight or a shot
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.ichoria.actions.melee import fight_verdict
    from skirmish.ichoria.actions.odds import FightOdds, Part, ShotOdds, fight_odds, shot_odds
    from skirmish.ichoria.actions.shots import shot_verdict

__all__ = [
    "FightOdds",
    "Part",
    "ShotOdds",
    "fight_odds",
    "fight_verdict",
    "shot_odds",
    "shot_verdict",
]
__getattr__ = door(__name__, __file__)
