"""Games being played on a server.

rooms      one room per game: answers, undo, bots, recovery from the store
"""
