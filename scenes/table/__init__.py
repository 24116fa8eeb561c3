"""Tables: loads a scene file into a frozen `Scene`, and passes questions about it to the rules of its game.

load          loads a scene file: parse, validate, build the scenery, place the figures
scene         `Scene`, `Figure`, `Fragment` and `Area`: the loaded values
pieces        makes pieces of scenery from their entries: shapes, mesh files, library models
figures       places figures, fragments and areas on the ground of a table
questions     passes questions about movement and fights to the rules of the scene's game
answers       the rulings: moves, routes, reach, falls and odds
place_text    parses places that people type, such as `3,4.5`
stand_ins     figures named by a place (`5,6`), for questions on an empty table
what_if       a scene with figures moved or added, without changing its file
paint         reads the colours of mesh files, for drawing only
kind_colours  the colours of kinds of scenery, in pictures and GLB files
table_glb     serialises the scenery of a table as one GLB file
"""
