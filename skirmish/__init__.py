"""Rules: what a figure may do, and what comes of it.

One folder per game, each written as its rule book reads. A game may ask `terrain` for measures; it draws nothing,
serves nothing and reads no file, so that a game in the tests, on a server and in a replay is the same game.

The kernel, which knows no game:

game        a game as its rules see it: they ask, roll and tell
match       a game as its players see it: what is waited for, answers, undo, views
decisions   what players are asked; `events`: what happened; `verdicts`: every no with its reason, rule and place
dice        chance: seeded, given or typed; randomness is drawn nowhere else
views       who may know what: the one gate for secrets
record      a game as text; `replay`: played again and verified
bots        players that are programs
library     the games there are

The games:

ichoria     in continuous space
mythic      Mythic Battles: Pantheon, on areas and boundaries
"""

__all__: list[str] = []
