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
odds             exact chances of a fight or a shot
"""
