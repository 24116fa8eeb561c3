"""One deed of combat, carried through: an attack, a power, a wound, with given dice and given answers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from skirmish.kernel.dice import GivenDice
from skirmish.kernel.match import Match
from skirmish.mythic.combat.attack_action import aerial_attack, make_attack, use_power
from skirmish.mythic.state.play import Play
from skirmish.mythic.state.victory import GameOver
from tests.skirmish.mythic.arenas import Arena, Table

ADVISED = ("SpendDie", "RerollFives", "BeforeBlanks")


@dataclass(frozen=True)
class Deed:
    """Rules that do one thing and are over."""

    at: Any
    deed: Any
    game: str = "mythic"
    version: str = "1.6"

    @property
    def book(self):
        return self.at.book

    @property
    def players(self):
        return self.at.book.players

    def start(self):
        return self.at.state

    async def play(self, game):
        try:
            await self.deed(Play(game, self.at.book))
        except GameOver as over:
            game.emit(over.ended)


class Fight(Table):
    """A deed under way."""

    def settle(self, **answers: Any) -> Fight:
        """Answer to the end: by kind of decision what is given (in order), else as advised, else the quiet way."""
        waiting = {kind: list(given) for kind, given in answers.items()}
        while self.match.pending:
            self.do(self._answer(waiting))
        left = {kind: given for kind, given in waiting.items() if given}
        assert not left, f"nobody asked for {left}"
        return self

    def _answer(self, waiting):
        asked = self.asked
        if waiting.get(asked.kind):
            return waiting[asked.kind].pop(0)
        if asked.kind in ADVISED:
            return asked.advice if asked.kind != "BeforeBlanks" else "done"
        quiet = [one for one in asked.options if one in ("pass", "keep", "cancel", "nothing", "stop", [])]
        return quiet[0] if quiet else asked.options[0]

    def left(self, name: str) -> int:
        """The vitality that a unit has left."""
        return self.state.units[name].vitality

    def asks(self, *kinds: str) -> bool:
        return self.kind in kinds


def doing(at: Any, deed: Any, *dice: int) -> Fight:
    """Carry a deed out from a position; dice are faces, 0 being the blank."""
    return Fight(Match(Deed(at, deed), GivenDice(tuple(face + 1 for face in dice))))


def attacking(arena: Arena, name: str, *dice: int, declared: str = "simple") -> Fight:
    """The attack action of a unit being activated."""
    deed = aerial_attack if declared == "complex" else make_attack
    return doing(arena.activating(name, declared), lambda play: deed(play, name), *dice)


def using(arena: Arena, name: str, power: str, *dice: int) -> Fight:
    """A power of a unit being activated."""
    return doing(arena.activating(name), lambda play: use_power(play, name, power), *dice)


def with_changes(at: Any, **changes: Any) -> Any:
    return replace(at, state=replace(at.state, **changes))
