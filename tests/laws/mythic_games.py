"""Games of Mythic Battles for the laws: small ones that end soon, played by bots that try anything."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import scenes
from scenes.games.mythic.scenario import load_setup
from skirmish.kernel.bots import RandomBot, next_seat
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.match import Checkpoint, Match
from skirmish.mythic.kit import KIT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skirmish.mythic.state.state import MythicState

CATALOGUE = Path(scenes.__file__).parent / "catalogue" / "mythic"
SCENARIOS = ("skirmish_agora", "skirmish_hyperborea", "skirmish_tartarus", "the_cage", "two_cities")


@cache
def setup_of(scenario: str) -> dict[str, Any]:
    return load_setup(CATALOGUE / f"{scenario}.toml")


def match_of(scenario: str, seed: int, *, rounds: int | None = None) -> Match[MythicState]:
    """A match of a scenario; so many rounds at most, so that laws need not wait for its end."""
    document = setup_of(scenario)
    if rounds is not None:
        document = {**document, "max_rounds": rounds}
    return Match(KIT.rules(document, None), SeededDice(seed))


def resumed(match: Match[MythicState], state: MythicState, at: Checkpoint[MythicState]) -> Match[MythicState]:
    """A match of the same rules and dice, taken up from a state where a checkpoint was."""
    return Match(match.rules, match.dice, Checkpoint(state, at.sent, at.drawn, at.asked))


def steps(match: Match[MythicState], seed: int, most: int = 100_000) -> Iterator[Match[MythicState]]:
    """Play by chance and stop after every answer."""
    bots = {player: RandomBot(f"{seed}:{player}") for player in match.rules.players}
    for _ in range(most):
        seat = next_seat(match, bots)
        if seat is None:
            return
        player, pending = seat
        answer = bots[player].answer(match, player, pending)
        verdict = match.answer(player, pending.number, answer)
        assert verdict, f"{answer!r} to {pending.decision}: {verdict}"
        yield match
