"""Computes the odds of a fight or a shot between two figures of a scene, with the rules of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.files.problems import SceneError
from scenes.files.spelling import suggestion
from scenes.games.ichoria.bands.armoury import CHARACTERISTICS, card, weapons
from scenes.games.ichoria.bands.house_data import GAME
from scenes.games.ichoria.tabletop.scene_tabletop import SceneTabletop
from scenes.table.answers import FightRuling, OddsRuling, ShotRuling
from skirmish.ichoria.actions import fight_odds, fight_verdict, shot_odds, shot_verdict
from skirmish.ichoria.book import Band, Book, Card
from skirmish.ichoria.figure import melee_grips, shooting_weapons
from skirmish.ichoria.state import FigureState, Ichoria, SideState, Skirmish
from skirmish.kernel import Game

if TYPE_CHECKING:
    from scenes.table.scene import Figure, Scene
    from skirmish.ichoria.actions import FightOdds, Part, ShotOdds
    from skirmish.kernel import Verdict


def rule_odds(scene: Scene, a: str, b: str, *, weapon: str | None = None, aimed: bool = False) -> OddsRuling:
    """The exact chances of every fight or shot of A against B, or of those with one weapon.

    Figures without a profile, friends and weapons that A does not have raise a `SceneError`.
    """
    a, b = scene.figure(a).id, scene.figure(b).id
    _check(scene, a, b)
    game = moment_of(scene)
    grips, bows = melee_grips(game, a), shooting_weapons(game, a)
    if weapon is not None and weapon not in (*grips, *bows):
        raise SceneError(f"{scene.path}: {a} has no {weapon!r}; {suggestion(weapon, [*grips, *bows])}")
    fights = weapon is None or weapon in grips
    shots = tuple(
        _shot(bow, shot_verdict(game, a, b, bow), shot_odds(game, a, b, bow, aimed=aimed))
        for bow in bows
        if weapon in (None, bow)
    )
    fight = _fight(fight_verdict(game, a, b), fight_odds(game, a, b, weapon=weapon)) if fights else None
    return OddsRuling(a, b, fight, shots)


def _fight(verdict: Verdict, odds: FightOdds) -> FightRuling:
    return FightRuling(verdict, odds, _rules("ICH-MEL-01", odds.attacker, odds.defender))


def _shot(bow: str, verdict: Verdict, odds: ShotOdds) -> ShotRuling:
    return ShotRuling(bow, verdict, odds, _rules("ICH-SHOOT-06", odds.shooter, odds.target))


def _rules(first: str, *parts: Part) -> tuple[str, ...]:
    """The rules that odds rest on: of the roll, of armour, and of what is added to the dice."""
    added = [one.rule for part in parts for one in part.modifiers if one.rule.startswith("ICH-")]
    return tuple(dict.fromkeys([first, "ICH-ARM-01", *added]))


def _check(scene: Scene, a: str, b: str) -> None:
    """Two figures of different sides, each with a profile."""
    if scene.game != GAME:
        raise SceneError(f"{scene.path}: is a scene of {scene.game}; these odds are those of {GAME}")
    first, second = scene.figure(a), scene.figure(b)
    for figure in (first, second):
        if figure.profile is None:
            raise SceneError(
                f'{scene.path}: {figure.id} has no profile; odds need one, such as "greeks/spartan_hoplite"'
            )
    if a == b or (first.side is not None and first.side == second.side):
        raise SceneError(f"{scene.path}: {a} and {b} are not enemies")


def moment_of(scene: Scene) -> Skirmish:
    """A scene as a moment of a game: all figures fresh and outside any turn, for rules that only answer questions."""
    cards = {figure.id: _card(figure) for figure in scene.figures}
    sides = tuple(dict.fromkeys(one.side for one in cards.values()))
    bands = {side: Band(side, side) for side in sides}
    state = Ichoria(
        figures={figure.id: _standing(figure, cards[figure.id]) for figure in scene.figures},
        sides={side: SideState(side) for side in sides},
        phase="turns",
    )
    book = Book(sides, cards, bands, weapons())
    return Skirmish(Game(state, lambda _: None, lambda: None), book, SceneTabletop(scene))


def _card(figure: Figure) -> Card:
    """Its profile card; a figure without one is just a body, and one without a side is on its own."""
    body: dict[str, Any] = {"base_pas": figure.base_pas}
    if not figure.crouched:
        body["height_pas"] = figure.height_pas
    side = figure.side or figure.id
    if figure.profile is not None:
        return card(figure.id, side, figure.profile, **body)
    plain: dict[str, Any] = dict.fromkeys(CHARACTERISTICS, 1)
    return Card(figure.id, side, "", "", **plain, **body)


def _standing(figure: Figure, its_card: Card) -> FigureState:
    place = (*figure.at_pas, figure.ground_pas)
    return FigureState(figure.id, its_card.sante, "table", place, crouched=figure.crouched)
