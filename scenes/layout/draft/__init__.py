"""New scenarios and packs.

drafts    the questions that a game asks the author of a new scenario, and the answers
packs     packs a scenario with every file it needs into one zip, and verifies packs
"""
