"""Small boards, invented units and games in the middle of things, each in a line or two.

A board is drawn with a letter per area, from north to south; columns are letters and rows numbers, so that the
north-west area is a1. Units are invented (MYT-GAP-02): whoever needs a stat says it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from skirmish.kernel.dice import Dice, GivenDice
from skirmish.kernel.match import Checkpoint, Match, Pending
from skirmish.mythic.kit import MythicRules
from skirmish.mythic.setup.agreement import book_from
from skirmish.mythic.state.play import Position
from skirmish.mythic.state.state import (
    AOW,
    Activation,
    Army,
    Effect,
    MythicState,
    Stone,
    Turn,
    Unit,
    deck_of,
    hand_of,
)
from skirmish.mythic.units.tokens import reserve_of
from skirmish.mythic.units.unit_cards import card_from

TERRAIN = {
    ".": "open_ground",
    "F": "forest",
    "R": "ruins",
    "r": "rock",
    "C": "cliff",
    "L": "lava",
    "P": "polar",
    "X": "rift",
    "S": "stairs",
    "~": "water",
    "m": "swamp",
    "G": "cage",
}
SIZE = 2
QUIET = ("pass", "none", "stop", "end", "keep", "cancel", "nothing", "done", [])
"""The answers that do nothing, by which a turn goes on."""


def area_id(column: int, row: int) -> str:
    return f"{chr(ord('a') + column)}{row + 1}"


def board(
    drawing: str,
    *,
    capacity: int = 4,
    capacities: dict[str, int] | None = None,
    kinds: dict[tuple[str, str], str] | None = None,
    zones: list[list[str]] | None = None,
    stones: list[str] | None = None,
    skulls: list[tuple[str, str, str]] = (),
) -> dict[str, Any]:
    """A board document of squares; `kinds` names boundaries that are not normal, `skulls` gives (rift, from, to)."""
    rows = drawing.split()
    capacities, kinds = capacities or {}, kinds or {}
    areas, boundaries = [], []
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            name = area_id(column, row)
            left, top = column * SIZE, -row * SIZE
            square = [[left, top - SIZE], [left + SIZE, top - SIZE], [left + SIZE, top], [left, top]]
            areas.append(
                {
                    "id": name,
                    "terrain": TERRAIN[letter],
                    "capacity": capacities.get(name, capacity),
                    "icon": [left + 1, top - 1],
                    "polygon": square,
                }
            )
            beside = [area_id(column + 1, row)] if column + 1 < len(line) else []
            below = [area_id(column, row + 1)] if row + 1 < len(rows) else []
            for other in beside + below:
                kind = kinds.get((name, other), kinds.get((other, name), "normal"))
                boundaries.append({"between": [name, other], "kind": kind})
    first, last = "abcdefgh"[0], "abcdefgh"[len(rows[0]) - 1]
    heights = range(1, len(rows) + 1)
    default = [[f"{first}{row}" for row in heights], [f"{last}{row}" for row in heights]]
    plan = zones or default
    return {
        "name": "arena",
        "areas": areas,
        "boundaries": boundaries,
        "zones": [{"side": f"side{n}", "areas": zone, "players": len(plan)} for n, zone in enumerate(plan, 1)],
        "stones": [{"area": area} for area in stones or []],
        "skulls": [{"rift": rift, "between": [start, end]} for rift, start, end in skulls],
    }


def unit(
    name: str,
    kind: str = "hero",
    *,
    vitality: int = 4,
    offence: int = 4,
    defence: int = 5,
    range: int = 0,  # noqa: A002 - the stat is called so
    movement: int = 2,
    **more: Any,
) -> dict[str, Any]:
    """A unit document; a troop has as many miniatures as vitality."""
    row = {"offence": offence, "defence": defence, "range": range, "movement": movement}
    row["powers"] = dict.fromkeys([power["id"] for power in more.get("powers", ())], True)
    rows = {"miniatures": vitality, "rows": [row]} if kind == "troop" else {"rows": [row] * vitality}
    cost = {} if kind == "troop" else {"cost": 4}
    return {"id": name, "type": kind, "mythology": "greek", **cost, **rows, **more}


@dataclass
class Arena:
    """A game in the middle of things, to be set up and then played or asked."""

    drawing: str = "..."
    players: tuple[str, ...] = ("ann", "bob")
    options: dict[str, Any] = field(default_factory=dict)
    setup: dict[str, Any] = field(default_factory=dict)
    cards: list[dict[str, Any]] = field(default_factory=list)
    units: dict[str, Unit] = field(default_factory=dict)
    stones: dict[str, Stone] = field(default_factory=dict)
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    decks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    discards: dict[str, tuple[str, ...]] = field(default_factory=dict)
    changes: dict[str, Any] = field(default_factory=dict)
    turn: Turn | None = None

    def add(self, name: str, player: str, area: str | None, kind: str = "hero", **card: Any) -> Arena:
        """A unit of a player in an area, or off the board; `left` is the vitality it has left."""
        left = card.pop("left", None)
        entered = card.pop("entered", area is not None)
        document = unit(name, kind, **card)
        self.cards.append(document)
        whole = card_from(document).vitality
        self.units[name] = Unit(name, name, player, whole if left is None else left, area, entered)
        return self

    def gods(self) -> Arena:
        """A god for each player who has none, off the board."""
        for player in self.players:
            led = any(c["type"] in ("god", "titan") and self.units[c["id"]].player == player for c in self.cards)
            if not led:
                self.add(f"god_of_{player}", player, None, "god", cost=6, activation_cards=2)
        return self

    def stone(self, area: str | None = None, carrier: str | None = None, **more: Any) -> Arena:
        name = f"stone{len(self.stones) + 1}"
        more = {"mythology": "greek", **more}
        self.stones[name] = Stone(name, area=area, carrier=carrier, **more)
        return self

    def hold(self, player: str, *cards: str) -> Arena:
        self.hands[player] = cards
        return self

    def deck(self, player: str, *cards: str) -> Arena:
        self.decks[player] = cards
        return self

    def pile(self, player: str, *cards: str) -> Arena:
        self.discards[player] = cards
        return self

    def document(self) -> dict[str, Any]:
        self.gods()
        setup = dict(self.setup)
        sides = len(setup.get("teams") or self.players)
        options = dict(self.options)
        if sides > 2 and "zones" not in options:
            options["zones"] = [[area_id(column, 0)] for column in range(sides)]
        return {
            "players": list(self.players),
            "boards": {"arena": board(self.drawing, **options)},
            "units": [*self.cards, *self._others_to_recruit()],
            **setup,
        }

    def _others_to_recruit(self) -> list[dict[str, Any]]:
        """Gods that nobody plays, where a titan leads an army: a draft needs a god for everybody."""
        led = any(card["type"] == "titan" for card in self.cards)
        return [unit(f"spare{place}", "god", cost=6) for place, _ in enumerate(self.players)] if led else []

    def rules(self) -> MythicRules:
        return MythicRules(book_from(self.document()))

    def state(self) -> MythicState:
        book = self.rules().book
        arena = book.boards["arena"]
        zones = arena.deployment(len(book.sides))
        zone = {player: list(zones.values())[n] for n, side in enumerate(book.sides) for player in side}
        armies = {
            player: Army(
                player,
                hand_of(player, self.hands.get(player, ())),
                deck_of(self.decks.get(player, (AOW,) * 9)),
                self.discards.get(player, ()),
                zone=tuple(book.zones.get(player, zone[player])),
            )
            for player in book.players
        }
        tokens = [token for one in self.units.values() for token in reserve_of(one.id, book.cards[one.card])]
        state = MythicState(
            stage="playing",
            board="arena",
            lead=book.players[0],
            round=1,
            armies=armies,
            units=dict(self.units),
            stones=dict(self.stones),
            tokens={token.id: token for token in tokens},
            elements={area.id: area.elements for area in arena.areas.values() if area.elements},
            turn=self.turn or Turn(book.players[0], "activate"),
        )
        return replace(state, **self.changes)

    def position(self) -> Position:
        return Position(self.rules().book, self.state())

    def activating(self, name: str, declared: str = "simple", **changes: Any) -> Position:
        """The position in which a unit is being activated."""
        at = self.position()
        player = at.state.units[name].player
        most = 2 if declared == "simple" else 1
        now = replace(Activation(name, player, declared, most=most), **changes)
        turn = replace(at.state.turn, player=player, activated=(name,))
        return Position(at.book, replace(at.state, activation=now, turn=turn))

    def play(self, *dice: int, orders: tuple[tuple[int, ...], ...] = (), source: Dice | None = None) -> Table:
        """Play on from here; dice are faces, 0 being the blank."""
        given = source or GivenDice(tuple(face + 1 for face in dice), orders)
        return Table(Match(self.rules(), given, Checkpoint(self.state(), 0, 0, 0)))


@dataclass
class Table:
    """A match with short words for playing it."""

    match: Match[MythicState]

    @property
    def state(self) -> MythicState:
        return self.match.state

    @property
    def asked(self) -> Any:
        """The decision that is waited for."""
        return self._pending.decision if self.match.pending else None

    @property
    def _pending(self) -> Pending:
        """The first decision that nobody has answered yet, sealed ones among them."""
        return next(one for one in self.match.pending if self.match.waiting_for(one.decision.player) is one)

    @property
    def kind(self) -> str | None:
        return self.asked.kind if self.asked is not None else None

    def do(self, *answers: Any) -> Table:
        """Give answers one after the other, whoever is asked."""
        for answer in answers:
            pending = self._pending
            verdict = self.match.answer(pending.decision.player, pending.number, answer)
            assert verdict, f"{pending.decision}: {answer!r} is refused: {verdict}"
        return self

    def refused(self, answer: Any) -> tuple[str, str | None]:
        """The reason and the rule by which an answer is refused; nothing may change by it."""
        pending, before = self._pending, self.match.state
        verdict = self.match.answer(pending.decision.player, pending.number, answer)
        assert not verdict, f"{answer!r} is allowed"
        assert self.match.state is before
        return verdict.reason, verdict.rule

    def passing(self, kind: str = "ConsiderManoeuvre") -> Table:
        """Let pass whatever is asked of a kind."""
        while self.kind == kind:
            self.do("pass")
        return self

    def quiet(self, *kinds: str) -> Table:
        """Answer with nothing until one of these decisions is asked, or one that has no such answer.

        Dice are spent and rolled again as advised.
        """
        while self.match.pending and self.kind not in kinds:
            nothing = [one for one in QUIET if one in (self.asked.listed() or ())]
            if self.kind in ("SpendDie", "RerollFives"):
                nothing = [self.asked.advice]
            if not nothing:
                break
            self.do(nothing[0])
        return self

    def told(self, kind: type) -> list[Any]:
        return [event for event in self.match.events if isinstance(event, kind)]

    def area(self, name: str) -> str | None:
        return self.state.units[name].area

    def hand(self, player: str) -> tuple[str, ...]:
        return self.state.armies[player].hand.value


def lasting(kind: str, name: str, until: str = "round", **more: Any) -> Effect:
    return Effect(kind, name, until, **more)
