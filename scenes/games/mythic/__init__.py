"""Mythic Battles on a board: from scene files to a setup, and rulings for its players.

board/    loads boards with their units and stones
rulings/  sight, distance, moves, reach and odds on a board
layout/   checks, surveys and places stones
scenario  makes the setup of a match from a board scene with a `[match]`
seating   lets players exchange sides or armies, for games of bots
"""
