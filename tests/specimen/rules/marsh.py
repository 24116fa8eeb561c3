"""The rules of Sedge: two to four anglers, a few secret cards each, and a die.

Each is dealt three of the twelve animals of the marsh. In every round a die says how many fish swim by. The angler in
the lead may bait them, which doubles their number. Then all lay an animal in secret; the strongest takes the fish.
Whoever has most fish when the hands are empty wins.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skirmish.kernel.decisions import Answer, Choice
from skirmish.kernel.events import Ended, Event
from skirmish.kernel.verdicts import YES, Verdict
from skirmish.kernel.views import Hidden, hidden

if TYPE_CHECKING:
    from skirmish.kernel.game import Game

ANIMALS = ("gnat", "minnow", "newt", "frog", "crayfish", "trout", "duck", "otter", "pike", "heron", "stork", "eagle")
"""The deck, from the weakest to the strongest."""
HAND = 3

Hands = dict[str, Hidden[tuple[str, ...]]]


def hand_of(player: str, animals: tuple[str, ...]) -> Hidden[tuple[str, ...]]:
    """A hand, of which the others see only how many cards it has."""
    return hidden(animals, player, outside=len(animals))


@dataclass(frozen=True, slots=True)
class Marsh:
    """The state of a game."""

    hands: Hands
    catch: dict[str, int]
    round: int = 0
    fish: int = 0


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    hands: Hands

    def apply(self, state: Marsh) -> Marsh:
        return replace(state, hands=self.hands)


@dataclass(frozen=True, slots=True)
class Swam(Event):
    """Fish swim by: at the beginning of a round, and more of them when they are baited."""

    player: str
    fish: int
    baited: bool = False

    def apply(self, state: Marsh) -> Marsh:
        return replace(state, fish=self.fish)


@dataclass(frozen=True, slots=True)
class Laid(Event):
    animals: dict[str, str]
    reveals = True

    def apply(self, state: Marsh) -> Marsh:
        left = {
            player: [one for one in hand.value if one != self.animals[player]] for player, hand in state.hands.items()
        }
        return replace(state, hands={player: hand_of(player, tuple(animals)) for player, animals in left.items()})


@dataclass(frozen=True, slots=True)
class Caught(Event):
    player: str
    animal: str
    fish: int

    def apply(self, state: Marsh) -> Marsh:
        catch = {**state.catch, self.player: state.catch[self.player] + self.fish}
        return replace(state, catch=catch, round=state.round + 1, fish=0)


@dataclass(frozen=True, slots=True)
class BaitFish(Choice):
    fish: int


@dataclass(frozen=True, slots=True)
class LayAnimal(Choice):
    fish: int

    def check(self, answer: Answer) -> Verdict:
        """SDG-03: an animal of one's own hand."""
        if answer in self.options:
            return YES
        return Verdict(allowed=False, reason="not_in_hand", rule="SDG-03", facts={"animal": str(answer)[:60]})


@dataclass(frozen=True, slots=True)
class SedgeRules:
    """Sedge, for one match."""

    players: tuple[str, ...]
    game: str = "sedge"
    version: str = "1"

    def start(self) -> Marsh:
        return Marsh({}, dict.fromkeys(self.players, 0))

    async def play(self, game: Game[Marsh]) -> None:
        if not game.state.hands:
            await self._deal(game)
        while game.state.round < HAND:
            game.checkpoint()
            await self._fish(game)
        catch, most = game.state.catch, max(game.state.catch.values())
        best = tuple(player for player in self.players if catch[player] == most)
        reason = "most_fish" if len(best) == 1 else "as_many_fish"
        game.emit(Ended(best if len(best) == 1 else (), reason, "SDG-05", tuple(catch.items())))

    async def _deal(self, game: Game[Marsh]) -> None:
        """SDG-01: three cards each."""
        deck = [ANIMALS[place] for place in await game.shuffle("deck", len(ANIMALS))]
        game.emit(
            Dealt({player: hand_of(player, tuple(sorted(deck.pop() for _ in range(HAND)))) for player in self.players})
        )

    async def _fish(self, game: Game[Marsh]) -> None:
        """SDG-02 to SDG-04: a die, the bait of who is in the lead, and cards that are opened together."""
        leader = self.players[game.state.round % len(self.players)]
        fish = await game.roll("stream", leader)
        game.emit(Swam(leader, fish))
        if await game.ask(BaitFish(leader, ("bait", "wait"), fish)) == "bait":
            game.emit(Swam(leader, 2 * fish, baited=True))
        fish, hands = game.state.fish, game.state.hands
        laid = await game.ask_together(
            [LayAnimal(player, hands[player].open_to(player), fish) for player in self.players]
        )
        animals = dict(zip(self.players, laid, strict=True))
        game.emit(Laid(animals))
        best = max(self.players, key=lambda player: ANIMALS.index(animals[player]))
        game.emit(Caught(best, animals[best], fish))
