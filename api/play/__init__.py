"""Games being played on a server.

expiry     ends games that nobody continues, and keeps their records
rooms      one room per game: answers, undo, bots, recovery from the store
seeds      the seed of a game: drawn, named by hand, or made with its players
"""
