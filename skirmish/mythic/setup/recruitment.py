"""Builds an army: a draft from one common pool, a constructed army, or one that the scenario imposes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from skirmish.kernel import INNER, YES, Answer, Decision, Event, Verdict
from skirmish.mythic.movement.entry import no
from skirmish.mythic.setup.muster import expensive, owned_by, same_unit
from skirmish.mythic.state.decisions import Ruled
from skirmish.mythic.state.state import MythicState, Unit, changed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from skirmish.kernel import Chance
    from skirmish.mythic.state.book import Book
    from skirmish.mythic.state.play import Play, Situation


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    """A player recruited a unit and paid for it."""

    player: str
    unit: str
    card: str
    cost: int
    vitality: int

    def apply(self, state: MythicState) -> MythicState:
        unit = Unit(self.unit, self.card, self.player, self.vitality)
        points = state.armies[self.player].points - self.cost
        return changed(state, units={**state.units, self.unit: unit}).with_army(self.player, points=points)


@dataclass(frozen=True, slots=True)
class Recruit(Ruled):
    """Choose the next unit of your army."""

    points: int


@dataclass(frozen=True, slots=True)
class BuildArmy(Decision):
    """Choose all units of your army at once, alone; their prices add up to your points."""

    points: int
    mates: tuple[str, ...]
    """What your team mate has taken."""
    book: Book = field(metadata={INNER: True}, compare=False, repr=False)

    def check(self, answer: Answer) -> Verdict:
        if not isinstance(answer, list) or any(name not in self.book.cards for name in answer):
            return no("no_such_unit", "MYT-RECRUIT-13")
        return judge_army(self.book, self.player, tuple(answer), self.mates)

    def suggest(self, chance: Chance) -> Iterator[Answer]:
        """Every army, beginning anywhere."""
        owned = owned_by(self.book, self.player)
        names = [owned[place] for place in chance.order(len(owned))]
        leaders = [name for name in names if self.book.cards[name].type == self.book.divinity]
        for leader in leaders:
            others = [name for name in names if not self.book.cards[name].divinity]
            yield from _armies(self.book, self.player, (leader,), others, self.mates)


def _armies(
    book: Book, player: str, so_far: tuple[str, ...], others: list[str], mates: tuple[str, ...]
) -> Iterator[Answer]:
    """The armies that begin so and go on with some of the others, in their order."""
    left = book.points[player] - sum(book.cards[name].cost for name in so_far)
    if left == 0:
        yield list(so_far)
    for place, name in enumerate(others):
        if book.cards[name].cost <= left and _restricted(book, so_far, name, mates) is None:
            yield from _armies(book, player, (*so_far, name), others[place + 1 :], mates)


def judge_army(book: Book, player: str, army: tuple[str, ...], mates: tuple[str, ...] = ()) -> Verdict:
    """MYT-RECRUIT-13, MYT-RECRUIT-14: whether a constructed army keeps every restriction and the exact total."""
    strange = [name for name in army if name not in owned_by(book, player)]
    if strange:
        return no("not_owned", "MYT-RECRUIT-13", unit=strange[0])
    if [book.cards[name].type for name in army if book.cards[name].divinity] != [book.divinity]:
        return no("not_one_divinity", "MYT-RECRUIT-08", kind=book.divinity)
    for place, name in enumerate(army):
        refusal = _restricted(book, army[:place], name, mates)
        if refusal is not None:
            return refusal
    total = sum(book.cards[name].cost for name in army)
    if total != book.points[player]:
        return no("not_the_exact_total", "MYT-RECRUIT-14", total=total, points=book.points[player])
    return YES


def _restricted(book: Book, army: Iterable[str], name: str, mates: Iterable[str] = ()) -> Verdict | None:
    """What forbids a card in an army: a unit of the side again, or a second expensive one."""
    mine, card = tuple(army), book.cards[name]
    if any(same_unit(card, book.cards[other]) for other in (*mine, *mates)):
        return no("same_unit_twice", "MYT-RECRUIT-10", unit=name)
    dear = [other for other in mine if expensive(book.cards[other])]
    if dear and expensive(card):
        return no("second_expensive_unit", "MYT-RECRUIT-09", unit=name, has=dear[0])
    return None


# -------------------------------------------------------------------- draft


def army_of(at: Situation, player: str) -> tuple[str, ...]:
    """The cards of a player's units."""
    return tuple(unit.card for unit in at.state.units.values() if unit.player == player)


