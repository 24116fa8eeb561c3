"""Step 2: finds how many pas one unit of the file is.

scaled        decides the scale from options, from the file, or by a guess
unit_guess    scores units by the sizes they give to tables and pieces
piece_length  derives the scale from the known length of one piece
"""
