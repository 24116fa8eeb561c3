"""Exports a stage to other programs.

document          writes a GLB model, or one HTML page with everything in it
pawns             builds a figure as one mesh, without VTK
export_page.*     template and script of the page
"""
