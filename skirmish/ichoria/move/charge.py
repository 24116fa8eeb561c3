"""Charges: engagements made by a move, figures that fear to charge, the bonuses of a dive (chapters ENG and DIVE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skirmish.ichoria.actions.effroi import dares
from skirmish.ichoria.book.numbers import ENGAGED_BELOW_PAS
from skirmish.ichoria.figure import dice as rolling
from skirmish.ichoria.figure.characteristics import value
from skirmish.ichoria.gods import faith
from skirmish.ichoria.move.mover import athlete_of
from skirmish.ichoria.path.rolls import Grade
from skirmish.ichoria.path.way import Nearness, course
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.move_events import BrokeFree, Charged, Dived, GotAway, LostHold, WasAfraid, WasHeld
from skirmish.ichoria.table.measures import SNAP_PAS, distance

if TYPE_CHECKING:
    from skirmish.ichoria.path.judgement import Judgement
    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import FigureState

EFFROI_STOP_PAS = 2.0
"""How near a figure gets to one that it does not dare to charge."""


async def dares_not(game: Skirmish, name: str, judged: Judgement) -> str | None:
    """Effroi: rolls Psychisme, before any other die, for each feared enemy; returns the one it dares not charge."""
    for target in dict.fromkeys(trigger.who for trigger in judged.triggers if trigger.kind == "engages"):
        if not await dares(game, name, target):
            game.emit(WasAfraid(name, target))
            return target
    return None


def halting_point(game: Skirmish, name: str, judged: Judgement, feared: str) -> float:
    """Effroi: how far along its way a charger halts: at 2 pas, or before the flight that would bring it nearer."""
    place = game.figure(name).place
    assert place is not None
    pieces = course(athlete_of(game, name), place, judged.legs)
    body = game.table.body(game.standing(feared))
    landscape = game.table.landscape(game.standings, name)
    for span in Nearness(EFFROI_STOP_PAS).spans(landscape, pieces, body):
        if judged.legs[span.piece.leg].in_flight:
            return next(piece.along_pas for piece in pieces if piece.leg == span.piece.leg)
        return span.piece.along_pas + distance(span.piece.start, span.first)
    return 0.0


async def breaks_free(game: Skirmish, name: str) -> bool:
    """Immobilisation: each time it wants to move it rolls Psychisme; a success allows that move only."""
    activation = game.state.activation
    mine = activation is not None and activation.figure == name
    if not game.figure(name).has("immobilised") or (mine and activation is not None and activation.freed):
        return True
    if await rolling.test(game, name, value(game, name, "psychisme"), "psychisme") is Grade.SUCCESS:
        game.emit(BrokeFree(name))
        return True
    game.emit(WasHeld(name))
    return False


def engage(game: Skirmish, name: str, again: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """ICH-ENG-02: the enemies that a figure's movement has brought to less than half a pas are charged, all of them.

    Those it has just left do not count, unless the way has led back to them (ICH-ENG-09): they are named in `again`.
    """
    if not game.figure(name).on_table:
        return ()
    left = _left(game, name) - again
    met = tuple(enemy for enemy in engaged_with(game, name) if enemy not in left)
    if met:
        game.emit(Charged(name, met))
        faith.earn(game, name, "charge")
    return met


def _left(game: Skirmish, name: str) -> frozenset[str]:
    activation = game.state.activation
    return activation.disengaged_from if activation and activation.figure == name else frozenset()


def get_away(game: Skirmish, name: str) -> None:
    """ICH-ENG-09: enemies that are half a pas away count again."""
    left = _left(game, name)
    if not left or not game.figure(name).on_table:
        return
    here = game.standing(name)
    gone = tuple(
        sorted(
            enemy
            for enemy in left
            if not game.figure(enemy).on_table
            or game.table.apart(here, game.standing(enemy)).bodies_pas >= ENGAGED_BELOW_PAS - SNAP_PAS
        )
    )
    if not gone:
        return
    game.emit(GotAway(name, gone))
    _part(game, name, gone)
    if _has_left_all(game, name):
        faith.earn(game, name, "evasion")  # ICH-FAITH-08


def _part(game: Skirmish, name: str, enemies: tuple[str, ...]) -> None:
    """What was promised by the engagement that is over is over for both (ICH-ENG-08)."""
    for one, others in ((name, enemies), *((enemy, (name,)) for enemy in enemies)):
        lost = tuple(sorted(_promised(game.figure(one)) & set(others)))
        if lost:
            game.emit(LostHold(one, lost))


def _promised(figure: FigureState) -> frozenset[str]:
    """The enemies against whom a charge or a dive still tells."""
    return figure.charged | figure.first_blow | ({figure.dive_bonus} if figure.dive_bonus else frozenset())


def _has_left_all(game: Skirmish, name: str) -> bool:
    """Whether it is free of every enemy that it was engaged with when it disengaged."""
    activation = game.state.activation
    assert activation is not None
    return not activation.disengaged_from and not set(activation.parted_from) & set(engaged_with(game, name))


def dive_on(game: Skirmish, name: str, enemy: str, landing: Grade | None) -> None:
    """ICH-DIVE-04: a landing that succeeds, or needs no roll, earns the bonuses; a failed one nothing (ICH-DIVE-09)."""
    if landing in (None, Grade.TOTAL_SUCCESS, Grade.PARTIAL_SUCCESS) and enemy in engaged_with(game, name):
        game.emit(Dived(name, enemy))
        faith.earn(game, name, "dive")


def let_go(game: Skirmish) -> None:
    """ICH-ENG-08, ICH-DIVE-05, ICH-MEL-03: what a charge or a dive promised is lost with the engagement."""
    for figure in tuple(game.state.figures.values()):
        promised = _promised(figure)
        if promised:
            held = engaged_with(game, figure.id) if figure.on_table else ()
            lost = tuple(sorted(promised - frozenset(held)))
            if lost:
                game.emit(LostHold(figure.id, lost))
