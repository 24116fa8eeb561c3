"""Board space: scenes of areas, and what they answer whatever game is played on them.

answers      the rulings: sight, distance, ways, reach, odds
questions    the questions; the rules of the scene's game answer them
scene        a board with its units and stones
"""
