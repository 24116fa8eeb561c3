"""Units: cards, stats, talents, powers and wounds.

unit_cards   parses dashboards and troop cards
stats        present stats, classes and talents of a unit
talents      talents in an attack (XIV)
effects      the vocabulary of powers in data files
powers       which powers a unit has and may use (chapter XV)
gifts        carries out what powers give: vitality, cards, actions, bonuses, tokens
tokens       power tokens (XV.D)
death        destroys a unit
"""
