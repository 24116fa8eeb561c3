"""Before the first turn.

agreement     parses the setup document into a `Book`
setup         the steps of chapter VI: lead player, board, sides, armies, table
recruitment   builds armies: draft, constructed or imposed
table         sets the table: stones, elements, troops, decks and hands
"""
