"""What players are asked in Mythic Battles. Answers are words or short lists of words.

Decisions whose answers a rule must judge one by one (`Act`) live beside their rules.
"""

from __future__ import annotations

from dataclasses import dataclass

from skirmish.decisions import Choice


@dataclass(frozen=True, slots=True)
class ChooseForUnit(Choice):
    """A choice about one unit."""

    unit: str
