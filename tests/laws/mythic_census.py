"""What occurs in games of Mythic Battles: events, decisions, talents, powers, classes, grounds and boundaries.

python -m tests.laws.mythic_census        prints the table: how many games each occurs in, and the first of them
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from itertools import product, zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import skirmish.mythic
from scenes.games.mythic.armies.unit_cards import shipped_cards
from scenes.games.mythic.board.load import load_scene
from scenes.plugs.matches import Scenario, load_scenario, start_match
from skirmish.kernel.bots import next_seat
from skirmish.kernel.decisions import Decision
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.events import Event
from skirmish.mythic.combat.attack import Attack
from skirmish.mythic.kit import KIT
from skirmish.mythic.movement.move_judge import may_set_out, way_over
from skirmish.mythic.state.areas import ground
from skirmish.mythic.state.play import Position, card_of
from skirmish.mythic.units.powers import modified, powers_of
from skirmish.mythic.units.unit_cards import CLASSES, TALENTS
from tests import given
from tests.laws.mythic_games import SCENARIOS, match_of
from tests.laws.mythic_scripts import SCRIPTS
from tests.scenes.games.mythic.files import adventure, scenario_file

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

    from skirmish.kernel.match import Match

Occurrence = tuple[str, str]
"""A kind (event, decision, talent …) and the name of what occurred."""

WALKS = ("walk", "run")


# ---------------------------------------------------------------- all there is


def everything() -> set[Occurrence]:
    """All that should occur somewhere."""
    cards = shipped_cards().values()
    return {
        *(("event", kind.__name__) for kind in _leaves(Event)),
        *(("decision", kind.__name__) for kind in _leaves(Decision)),
        *(("talent", name) for name in TALENTS),
        *(("power", power["id"]) for card in cards for power in card.get("powers", ())),
        *(("class", name) for name in CLASSES - {"terrestrial"}),
    }


def _leaves(base: type) -> set[type]:
    """The classes of the game below one that nothing else is derived from."""
    below = [kind for module in _modules() for kind in vars(module).values() if isinstance(kind, type)]
    found = {kind for kind in below if issubclass(kind, base) and kind.__module__.startswith("skirmish.mythic")}
    return found - {parent for kind in found for parent in kind.__mro__[1:]}


def _modules() -> list[ModuleType]:
    walked = pkgutil.walk_packages(skirmish.mythic.__path__, "skirmish.mythic.")
    return [importlib.import_module(module.name) for module in walked]


# ---------------------------------------------------------------- what occurred in a game


@dataclass
class Witness:
    """Watches a match being played."""

    match: Match
    found: set[Occurrence] = field(default_factory=set)

    def look(self) -> None:
        """Note what somebody cannot do now."""
        for pending in self.match.pending:
            self.found |= set(_withheld(self.match, pending.decision))

    def occurred(self) -> set[Occurrence]:
        """All that occurred: every event is looked at beside the state in which it came."""
        book, state = self.match.rules.book, self.match.first.state
        self.found |= {("decision", entry.kind) for entry in self.match.entries}
        for event in self.match.events:
            self.found.add(("event", type(event).__name__))
            if state.board:
                self.found |= set(_of_event(Position(book, state), event))
            state = event.apply(state)
        return self.found


def _withheld(match: Match, decision: Decision) -> Iterator[Occurrence]:
    """MYT-TAL-07: Block is seen where somebody would walk and cannot."""
    if type(decision).__name__ == "Act":
        at = Position(match.rules.book, match.state)
        if may_set_out(at, decision.unit, "walk").rule == "MYT-TAL-07":
            yield "talent", "block"


def _of_event(at: Position, event: Event) -> Iterator[Occurrence]:
    found = _READERS.get(type(event).__name__)
    if found is not None:
        yield from found(at, event)


def _attacked(at: Position, event) -> Iterator[Occurrence]:
    for declared in event.talents:
        yield "talent", declared.rpartition(":")[2]
    attack = Attack(event.attacker, event.target, event.category, event.kind, retaliation=event.retaliation)
    for unit in (event.attacker, event.target):
        if unit in at.state.units:
            yield from _modifying(at, unit, attack)


def _modifying(at: Position, unit: str, attack: Attack) -> Iterator[Occurrence]:
    """Permanent powers that change a stat: they are in force where they change something."""
    changed = any(modified(at, unit, stat, attack) for stat in ("offence", "defence"))
    for power in powers_of(card_of(at, unit)):
        if changed and power.type == "permanent" and power.word("modifier"):
            yield "power", power.id


def _moved(at: Position, event) -> Iterator[Occurrence]:
    unit, here = event.unit, at.state.units[event.unit].area
    card = card_of(at, unit)
    if event.how == "walk" and here is not None and "climb" in card.talents and _climbed(at, unit, here, event.area):
        yield "talent", "climb"
    activation = at.state.activation
    if event.how == "walk" and activation is not None and "attack" in activation.done and not activation.extra:
        yield "talent", "mobility"
    kind = ground(at, event.area).id
    if event.how in WALKS and "aquatic" in card.classes and kind in ("swamp", "water"):
        yield "class", "aquatic"
    if event.how in WALKS and "fireproof" in card.classes and kind == "lava":
        yield "class", "fireproof"
    if event.how == "flight":
        yield "class", "flying"


def _climbed(at: Position, unit: str, here: str, there: str) -> bool:
    kind = card_of(at, unit).type
    return not ground(at, there).enterable or way_over(at.board, here, there, kind, "walk", climbs=False) != "free"


def _claimed(at: Position, event) -> Iterator[Occurrence]:
    if at.state.stones[event.stone].area != at.state.units[event.unit].area:
        yield "talent", "gem_collector"


def _activated(at: Position, event) -> Iterator[Occurrence]:
    area = at.state.units[event.unit].area
    if area is not None and ground(at, area).id == "polar" and "boreal" in card_of(at, event.unit).classes:
        yield "class", "boreal"


def _placed(at: Position, event) -> Iterator[Occurrence]:
    if "huge" in card_of(at, event.unit).classes:
        yield "class", "huge"


_READERS = {
    "Attacked": _attacked,
    "Moved": _moved,
    "Claimed": _claimed,
    "Activated": _activated,
    "Placed": _placed,
    "TargetTaken": lambda _at, _event: [("talent", "guard")],
    "Threw": lambda _at, _event: [("talent", "mighty_throw")],
    "ElementRemoved": lambda at, event: [("talent", "force_of_nature")] if _by_talent(at, event) else [],
    "DiceGivenUp": lambda _at, event: [("talent", "monster_slayer")] if event.cause == "monster_slayer" else [],
    "Retaliated": lambda _at, event: [("talent", "initiative")] if event.initiative else [],
    "Searched": lambda _at, event: [("talent", "leader")] if event.shown is not None else [],
    "PowerUsed": lambda _at, event: [("power", event.power)],
}


def _by_talent(at: Position, _event) -> bool:
    """A tree falls to Force of Nature, or is thrown by a power."""
    activation = at.state.activation
    return activation is not None and "force_of_nature" in card_of(at, activation.unit).talents


# ---------------------------------------------------------------- games


BRAWLS = {
    "agora": (
        ["athena", "achilles", "leonidas", "phoenix", "scythians", "hoplites", "spartans", "hyperboreans"],
        ["hades", "veteran_achilles", "veteran_heracles", "cerberus", "infernal_hounds", "amazons", "centaurs"],
    ),
    "tartarus": (
        ["kronos", "minotaur", "heracles", "talos", "infernal_warriors", "infernal_hounds"],
        ["oceanus", "hydra", "medusa", "odysseus", "centaurs", "hoplites", "atalanta"],
    ),
    "hyperborea": (
        ["ares", "phoenix", "veteran_heracles", "hyperboreans", "spartans", "scythians"],
        ["zeus", "hydra", "cerberus", "achilles", "amazons", "leonidas", "hoplites"],
    ),
}
"""Armies as a scenario may give them, of units that drafts seldom bring together."""


HUGE = "talos"
"""It stands alone, since its area is always full."""


def brawl(folder: Path, board: str) -> Scenario:
    """An adventure in which both armies stand in each other's way when it begins."""
    armies = dict(zip(("ann", "bob"), BRAWLS[board], strict=True))
    areas = load_scene(given.CATALOGUE / "mythic" / "boards" / f"{board}.toml").board.areas.values()
    open_areas = [area for area in areas if area.terrain in ("open_ground", "forest", "ruins") and area.capacity >= 3]
    room = [area.id for area in open_areas[1:] for _ in range(area.capacity - 1)]
    names = [name for pair in zip_longest(*armies.values()) for name in pair if name not in (None, HUGE)]
    where = dict(zip(dict.fromkeys(names), room, strict=False)) | {HUGE: open_areas[0].id}
    where = {name: area for name, area in where.items() if any(name in army for army in armies.values())}
    zones = {player: [open_areas[-1 - place].id] for place, player in enumerate(armies)}
    match = adventure(armies, zones=zones, victory=[{"kind": "stones", "count": 9}], max_rounds=6)
    units = [{"id": name, "area": area} for name, area in where.items()]
    return load_scenario(scenario_file(folder, board, match, units=units))


