"""Rulings on a board of Mythic Battles.

sight  whether a unit sees another, and how many areas they are apart
move   judges a path such as `walk agora, temple`
reach  lists the areas in which a walk, a run or a flight can end
odds   exact chances of an attack
"""
