"""One figure: its values, weapons, rolls and wounds.

characteristics   the seven characteristics with their modifiers (chapter CHAR)
arms              weapons at hand, and the one chosen for a fight
dice              rolls with their re-rolls and turned dice (chapter DICE)
armour            the Armure roll (chapter ARM)
damage            damage of weapons, and lost Santé (chapter DMG)
difficulty        figures in difficulty (chapter DIFF)
elimination       removes a figure that is out of combat
"""
