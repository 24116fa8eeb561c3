"""What the rules ask of a table; interfaces, measures and zones.

tabletop    interface for a whole game: sight, cover, distances, routes
landscape   interface for movement: walks, jumps, walls, falls
measures    compares lengths with the bounds of a rule; small plane geometry
spots       parses spots in answers, and suggests spots
zones       deployment zones and halves of the table
"""
