"""The hunter: a bot that collects Ichor, shoots and fights when the odds are good, and spends its faith.

It sees what its seat sees, asks the table what any player could measure, and never opens a secret of others.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from math import dist, inf
from typing import TYPE_CHECKING, Any

from skirmish.ichoria.actions.odds import fight_odds, shot_odds
from skirmish.ichoria.actions.powers import ACTIVE
from skirmish.ichoria.bots.prey import Shot, best_plan, best_shot, exchange, harm_worth
from skirmish.ichoria.course.activation import END
from skirmish.ichoria.course.end import GIVE_UP, PLAY_ON, scores
from skirmish.ichoria.figure.arms import wielded
from skirmish.ichoria.gods.influence import PASS
from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.skirmish import Skirmish
from skirmish.kernel import Candidate, Game, Thinker, only, weighed

if TYPE_CHECKING:
    from collections.abc import Callable

    from skirmish.ichoria.actions.groups import ChooseEnemy
    from skirmish.ichoria.actions.powers import ChoosePowerTarget
    from skirmish.ichoria.actions.second_actions import ChooseShot
    from skirmish.ichoria.course.activation import ChooseAction
    from skirmish.ichoria.course.deployment import DeployFigure
    from skirmish.ichoria.course.end import Concede
    from skirmish.ichoria.course.fragments import PlaceFragment
    from skirmish.ichoria.course.turn import PickCard
    from skirmish.ichoria.figure.arms import ChooseWeapon
    from skirmish.ichoria.gods.influence import Curse, InfluenceFate
    from skirmish.ichoria.gods.interventions import CallGods
    from skirmish.ichoria.move.action import TracePath
    from skirmish.ichoria.move.alert import React
    from skirmish.kernel import Answer, Chance, Match

GOOD_SHOT = 0.6
"""A shot worth this many crystals is taken before walking on."""

LOW_DIE, HIGH_DIE = 2, 5
"""A die of one's own this low is worth fate's turn, an enemy's this high a curse."""

NEAR_ICHOR_PAS = 7.0
"""Ichor this near is fetched next turn."""

CONSIDERED = 12
"""The number of suggestions weighed where anything in a zone would do."""


Opinion = list[Candidate]


@dataclass(frozen=True, slots=True)
class Seat:
    """The seat of a hunter: the game as the rules see it, its side, and chance for one decision."""

    game: Skirmish
    side: str
    chance: Chance


def seat_of(match: Match[Any], player: str, chance: Chance) -> Seat:
    """The seat of a player in a match; nothing that is done in it reaches the match."""
    rules: Any = match.rules
    return Seat(Skirmish(Game(match.state, _ignored, _unmarked), rules.book, rules.table), player, chance)


def _ignored(_event: object) -> None: ...


def _unmarked() -> None: ...


def Hunter(seed: int | str) -> Thinker[Seat]:  # noqa: N802 - bots are made by their names
    """Goes for fragments, fights and shoots by the odds."""
    return Thinker(seed, OPINIONS, seat_of)


# -------------------------------------------------------------------- an activation


def choose_action(seat: Seat, decision: ChooseAction) -> Opinion:
    """Harvest, fight, shoot, move: whatever brings most first; then the small things."""
    game, name, options = seat.game, decision.figure, decision.options
    if "harvest" in options:
        return only("harvest", "harvest")
    if engaged_with(game, name):
        return _when_engaged(game, name, options)
    shot = _shot(game, name) if "shoot" in options else None
    if "move" in options:
        plan = best_plan(game, name, may_hurry="alert" in options)
        if shot is not None and shot.worth >= max(GOOD_SHOT, plan.worth):
            return only("shoot", "good_shot", target=shot.target)
        if plan.worth > 0.0:
            return only("move", plan.reason, **plan.facts)
    if shot is not None and shot.worth > 0.0:
        return only("shoot", "good_shot", target=shot.target)
    return only(_small_things(game, name, options), "small_things")


def _when_engaged(game: Skirmish, name: str, options: tuple[Answer, ...]) -> Opinion:
    """Fight when it pays, get up first, break off when it does not and there is something to lose."""
    if "recover_by_move" in options:
        return only("recover_by_move", "gets_up")
    if "fight" not in options:
        return only(next((one for one in ("move", "disengage") if one in options), END), "breaks_off")
    gain = max(exchange(game, name, enemy) for enemy in engaged_with(game, name))
    if gain < -2.0 and "disengage" in options:
        return only("disengage", "breaks_off")
    return only("fight", "fights")


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


def choose_shot(seat: Seat, decision: ChooseShot) -> Opinion:
    """The shot that brings most; aimed when it may be, since a hunter that shoots first does not walk."""

    def worth(option: Answer) -> float:
        odds = shot_odds(seat.game, decision.figure, option["target"], option["weapon"], aimed=option["aimed"])
        return harm_worth(seat.game, odds.to_target)

    return weighed(decision.options, worth, "good_shot")


def trace_path(seat: Seat, decision: TracePath) -> Opinion:
    plan = best_plan(seat.game, decision.figure, may_hurry=decision.may_hurry)
    return [Candidate(plan.answer, plan.worth, plan.reason, plan.facts)]


def react(seat: Seat, decision: React) -> Opinion:
    """Shoot at any enemy that passes; charge only one that can be beaten, and not away from Ichor."""
    name = decision.figure
    charges = exchange(seat.game, name, decision.mover) > 0.5 and _to_ichor(seat.game, name) > NEAR_ICHOR_PAS
    for answer in decision.suggest(seat.chance):
        if answer == PASS or answer["do"] == "shoot" or charges:
            return only(answer, "keeps_watch" if answer == PASS else "reacts")
    return only(PASS, "keeps_watch")


