"""Bands of Ichoria: the files they come from, and the cards they become.

band_file     parses and validates band files; makes the cards of their figures
roster_card   the card of a band: its figures, their roles and prices
band_schema   generates the JSON Schema of band files
faction_file  parses faction files and upgrade cards
armoury       weapons and profiles of the catalogue as cards of the rules
enlist        makes the cards of all sides of a scenario
roster_card   the card of a band
"""
