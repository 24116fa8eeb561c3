"""Movement over areas.

action       the walk, run and fast flight actions, with their decision `TracePath`
move_judge   judges a path area by area; lists and suggests paths
entry        which areas let a unit in, and what happens on entering
"""
