"""Reads mesh files and turns them into clean triangle meshes on the lattice.

files      reads a mesh file of any known format; the only entry point
formats    one parser per file format
raw        triangles in file units, limits and checks before anything is placed
polygons   triangulates polygons, concave ones too
mesh       a triangle mesh in lattice units
weld       joins equal corners, drops flat and duplicate faces
slivers    removes faces without area without opening a seam
defects    counts what is wrong with a mesh
"""
