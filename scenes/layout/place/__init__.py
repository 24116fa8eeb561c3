"""Places fragments and stones for an author, and writes them into the scenario file.

proposals  proposed places of fragments or stones, and proposed moves, each with its survey
search     weights and limits that the searches of all games share
rewrite    writes fragments or stones into a scenario file and keeps the rest of it
search     what searches for layouts share, whatever the game
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.layout.place.proposals import Amendment, BoardAmendment, BoardProposal, Proposal, Shift, StoneMove, Wish
    from scenes.layout.place.rewrite import Lying, draft_beside, with_fragments, write_text

__all__ = [
    "Amendment",
    "BoardAmendment",
    "BoardProposal",
    "Lying",
    "Proposal",
    "Shift",
    "StoneMove",
    "Wish",
    "draft_beside",
    "with_fragments",
    "write_text",
]
__getattr__ = door(__name__, __file__)
