"""Between the first roll and the removal of blanks: Mighty Throw, Monster Slayer, and powers that re-roll dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skirmish.mythic.combat.assault import DONE, told
from skirmish.mythic.combat.attack import vitality_of
from skirmish.mythic.hand.art_of_war import can_pay, could_pay, pay
from skirmish.mythic.movement.entry import enter, forced_areas
from skirmish.mythic.odds import best_rerolls, combinations_of, first_plan, worst_rerolls
from skirmish.mythic.state.combat_decisions import BeforeBlanks
from skirmish.mythic.state.combat_events import DiceGivenUp, PowerUsed, Threw
from skirmish.mythic.state.stones import drop
from skirmish.mythic.units.powers import in_force, powers_of
from skirmish.mythic.units.stats import classes_of, has_talent, type_of
from skirmish.mythic.units.talents import BLANKS_TO_THROW, SLAYER_DICE

if TYPE_CHECKING:
    from collections.abc import Collection

    from skirmish.mythic.combat.assault import Blow
    from skirmish.mythic.state.play import Play, Situation
    from skirmish.mythic.units.effects import Power

Rolled = tuple[int, ...]
SLAYER, THROW, REROLL = "monster_slayer", "throw", "reroll"


async def before_blanks(play: Play, blow: Blow, rolled: Rolled) -> Rolled:
    """MYT-ATK-13: the attacker throws and rolls again in any order, each once; then the target has its say."""
    used: set[str] = set()
    while (throws := throw_areas(play, blow, rolled, used)) or _rerolls(play, blow, used):
        options = [[THROW, area] for area in throws] + _reroll_options(play, blow, rolled, used)
        answer = await play.ask(_choice(play, blow, rolled, (DONE, *options), used))
        if answer == DONE:
            break
        if answer[0] == THROW:
            used.add(THROW)
            await throw(play, blow, answer[1])
        else:
            used.add(answer[1])
            rolled = await _again(play, blow, rolled, answer)
    return await _enemy_rerolls(play, blow, rolled)


def _reroll_options(at: Situation, blow: Blow, rolled: Rolled, used: set[str]) -> list[Any]:
    return [
        [REROLL, source, *some]
        for source, most, cost in _rerolls(at, blow, used)
        if can_pay(at, blow.player, cost)
        for size in range(1, min(most, len(rolled)) + 1)
        for some in combinations_of(rolled, size)
    ]


def throw_areas(at: Situation, blow: Blow, rolled: Rolled, used: Collection[str] = ()) -> tuple[str, ...]:
    """MYT-TAL-22, -23, -24: where the target can be thrown; nowhere without enough blanks, and never a huge unit."""
    attack = blow.attack
    if THROW in used or attack.target not in at.state.units or not has_talent(at, attack.attacker, "mighty_throw"):
        return ()
    if at.state.units[attack.target].area is None:
        return ()
    enough = rolled.count(0) >= BLANKS_TO_THROW[type_of(at, attack.target)]
    if not enough or "huge" in classes_of(at, attack.target):
        return ()
    return forced_areas(at, attack.target)


async def throw(play: Play, blow: Blow, area: str) -> None:
    """MYT-TAL-24: the stone is dropped first; then the target flies, and the attack goes on."""
    attack = blow.attack
    drop(play, attack.target)
    play.emit(Threw(attack.attacker, attack.target, area))
    await enter(play, attack.target, area, "throw")


def _rerolls(at: Situation, blow: Blow, used: Collection[str]) -> list[tuple[str, int, int]]:
    """What may let the attacker roll dice again, for all that everybody knows: source, dice, cost."""
    attack = blow.attack
    found = []
    monster = attack.target in at.state.units and type_of(at, attack.target) == "monster"
    if monster and has_talent(at, attack.attacker, SLAYER):
        found.append((SLAYER, SLAYER_DICE, 0))
    own = blow.player == _owner(at, attack.attacker)
    # MYT-AREA-06: a player that resolves the attack for another spends no cards.
    powers = [one for one in rerolling(at, attack.attacker, "own") if own or not one.cost]
    found += [(one.id, _dice(one), one.cost) for one in powers if could_pay(at, blow.player, one.cost)]
    return [one for one in found if one[0] not in used]


def rerolling(at: Situation, unit: str, whose: str) -> tuple[Power, ...]:
    """The powers in force of a unit that roll dice again: of its own attacks, or of those against it."""
    powers = powers_of(at.book.cards[at.state.units[unit].card])
    return tuple(
        power
        for power in powers
        if (word := power.word("reroll")) is not None
        and word.get("whose", "own") in (whose, "both")
        and in_force(at, unit, power)
    )


def _dice(power: Power) -> int:
    word = power.word("reroll")
    return int(word.get("dice", 1)) if word is not None else 0


def _owner(at: Situation, unit: str) -> str:
    return at.state.units[unit].player


async def _again(play: Play, blow: Blow, rolled: Rolled, answer: list[Any]) -> Rolled:
    """MYT-TAL-26: these dice are rolled once more; the new results stand."""
    _, source, *values = answer
    if source != SLAYER:
        await _use(play, blow.attack.attacker, source)
    return await _rolled_again(play, blow, rolled, tuple(values), source)


async def _use(play: Play, unit: str, power_id: str) -> None:
    power = next(one for one in powers_of(play.book.cards[play.state.units[unit].card]) if one.id == power_id)
    await pay(play, _owner(play, unit), power.cost, power.id)
    play.emit(PowerUsed(unit, power.id))


async def _rolled_again(play: Play, blow: Blow, rolled: Rolled, values: Rolled, source: str) -> Rolled:
    play.emit(DiceGivenUp(values, source))
    left = list(rolled)
    for value in values:
        left.remove(value)
    return (*left, *[await play.roll("rolled again", blow.player) for _ in values])


async def _enemy_rerolls(play: Play, blow: Blow, rolled: Rolled) -> Rolled:
    """Powers of the target that have dice of the attack rolled again, at its player's choice."""
    target = blow.attack.target
    if target not in play.state.units or play.state.units[target].area is None:
        return rolled
    player = _owner(play, target)
    for power in rerolling(play, target, "enemy"):
        if not rolled or not could_pay(play, player, power.cost):
            continue
        most = min(_dice(power), len(rolled))
        ways = [[REROLL, power.id, *some] for size in range(1, most + 1) for some in combinations_of(rolled, size)]
        options = (DONE, *ways) if can_pay(play, player, power.cost) else (DONE,)
        answer = await play.ask(_against(play, blow, rolled, player, options, most))
        if answer != DONE:
            await _use(play, target, power.id)
            rolled = await _rolled_again(play, blow, rolled, tuple(answer[2:]), power.id)
    return rolled


