"""Profile cards, weapons, factions and bands: the facts of a game of Ichoria that are fixed before it starts."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

Characteristic = Literal["combat", "adresse", "armure", "initiative", "athletisme", "psychisme", "sante"]
DamageClass = Literal["light", "medium", "heavy", "extra_heavy"]
Role = Literal["chief", "receptacle", "companion", "animal", "npc"]


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon of the lists: how hard it hits, whether it is held, shot or thrown, and how far (ICH-DMG-01)."""

    key: str
    name: str
    damage: DamageClass
    melee: bool
    ranged: bool
    thrown: bool
    range_pas: float | None = None
    keywords: frozenset[str] = frozenset()
    reload: bool = False
    magic: bool = False
    hands: int = 1
    damage_two_handed: DamageClass | None = None
    """How hard it hits when it is gripped with both hands, if that is an option (Katana)."""
    two_weapons: bool = False
    """Whether it is a weapon for each hand (Paire d'épées)."""


@dataclass(frozen=True, slots=True)
class Card:
    """A figure's profile card, with the seven characteristics in the order of the card (ICH-CHAR-01)."""

    id: str
    """Its name in this game."""
    side: str
    """Its band; an NPC has a side of its own."""
    profile: str
    faction: str
    combat: int
    adresse: int
    armure: int
    initiative: int
    athletisme: int
    psychisme: int
    sante: int
    weapons: tuple[str, ...] = ()
    """Keys of the weapons it starts with; one may be there twice."""
    abilities: frozenset[str] = frozenset()
    role: Role = "companion"
    mercenary: bool = False
    coupled_with: str | None = None
    """The hero with whom it is one figure of the band, activated and counted together (ICH-BAND-04)."""
    base_pas: float | tuple[float, float] = 1.2
    height_pas: float = 1.25

    def characteristic(self, name: Characteristic) -> int:
        """What is printed on the card."""
        value: int = getattr(self, name)
        return value


@dataclass(frozen=True, slots=True)
class FaithAct:
    """An act that pleases the gods of a faction beyond the common ones (ICH-FAITH-13)."""

    key: str
    points: int


Effect = Literal["inspired", "effroi", "immobilised", "steady", "difficulty", "heal", "drain"]


@dataclass(frozen=True, slots=True)
class Intervention:
    """A card of the gods of one faction, or of the dark gods (ICH-DIVINE-07, ICH-BLAS-04): what it costs and does."""

    key: str
    name: str
    cost: int
    effect: Effect
    target: Literal["own", "enemy"] = "own"
    """Whose figure it touches."""
    amount: int = 1
    """How much of it, where the effect is a number: Santé given back, points taken."""


@dataclass(frozen=True, slots=True)
class Faction:
    """What a faction gives to its bands: favoured acts, interventions, the bonus of its frenzy."""

    key: str
    capability: str | None = None
    acts: tuple[FaithAct, ...] = ()
    frenzy: Mapping[str, int] = field(default_factory=dict)
    """What the frenzy adds to characteristics for this faction beyond the common bonuses (ICH-TALION-04)."""
    interventions: tuple[Intervention, ...] = ()


@dataclass(frozen=True, slots=True)
class Band:
    """A side of the game: its faction, whether it is renegade, and its figures by name."""

    side: str
    faction: str
    renegade: bool = False
    figures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Readings:
    """How the players read the rules that the book leaves open; the defaults are those of the catalogue."""

    heroic_leap_partial: Literal["athletisme", "athletisme_minus_1"] = "athletisme"
    """Up to which odd die a heroic leap is a partial success (ICH-LEAP-09)."""
    recovery: Literal["choice", "must"] = "choice"
    """Whether a figure in lasting difficulty may fight, shoot or use a power (ICH-DIFF-06)."""
    alert_move: Literal["engage", "free"] = "engage"
    """Whether the move of a reaction has to engage the enemy that caused it (ICH-ALERT-02)."""
    giving_up: Literal["counts", "loses"] = "counts"
    """Whether who gives up may have won all the same (ICH-END-03)."""
    receptacle_off_table: Literal["transmits", "silent"] = "transmits"
    """Whether a Réceptacle that has left the table still earns points (ICH-FAITH-02)."""

    @property
    def agreed(self) -> tuple[str, ...]:
        """Those that are not the usual ones, as `switch value`."""
        usual = ((one.name, getattr(self, one.name), one.default) for one in fields(self))
        return tuple(f"{name} {value}" for name, value, default in usual if value != default)


READING_RULES: Mapping[str, str] = {
    "heroic_leap_partial": "ICH-LEAP-09",
    "recovery": "ICH-DIFF-06",
    "alert_move": "ICH-ALERT-02",
    "giving_up": "ICH-END-03",
    "receptacle_off_table": "ICH-FAITH-02",
}
"""The rule that each reading is one of."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agreed on before the game."""

    readings: Readings = field(default_factory=Readings)

    alternate_activation: bool = False
    """Hands of cards and secret picks instead of the shuffled deck (ICH-OPT-01 to ICH-OPT-04)."""
    grave_wounds: bool = False
    """ICH-OPT-05."""
    turn_limit: int | None = None
    """The number of turns after which the game ends (ICH-END-06 offers it as data)."""
    victory: str = "crystals"
    """What decides the game: the crystals, or what a scenario says instead (ICH-END-05; `end.VICTORIES`)."""
    fragments: tuple[int, ...] = (15, 15, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5)
    """The worth of each fragment that the players share and place (ICH-TABLE-04, ICH-TABLE-08)."""


@dataclass(frozen=True, slots=True)
class Book:
    """Everything about a game of Ichoria that does not change while it is played."""

    sides: tuple[str, ...]
    """The players in their order; the first listed is player 1 of the tie-break (ICH-DICE-12)."""
    cards: Mapping[str, Card]
    bands: Mapping[str, Band]
    weapons: Mapping[str, Weapon]
    factions: Mapping[str, Faction] = field(default_factory=dict)
    options: Options = field(default_factory=Options)

    def enemies(self, a: str, b: str) -> bool:
        """Whether two figures are of different sides (ICH-TURN-04)."""
        return self.cards[a].side != self.cards[b].side
