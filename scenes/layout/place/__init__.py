"""Places fragments and stones for an author, and writes them into the scenario file.

proposals  proposed places of fragments or stones, and proposed moves, each with its survey
search     weights and limits that the searches of all games share
rewrite    writes fragments or stones into a scenario file and keeps the rest of it
"""
