"""New scenarios and packs.

drafts    the questions that a game asks the author of a new scenario, and the answers
packs     packs a scenario with every file it needs into one zip, and verifies packs
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.layout.draft.drafts import AnswerError, DraftQuestion, Told
    from scenes.layout.draft.packs import MANIFEST, Pack, PackError, entry_of, gather, gather_data, packed

__all__ = [
    "MANIFEST",
    "AnswerError",
    "DraftQuestion",
    "Pack",
    "PackError",
    "Told",
    "entry_of",
    "gather",
    "gather_data",
    "packed",
]
__getattr__ = door(__name__, __file__)
