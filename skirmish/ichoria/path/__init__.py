"""Judges paths: whether a figure may go a way, at what cost, with which rolls and risks.

judge       judges a path leg by leg; the entry point
chapters    one module per kind of leg
legs        legs, and the text in which players write them
profile     the figure that moves
progress    a move being judged; rules take one and return the next
judgement   the answer: judged legs, failures, verdict
rolls       rolls of Athlétisme, and the chance of every grade
falls       falls and landings
triggers    what a move triggers on its way, in order
way         the geometry of a path as straight pieces
chances     the chance that a whole path succeeds
"""
