"""Before the first turn.

agreement     parses the setup document into a `Book`
setup         the steps of chapter VI: lead player, board, sides, armies, table
muster        checks that every player can get an army
recruitment   builds armies: draft, constructed or imposed
table         sets the table: stones, elements, troops, decks and hands
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from skirmish.mythic.setup.agreement import SetupError, book_from, zones_of
    from skirmish.mythic.setup.setup import LeadChosen

__all__ = [
    "LeadChosen",
    "SetupError",
    "book_from",
    "zones_of",
]
__getattr__ = door(__name__, __file__)
