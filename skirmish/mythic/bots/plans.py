"""Lists what a unit could do with an activation, and values each deed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from skirmish.mythic.bots.appraisal import best_blow, hoped, moved, place, stones_needed, worth_of
from skirmish.mythic.combat.action_limits import may_still
from skirmish.mythic.combat.area_attack import units_hit
from skirmish.mythic.combat.attack import Attack, defence_of
from skirmish.mythic.movement.move_judge import reach
from skirmish.mythic.state.play import in_area
from skirmish.mythic.state.state import AOW
from skirmish.mythic.state.stones import absorbable
from skirmish.mythic.state.victory import stones_of
from skirmish.mythic.turn.actions import claimable
from skirmish.mythic.units.powers import power_of, powers_of, value_of
from skirmish.mythic.units.stats import in_water

if TYPE_CHECKING:
    from skirmish.mythic.movement.move_judge import Way
    from skirmish.mythic.state.play import Position
    from skirmish.mythic.units.effects import Power, Word

ABSORBING, WINNING, CLAIMING, DEPLOYING = 25.0, 1000.0, 5.0, 6.0
WAYS: dict[str, Way] = {"walk": "walk", "run": "run", "fast_flight": "flight"}


@dataclass
class Planner:
    """Weighs the deeds of one player's units in one position."""

    at: Position
    player: str
    _ways: dict[tuple[str, str, bool], tuple[float, tuple[str, ...]]] = field(default_factory=dict)

    def activation(self, unit: str, declared: str) -> float:
        """What activating a unit promises, for simple actions or a complex one."""
        found = self.at.state.units[unit]
        if found.area is None:
            return self._deployment(unit)
        if declared == "complex":
            return max(self._absorbing(unit), self._going(unit, "run"), self._flight(unit))
        still = best_blow(self.at, unit)[0] + self.claim(unit)
        powers = max((self._power(unit, power.id) for power in self._powers(unit)), default=0.0)
        return max(still, self._going(unit, "walk", acting=True), powers)

    def prospect(self, unit: str) -> float:
        """The best that activating a unit promises, whatever is declared."""
        if self.at.state.units[unit].area is None:
            return self._deployment(unit) if self.at.state.units[unit].waiting else 0.0
        return max(self.activation(unit, "simple"), self.activation(unit, "complex"))

    def deed(self, unit: str, answer: Any) -> float:
        """What an answer to `Act` promises; ending the activation promises nothing."""
        name = answer if isinstance(answer, str) else answer[0]
        if name in WAYS:
            return self._going(unit, WAYS[name], acting=self._may_act_after(unit))
        if name in ("attack", "aerial_attack"):
            return best_blow(self.at, unit, aerial=name == "aerial_attack")[0]
        if name == "claim":
            return CLAIMING
        if name == "absorb":
            return self._absorbing(unit)
        if name == "deploy":
            return DEPLOYING + 0.1 * place(self.at, unit, answer[1])
        if name.startswith("power:"):
            return self._power(unit, name.removeprefix("power:"))
        if name == "heal":
            return 1.0 if self._wounded(unit) else -1.0
        return 0.0 if name == "end" else -1.0

    def way(self, unit: str, way: Way) -> tuple[str, ...]:
        """The path to the best place that can be reached."""
        return self._best_way(unit, way, acting=self._may_act_after(unit))[1]

    # ---------------------------------------------------------------- deeds

    def _deployment(self, unit: str) -> float:
        card = self.at.book.cards[self.at.state.units[unit].card]
        return DEPLOYING + (8.0 if card.divinity else 0.5 * card.cost)

    def _absorbing(self, unit: str) -> float:
        if not absorbable(self.at, self.at.state.units[unit]):
            return 0.0
        needed = stones_needed(self.at, self.player)
        side = self.at.book.side_of(self.player)
        return WINNING if needed is not None and stones_of(self.at, side) + 1 >= needed else ABSORBING

    def claim(self, unit: str) -> float:
        """What taking a stone promises where it stands; a divinity absorbs instead."""
        carries = any(stone.carrier == unit for stone in self.at.state.stones.values())
        if carries or self._is_lord(unit) or not claimable(self.at, unit):
            return 0.0
        return CLAIMING

    def _is_lord(self, unit: str) -> bool:
        return self.at.book.cards[self.at.state.units[unit].card].divinity

    def _going(self, unit: str, way: Way, *, acting: bool = False) -> float:
        return self._best_way(unit, way, acting=acting)[0]

    def _flight(self, unit: str) -> float:
        if "flying" not in self.at.book.cards[self.at.state.units[unit].card].classes:
            return 0.0
        return max(self._going(unit, "flight"), best_blow(self.at, unit, aerial=True)[0])

    def _best_way(self, unit: str, way: Way, *, acting: bool) -> tuple[float, tuple[str, ...]]:
        """The best of all places to go to, what it gains over staying, and the path there."""
        known = self._ways.get((unit, way, acting))
        if known is not None:
            return known
        here = self.at.state.units[unit].area
        assert here is not None
        now = place(self.at, unit, here)
        best: tuple[float, tuple[str, ...]] | None = None
        for area, path in reach(self.at, unit, way).items():
            value = place(self.at, unit, area) - now
            if acting and area != here:
                there = moved(self.at, unit, area)
                value += max(best_blow(there, unit)[0], Planner(there, self.player).claim(unit))
            if best is None or value > best[0]:
                best = (value, path)
        found = best or (-1.0, ())
        self._ways[unit, way, acting] = found
        return found

    def _may_act_after(self, unit: str) -> bool:
        """Whether, after a walk, an attack or claim would still be possible."""
        activation = self.at.state.activation
        if activation is None or activation.unit != unit or activation.declared == "complex":
            return False
        left = activation.most - len(activation.done) >= 2 or bool(activation.extra)
        return left and bool(may_still(self.at, unit, "attack"))

    def _wounded(self, unit: str) -> bool:
        found = self.at.state.units[unit]
        return found.vitality < self.at.book.cards[found.card].vitality

    # ---------------------------------------------------------------- powers

    def _powers(self, unit: str) -> tuple[Power, ...]:
        """The offensive powers that it could use if it were activated."""
        powers = powers_of(self.at.book.cards[self._card(unit)])
        dry = not in_water(self.at, unit)
        return tuple(
            one for one in powers if dry and one.type == "offensive" and value_of(self.at, unit, one.id) is not False
        )

    def _power(self, unit: str, power_id: str) -> float:
        """What the words of a power promise together, less the cards it costs."""
        power = power_of(self.at, unit, power_id)
        spare = self.at.state.armies[self.player].hand.open_to(self.player).count(AOW)
        price = power.cost * (0.8 if spare > 2 else 1.6)
        return sum(self._word(unit, power_id, word) for word in power.words) - price

    def _word(self, unit: str, power_id: str, word: Word) -> float:
        area = self.at.state.units[unit].area
        if area is None:
            return 0.0
        if word.do in ("attack", "area_attack", "attack_each", "charge"):
            return self._strikes(unit, power_id, word)
        if word.do in ("destroy", "paralyse"):
            here = [one.id for one in in_area(self.at, area) if not self.at.book.allied(one.player, self.player)]
            return sum(1.0 + worth_of(self.at, one)[0] for one in here)
        if word.do == "extra_actions":
            return best_blow(self.at, unit)[0]
        if word.do == "modifier":
            return 1.0 if self._enemies_near(area) else -1.0
        return {"draw": 1.5, "search": 1.0, "raise_limit": 0.5, "heal": 1.0, "place_token": 0.3}.get(word.do, 0.2)

    def _enemies_near(self, area: str) -> bool:
        near = self.at.board.surroundings(area)
        units = self.at.state.units.values()
        return any(one.area in near and not self.at.book.allied(one.player, self.player) for one in units)

    def _strikes(self, unit: str, power_id: str, word: Word) -> float:
        """The wounds on the units it would hit: on the best of them, or on all where it hits all."""
        value = value_of(self.at, unit, power_id)
        values = []
        for target in units_hit(self.at, unit, word.get("range", 1)):
            attack = Attack(unit, target, "1+", dice=None if isinstance(value, bool) else value)
            dice = attack.dice if attack.dice is not None else self.at.book.cards[self._card(unit)].rows[0].offence
            vitality = self.at.state.units[target].vitality if target in self.at.state.units else 1
            made, felled = hoped(min(dice, 10), defence_of(self.at, attack), max(vitality, 1))
            each, fall = worth_of(self.at, target)
            values.append(made * each + felled * fall)
        if not values:
            return 0.0
        return max(values) if word.do == "attack" else sum(sorted(values)[-2:])

    def _card(self, unit: str) -> str:
        return self.at.state.units[unit].card
