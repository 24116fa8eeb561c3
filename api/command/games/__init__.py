"""Commands that play and replay games.

play        `pas play`: a game in the terminal, by people and bots
session     the loop of a game at the terminal
game_help   explains a decision when a player types `?`
replay      `pas replay`: narrates and verifies a recorded game
typed_answers parses what a player types at a prompt
"""