def _choice(play: Play, blow: Blow, rolled: Rolled, options: tuple[Any, ...], used: set[str]) -> BeforeBlanks:
    vitality = vitality_of(play, blow.attack.target)
    dice = tuple(sorted(rolled))
    advice: Any = DONE
    expected = first_plan(dice, blow.defence, vitality).expected
    for source, most, cost in _rerolls(play, blow, used):
        if can_pay(play, blow.player, cost):
            values, hoped = best_rerolls(dice, most, blow.defence, vitality)
            if hoped > expected:
                advice, expected = [REROLL, source, *values], hoped
    attack = blow.attack
    told_now = told(expected)
    return BeforeBlanks(blow.player, options, attack.attacker, attack.target, dice, 0, blow.defence, advice, told_now)


def _against(play: Play, blow: Blow, rolled: Rolled, player: str, options: tuple[Any, ...], most: int) -> BeforeBlanks:
    vitality = vitality_of(play, blow.attack.target)
    dice = tuple(sorted(rolled))
    values, expected = worst_rerolls(dice, most, blow.defence, vitality)
    advice = next((one for one in options if one != DONE and tuple(one[2:]) == values), DONE)
    attack = blow.attack
    return BeforeBlanks(player, options, attack.attacker, attack.target, dice, 0, blow.defence, advice, told(expected))