def may_recruit(at: Situation, player: str, name: str) -> Verdict:
    """Whether a player of a draft may take a card now; the first one is a divinity of the agreed kind."""
    if name not in at.book.pool:
        return no("not_in_the_pool", "MYT-RECRUIT-01", unit=str(name))
    card, mine = at.book.cards[name], army_of(at, player)
    if any(unit.card == name for unit in at.state.units.values()):
        return no("already_taken", "MYT-RECRUIT-01", unit=name)
    if not mine and card.type != at.book.divinity:
        return no("divinity_first", "MYT-RECRUIT-05", kind=at.book.divinity)
    if mine and card.divinity:
        return no("second_divinity", "MYT-RECRUIT-08", unit=name)
    if card.cost > at.state.armies[player].points:
        return no("too_dear", "MYT-RECRUIT-07", cost=card.cost, points=at.state.armies[player].points)
    mates = [other for mate in at.book.side_of(player) if mate != player for other in army_of(at, mate)]
    refusal = _restricted(at.book, mine, name, mates)
    return YES if refusal is None else refusal


def recruitable(at: Situation, player: str) -> tuple[str, ...]:
    """MYT-RECRUIT-11: the cards that a player can legally recruit now, price and restrictions considered."""
    return tuple(name for name in at.book.pool if may_recruit(at, player, name))


async def draft(play: Play) -> None:
    """MYT-RECRUIT-05, MYT-RECRUIT-06: divinities clockwise from the lead player, then one unit each, backwards."""
    order = clockwise(play)
    for player in order:
        await _recruit_one(play, player)
    backwards = order[::-1]
    while any([await _recruit_one(play, player) for player in backwards]):
        pass


async def _recruit_one(play: Play, player: str) -> bool:
    """MYT-RECRUIT-11, MYT-RECRUIT-12: a player that can recruit must, others are skipped. Returns whether one did."""
    options = recruitable(play, player)
    if not options:
        return False
    points = play.state.armies[player].points
    decision = Recruit(player, options, lambda name: may_recruit(play, player, name), points)
    add_unit(play, player, await play.ask(decision))
    return True


def clockwise(at: Situation) -> tuple[str, ...]:
    """MYT-TEAM-04: the playing order from the lead player on."""
    players = at.book.players
    start = players.index(at.state.lead) if at.state.lead else 0
    return players[start:] + players[:start]


def add_unit(play: Play, player: str, name: str, *, cost: int | None = None) -> None:
    """A unit joins an army. MYT-RECRUIT-15: where both sides have it, its id also says whose it is."""
    card = play.book.cards[name]
    unit = name if name not in play.state.units else f"{name}:{player}"
    play.emit(Recruited(player, unit, name, card.cost if cost is None else cost, card.vitality))


# -------------------------------------------------------------------- constructed and limited


async def construct(play: Play) -> None:
    """MYT-RECRUIT-13: everybody builds alone and in secret; in teams the second player knows what the first took."""
    built: dict[str, list[str]] = {}
    for wave in zip(*play.book.sides, strict=True):
        decisions = [
            BuildArmy(player, play.book.points[player], _taken(play, player, built), play.book) for player in wave
        ]
        built |= dict(zip(wave, await play.game.ask_together(decisions), strict=True))
    for player in play.book.players:
        for name in built[player]:
            add_unit(play, player, name)


def _taken(play: Play, player: str, built: dict[str, list[str]]) -> tuple[str, ...]:
    return tuple(name for mate in play.book.side_of(player) for name in built.get(mate, ()))


def impose(play: Play) -> None:
    """MYT-RECRUIT-16: the scenario fixes the armies; nothing is paid."""
    for player in play.book.players:
        for name in play.book.armies[player]:
            add_unit(play, player, name, cost=0)


async def recruit(play: Play) -> None:
    """MYT-SETUP-06: by the type of recruitment that was chosen."""
    kinds: dict[str, Any] = {"draft": draft, "constructed": construct}
    if play.book.recruitment == "limited":
        impose(play)
    else:
        await kinds[play.book.recruitment](play)
