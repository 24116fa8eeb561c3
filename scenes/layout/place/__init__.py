"""Places fragments and stones for an author, and writes them into the scenario file.

proposals  proposes places for fragments, or moves of them, each with its survey
improve    moves as few fragments as little as possible until a layout is fair
rewrite    writes fragments or stones into a scenario file and keeps the rest of it
"""
