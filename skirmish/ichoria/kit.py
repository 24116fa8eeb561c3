"""What Ichoria gives to those who want to play it: its rules by a setup, its bots, and how its values are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skirmish.ichoria.bots.hunter import Hunter
from skirmish.ichoria.rules import GAME, VERSION, rules_of
from skirmish.kernel.bots import RandomBot
from skirmish.kernel.values import codec_of
from skirmish.library import Kit

if TYPE_CHECKING:
    from skirmish.ichoria.rules import IchoriaRules
    from skirmish.kernel.views import Codec, Json


def codec() -> Codec:
    """Reads back every value of the game."""
    return codec_of("skirmish.ichoria")


def rules(setup: Json, table: Any) -> IchoriaRules:
    """The rules of a match by its setup, on its table."""
    return rules_of(setup, table, codec().decode(setup["book"]))


KIT = Kit(
    name=GAME,
    title="Ichoria",
    version=VERSION,
    space="table",
    players=(2, 4),
    rules=rules,
    codec=codec,
    usual_bot="hunter",
    bots={"random": RandomBot, "hunter": Hunter},
)
