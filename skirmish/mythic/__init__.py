"""Mythic Battles: Pantheon: areas, cards, two-assault attacks, divine stones.

`state` holds what changes, `book` what never does, `playing` the one object that rules are handed; `kit` is the door
for those who want to play.
"""
