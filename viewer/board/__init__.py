"""Flat pictures of boards of areas, drawn without OpenGL.

board_picture   makes the picture of a board with a ruling; saves it as PNG
board_sheet     draws the page
ground          colour and pattern of each terrain
lines           strokes of boundaries, and arrows of heights
marks           icons, names, units, stones and skulls
legend          the legend
"""
