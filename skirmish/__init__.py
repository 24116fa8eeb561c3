"""Rules: what a figure may do, and what comes of it.

One folder per game, each written as its rule book reads. A game may ask `terrain` for measures; it draws nothing,
serves nothing and reads no file, so that a game in the tests, on a server and in a replay is the same game.

ichoria     movement so far: `judge_path` rules on a path leg by leg
verdicts    every no with its reason, its rule and its place
"""

__all__: list[str] = []
