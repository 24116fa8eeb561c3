"""Interventions of the gods in a throw of dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from skirmish.ichoria.rolling import Throw
    from skirmish.ichoria.skirmishing import Skirmish


async def influenced(game: Skirmish, throw: Throw) -> Throw:  # noqa: ARG001 - nobody intervenes yet
    """The throw after the gods have had their say."""
    return throw
