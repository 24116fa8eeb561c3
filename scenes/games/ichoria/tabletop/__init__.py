"""A scene as the tabletop that the rules of Ichoria ask.

scene_tabletop  answers sight, cover, distance, ground, route and reach for a game
memory          caches the answers of a landscape
"""
