"""Writes and parses the record of a game: a header, then one line for every answer, each sealed with all before it.

    {"format": "pas-record/1", "game": "…", "rules": "0.1", "players": [...], "dice": {...}, "setup": {...}, …}
    {"n": 1, "by": "*chance", "kind": "Shuffle", "answer": {...}, "seal": "..."}
    {"n": 2, "by": "greeks", "kind": "ChooseAction", "answer": "shoot", "seal": "..."}
    {"end": {...}, "events": 412, "seal": "..."}

It holds the whole game: replaying its answers gives the same events on every machine. A seal covers the line, the
events that followed from it, and the seal before, so that any change is found at its line. Parsing is the
exact inverse of writing.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from skirmish.kernel.dice import SeededDice, TypedDice, origin_of
from skirmish.kernel.match import Entry
from skirmish.kernel.views import encode

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from skirmish.kernel.dice import Dice
    from skirmish.kernel.events import Event
    from skirmish.kernel.match import Match
    from skirmish.kernel.views import Json

FORMAT = "pas-record/1"
SEAL_BYTES = 8
LONGEST_LINE = 4_000_000
"""Characters: a header carries a whole scenario, and nothing is longer."""


class RecordError(Exception):
    """A text that is no record, or one that cannot be replayed; the message is one line."""


@dataclass(frozen=True, slots=True)
class Header:
    """What has to be known before the first answer."""

    game: str
    rules: str
    players: tuple[str, ...]
    dice: Mapping[str, Json]
    setup: Json
    """The whole setup of the game, as its kit takes it."""

    def document(self) -> dict[str, Json]:
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": list(self.players),
            "dice": dict(self.dice),
            "setup": self.setup,
        }


@dataclass(frozen=True, slots=True)
class Line:
    """One answer with its seal, and the number of its line in the text."""

    entry: Entry
    seal: str
    number: int


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read."""

    header: Header
    seal: str
    lines: tuple[Line, ...]
    end: Json | None = None
    """The last line of a finished game."""


def header_of(match: Match[Any], setup: Json) -> Header:
    """The header of a match."""
    rules = match.rules
    return Header(rules.game, rules.version, rules.players, _dice_document(match.dice), setup)


def _dice_document(dice: Dice) -> dict[str, Json]:
    seed, origin = getattr(dice, "seed", None), getattr(dice, "origin", None)
    said = {"kind": dice.kind} if seed is None else {"kind": dice.kind, "seed": seed}
    return said | (origin.document() if origin else {})


def dice_of(header: Header) -> Dice:
    """The dice with which a recorded game is played again."""
    kind, seed = header.dice.get("kind"), header.dice.get("seed")
    if kind not in ("seeded", "typed") or not isinstance(seed, int | str):
        raise RecordError(f"the dice of this record cannot be rolled again: {dict(header.dice)}")
    origin = None if untrue(header) else origin_of(header.dice)
    return SeededDice(seed, origin) if kind == "seeded" else TypedDice(seed, origin)


def untrue(header: Header) -> str | None:
    """What a header says of its seed and does not hold."""
    try:
        origin_of(header.dice)
    except ValueError as wrong:
        return str(wrong)
    return None


# -------------------------------------------------------------------- writing


class Writer:
    """Writes a match down as it is played: every call gives the lines that are new."""

    def __init__(self, match: Match[Any], setup: Json) -> None:
        self._match = match
        self._setup = setup
        self._written = 0
        self._seal = ""
        self._ended = False

    def new_lines(self) -> Iterator[str]:
        """The lines since the last call, each with its line end."""
        if not self._seal:
            yield self._sealed(header_of(self._match, self._setup).document(), self._match.events_of(-1))
        for place in range(self._written, len(self._match.entries)):
            yield self._sealed(entry_document(self._match.entries[place]), self._match.events_of(place))
            self._written = place + 1
        if self._match.over and not self._ended:
            self._ended = True
            yield self._sealed(end_document(self._match), ())

    def _sealed(self, document: dict[str, Json], events: Iterable[Event]) -> str:
        self._seal = seal(self._seal, document, events)
        line = json.dumps({**document, "seal": self._seal}, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
        return line + "\n"


def write_record(match: Match[Any], setup: Json) -> str:
    """A whole match as text."""
    return "".join(Writer(match, setup).new_lines())


def entry_document(entry: Entry) -> dict[str, Json]:
    return {"n": entry.number, "by": entry.by, "kind": entry.kind, "answer": entry.answer}


def end_document(match: Match[Any]) -> dict[str, Json]:
    """The last line of a finished game."""
    return {"end": encode(match.outcome), "events": len(match.events)}


def seal(before: str, document: Json, events: Iterable[Event]) -> str:
    """A digest of a line, of what followed from it, and of all lines before."""
    told = [encode(event) for event in events]
    text = json.dumps([before, document, told], sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=SEAL_BYTES).hexdigest()


# -------------------------------------------------------------------- reading


def read_record(text: str) -> Record:
    """Read a record; a `RecordError` names the line that is none."""
    documents = [(number, _read_line(number, line)) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    said = documents[0][1].get("format") if documents else None
    if said != FORMAT:
        raise RecordError(_other_format(said))
    header, first_seal = _read_header(documents[0][1])
    end = documents[-1][1] if "end" in documents[-1][1] else None
    rest = documents[1:-1] if end is not None else documents[1:]
    return Record(header, first_seal, tuple(_read_entry(number, document) for number, document in rest), end)


def _other_format(said: Json) -> str:
    kin = isinstance(said, str) and said.startswith(FORMAT.partition("/")[0])
    if kin:
        return f"this record is of the form {said}, and this version of pas reads {FORMAT}"
    return f"this is no record of a game: its first line does not say {FORMAT}"


def _read_line(number: int, line: str) -> dict[str, Json]:
    if len(line) > LONGEST_LINE:
        raise RecordError(f"line {number} is longer than {LONGEST_LINE} characters")
    try:
        document = json.loads(line)
    except (ValueError, RecursionError) as wrong:
        raise RecordError(f"line {number} is damaged: {wrong}") from wrong
    if not isinstance(document, dict):
        raise RecordError(f"line {number} is damaged: it is no object")
    return document


def _read_header(document: dict[str, Json]) -> tuple[Header, str]:
    try:
        players = tuple(str(player) for player in document["players"])
        header = Header(
            str(document["game"]), str(document["rules"]), players, dict(document["dice"]), document["setup"]
        )
        return header, str(document["seal"])
    except (KeyError, TypeError, ValueError) as wrong:
        raise RecordError(f"line 1 is damaged: the header lacks {wrong}") from wrong


def _read_entry(number: int, document: dict[str, Json]) -> Line:
    try:
        entry = Entry(int(document["n"]), str(document["by"]), str(document["kind"]), document["answer"])
        return Line(entry, str(document["seal"]), number)
    except (KeyError, TypeError, ValueError) as wrong:
        raise RecordError(f"line {number} is damaged: the answer lacks {wrong}") from wrong
