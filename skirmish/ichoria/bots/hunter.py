"""The hunter: a bot that collects Ichor, shoots and fights when the odds are good, and spends its faith.

It sees what its seat sees, asks the table what any player could measure, and never opens a secret of others.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from math import dist, inf
from typing import TYPE_CHECKING, Any, Final

from skirmish.ichoria.actions.groups import ChooseEnemy
from skirmish.ichoria.actions.odds import fight_odds, shot_odds
from skirmish.ichoria.actions.powers import ACTIVE, ChoosePowerTarget
from skirmish.ichoria.actions.second_actions import ChooseShot
from skirmish.ichoria.bots.prey import Shot, best_plan, best_shot, exchange, harm_worth
from skirmish.ichoria.course.activation import END, ChooseAction
from skirmish.ichoria.course.deployment import DeployFigure
from skirmish.ichoria.course.end import GIVE_UP, PLAY_ON, Concede, scores
from skirmish.ichoria.course.fragments import PlaceFragment
from skirmish.ichoria.course.turn import PickCard
from skirmish.ichoria.figure.arms import ChooseWeapon, wielded
from skirmish.ichoria.figure.dice import AnnounceOccultism, RollAgain
from skirmish.ichoria.gods.influence import Curse, InfluenceFate
from skirmish.ichoria.gods.interventions import CallGods
from skirmish.ichoria.move.action import TracePath
from skirmish.ichoria.move.alert import PASS, React
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.skirmish import Skirmish
from skirmish.kernel import Chance, Game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from skirmish.kernel import Answer, Decision, Match, Pending

GOOD_SHOT = 0.6
"""A shot worth this many crystals is taken before walking on."""

LOW_DIE, HIGH_DIE = 2, 5
"""A die of one's own this low is worth fate's turn, an enemy's this high a curse."""

NEAR_ICHOR_PAS = 7.0
"""Ichor this near is fetched next turn."""

CONSIDERED = 12
"""The number of suggestions weighed where anything in a zone would do."""


@dataclass(frozen=True, slots=True)
class Hunter:
    """Goes for fragments, fights and shoots by the odds; what it has no opinion on it leaves to chance."""

    seed: int | str

    def answer(self, match: Match[Any], player: str, pending: Pending) -> Answer:
        decision, chance = pending.decision, Chance(f"{self.seed}:{player}:{pending.number}")
        game = Skirmish(Game(match.state, _ignored, _unmarked), match.rules.book, match.rules.table)  # type: ignore[attr-defined]
        thought = THOUGHTS.get(type(decision))
        answer = thought(game, decision, chance) if thought is not None else None
        if answer is not None and decision.check(answer):
            return answer
        return next(decision.suggest(chance))


def _ignored(_event: object) -> None: ...


def _unmarked() -> None: ...


# -------------------------------------------------------------------- an activation


def choose_action(game: Skirmish, decision: ChooseAction, _: Chance) -> Answer:
    """Harvest, fight, shoot, move: whatever brings most first; then the small things."""
    name, options = decision.figure, decision.options
    if "harvest" in options:
        return "harvest"
    if engaged_with(game, name):
        return _when_engaged(game, name, options)
    shot = _shot(game, name) if "shoot" in options else None
    if "move" in options:
        plan = best_plan(game, name, may_hurry="alert" in options)
        if shot is not None and shot.worth >= max(GOOD_SHOT, plan.worth):
            return "shoot"
        if plan.worth > 0.0:
            return "move"
    if shot is not None and shot.worth > 0.0:
        return "shoot"
    return _small_things(game, name, options)


def _when_engaged(game: Skirmish, name: str, options: tuple[Answer, ...]) -> Answer:
    """Fight when it pays, get up first, break off when it does not and there is something to lose."""
    if "recover_by_move" in options:
        return "recover_by_move"
    if "fight" not in options:
        return next((one for one in ("move", "disengage") if one in options), END)
    gain = max(exchange(game, name, enemy) for enemy in engaged_with(game, name))
    if gain < -2.0 and "disengage" in options:
        return "disengage"
    return "fight"


def _small_things(game: Skirmish, name: str, options: tuple[Answer, ...]) -> Answer:
    for do in ("recover", "recover_by_move", "retrieve", "reload", *ACTIVE[1:], "solicit", "alert"):
        if do in options and not (do == "solicit" and _armed_watch(game, name)):
            return do
    return END


def _armed_watch(game: Skirmish, name: str) -> bool:
    """Whether an enemy is near enough that watching for it is better than prayer."""
    here = game.figure(name).place
    return here is not None and any(
        enemy.place is not None and dist(here, enemy.place) <= 9.0 for enemy in game.enemies_of(name)
    )


def _shot(game: Skirmish, name: str) -> Shot | None:
    activation = game.state.activation
    aims = activation is not None and activation.move_left and not activation.moving
    return best_shot(game, name, aimed=aims)


def choose_shot(game: Skirmish, decision: ChooseShot, _: Chance) -> Answer:
    """The shot that brings most; aimed when it may be, since a hunter that shoots first does not walk."""

    def worth(option: Answer) -> float:
        odds = shot_odds(game, decision.figure, option["target"], option["weapon"], aimed=option["aimed"])
        return harm_worth(game, odds.to_target)

    return max(decision.options, key=worth)


def trace_path(game: Skirmish, decision: TracePath, _: Chance) -> Answer:
    return best_plan(game, decision.figure, may_hurry=decision.may_hurry).answer


