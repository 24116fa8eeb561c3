"""Bands of Ichoria: the files they come from, and the cards they become.

band_file     parses and validates band files; makes the cards of their figures
roster_card   the card of a band: its figures, their roles and prices
band_schema   generates the JSON Schema of band files
faction_file  the forms of faction files, weapons and upgrade cards
house_data    the factions, weapons and upgrades there are: those that ship, and those of libraries
library_files checks the data files that players write; finds those that a scenario needs
armoury       weapons and profiles of the catalogue as cards of the rules
enlist        makes the cards of all sides of a scenario
"""
