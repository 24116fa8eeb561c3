"""JSON documents of all answers, shared by the command and the server.

rulings          sight, distance, cover, certificates, library models, problems
move_rulings     moves, routes, reach and falls
board_rulings    answers about boards of areas
chances          odds, as exact fractions and as numbers
layout_report    the findings of a layout check
survey_report    surveys, proposals and moved fragments
fairness_report  the fairness of a layout
rule_texts       rules of the catalogues, and the catalogues themselves
matches          the outcome of a game
"""
