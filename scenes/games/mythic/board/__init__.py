"""Board scenes of Mythic Battles.

form          the form of these files
load          from the file to a `BoardScene`, or problems with file, line and key
position      a scene as a moment of a game, so that the rules themselves answer
unit_cards    the unit cards that ship
what_if       a scene with units moved
"""
