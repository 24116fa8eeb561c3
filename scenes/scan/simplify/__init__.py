"""Step 6: reduces the triangles of a surface within a tolerance, and measures the deviation.

simplified     simplifies all pieces together within one budget; falls back when a piece moved too far
collapse       collapses edges level by level until the budget is met
edge_collapse  tests and performs the collapse of one edge
quadrics       sums of squared distances to planes (quadric error), eleven numbers per point
rings          lists the faces and the neighbours of each point
nearest        finds the nearest point of a surface with a tree of boxes
deviation      measures the distance between two surfaces, both ways
"""
