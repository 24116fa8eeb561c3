"""Board space: scenes of areas, and the questions about them, whatever game is played on them.

scene      a board with its units and stones
questions  passes questions to the rules of the scene's game
answers    the rulings: sight, distance, moves, reach, odds
"""
