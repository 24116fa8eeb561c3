"""Sentences about turns, cards, moves and stones in Mythic Battles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words.sentence_files import Columns, sentences, together

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS = sentences("story/mythic/turns", "events")

DECISIONS = sentences("story/mythic/turns", "decisions")

STONE = sentences("story/mythic/turns", "numbered")["stone"]

OPTIONS = together(
    sentences("story/mythic/turns", "options"),
    {
        f"stone{number}": Columns({lang: said.format(number=number) for lang, said in STONE.items()})
        for number in range(1, 31)
    },
)

REASONS = sentences("story/mythic/turns", "reasons")

RULES: Mapping[str, tuple[str, ...]] = {
    "BeginTurn": ("MYT-TURN-05", "MYT-TURN-06", "MYT-DEPLOY-01"),
    "GoOn": ("MYT-TURN-10", "MYT-TURN-11", "MYT-LIMIT-01"),
    "Act": ("MYT-TURN-08", "MYT-ACT-01", "MYT-ACT-02", "MYT-ACT-04", "MYT-ACT-06"),
    "OrderEffects": ("MYT-HIER-04", "MYT-HIER-07"),
    "DeclareActivation": ("MYT-TAL-20", "MYT-TURN-06"),
    "EndTurn": ("MYT-TURN-12", "MYT-RECALL-01", "MYT-RECALL-02", "MYT-MANO-01", "MYT-STONE-09"),
    "Pay": ("MYT-AOW-02", "MYT-AOW-03", "MYT-AOW-04"),
    "ConsiderManoeuvre": ("MYT-MANO-01", "MYT-MANO-02", "MYT-MANO-04", "MYT-MANO-05"),
    "TracePath": ("MYT-WALK-01", "MYT-WALK-02", "MYT-WALK-03", "MYT-WALK-06"),
    "LeaveLava": ("MYT-TERR-10", "MYT-TERR-11"),
}
"""The rules that each kind of decision rests on."""
