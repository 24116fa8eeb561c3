"""Games being played on a server.

rooms      one room per game: answers, undo, bots, recovery from the store
listeners  wakes live connections when a game has news
story      narrates a game to one seat, in French or English
"""
