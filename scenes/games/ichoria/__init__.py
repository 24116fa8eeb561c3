"""Ichoria on a table: from the files of an author to a setup, and rulings for its players.

bands/     band files, faction files, profiles and prices; makes the cards of a game
scenario/  parses scenario files into the setup of a match
tabletop/  answers the questions of the rules from a scene
moves/     judges moves and falls; finds routes, reach and threats
odds       exact chances of a fight or a shot
check/     checks the layout of a scenario against the rules of set-up
survey/    measures how soon each side gets to each fragment, and how exposed it is
place/     places fragments by search
seating    lets bands exchange sides, for games of bots
"""
