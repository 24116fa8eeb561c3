"""Follows a judged path during a game: dice, reactions, falls.

follow      follows a path to its end; judges the rest again after each interruption
journey     the path still ahead, and what is to happen on it
on_foot     plays a leg on foot
in_air      plays a leg in the air, on a wall or on a ladder
landing     landing and swimming rolls with their outcomes
remainder   the legs left when a path is broken off
"""
