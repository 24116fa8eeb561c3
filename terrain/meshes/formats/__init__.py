"""Parsers of mesh files, one per format.

gltf        glTF 2 in one file (GLB or JSON), with node transforms applied
obj         Wavefront OBJ
off         OFF
ply         PLY, text or binary
ply_head    parses the header of a PLY file
stl         STL, text or binary
text_rows   parses rows of numbers in text files
"""
