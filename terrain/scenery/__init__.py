"""Scenery, bodies and the prepared table that every search runs on.

kinds         kinds of scenery and ground
pieces        shapes and placed pieces: box, cylinder, ramp, mesh
table         the immutable table with all its pieces and its digest
prepare       prepares a table in five steps
close_holes   step 1: closes small holes in a mesh
union         step 2: unites closed solids that touch
cores         step 4: buries coarse surfaces inside solids
triangles     step 5: triangles with shared edges, ready for search
tree          step 5: bounding-box tree over triangles, with exact queries
rays          adapter to Embree
bodies        the cylinder of a figure, with its rings
obstacles     other figures as prisms that block sight
"""
