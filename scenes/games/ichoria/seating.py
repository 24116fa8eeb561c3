"""Seats the bands of Ichoria: they exchange zones and starting places, and keep everything else that is theirs."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from scenes.files.problems import SceneError
from scenes.games.ichoria.tabletop.scene_tabletop import SceneTabletop
from scenes.layout.fairness.seating import Seating
from skirmish.ichoria.state import ActivationBegan
from skirmish.ichoria.table import Standing, from_edge, inside, strips

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from scenes.plugs.matches import Scenario
    from skirmish.ichoria import IchoriaRules
    from skirmish.ichoria.book import Card
    from skirmish.ichoria.table import Zone
    from skirmish.kernel import Match
    from terrain.movement import Place

Places = dict[str, "Place"]


def seatings(scenario: Scenario) -> tuple[Seating, ...]:
    """The seatings of a scenario, the one it is written with first."""
    rules: IchoriaRules = scenario.rules  # type: ignore[assignment]  # the rules of this game
    return tuple(_seating(rules, step) for step in range(len(rules.players)))


def opening(match: Match[Any]) -> str | None:
    """The player whose figure acted first."""
    began = next((event for event in match.events if isinstance(event, ActivationBegan)), None)
    return None if began is None else began.controller


def rounds(match: Match[Any]) -> int:
    """How many turns were played."""
    return int(match.state.turn)


def prize(scenario: Scenario) -> str:
    """What decides the game, and is counted for each side."""
    return str(scenario.rules.book.options.victory)  # type: ignore[attr-defined]


def _seating(rules: IchoriaRules, step: int) -> Seating:
    players, zones = rules.players, _all_zones(rules)
    homes = _homes(rules, zones)
    moved = {player: players[(place + step) % len(players)] for place, player in enumerate(players)}
    table = rules.table if step == 0 else _table(rules, zones, moved)
    places = rules.places if step == 0 else _exchanged(rules, moved)
    return Seating(
        replace(rules, table=table, places=places),
        {player: ", ".join(zone.name for zone in homes[moved[player]]) for player in players},
        {player: player for player in players},
        {player: player for player in players},
        {player: {"ChooseSide": homes[moved[player]][0].name} for player in players},
    )


def _all_zones(rules: IchoriaRules) -> tuple[Zone, ...]:
    return rules.table.zones() or strips(rules.table.size_pas)


def _homes(rules: IchoriaRules, zones: Sequence[Zone]) -> dict[str, tuple[Zone, ...]]:
    """Where each player is at home in the scenario: in the zones fixed for that player, else in a free one.

    A player with fixed places is given the free zone nearest to them, as the rules do it; the others follow in order.
    """
    homes = {player: tuple(zone for zone in zones if zone.side == player) for player in rules.players}
    free = [zone for zone in zones if zone.side is None]
    placed = {player: [rules.places[name] for name in _band(rules, player) if name in rules.places] for player in homes}
    for player in sorted((player for player in homes if not homes[player]), key=lambda player: not placed[player]):
        if not free:
            raise SceneError(f"{player} has no zone to deploy in (ICH-DEPLOY-06)")
        nearest = min(free, key=lambda zone: sum(_away(zone, place) for place in placed[player]))
        free.remove(nearest)
        homes[player] = (nearest,)
    return homes


def _away(zone: Zone, place: Place) -> float:
    return 0.0 if inside(zone.polygon, place[:2]) else from_edge(zone.polygon, place[:2])


def _table(rules: IchoriaRules, zones: Sequence[Zone], moved: Mapping[str, str]) -> Any:
    """The same table, with zones that are fixed given to the players that start there now."""
    comers = {home: player for player, home in moved.items()}
    given = tuple(replace(zone, side=comers.get(zone.side or "", zone.side)) for zone in zones)
    if given == tuple(zones):
        return rules.table
    assert isinstance(rules.table, SceneTabletop), "a scenario is played on a scene"
    return SceneTabletop(rules.table.scene, given)


def _exchanged(rules: IchoriaRules, moved: Mapping[str, str]) -> Places:
    """The bands exchange their starting places in the order of their lists.

    A figure that finds no place left, or one that does not hold it, is deployed by its player instead.
    """
    places = {name: place for name, place in rules.places.items() if rules.book.cards[name].side not in moved}
    taken = [_standing(rules.book.cards[name], place) for name, place in places.items()]
    for player, home in moved.items():
        left = [rules.places[name] for name in _band(rules, home) if name in rules.places]
        for name, place in zip(_band(rules, player), left, strict=False):
            card = rules.book.cards[name]
            ground = rules.table.ground(place[:2], _width(card), card.height_pas, place[2])
            if ground is None or _crowded(rules, _standing(card, ground), taken):
                continue
            places[name] = ground
            taken.append(_standing(card, ground))
    return places


def _crowded(rules: IchoriaRules, one: Standing, others: Sequence[Standing]) -> bool:
    return any(rules.table.apart(one, other).bodies_pas <= 0 for other in others)


def _standing(card: Card, place: Place) -> Standing:
    return Standing(card.id, card.side, place, card.base_pas, card.height_pas)


def _width(card: Card) -> float:
    return max(card.base_pas) if isinstance(card.base_pas, tuple) else card.base_pas


def _band(rules: IchoriaRules, player: str) -> tuple[str, ...]:
    return tuple(rules.book.bands[player].figures)
