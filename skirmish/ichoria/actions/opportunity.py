"""Attacks of opportunity: blows that can hurt only the defender (chapter OPP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.actions.melee import after_roll, melee_roll, strike
from skirmish.ichoria.figure.arms import choose_weapon
from skirmish.ichoria.state.engagement import engaged

if TYPE_CHECKING:
    from skirmish.ichoria.actions.groups import Groups
    from skirmish.ichoria.state.skirmish import Skirmish


async def opportunity_attack(game: Skirmish, attacker: str, defender: str, groups: Groups = ()) -> None:
    """ICH-OPP-02: a melee roll with its modifiers; an attacker that does not win has simply missed (ICH-OPP-01).

    A figure that is not engaged strikes from afar, and needs a weapon that reaches (Allonge). It costs no action,
    and a tie separates no fighters (ICH-OPP-03).
    """
    weapon = await choose_weapon(game, attacker, defender, reaching=not engaged(game, attacker, defender))
    clash = await melee_roll(game, attacker, defender, groups, "opportunity")
    if clash.winner == attacker:
        await strike(game, clash, weapon)
    else:
        after_roll(game, attacker, defender)
