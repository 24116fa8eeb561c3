"""The integer lattice on which every verdict is decided.

units        converts pas to lattice units (1/8192 pas) and back
exact        exact int64 predicates: orientation, segment against triangle
tolerances   every tolerance of the geometry, each with its reason
"""
