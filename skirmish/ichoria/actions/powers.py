"""Active abilities: Acrobatie, Effroyable illusion, Immobilisation and Inspiration, each a second action."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.ichoria.gods.faith import earn
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.skirmish import controller
from skirmish.ichoria.table.measures import at_most
from skirmish.kernel import YES, Choice, Event, Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skirmish.ichoria.state.skirmish import Skirmish
    from skirmish.ichoria.state.state import Ichoria
    from skirmish.ichoria.table.tabletop import Standing

ACROBATICS_PAS = 4.0
"""How far Acrobatie reaches."""

SPELL_PAS = 9.0
"""How far Effroyable illusion, Immobilisation and Inspiration reach."""

ACROBATICS = "acrobatie"
SPELLS: Mapping[str, str] = {
    "effroyable_illusion": "effroi",
    "immobilisation": "immobilised",
    "inspiration": "inspired",
}
"""What each spell makes of its target until the end of the turn (ICH-TURN-05)."""

ACTIVE = (ACROBATICS, *SPELLS)


@dataclass(frozen=True, slots=True)
class ChoosePowerTarget(Choice):
    """Name the figure that an active ability is used on."""

    figure: str
    ability: str


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """A figure used an active ability on another, or on itself."""

    figure: str
    ability: str
    target: str

    def apply(self, state: Ichoria) -> Ichoria:
        if self.ability == ACROBATICS:
            return _swapped(state, self.figure, self.target)
        flags = state.figures[self.target].turn_flags | {SPELLS[self.ability]}
        return state.with_figure(self.target, turn_flags=flags)


async def use(game: Skirmish, name: str, ability: str) -> None:
    """ICH-ACT-04: an active ability, used on a figure that its player names."""
    options = targets(game, name, ability)
    assert options, f"{ability} has no target"
    player = controller(game, name)
    target = options[0] if len(options) == 1 else await game.ask(ChoosePowerTarget(player, options, name, ability))
    game.emit(PowerUsed(name, ability, target))
    if ability == ACROBATICS:
        earn(game, name, "acrobatics")


def usable(game: Skirmish, name: str) -> tuple[str, ...]:
    """The active abilities that a figure could use now, on some target."""
    return tuple(ability for ability in ACTIVE if targets(game, name, ability))


def targets(game: Skirmish, name: str, ability: str) -> tuple[str, ...]:
    """All figures on which a figure may use an ability now."""
    everybody = (figure.id for figure in game.state.on_table())
    return tuple(other for other in everybody if power_verdict(game, name, ability, other))


def power_verdict(game: Skirmish, name: str, ability: str, target: str) -> Verdict:
    """Whether a figure may use an ability on a target; sight is never needed."""
    if ability not in game.card(name).abilities:
        return _no("has_not_the_ability", ability, name)
    if ability == ACROBATICS:
        return _acrobatics_verdict(game, name, target)
    if engaged_with(game, name):
        return _no("engaged", "ICH-ENG-05", name)
    return _spell_verdict(game, name, ability, target)


def _spell_verdict(game: Skirmish, name: str, ability: str, target: str) -> Verdict:
    """Immobilisation is for enemies, the others for the band; only the illusion may be cast on oneself."""
    if game.book.enemies(name, target) != (ability == "immobilisation"):
        return _no("wrong_side", ability, target)
    if name == target and ability != "effroyable_illusion":
        return _no("not_oneself", ability, target)
    return _in_range(game, name, target, SPELL_PAS, ability)


def _acrobatics_verdict(game: Skirmish, name: str, other: str) -> Verdict:
    """Two figures of a band that both have it, at most 4 pas apart; neither immobilised, not both engaged."""
    if name == other or game.book.enemies(name, other):
        return _no("wrong_side", ACROBATICS, other)
    for one in (name, other):
        if ACROBATICS not in game.card(one).abilities:
            return _no("has_not_the_ability", ACROBATICS, one)
        if game.figure(one).has("immobilised"):
            return _no("immobilised", ACROBATICS, one)
    if engaged_with(game, name) and engaged_with(game, other):
        return _no("both_engaged", ACROBATICS, other)
    near = _in_range(game, name, other, ACROBATICS_PAS, ACROBATICS)
    return near if not near else _room_for_swap(game, name, other)


def _in_range(game: Skirmish, name: str, target: str, range_pas: float, rule: str) -> Verdict:
    """ICH-MEAS-04: a range is inclusive."""
    apart = game.table.apart(game.standing(name), game.standing(target)).bases_pas if name != target else 0.0
    return (
        YES if at_most(apart, range_pas) else _no("out_of_range", rule, target, distance_pas=apart, range_pas=range_pas)
    )


def _room_for_swap(game: Skirmish, name: str, other: str) -> Verdict:
    """Each base must be in balance and free at the other's place."""
    here, there = game.standing(name), game.standing(other)
    if here.base_pas == there.base_pas and here.height_pas == there.height_pas and here.crouched == there.crouched:
        return YES
    thirds = [standing for standing in game.standings if standing.id not in (name, other)]
    for mover, goal in ((here, there), (there, here)):
        moved = replace(mover, place=goal.place)
        if not _fits(game, moved) or any(game.table.apart(moved, third).bodies_pas <= 0 for third in thirds):
            return _no("no_room", ACROBATICS, mover.id)
    return YES


def _fits(game: Skirmish, standing: Standing) -> bool:
    x, y, z = standing.place
    base = max(standing.base_pas) if isinstance(standing.base_pas, tuple) else standing.base_pas
    ground = game.table.ground((x, y), base, standing.height_pas, below_pas=z + base)
    return ground is not None and abs(ground[2] - z) < base


def _swapped(state: Ichoria, a: str, b: str) -> Ichoria:
    """It is not a move: no figure has charged, and none strikes at the two that pass."""
    here, there = state.figures[a].place, state.figures[b].place
    return state.with_figure(a, place=there).with_figure(b, place=here)


def _no(reason: str, rule: str, figure: str, **facts: float) -> Verdict:
    return Verdict(allowed=False, reason=reason, rule=rule, facts={"figure": figure, **facts})
