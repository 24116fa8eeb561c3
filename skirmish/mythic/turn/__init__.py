"""Rounds, turns and activations.

turn            rounds and turns: start, activations, end (VII.A)
activation      activates a unit (VII.A.2)
actions         which actions a unit may make now, and why not the others (chapter VIII)
leader          activations that a leader gives to troops
deeds           manoeuvres and healing, which are no actions
suggestions     suggests whom to activate
turn_end        the last moment of a turn, with the recall
recall          recalls a troop beside its divinity (VII.B)
"""
