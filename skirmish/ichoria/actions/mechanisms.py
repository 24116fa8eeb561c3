"""Doors and mechanisms: a figure that touches one works it by its second action (ICH-ACT-08)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.book.numbers import CONTACT_PAS
from skirmish.ichoria.gods.ichor import TOKEN_PAS
from skirmish.ichoria.table.measures import at_most, spot
from skirmish.kernel import YES, Choice, Event, Verdict

if TYPE_CHECKING:
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria
    from skirmish.ichoria.table.tabletop import Tabletop
    from terrain.movement import Place


@dataclass(frozen=True, slots=True)
class ChooseMechanism(Choice):
    """Choose which of several doors and mechanisms in contact is worked."""

    figure: str


@dataclass(frozen=True, slots=True)
class Worked(Event):
    """A figure opened or shut a door, or worked a mechanism: its piece is elsewhere now, or back in its place."""

    figure: str
    mechanism: str
    moved: bool
    """Whether the piece has left its first place."""

    def apply(self, state: Ichoria) -> Ichoria:
        return replace(state, worked=_turned(state.worked, self.mechanism))


def workable(game: Skirmish, name: str) -> tuple[str, ...]:
    """The doors and mechanisms that a figure can work from where it stands."""
    return tuple(one for one in game.table.mechanisms if mechanism_verdict(game, name, one))


def mechanism_verdict(game: Skirmish, name: str, mechanism: str) -> Verdict:
    """ICH-ACT-08: base contact is needed, and nobody may be where the piece comes to be, or lose its ground."""
    facts = {"figure": name, "mechanism": mechanism}
    if mechanism not in game.table.mechanisms:
        return Verdict(allowed=False, reason="no_such_mechanism", rule="ICH-ACT-08", facts=facts)
    if not at_most(game.table.apart_from_mechanism(game.standing(name), mechanism), CONTACT_PAS):
        return Verdict(allowed=False, reason="mechanism_not_touched", rule="ICH-ACT-08", facts=facts)
    hindered = _hindered(game, game.laid.as_worked(_turned(game.state.worked, mechanism)))
    if hindered is not None:
        facts = {**facts, "hindered": hindered}
        return Verdict(allowed=False, reason="mechanism_hindered", rule="ICH-ACT-08", facts=facts)
    return YES


def work(game: Skirmish, name: str, mechanism: str) -> None:
    """ICH-ACT-08: sight, reach and engagement follow at once, since they are asked of the table as it is then."""
    game.emit(Worked(name, mechanism, moved=mechanism not in game.state.worked))


def _hindered(game: Skirmish, after: Tabletop) -> str | None:
    """A figure or a token that could not stay where it is on another table."""
    for standing in game.standings:
        if not after.room_for(standing, tuple(one for one in game.standings if one.id != standing.id)):
            return standing.id
    lying = [(one.id, one.place) for one in game.state.fragments]
    lying += [(one.weapon, one.place) for one in game.state.weapons]
    return next((token for token, place in lying if _lies(game.table, place) and not _lies(after, place)), None)


def _lies(table: Tabletop, place: Place) -> bool:
    """Whether a token has its ground at a place."""
    ground = table.ground(spot(place), TOKEN_PAS, TOKEN_PAS, below_pas=place[2] + TOKEN_PAS)
    return ground is not None and at_most(abs(ground[2] - place[2]), CONTACT_PAS)


def _turned(worked: frozenset[str], mechanism: str) -> frozenset[str]:
    return worked ^ {mechanism}
