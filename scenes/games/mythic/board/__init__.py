"""Board scenes of Mythic Battles.

form        the form of board scenes (pydantic models)
load        loads a file into a `BoardScene`, or reports problems with file, line and key
unit_cards  the unit cards that ship
position    a scene as a moment of a game, so that the rules themselves answer
what_if     a scene with units moved or added, without changing its file
"""