# -------------------------------------------------------------------- fights, gods, cards


def choose_weapon(seat: Seat, decision: ChooseWeapon) -> Opinion:
    game = seat.game

    def worth(grip: Answer) -> float:
        known = wielded(game, grip) is not None
        odds = fight_odds(game, decision.figure, decision.against, weapon=grip) if known else None
        return harm_worth(game, odds.to_defender) if odds else -1.0

    return weighed(decision.options, worth, "odds")


def choose_enemy(seat: Seat, decision: ChooseEnemy) -> Opinion:
    return weighed(decision.options, lambda enemy: exchange(seat.game, decision.figure, enemy), "odds")


def influence_fate(_seat: Seat, decision: InfluenceFate) -> Opinion:
    """Roll one's worst die again: the lowest where high is good, the highest of a roll against a value."""
    throw = decision.throw
    place, die = _worst(throw.dice, high_is_good=throw.value is None)
    bad = die <= LOW_DIE if throw.value is None else die > throw.value
    return only(f"die {place + 1}", "bad_die") if bad else only(PASS, "keeps_points")


def curse(_seat: Seat, decision: Curse) -> Opinion:
    """Roll an enemy's best die again."""
    throw = decision.throw
    place, die = _worst(throw.dice, high_is_good=throw.value is not None)
    good = die >= HIGH_DIE if throw.value is None else die == 1
    return only(f"die {place + 1}", "good_die") if good else only(PASS, "keeps_points")


def _worst(dice: tuple[int, ...], *, high_is_good: bool) -> tuple[int, int]:
    numbered = list(enumerate(dice))
    return (min if high_is_good else max)(numbered, key=lambda one: one[1])


def call_gods(seat: Seat, decision: CallGods) -> Opinion:
    """Spend faith when there is more of it than fate may need."""
    wanted = [one for one in decision.options if one != PASS]
    active = seat.game.active
    mine = [one for one in wanted if active is not None and str(one).endswith(f" {active}")]
    if wanted and decision.points >= 6:
        return only(seat.chance.pick(mine or wanted), "gods")
    return only(PASS, "keeps_points")


def choose_power_target(seat: Seat, decision: ChoosePowerTarget) -> Opinion:
    """Help the strongest friend, hinder the strongest enemy."""
    game = seat.game
    return weighed(decision.options, lambda name: game.card(name).combat * 1000 + game.figure(name).crystals, "power")


def concede(seat: Seat, decision: Concede) -> Opinion:
    """Withdraw with the Ichor while no side has more."""
    counted = scores(seat.game)
    ahead = all(counted[decision.player] > count for side, count in counted.items() if side != decision.player)
    return only(GIVE_UP if ahead else PLAY_ON, "plays_on")


def pick_card(seat: Seat, decision: PickCard) -> Opinion:
    """First a figure that is engaged, then the one nearest to Ichor."""
    game = seat.game
    figures = [name for name in decision.options if name in game.state.figures]
    fighting = [name for name in figures if engaged_with(game, name)]
    if fighting:
        return only(fighting[0], "fights")
    return weighed(figures, lambda name: -_to_ichor(game, name), "harvest")


def _to_ichor(game: Skirmish, name: str) -> float:
    here = game.figure(name).place
    if here is None:
        return inf
    return min((dist(here, fragment.place) for fragment in game.state.fragments), default=inf)


# -------------------------------------------------------------------- setting up


def deploy_figure(seat: Seat, decision: DeployFigure) -> Opinion:
    """Of some places in the zone, the one nearest to Ichor."""
    game = seat.game
    lying = [fragment.place[:2] for fragment in game.state.fragments]
    middle = (game.table.size_pas[0] / 2, game.table.size_pas[1] / 2)

    def away(answer: Answer) -> float:
        spot = (answer["at"][0], answer["at"][1])
        return -min((dist(spot, place) for place in lying), default=dist(spot, middle))

    return weighed(islice(decision.suggest(seat.chance), CONSIDERED), away, "near_ichor")


def place_fragment(seat: Seat, decision: PlaceFragment) -> Opinion:
    """In the enemy's half it has to lie; so as near to the middle as may be."""
    middle = (seat.game.table.size_pas[0] / 2, seat.game.table.size_pas[1] / 2)
    some = islice(decision.suggest(seat.chance), CONSIDERED)
    return weighed(some, lambda answer: -dist((answer["at"][0], answer["at"][1]), middle), "near_middle")


OPINIONS: dict[str, Callable[[Seat, Any], Opinion]] = {
    "ChooseAction": choose_action,
    "ChooseShot": choose_shot,
    "TracePath": trace_path,
    "React": react,
    "ChooseWeapon": choose_weapon,
    "ChooseEnemy": choose_enemy,
    "InfluenceFate": influence_fate,
    "Curse": curse,
    "CallGods": call_gods,
    "ChoosePowerTarget": choose_power_target,
    "Concede": concede,
    "PickCard": pick_card,
    "DeployFigure": deploy_figure,
    "PlaceFragment": place_fragment,
    "RollAgain": lambda *_: only("yes", "odds"),
    "AnnounceOccultism": lambda *_: only("yes", "odds"),
}
"""What a hunter has an opinion on."""
