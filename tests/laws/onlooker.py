"""An onlooker of a game of Ichoria: what is so on the table at an event, and what the book adds to a roll there.

Only distances, sight and cover are asked of the table that the game is played on; sums are added up by another hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skirmish.ichoria.state.skirmish import Skirmish
from skirmish.kernel.game import Game

if TYPE_CHECKING:
    from skirmish.kernel.match import Match

INSPIRED = {"combat", "adresse", "initiative", "athletisme", "psychisme"}
FRENZY = {"combat": 2, "adresse": 1, "initiative": 1}


class Onlooker:
    """Sees the table as it is."""

    def __init__(self, match: Match[Any]) -> None:
        self.book, self.laid, self.events = match.rules.book, match.rules.table, match.events
        self.state = match.first.state
        self.groups: tuple[Any, ...] = ()

    @property
    def game(self) -> Skirmish:
        return Skirmish(Game(self.state, lambda _: None, lambda: None), self.book, self.laid)

    def figure(self, name: str) -> Any:
        return self.state.figures[name]

    def has(self, name: str, ability: str) -> bool:
        return ability in self.book.cards[name].abilities

    def apart(self, a: str, b: str) -> Any:
        return self.game.table.apart(self.game.standing(a), self.game.standing(b))

    def enemies(self, name: str) -> list[str]:
        mine = self.book.cards[name].side
        return [one.id for one in self.state.on_table() if self.book.cards[one.id].side != mine]

    def friends(self, name: str) -> list[str]:
        mine = self.book.cards[name].side
        return [one.id for one in self.state.on_table() if self.book.cards[one.id].side == mine and one.id != name]

    def in_water(self, name: str) -> bool:
        game = self.game
        return "deep_water" in game.table.landscape(game.standings, name).kinds_at(self.figure(name).place)

    def held(self, name: str) -> set[str]:
        """Everybody that it is engaged with."""
        if not self.figure(name).on_table:
            return set()
        near = [enemy for enemy in self.enemies(name) if self.apart(name, enemy).bodies_pas < 0.5]
        game = self.game
        seen = [enemy for enemy in near if game.table.sees(game.standings, name, enemy)]
        return {enemy for enemy in seen if self.in_water(enemy) == self.in_water(name)}

    def value(self, name: str, what: str) -> int:
        card, figure = self.book.cards[name], self.figure(name)
        printed: int = getattr(card, what)
        if self.book.options.grave_wounds and figure.sante == 1:
            printed = max(1, printed - 2)
        more = 1 if "inspired" in figure.turn_flags and what in INSPIRED else 0
        if card.side in self.book.bands and self.state.sides[card.side].frenzy and self.rages(card):
            band = self.book.bands[card.side]
            own = (
                {}
                if band.renegade or band.faction not in self.book.factions
                else self.book.factions[band.faction].frenzy
            )
            more += FRENZY.get(what, 0) + own.get(what, 0)
        return printed + more

    def rages(self, card: Any) -> bool:
        return not card.mercenary and card.role != "animal"

    def nobody_left(self) -> bool:
        if self.state.phase != "turns":
            return False
        bands = (self.book.bands[side].figures for side in self.book.sides)
        return any(not any(self.figure(name).on_table for name in band) for band in bands)

    # ---------------------------------------------------------------- sums

    def melee_sums(self, name: str, foe: str) -> dict[str, int]:
        """What the book adds to a melee roll."""
        me, other, found = self.figure(name), self.figure(foe), {}
        found["height"] = int(me.place[2] - other.place[2] >= 0.5 - 1e-3)
        found["run"] = int("hurried" in me.turn_flags and foe in me.charged)
        found["was charged"] = -int("hurried" in me.turn_flags and name in other.charged)
        found["difficulty"] = -(me.difficulty.penalty if me.difficulty else 0)
        dived = me.dive_bonus is not None and me.dive_bonus in self.held(name)
        found["dive"] = 2 if dived else 0
        carers = [friend for friend in self.friends(name) if self.has(friend, "receptacle")]
        found["aura"] = int(any(self.apart(name, one).bases_pas <= 3.0 + 1e-3 for one in carers))
        beast = self.has(foe, "animal") or self.has(foe, "animal_de_garde")
        found["beast"] = int(beast and self.has(name, "belluaire"))
        crowd = next((set(one.others) for one in self.groups if one.lone == foe and name in one.others), set())
        found["crowd"] = sum(one == name or one in self.friends(name) for one in crowd) - 1 if crowd else 0
        return {key: by for key, by in found.items() if by}

    def evasion_sums(self, shooter: str, target: str, range_pas: float) -> dict[str, int]:
        """What the book adds to the roll of who is shot at."""
        shelter = self.game.table.shelter(self.game.standings, shooter, target)
        return {
            "far": int(self.apart(shooter, target).bases_pas > range_pas / 2 + 1e-3),
            "hidden": 2 if shelter.in_cover else int(shelter.concealed),
            "quick": int(bool(self.figure(target).last_deeds & {"ran", "jumped", "leapt"})),
            "shield": int(self.has(target, "bouclier")),
        }
