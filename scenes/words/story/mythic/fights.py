"""Sentences about attacks, dice, wounds and powers in Mythic Battles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words.sentence_files import Columns, sentences, together

if TYPE_CHECKING:
    from collections.abc import Mapping

EVENTS = sentences("story/mythic/fights", "events")

DECISIONS = sentences("story/mythic/fights", "decisions")

OPTIONS = together(
    sentences("story/mythic/fights", "options"),
    {f"face {number + 1}": Columns(en=str(number)) for number in range(1, 6)},
)

REASONS = sentences("story/mythic/fights", "reasons")

RULES: Mapping[str, tuple[str, ...]] = {
    "EnterDie": ("MYT-ASSAULT-12",),
    "ChooseTarget": ("MYT-ATK-04", "MYT-ATK-06"),
    "ChooseArea": ("MYT-AREA-03",),
    "UseTalent": ("MYT-TAL-01",),
    "DeclareTalents": ("MYT-TAL-01", "MYT-ATK-08"),
    "OrderAnswers": ("MYT-ATK-14",),
    "AnswerAttack": ("MYT-RETAL-01", "MYT-TAL-14", "MYT-TAL-15", "MYT-MANO-07"),
    "BeforeBlanks": ("MYT-TAL-22", "MYT-TAL-26"),
    "SpendDie": ("MYT-ASSAULT-03", "MYT-ASSAULT-10"),
    "RerollFives": ("MYT-ASSAULT-06", "MYT-ASSAULT-07"),
    "UsePower": ("MYT-POW-08", "MYT-POW-09"),
    "PassWounds": ("MYT-WOUND-01",),
    "ChooseCard": ("MYT-POW-03",),
}
"""The rules that each kind of decision rests on."""
