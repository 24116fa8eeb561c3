"""Games: what belongs to one game, and the functions that serve every game.

ichoria/  Ichoria: bands, scenarios, moves, odds and surveys on a table
mythic/   Mythic Battles: boards, rulings, scenarios and layouts of areas
adapter   finds the adapter of a game: the package that reads its files and answers for its rules
open      opens scene and scenario files of any game through its adapter
matches   starts a match from a scenario file, and opens the record of a match
rulebook  reads and searches the rule catalogues
"""
