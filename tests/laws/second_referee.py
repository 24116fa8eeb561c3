"""A second referee of Ichoria: reads what happened in a game against the book, event by event.

It shares no rule with the game: it counts actions, pas and points by itself, and adds up every melee roll and every
shot anew from the dice that were rolled. Only distances, sight and cover are asked of the same table. Its list of
faults is empty for a game in which nobody has done what the book forbids.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.laws.onlooker import Onlooker

if TYPE_CHECKING:
    from skirmish.kernel.match import Match

GRAIN = 0.01
"""How much the lattice may add to a length."""

WHILE_ENGAGED = {"fight", "disengage", "recover", "acrobatie"}
AFTERMATH = {"PlayStopped", "Ended", "PointsEarned", "FrenzyEntered", "CrystalsDropped", "LostHold", "Recovered"}
"""What may still be told once a side has nobody left: what its end has brought about."""
AFTERMATH |= {"WentOut", "LeftTable", "EnteredEnemyZone", "Landed", "Thrown", "AlertEnded", "Disengaged", "GotAway"}
FALLS = {"fall", "jump", "leap", "climb", "descend", "drop", "dive"}
ACTS = {
    "olympic_action": 1,
    "olympic_feat": 2,
    "shooter_feat": 1,
    "fighter_feat": 2,
    "evasion": 1,
    "conquest": 2,
    "great_sacrifice": 3,
    "ultimate_sacrifice": 5,
    "fruitful_harvest": 1,
    "solicit": 1,
}


@dataclass
class Ledger:
    """What a figure has done in its activation."""

    figure: str
    second: str | None = None
    hurried: bool = False
    aimed: bool = False
    gone_pas: float = 0.0
    reloaded: bool = False
    parted: set[str] = field(default_factory=set)
    charged: bool = False
    broken_off: bool = False
    """Something has stopped it that it had not planned."""
    struck_by: set[str] = field(default_factory=set)
    freed: bool = False


class Referee(Onlooker):
    """Watches a finished game again."""

    def __init__(self, match: Match[Any]) -> None:
        super().__init__(match)
        self.faults: list[str] = []
        self.ledgers: list[Ledger] = []
        self.dice: dict[tuple[str, str | None], int] = {}
        self.turned = False
        self.reacted_pas: dict[str, float] = {}
        """Who has reacted in this activation, and how far each has gone for it."""
        self.taken: list[str] = []
        self.activated: list[str] = []

    # ---------------------------------------------------------------- what it is asked

    def watch(self) -> list[str]:
        """The faults of the whole game, each with the number of its event and its rule."""
        for number, event in enumerate(self.events):
            self.number, kind = number, type(event).__name__
            if self.nobody_left() and kind not in AFTERMATH:
                self._fault("ICH-END-06", f"{kind} after a side has gone: {event}")
            handler = re.sub(r"(?<!^)(?=[A-Z])", "_", kind).lower()
            getattr(self, f"on_{handler}", _nothing)(event)
            self.state = event.apply(self.state)
            getattr(self, f"after_{handler}", _nothing)(event)
        return self.faults

    def _fault(self, rule: str, what: str) -> None:
        self.faults.append(f"{self.number}: {rule}: {what}")

    def _must(self, holds: object, rule: str, what: object) -> None:
        if not holds:
            self._fault(rule, str(what))

    def _active(self) -> Ledger | None:
        return self.ledgers[-1] if self.ledgers else None

    # ---------------------------------------------------------------- turns

    def on_rolled(self, event: Any) -> None:
        self.dice[event.purpose, event.by] = event.result

    def on_die_turned(self, _: Any) -> None:
        self.turned = True

    def on_turn_began(self, _: Any) -> None:
        self.activated = []

    def on_turn_ended(self, event: Any) -> None:
        mine = [one.id for one in self.state.on_table() if self.book.cards[one.id].side in self.book.sides]
        for name in mine:
            self._must(name in self.activated, "ICH-TURN-01", f"{name} was not activated in turn {event.turn}")

    def on_activation_began(self, event: Any) -> None:
        self._must(self.figure(event.figure).on_table, "ICH-TURN-03", event)
        self._must(event.figure not in self.activated, "ICH-TURN-01", event)
        self._must(event.figure in self.taken or self.book.cards[event.figure].role != "npc", "ICH-NPC-01", event)
        self.activated.append(event.figure)
        self.ledgers.append(Ledger(event.figure))
        self.reacted_pas = {}

    def on_activation_ended(self, event: Any) -> None:
        ledger = self.ledgers.pop()
        self._must(ledger.figure == event.figure, "ICH-ACT-01", event)
        self._check_allowance(ledger)

    def _check_allowance(self, ledger: Ledger) -> None:
        factor = 1.5 if ledger.hurried else 1.0
        usual = (8.0 if self.has(ledger.figure, "rapide") else 6.0) * factor
        long_charge = self.has(ledger.figure, "attaque_eclair") and (ledger.charged or ledger.broken_off)
        most = max(usual, 8.0 * factor) if long_charge else usual
        self._must(ledger.gone_pas <= most + GRAIN, "ICH-MOV-11", f"{ledger} went farther than {most}")

    # ---------------------------------------------------------------- actions

    def on_second_action_taken(self, event: Any) -> None:
        ledger = self._active()
        assert ledger is not None
        self._must(ledger.figure == event.figure, "ICH-ACT-01", event)
        self._must(ledger.second is None and not ledger.hurried, "ICH-ACT-01", f"{event} after {ledger}")
        foes = self.held(event.figure) - ledger.parted
        self._must(not foes or event.action in WHILE_ENGAGED, "ICH-ENG-05", f"{event} while engaged with {foes}")
        self._must("spent" not in self.figure(event.figure).turn_flags, "ICH-ACT-11", event)
        if event.aimed:
            still = ledger.gone_pas == 0.0 and not ledger.reloaded
            self._must(still, "ICH-ACT-03", f"{event} after {ledger}")
        if event.action == "disengage":
            self._must(self.figure(event.figure).difficulty is None, "ICH-DIFF-03", event)
            self._must(foes, "ICH-DIS-01", event)
        if event.action == "solicit":
            card = self.book.cards[event.figure]
            self._must(not card.mercenary and card.side in self.book.sides, "ICH-ACT-06", event)
        ledger.second, ledger.aimed = event.action, event.aimed
        self.groups = ()

    def on_hurried(self, event: Any) -> None:
        ledger = self._active()
        assert ledger is not None
        self._must(ledger.second is None and not ledger.hurried, "ICH-ACT-07", event)
        self._must(ledger.gone_pas == 0.0, "ICH-MOV-12", event)
        ledger.hurried = True

    def on_reloaded(self, event: Any) -> None:
        ledger = self._active()
        assert ledger is not None
        self._must(ledger.gone_pas == 0.0, "ICH-ACT-10", event)
        self._must(not self.held(event.figure), "ICH-ENG-05", f"{event} while engaged")
        ledger.reloaded = True

    def on_took_alert_stance(self, event: Any) -> None:
        ledger = self._active()
        self._must(ledger is not None and ledger.second == "alert", "ICH-ALERT-01", event)

    # ---------------------------------------------------------------- moves

    def on_moved(self, event: Any) -> None:
        ledger, figure = self._active(), self.figure(event.figure)
        assert ledger is not None
        self._must(figure.on_table, "ICH-MOV-14", event)
        if ledger.figure != event.figure:
            self._must(event.figure in self.reacted_pas, "ICH-ALERT-02", f"{event} in that of {ledger.figure}")
            gone_pas = self.reacted_pas.get(event.figure, 0.0) + event.cost_pas
            self.reacted_pas[event.figure] = gone_pas
            most = 8.0 if self.has(event.figure, "rapide") or self.has(event.figure, "attaque_eclair") else 6.0
            self._must(gone_pas <= most + GRAIN, "ICH-ALERT-03", f"{event}: {gone_pas}")
            return
        ledger.gone_pas += event.cost_pas
        if event.how in FALLS:
            return
        displaced = _far(figure.place, event.place) > GRAIN
        foes = self.held(event.figure) - ledger.parted
        self._must(not displaced or not foes, "ICH-ENG-04", f"{event} while engaged with {foes}")
        self._must(not displaced or not ledger.aimed, "ICH-ACT-12", event)
        bound = "immobilised" in figure.turn_flags and not ledger.freed
        self._must(not displaced or not bound, "ability/immobilisation", event)
        self._must("spent" not in figure.turn_flags, "ICH-ACT-11", event)
        x, y, _ = event.place
        wide, deep = self.laid.size_pas
        self._must((0 <= x <= wide and 0 <= y <= deep) or event.how in ("leave", "walk"), "ICH-MOV-14", event)

    def on_broke_free(self, event: Any) -> None:
        ledger = self._active()
        if ledger is not None and ledger.figure == event.figure:
            ledger.freed = True

    def on_was_afraid(self, event: Any) -> None:
        self._broken_off(event.figure)

    def on_failed(self, event: Any) -> None:
        self._broken_off(event.figure)

    def on_exhausted(self, event: Any) -> None:
        self._broken_off(event.figure)

    def on_reached_out(self, event: Any) -> None:
        self._broken_off(event.passer)
        self.groups = ()
        arms = list(self.book.cards[event.bearer].weapons)
        for thrown in self.figure(event.bearer).thrown:
            arms.remove(thrown)
        self._must(any("allonge" in self.book.weapons[arm].keywords for arm in arms), "ability/allonge", event)
        gap = self.apart(event.bearer, event.passer).bodies_pas
        self._must(gap <= 2.0 + GRAIN, "ability/allonge", f"{event} at {gap}")
        ledger = self._active()
        if ledger is not None and ledger.figure == event.passer:
            self._must(event.bearer not in ledger.struck_by, "ability/allonge", f"{event} twice")
            ledger.struck_by.add(event.bearer)

    def _broken_off(self, name: str) -> None:
        ledger = self._active()
        if ledger is not None and ledger.figure == name:
            ledger.broken_off = True

    def after_charged(self, event: Any) -> None:
        self._must(set(event.enemies) <= self.held(event.figure), "ICH-ENG-02", event)
        ledger = self._active()
        if ledger is not None and ledger.figure == event.figure:
            ledger.charged, ledger.parted = True, ledger.parted - set(event.enemies)

    def on_disengaged(self, event: Any) -> None:
        ledger = self._active()
        assert ledger is not None
        self._must(ledger.second == "disengage" and ledger.figure == event.figure, "ICH-DIS-01", event)
        ledger.parted = set(event.enemies)

    def on_got_away(self, event: Any) -> None:
        ledger = self._active()
        assert ledger is not None
        ledger.parted -= set(event.enemies)

    def on_landed(self, event: Any) -> None:
        self._broken_off(event.figure)
        rolled = event.grade is not None or event.onto == "off_table"
        self._must(rolled == (event.height_pas > 4.0) or event.onto == "off_table", "ICH-FALL-02", event)

    # ---------------------------------------------------------------- rolls

    def on_grouped(self, event: Any) -> None:
        self.groups = event.groups
        for group in event.groups:
            self._must(set(group.others) <= self.held(group.lone), "ICH-MULTI-04", event)

    def on_fought(self, event: Any) -> None:
        for name, foe, total in (
            (event.attacker, event.defender, event.attack),
            (event.defender, event.attacker, event.defence),
        ):
            wanted = self.dice["combat", name] + self.value(name, "combat") + sum(self.melee_sums(name, foe).values())
            self._must(
                self.turned or total == wanted, "ICH-MEL-11", f"{event}: {name} {wanted}: {self.melee_sums(name, foe)}"
            )
        if event.kind == "fight":
            ledger = self._active()
            self._must(ledger is not None and ledger.second == "fight", "ICH-MEL-01", event)
            self._must(event.defender in self.held(event.attacker), "ICH-MEL-01", event)
        self.turned = False

    def on_shot(self, event: Any) -> None:
        self._must(self._may_shoot(event.shooter), "ICH-SHOOT-01", event)
        game, bow = self.game, self.book.weapons[event.weapon]
        arms = list(self.book.cards[event.shooter].weapons)
        for thrown in self.figure(event.shooter).thrown:
            arms.remove(thrown)
        self._must(
            event.weapon in arms and event.weapon not in self.figure(event.shooter).unloaded, "ICH-ACT-10", event
        )
        gap = self.apart(event.shooter, event.target).bases_pas
        self._must(bow.range_pas is not None and gap <= bow.range_pas + 1e-3, "ICH-SHOOT-03", f"{event} at {gap}")
        self._must(not self.held(event.shooter), "ICH-SHOOT-04", event)
        near = self.held(event.target) & {event.shooter, *self.friends(event.shooter)}
        self._must(not near, "ICH-SHOOT-05", event)
        self._must(game.table.sees(game.standings, event.shooter, event.target), "ICH-SHOOT-01", event)
        self._must(not self.in_water(event.shooter), "ICH-SWIM-07", event)
        if event.attack is not None:
            self._add_up(event, bow)
        self.turned = False

    def _may_shoot(self, name: str) -> bool:
        ledger = self._active()
        mine = ledger is not None and ledger.figure == name and ledger.second == "shoot"
        return mine or name in self.reacted_pas

    def _add_up(self, event: Any, bow: Any) -> None:
        ledger = self._active()
        active = ledger is not None and ledger.figure == event.shooter
        attack = self.dice["shot", event.shooter] + self.value(event.shooter, "adresse")
        attack += int(active and ledger.aimed)
        more = self.evasion_sums(event.shooter, event.target, bow.range_pas)
        defence = self.dice["evasion", event.target] + self.value(event.target, "adresse") + sum(more.values())
        in_air = active and event.attack == attack - 1
        self._must(self.turned or event.attack == attack or in_air, "ICH-SHOOT-06", f"{event}: {attack}")
        self._must(self.turned or event.defence == defence, "ICH-SHOOT-06", f"{event}: {defence}: {more}")
        self._must(event.hit == (event.attack > event.defence), "ICH-SHOOT-14", event)

    def on_hurt(self, event: Any) -> None:
        self._must(event.sante == self.figure(event.figure).sante - event.points >= 0, "ICH-DMG-07", event)

    def on_put_in_difficulty(self, event: Any) -> None:
        melee = bool(self.held(event.figure))
        self._must(event.difficulty.melee or not melee, "ICH-DIFF-09", event)

    # ---------------------------------------------------------------- alert

    def on_reacted(self, event: Any) -> None:
        figure, game = self.figure(event.sentry), self.game
        self._must(figure.alert and "spent" not in figure.turn_flags, "ICH-ALERT-12", event)
        self._must(not self.held(event.sentry), "ICH-ALERT-11", event)
        mine = [ledger.figure for ledger in self.ledgers]
        self._must(event.sentry not in mine, "ICH-ALERT-02", f"{event} in its own activation")
        self._must(game.table.sees(game.standings, event.sentry, event.mover), "ICH-ALERT-04", event)
        if event.action == "charge":
            most = 8.0 if self.has(event.sentry, "rapide") or self.has(event.sentry, "attaque_eclair") else 6.0
            gap = self.apart(event.sentry, event.mover).bases_pas
            self._must(gap <= most + GRAIN, "ICH-ALERT-03", f"{event} at {gap}")
        self.reacted_pas[event.sentry] = 0.0
        self._broken_off(event.mover)

    # ---------------------------------------------------------------- gods and ichor

    def on_points_earned(self, event: Any) -> None:
        card, band = self.book.cards[event.figure], self.book.bands[event.side]
        self._must(not card.mercenary and card.role != "animal", "ICH-BAND-12", event)
        carers = [name for name in band.figures if self.has(name, "receptacle")]
        self._must(any(self.figure(name).status != "out" for name in carers), "ICH-FAITH-02", event)
        faction = self.book.factions.get(card.faction if band.renegade else band.faction)
        favoured = sum(act.points for act in faction.acts if act.key == event.act) if faction else 0
        self._must(event.points == ACTS.get(event.act, 0) + favoured, "ICH-FAITH-03", event)
        self._must(event.currency == ("blasphemy" if band.renegade else "faith"), "ICH-BLAS-01", event)

    def on_points_spent(self, event: Any) -> None:
        self._must(0 < event.points <= self.state.sides[event.side].points, "ICH-DIVINE-01", event)

    def on_fate_changed(self, event: Any) -> None:
        ledger = self._active()
        self._must(ledger is not None and ledger.figure == event.figure, "ICH-DIVINE-03", event)

    def on_taken_over(self, event: Any) -> None:
        self._must(event.cost == 2 * self.figure(event.npc).sante, "ICH-DIVINE-06", event)
        self.taken.append(event.npc)

    def on_harvested(self, event: Any) -> None:
        token = next(one for one in self.state.fragments if one.id == event.fragment)
        gap = self.game.table.apart_from_token(self.game.standing(event.figure), token.place)
        self._must(gap <= 0.011, "ICH-ICHOR-02", f"{event} at {gap}")
        ledger = self._active()
        self._must(ledger is not None and ledger.second == "harvest", "ICH-ICHOR-02", event)

    def on_retrieved(self, event: Any) -> None:
        ledger = self._active()
        self._must(ledger is not None and ledger.figure == event.lying.owner, "ICH-THROW-03", event)

    def on_frenzy_entered(self, event: Any) -> None:
        units = [one for one in self.book.bands[event.side].figures if self.rages(self.book.cards[one])]
        lost = sum(self.figure(name).status == "out" for name in units)
        coupled = any(self.book.cards[one].coupled_with for one in self.book.bands[event.side].figures)
        self._must(coupled or 2 * lost >= len(units), "ICH-TALION-01", event)

    def on_conceded(self, event: Any) -> None:
        band = self.book.bands[event.side].figures
        lost = sum(self.figure(name).status == "out" for name in band)
        lying = [one for one in self.state.fragments if not one.dropped]
        self._must(not lying or 4 * lost >= len(band), "ICH-END-01", event)


def _nothing(_: Any) -> None:
    """Most events are nobody's business."""


def _far(a: Any, b: Any) -> float:
    return sum((one - other) ** 2 for one, other in zip(a, b, strict=True)) ** 0.5
