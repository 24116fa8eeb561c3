"""Step 2: finds how many pas one unit of the file is.

scaled        decides the scale from options, from the file, or by a guess
unit_guess    scores units by the sizes they give to tables and pieces
said_units    finds a unit in the comments of OBJ, PLY and STL files
piece_length  derives the scale from the known length of one piece
lengths       parses and prints lengths such as `90cm` or `tower 92mm`
"""
