"""Parsers of point cloud files.

clouds      removes points that cannot be measured and repeated points; makes the `Reading`
pcd         PCD files of the Point Cloud Library: text, binary and compressed
lzf         decompresses LZF, the compression of PCD files
xyz         text files with one point per line: XYZ, PTS, CSV and similar
"""
