"""Units and armies of Mythic Battles as files.

unit_file      the form of unit files, and what is wrong with one
unit_cards     the unit cards there are: those that ship, and those of libraries
library_files  the kinds of data files that players may write, and those that a scenario needs
"""
