"""Intake of uploads and packs: validated before anything is stored.

upload  checks file names, and reads an upload in a worker process
packs   unpacks a pack, verifies its manifest, and stores it by its digest
unpack  unpacks a zip within limits of names, count, depth, size and ratio
"""
