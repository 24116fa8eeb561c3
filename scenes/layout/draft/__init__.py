"""New scenarios and packs.

drafts    writes a new, commented scenario file from a few answers
packs     packs a scenario with every file it needs into one zip, and verifies packs
"""
