"""The board: areas, boundaries, terrain, distance and sight.

board        the board with all its lookup tables; the entry point
drawing      parses a board document into areas and boundaries
checks       validates a board; returns all its faults
plane        exact plane geometry in whole numbers
outlines     tests whether outlines are simple, and whether two overlap
borders      finds the border that two areas share
boundaries   kinds of boundary, and which units may cross them
terrains     the twelve terrains
heights      which areas are lower than others
distances    distances counted in areas
"""