def of_bots(match: Match, bot: str, seed: int) -> set[Occurrence]:
    """What occurs in a game that bots play."""
    witness = Witness(match)
    bots = {player: KIT.bots[bot](f"{seed} {player}") for player in match.rules.players}
    witness.look()
    while (seat := next_seat(match, bots)) is not None:
        player, pending = seat
        verdict = match.answer(player, pending.number, bots[player].answer(match, player, pending))
        assert verdict, verdict
        witness.look()
    return witness.occurred()


@dataclass
class Census:
    """In which games each thing occurs."""

    games: dict[Occurrence, list[str]] = field(default_factory=lambda: defaultdict(list))

    def add(self, game: str, found: set[Occurrence]) -> None:
        for one in sorted(found):
            self.games[one].append(game)

    def missing(self) -> list[Occurrence]:
        return sorted(one for one in everything() if one not in self.games)

    def lines(self) -> list[str]:
        """The table."""
        rows = [f"{'what':10}{'name':24}{'games':>6}  first"]
        for kind, name in sorted(everything()):
            games = self.games.get((kind, name), [])
            rows.append(f"{kind:10}{name:24}{len(games):6}  {games[0] if games else '-'}")
        return rows


def census_of(folder: Path, *, seeds: int, rounds: int, brawls: int) -> Census:
    """Bots of both kinds play the scenarios that ship; bots that try anything play the brawls, and people the rest."""
    census = Census()
    for scenario, bot, seed in product(SCENARIOS, ("warlord", "random"), range(1, seeds + 1)):
        census.add(f"{scenario}, {bot} {seed}", of_bots(match_of(scenario, seed, rounds=rounds), bot, seed))
    for board, seed in product(BRAWLS, range(1, brawls + 1)):
        match = start_match(brawl(folder, board), SeededDice(seed))
        census.add(f"brawl on {board}, random {seed}", of_bots(match, "random", seed))
    for name, script in SCRIPTS.items():
        census.add(f"script, {name}", Witness(script(folder).match).occurred())
    return census


if __name__ == "__main__":
    with TemporaryDirectory() as drawer:
        sys.stdout.write("\n".join(census_of(Path(drawer), seeds=4, rounds=12, brawls=8).lines()) + "\n")
