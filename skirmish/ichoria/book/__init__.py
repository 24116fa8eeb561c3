"""What is fixed before a game: cards, bands and numbers.

cards            profile cards, weapons, factions, bands and options
bands            recruits a band and validates a roster
campaign         revives and improves heroes between games
numbers          the numbers of the movement rules, each with its rule id
move_allowance   how far a figure may move, and what ground costs
"""
