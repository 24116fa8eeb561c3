"""Step 1: parses scanned files into points and triangles, in the file's own units and axes.

reader         `read_scan`: checks a file, picks its parser, raises every problem as a `ScanError`
scan_formats   the file formats of scans, each with its parser
inputs         reads all files of a scan; name, size and SHA-256 identify each
meshes         parses meshes of every format in `terrain.meshes.formats.catalogue`
heightmap      parses GeoTIFF and 16-bit PNG height maps into a sheet of triangles
clouds/        parses point clouds: PCD, XYZ and other text files
geotags        reads the GeoTIFF tags: position, unit, missing values
colours        one colour per point of an OBJ file, from its materials and textures
gltf_colours   one colour per point of a glTF file
textures       opens texture images within limits, and samples them
"""
