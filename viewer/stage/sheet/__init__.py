"""Games without space: a sheet of their state in place of a table.

state_sheet   the state as cards, as one viewer may see it
sheet_page    draws the cards, whose turn it is, and what was told last
"""
