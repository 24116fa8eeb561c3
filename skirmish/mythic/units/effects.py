"""The vocabulary of powers: the words that a power in a data file can use.

A power is a table of a unit file. Its `effects` are tables with a `do`, one of the words below, and what that word
needs. The author of a new unit composes these words; the rules of combat and of the activation carry them out.

When they apply:

- `start`, `end`: at the start or end of the unit's own activation (MYT-TURN-07, MYT-TURN-09)
- `destroyed`: whenever a unit is destroyed
- by default: always, for what modifies; when used, for active and offensive powers
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

POWER_TYPES = ("permanent", "passive", "active", "offensive")
"""MYT-POW-01."""

TRIGGERS = ("", "start", "end", "destroyed")

FOLLOWING = "activate_troops"
"""The word of powers by which troops follow when the activation of their leader is over."""

WORDS: Mapping[str, frozenset[str]] = {
    # what modifies an attack
    "modifier": frozenset(("stat", "amount", "when", "per_miniature", "on", "until")),
    "reroll": frozenset(("dice", "whose")),
    "wounds_inflicted": frozenset(("amount",)),
    "wounds_suffered": frozenset(("amount",)),
    "pass_wounds": frozenset(("to",)),
    # what attacks
    "attack": frozenset(("range", "element", "category")),
    "area_attack": frozenset(("range",)),
    "attack_each": frozenset(("range",)),
    "charge": frozenset(("areas",)),
    # what gives
    "extra_actions": frozenset(("actions",)),
    "raise_limit": frozenset(("by",)),
    FOLLOWING: frozenset(("most", "offence", "defence")),
    "heal": frozenset(("points",)),
    "draw": frozenset(("cards",)),
    "search": frozenset(("cards",)),
    "gain_activation_card": frozenset(),
    "free_manoeuvre": frozenset(),
    # what harms
    "destroy": frozenset(("types",)),
    "paralyse": frozenset(("types",)),
    "place_token": frozenset(),
}
"""Every word, with what may be said beside it."""


CONDITIONS = frozenset(
    ("attacking", "defending", "range_0", "range_1+", "with_commander", "alone", "against_troop", "against_larger")
)
"""What `when` may ask of an attack: the unit's part, the range, the units beside it, and its target."""


@dataclass(frozen=True, slots=True)
class Word:
    """One effect of a power."""

    do: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def get(self, name: str, default: Any = None) -> Any:
        return self.values.get(name, default)


def areas_of(charge: Word) -> int:
    """How many areas a charge enters at most."""
    return int(charge.get("areas", 1))


@dataclass(frozen=True, slots=True)
class TokenKind:
    """The tokens of a power (MYT-GAP-13): how many, what they do, and how they can be attacked, if they can."""

    count: int
    defence: int | None = None
    vitality: int = 0
    words: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class Power:
    """A power of a unit, as its card describes it (MYT-POW-03)."""

    id: str
    name: str
    type: str
    cost: int
    trigger: str
    words: tuple[Word, ...]
    tokens: TokenKind | None = None

    def word(self, *names: str) -> Word | None:
        """Its first effect of one of these words."""
        return next((word for word in self.words if word.do in names), None)


def power_from(document: Mapping[str, Any]) -> Power:
    """A power from its table; a word that does not exist raises a ValueError that names power and word."""
    name = document.get("id", "?")
    kind, trigger = document.get("type"), document.get("trigger", "")
    if kind not in POWER_TYPES:
        raise ValueError(f"power {name}: type {kind!r} is none of {', '.join(POWER_TYPES)}")
    if trigger not in TRIGGERS:
        raise ValueError(f"power {name}: trigger {trigger!r} is none of {', '.join(TRIGGERS[1:])}")
    words = _words(name, document.get("effects", ()))
    tokens = _tokens(name, document["tokens"]) if "tokens" in document else None
    return Power(name, document.get("name", name), kind, int(document.get("cost", 0)), trigger, words, tokens)


def _tokens(power: str, document: Mapping[str, Any]) -> TokenKind:
    words = _words(power, document.get("effects", ()))
    return TokenKind(document["count"], document.get("defence"), document.get("vitality", 0), words)


def _words(power: str, documents: Any) -> tuple[Word, ...]:
    found = []
    for document in documents:
        values = {key: value for key, value in document.items() if key != "do"}
        known = WORDS.get(document.get("do", ""))
        if known is None:
            raise ValueError(f"power {power}: no effect is called {document.get('do')!r}")
        strange = sorted(set(values) - known)
        if strange:
            raise ValueError(f"power {power}: {document['do']} knows no {', '.join(strange)}")
        unmet = set(values.get("when", ())) - CONDITIONS
        if unmet:
            raise ValueError(f"power {power}: no condition is called {', '.join(sorted(unmet))}")
        found.append(Word(document["do"], values))
    return tuple(found)
