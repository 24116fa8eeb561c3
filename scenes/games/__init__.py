"""Games: what belongs to one game, and the functions that serve every game.

ichoria/  Ichoria: bands, scenarios, moves, odds and surveys on a table
mythic/   Mythic Battles: boards, rulings, scenarios and layouts of areas
matches   starts a match from a scenario file, and opens the record of a match
rulebook  reads and searches the rule catalogues
"""
