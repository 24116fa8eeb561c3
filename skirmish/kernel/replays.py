"""Replays a record: to resume a game, to show it, or to verify it.

Every answer is given to the rules once more. A record is identical when each answer is allowed, each die is the one its
seed gives, and each line's seal fits what followed. The first difference is reported by its line.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skirmish.kernel.match import CHANCE, RESIGN, UNDO, Match, RulesError
from skirmish.kernel.record import RecordError, dice_of, end_document, entry_document, seal, untrue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from skirmish.kernel.dice import Dice
    from skirmish.kernel.game import Rules
    from skirmish.kernel.record import Line, Record
    from skirmish.kernel.verdicts import Verdict


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a record and the game played again part: the line, and what is wrong with it."""

    line: int
    what: str
    facts: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts)
        return f"line {self.line}: {self.what}{f' ({facts})' if facts else ''}"


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record played again, as far as it goes; the difference is None when it is identical."""

    match: Match[Any]
    difference: Difference | None

    @property
    def identical(self) -> bool:
        return self.difference is None


def resume(record: Record, rules: Rules[Any]) -> Match[Any]:
    """A match where the record left it; a `RecordError` names the first line that does not fit.

    Draws of chance after the last answer may be missing: the writer may have been cut short.
    """
    replayed = replay(record, rules, whole=False)
    if replayed.difference is not None:
        raise RecordError(str(replayed.difference))
    return replayed.match


def replay(
    record: Record, rules: Rules[Any], *, whole: bool = True, watch: Callable[[Match[Any]], None] | None = None
) -> Replayed:
    """Play a record again and compare; `watch` is called after each answer."""
    header = record.header
    if (header.game, header.rules) != (rules.game, rules.version):
        theirs, ours = f"{header.game} {header.rules}", f"{rules.game} {rules.version}"
        raise RecordError(f"the record is of {theirs}, and these are the rules of {ours}")
    match = _begun(rules, dice_of(header))
    difference = _give_all(record, match, watch or (lambda _: None))
    difference = _compare_seals(record, match, difference) or difference
    return Replayed(match, difference or (_compare_ends(record, match) if whole else None))


def _begun(rules: Rules[Any], dice: Dice) -> Match[Any]:
    """The match before its first answer. What the rules fail at then is its setup, and that is the record's."""
    try:
        return Match(rules, dice)
    except Exception as trouble:
        raise RecordError(f"its setup cannot be used: {trouble!r}") from trouble


def _give_all(record: Record, match: Match[Any], watch: Callable[[Match[Any]], None]) -> Difference | None:
    if seal("", record.header.document(), match.events_of(-1)) != record.seal:
        return Difference(1, "the header was changed")
    if said := untrue(record.header):
        return Difference(1, said)
    for place, line in enumerate(record.lines):
        difference = _give(match, place, line)
        if difference is not None:
            return difference
        if place + 1 == len(match.entries):
            watch(match)
    return None


def _give(match: Match[Any], place: int, line: Line) -> Difference | None:
    """Give the rules the answer of a line, unless chance has drawn it already."""
    entry = line.entry
    if place < len(match.entries):
        return _compare_drawn(match, place, line)
    if entry.by == CHANCE:
        return Difference(line.number, "no die is rolled here")
    if entry.kind == UNDO:
        return _refused(line, match.undo(entry.by))
    if entry.kind == RESIGN:
        return _refused(line, match.resign(entry.by))
    pending = match.waiting_for(entry.by)
    if pending is not None and pending.decision.kind != entry.kind:
        return Difference(line.number, "another decision is asked for", (("asked", pending.decision.kind),))
    try:
        return _refused(line, match.answer(entry.by, entry.number, entry.answer))
    except RulesError as trouble:
        return Difference(line.number, str(trouble))


def _compare_drawn(match: Match[Any], place: int, line: Line) -> Difference | None:
    """Compare what chance has drawn with what the line says."""
    drawn = match.entries[place]
    if drawn == line.entry:
        return None
    if line.entry.by != CHANCE or line.entry.kind != drawn.kind:
        return Difference(line.number, "chance is asked here, not a player", (("for", drawn.answer["for"]),))
    said = line.entry.answer.get("result") if isinstance(line.entry.answer, dict) else line.entry.answer
    facts = (("for", drawn.answer["for"]), ("recorded", said), ("seed gives", drawn.answer["result"]))
    what = "the die is not the one its seed gives" if drawn.kind == "Die" else "the order is not the one its seed gives"
    return Difference(line.number, what, facts)


def _refused(line: Line, verdict: Verdict) -> Difference | None:
    if verdict:
        return None
    facts = (("reason", verdict.reason), ("rule", verdict.rule)) if verdict.rule else (("reason", verdict.reason),)
    return Difference(line.number, "the answer is refused", facts)


def _compare_seals(record: Record, match: Match[Any], found: Difference | None) -> Difference | None:
    """The first line whose seal does not fit what it says and what followed from it, before a difference found."""
    before = record.seal
    for place, line in enumerate(record.lines):
        if found is not None and line.number >= found.line:
            return None
        before = seal(before, entry_document(line.entry), match.events_of(place))
        if before != line.seal:
            return Difference(line.number, "the line or what followed from it was changed", tuple(_named(line)))
    return None


def _compare_ends(record: Record, match: Match[Any]) -> Difference | None:
    number, before = _last_line(record) + 1, record.lines[-1].seal if record.lines else record.seal
    if len(match.entries) > len(record.lines):
        return Difference(number, "what chance gave is missing")
    if record.end is None:
        return Difference(number, "the end is missing") if match.over else None
    if not match.over:
        return Difference(number, "the game is not over here")
    document = end_document(match)
    if {**document, "seal": seal(before, document, ())} != record.end:
        return Difference(number, "the end is another one")
    return None


def _last_line(record: Record) -> int:
    return record.lines[-1].number if record.lines else 1


def _named(line: Line) -> Iterator[tuple[str, Any]]:
    yield "answer", line.entry.answer
    yield "by", line.entry.by
