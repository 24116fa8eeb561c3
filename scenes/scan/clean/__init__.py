"""Step 4: cleans a scan: surfaces from point clouds, repairs, noise removal, hole filling.

cleaned        runs all repairs in order and counts them
cloud_surface  reconstructs a surface from a point cloud
voxels         sorts a cloud into grid cells; estimates the surface normal in each
surface_nets   makes faces where the surface crosses the grid (surface nets)
fronts         orients the faces of a reconstructed surface consistently
orientation    orients the faces of a scanned mesh consistently, and outwards
doubles        welds duplicate points; removes duplicate faces and non-finite points
components     numbers the connected parts of a surface, with their sizes
connections    groups connected triangles, and points in adjacent cells
holes          finds holes along their borders; fills the small ones
noise          estimates the noise of the scanned points
smooth         removes noise and keeps edges
"""
