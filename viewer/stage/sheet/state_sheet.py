"""The state of a game without space, laid out plainly: titled cards with rows, as one viewer may see it.

A card for each player and for each thing that has parts of its own, and one for all that is a plain value. Names are
said by the words of the game (its OPTIONS) where it has them, else as the rules spell them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scenes.words import Tongue, sentences
from scenes.words.story import story
from skirmish import kit
from skirmish.kernel import SPECTATOR, seen_by
from viewer.stage.stage_set import StageSet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from scenes.words import Lang
    from scenes.words.story import Story
    from skirmish.kernel import Json, Rules, Viewer

KIND = "is"
NO_THINGS = ("set", "Fraction")
NAMES = ("player", "name", "id")
"""The facts by which a thing is called."""

NOTHING = "—"
MOST_TOLD = 12
"""So many of the last events are kept for stills and films."""

SHEET_STATE_WORDS = sentences("pictures/state_sheet")


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A name, and what there is of it: one value, or several."""

    name: str
    values: tuple[str, ...]
    many: bool = False
    """Whether it is a list, however long it is now."""


@dataclass(frozen=True, slots=True)
class SheetCard:
    """A part of the state."""

    title: str
    rows: tuple[SheetRow, ...]
    side: int | None = None
    """The place of its player among the players, if it is of one."""


@dataclass(frozen=True, slots=True)
class StateSheet:
    """What there is to see of a game without space at one moment."""

    cards: tuple[SheetCard, ...]
    turn: str = ""
    """Whose answer is waited for, in words."""
    story_title: str = ""
    told: tuple[str, ...] = ()
    """The last events in words, the latest last."""

    def document(self) -> dict[str, Json]:
        """The sheet as JSON; what was told is added by the caller, which has the whole story."""
        return {
            "turn": self.turn,
            "story": self.story_title,
            "cards": [
                {
                    "title": card.title,
                    "side": card.side,
                    "rows": [{"name": row.name, "values": list(row.values), "many": row.many} for row in card.rows],
                }
                for card in self.cards
            ],
        }


def set_of_state(
    rules: Rules[Any],
    state: Any,
    lang: Lang = "en",
    *,
    viewer: Viewer = SPECTATOR,
    waiting: Sequence[str] | None = None,
    told: Sequence[str] = (),
) -> StageSet:
    """A stage without a table: the state as a sheet. An empty `waiting` means that the game is over."""
    words, said = Tongue(lang, SHEET_STATE_WORDS), story(rules.game, lang)
    turn = "" if waiting is None else words("turn", who=", ".join(waiting)) if waiting else words("over")
    cards = tuple(cards_of(seen_by(state, viewer), rules.players, said, words("game")))
    return StageSet(
        title=kit(rules.game).title,
        subtitle=words("players", names=", ".join(rules.players)),
        table_size_pas=(0.0, 0.0),
        pieces=(),
        figures=(),
        sides=tuple(rules.players),
        ruled=False,
        sheet=StateSheet(cards, turn, words("story"), tuple(told[-MOST_TOLD:])),
    )


def cards_of(state: Json, players: Sequence[str], said: Story, title: str) -> Iterator[SheetCard]:
    """The cards of a state document: what is plain first, then those of the players, then the rest."""
    parts = {name: value for name, value in state.items() if name != KIND}
    plain = tuple(_row(name, value, said) for name, value in parts.items() if _entries(value, players) is None)
    if plain:
        yield SheetCard(title, plain)
    own: dict[str, list[SheetRow]] = {player: [] for player in players}
    others = []
    for name, value in parts.items():
        for key, part in _entries(value, players) or ():
            rows = _rows(name, part, said)
            if key in own:
                own[key] += rows
            else:
                others.append(SheetCard(f"{_name(name, said)} · {_name(key, said)}", tuple(rows)))
    yield from (SheetCard(player, tuple(rows), number) for number, (player, rows) in enumerate(own.items()) if rows)
    yield from others


def _entries(value: Json, players: Sequence[str]) -> list[tuple[str, Json]] | None:
    """What of a part goes on cards of its own, by name: what players have, and things with facts; else None."""
    if isinstance(value, dict) and value and KIND not in value:
        by_player = set(value) <= set(players)
        return list(value.items()) if by_player or all(_is_thing(part) for part in value.values()) else None
    if isinstance(value, list) and value and all(_is_thing(part) for part in value):
        return [(str(part.get(_called_by(part), number)), part) for number, part in enumerate(value, 1)]
    return None


def _is_thing(value: Json) -> bool:
    """Whether a value has several facts of its own."""
    return isinstance(value, dict) and value.get(KIND) not in NO_THINGS and len(value) > 2


def _called_by(thing: Json) -> str | None:
    """The fact by which a thing is called; None where it has no name."""
    return next((name for name in NAMES if isinstance(thing.get(name), str)), None)


def _rows(name: str, part: Json, said: Story) -> list[SheetRow]:
    """A thing as a row for each of its facts; anything else as one row."""
    if _is_thing(part):
        return [_row(key, value, said) for key, value in part.items() if key not in (KIND, _called_by(part))]
    return [_row(name, part, said)]


def _row(name: str, value: Json, said: Story) -> SheetRow:
    called = _name(name, said)
    if isinstance(value, dict) and value.get(KIND) == "set":
        value = value["of"]
    if isinstance(value, dict) and KIND not in value:
        return SheetRow(called, tuple(f"{_name(key, said)}: {_value(one, said)}" for key, one in value.items()), True)
    if isinstance(value, list):
        return SheetRow(called, tuple(_value(one, said) for one in value), True)
    return SheetRow(called, (_value(value, said),))


def _name(key: str, said: Story) -> str:
    """A name of the rules as the game says it, else without its underscores."""
    return said.option(key).replace("_", " ")


def _value(value: Json, said: Story) -> str:
    """A value in words; a secret of somebody else is a dash, or whatever the rules show of it."""
    if value is None or value in ([], ""):
        return NOTHING
    if isinstance(value, dict) and value.get(KIND) == "Fraction":
        return str(value["text"])
    if isinstance(value, dict) and value.get(KIND) == "set":
        value = value["of"]
    return said.option(value).replace("_", " ")
