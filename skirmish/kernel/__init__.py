"""Drives any game from decision to decision; knows no game.

game        a game from the side of its rules: they ask, roll and emit events
match       a game from the side of its players: pending decisions, answers, undo, views
decisions   what a player is asked; checks and suggests answers
events      what happened; only events change the state
verdicts    yes, or no with reason, rule and place
dice        chance: seeded, given or typed; the only source of randomness
views       hides secrets from viewers; encodes and decodes values as JSON
values      finds the value classes of a game and builds its codec
record      writes and parses the record of a game, one sealed line per answer
replays     plays a record again, to resume or to verify it
bots        the bot interface, and a bot that answers at random
"""