def react(game: Skirmish, decision: React, chance: Chance) -> Answer:
    """Shoot at any enemy that passes; charge only one that can be beaten, and not away from Ichor."""
    charges = (
        exchange(game, decision.figure, decision.mover) > 0.5 and _to_ichor(game, decision.figure) > NEAR_ICHOR_PAS
    )
    for answer in decision.suggest(chance):
        if answer == PASS or answer["do"] == "shoot" or charges:
            return answer
    return PASS


# -------------------------------------------------------------------- fights, gods, cards


def choose_weapon(game: Skirmish, decision: ChooseWeapon, _: Chance) -> Answer:
    def worth(grip: Answer) -> float:
        known = wielded(game, grip) is not None
        odds = fight_odds(game, decision.figure, decision.against, weapon=grip) if known else None
        return harm_worth(game, odds.to_defender) if odds else -1.0

    return max(decision.options, key=worth)


def choose_enemy(game: Skirmish, decision: ChooseEnemy, _: Chance) -> Answer:
    return max(decision.options, key=lambda enemy: exchange(game, decision.figure, enemy))


def influence_fate(_game: Skirmish, decision: InfluenceFate, _: Chance) -> Answer:
    """Roll one's worst die again: the lowest where high is good, the highest of a roll against a value."""
    throw = decision.throw
    place, die = _worst(throw.dice, high_is_good=throw.value is None)
    bad = die <= LOW_DIE if throw.value is None else die > throw.value
    return f"die {place + 1}" if bad else PASS


def curse(_game: Skirmish, decision: Curse, _: Chance) -> Answer:
    """Roll an enemy's best die again."""
    throw = decision.throw
    place, die = _worst(throw.dice, high_is_good=throw.value is not None)
    good = die >= HIGH_DIE if throw.value is None else die == 1
    return f"die {place + 1}" if good else PASS


def _worst(dice: tuple[int, ...], *, high_is_good: bool) -> tuple[int, int]:
    numbered = list(enumerate(dice))
    return (min if high_is_good else max)(numbered, key=lambda one: one[1])


def call_gods(game: Skirmish, decision: CallGods, chance: Chance) -> Answer:
    """Spend faith when there is more of it than fate may need."""
    wanted = [one for one in decision.options if one != PASS]
    active = game.active
    mine = [one for one in wanted if active is not None and str(one).endswith(f" {active}")]
    return chance.pick(mine or wanted) if wanted and decision.points >= 6 else PASS


def choose_power_target(game: Skirmish, decision: ChoosePowerTarget, _: Chance) -> Answer:
    """Help the strongest friend, hinder the strongest enemy."""
    return max(decision.options, key=lambda name: (game.card(name).combat, game.figure(name).crystals))


def concede(game: Skirmish, decision: Concede, _: Chance) -> Answer:
    """Withdraw with the Ichor while no side has more."""
    counted = scores(game)
    ahead = all(counted[decision.player] > count for side, count in counted.items() if side != decision.player)
    return GIVE_UP if ahead else PLAY_ON


def pick_card(game: Skirmish, decision: PickCard, chance: Chance) -> Answer:
    """First a figure that is engaged, then the one nearest to Ichor."""
    figures = [name for name in decision.options if name in game.state.figures]
    if not figures:
        return None
    fighting = [name for name in figures if engaged_with(game, name)]
    return fighting[0] if fighting else min(figures, key=lambda name: (_to_ichor(game, name), chance.below(9)))


def _to_ichor(game: Skirmish, name: str) -> float:
    here = game.figure(name).place
    if here is None:
        return inf
    return min((dist(here, fragment.place) for fragment in game.state.fragments), default=inf)


# -------------------------------------------------------------------- setting up


def deploy_figure(game: Skirmish, decision: DeployFigure, chance: Chance) -> Answer:
    """Of some places in the zone, the one nearest to Ichor."""
    lying = [fragment.place[:2] for fragment in game.state.fragments]
    middle = (game.table.size_pas[0] / 2, game.table.size_pas[1] / 2)

    def away(answer: Answer) -> float:
        spot = (answer["at"][0], answer["at"][1])
        return min((dist(spot, place) for place in lying), default=dist(spot, middle))

    return min(islice(decision.suggest(chance), CONSIDERED), key=away)


def place_fragment(game: Skirmish, decision: PlaceFragment, chance: Chance) -> Answer:
    """In the enemy's half it has to lie; so as near to the middle as may be."""
    middle = (game.table.size_pas[0] / 2, game.table.size_pas[1] / 2)
    some = islice(decision.suggest(chance), CONSIDERED)
    return min(some, key=lambda answer: dist((answer["at"][0], answer["at"][1]), middle))


THOUGHTS: Final[Mapping[type[Decision], Callable[[Skirmish, Any, Chance], Answer]]] = {
    ChooseAction: choose_action,
    ChooseShot: choose_shot,
    TracePath: trace_path,
    React: react,
    ChooseWeapon: choose_weapon,
    ChooseEnemy: choose_enemy,
    InfluenceFate: influence_fate,
    Curse: curse,
    CallGods: call_gods,
    ChoosePowerTarget: choose_power_target,
    Concede: concede,
    PickCard: pick_card,
    DeployFigure: deploy_figure,
    PlaceFragment: place_fragment,
    RollAgain: lambda *_: "yes",
    AnnounceOccultism: lambda *_: "yes",
}
"""What the hunter has an opinion on."""
