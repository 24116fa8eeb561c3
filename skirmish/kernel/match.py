"""A match: a game being played, from the side of its players.

It drives the rules from one decision to the next, accepts numbered answers, draws dice, records what was answered,
undoes answers, and shows each viewer what that viewer may see. Every refusal has a name, and changes nothing.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from skirmish.kernel.decisions import EnterDie, shown
from skirmish.kernel.dice import Die, Shuffle
from skirmish.kernel.events import Ended, Event, Rolled, Shuffled, TookBack
from skirmish.kernel.game import Game, Request, State
from skirmish.kernel.verdicts import YES, Fact, Verdict
from skirmish.kernel.views import seen_by

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from skirmish.kernel.decisions import Answer, Decision
    from skirmish.kernel.dice import Dice
    from skirmish.kernel.game import Rules
    from skirmish.kernel.views import Json, Viewer

CHANCE = "*chance"
"""The author of dice and shuffles that no player enters."""

TABLE = "*table"
"""Any player at the table: dice that are rolled there may be entered by any of them."""

SEALED = "*sealed"
"""The author of an entry that opens several secret answers together."""

UNDO = "Undo"
RESIGN = "Resign"


class RulesError(Exception):
    """The rules themselves failed: a bug. The match is as it was before the answer that met it."""


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    """A player has given a secret answer; no viewer is told what it is."""

    player: str


@dataclass(frozen=True, slots=True)
class Pending:
    """A decision that waits for an answer, and the number to answer it by."""

    number: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the record: an answer by a player or by chance, or an answer taken back."""

    number: int
    by: str
    kind: str
    answer: Answer


@dataclass(frozen=True, slots=True)
class _Sent:
    """What the rules were given: its author, and how many events there were before."""

    by: str
    value: Any
    events: int


@dataclass(frozen=True, slots=True)
class _Length:
    """How long the record and the log were."""

    entries: int
    events: int


@dataclass(frozen=True, slots=True)
class Checkpoint(Generic[State]):
    """A state from which the rules can be started again, and how much had been answered, drawn and asked by then."""

    state: State
    sent: int
    drawn: int
    asked: int


class Match(Generic[State]):
    """A game being played: what it waits for, what happened so far, and the ways to go on."""

    def __init__(self, rules: Rules[State], dice: Dice, checkpoint: Checkpoint[State] | None = None) -> None:
        self.rules = rules
        self.dice = dice
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self._marks: list[int] = []
        self.pending: tuple[Pending, ...] = ()
        self.over = False
        self.first = checkpoint or Checkpoint(rules.start(), 0, 0, 0)
        self._checkpoints = [self.first]
        self._sent: list[_Sent] = []
        self._sealed: dict[str, Answer] = {}
        self._asked, self._drawn = self.first.asked, self.first.drawn
        self._quiet, self._is_sealed, self._when_asked = False, False, _Length(0, 0)
        self._start(self.first)
        self._go_on(None)

    # ---------------------------------------------------------------- what there is to know

    @property
    def state(self) -> State:
        return self._game.state

    @property
    def outcome(self) -> Ended | None:
        """How it ended; None while it goes on."""
        return next((event for event in reversed(self.events) if isinstance(event, Ended)), None) if self.over else None

    @property
    def checkpoint(self) -> Checkpoint[State]:
        """The last state from which the rules can be started again."""
        return self._checkpoints[-1]

    def waiting_for(self, player: Viewer) -> Pending | None:
        """The decision that a player has to make now."""
        for pending in self.pending:
            if pending.decision.player in (player, TABLE) and player not in self._sealed:
                return pending
        return None

    def view(self, viewer: Viewer) -> Json:
        """The game as one viewer may see it: the state, what is waited for, how much has happened."""
        return {
            "state": seen_by(self.state, viewer),
            "pending": [self._shown(pending, viewer) for pending in self.pending],
            "events": len(self.events),
            "over": self.over,
        }

    def told(self, viewer: Viewer, after: int = 0) -> list[Json]:
        """What happened after a number of events, as one viewer may hear it."""
        return [seen_by(event, viewer) for event in self.events[after:]]

    def events_of(self, place: int) -> list[Event]:
        """What followed from an entry of the record, up to the next one; -1 is what came before the first."""
        start = self._marks[place] if place >= 0 else 0
        end = self._marks[place + 1] if place + 1 < len(self._marks) else len(self.events)
        return self.events[start:end]

    def _enter(self, entry: Entry) -> None:
        self.entries.append(entry)
        self._marks.append(len(self.events))

    def _shown(self, pending: Pending, viewer: Viewer) -> Json:
        decision = pending.decision
        answered = decision.player in self._sealed
        document = shown(decision, viewer, seen_by(decision, viewer))
        return {"number": pending.number, "answered": answered, **document}

    def imagined(self, dice: Dice, dealt: Callable[[State], State]) -> Match[State]:
        """Another match that has come to the same point: other dice lie ahead of it, and what is hidden is dealt anew.

        Nothing that is done in it touches this one, and it has no past: for bots, which play on in it.
        """
        return copy(self)._set_apart(dice, dealt)  # noqa: SLF001 - it is one of us

    def _set_apart(self, dice: Dice, dealt: Callable[[State], State]) -> Match[State]:
        back = self.checkpoint
        self._sent = self._sent[back.sent - self._first_sent :]
        self.first, self.dice, self._checkpoints = back, dice, [back]
        self.entries, self.events, self._marks = [], [], []
        self._rewind(len(self._sent))
        self._game.state = dealt(self.state)
        return self

    # ---------------------------------------------------------------- going on

    def answer(self, player: str, number: int, answer: Answer) -> Verdict:
        """Answer a decision by its number; a no says why, and changes nothing."""
        found = self._addressed(player, number)
        if isinstance(found, Verdict):
            return found
        verdict = found.decision.check(answer)
        if verdict:
            self._accept(found, player, answer)
        return verdict

    def _addressed(self, player: str, number: int) -> Pending | Verdict:
        if self.over:
            return _no("game_over")
        mine = self.waiting_for(player)
        if player not in self.rules.players:
            return _no("unknown_player", player=player)
        if number not in {pending.number for pending in self.pending}:
            return _no("stale_answer", number=number, asked=self.pending[0].number)
        if mine is None or mine.number != number:
            return _no("not_your_decision", player=player)
        return mine

    def _accept(self, pending: Pending, player: str, answer: Answer) -> None:
        decision = pending.decision
        entry = Entry(pending.number, player, decision.kind, answer)
        if isinstance(decision, EnterDie):
            self._enter(entry)
            self._drawn += 1
            self._send(CHANCE, answer, Rolled(decision.purpose, decision.by, decision.sides, answer, typed=True))
        elif not self._is_sealed:
            self._enter(entry)
            self._send(player, (answer,))
        else:
            self._seal(entry, player, answer)

    def _seal(self, entry: Entry, player: str, answer: Answer) -> None:
        """Keep a secret answer; when the last one is in, all are opened."""
        self._enter(entry)
        self._sealed[player] = answer
        self._tell(Sealed(player))
        if len(self._sealed) == len(self.pending):
            together = tuple(self._sealed[pending.decision.player] for pending in self.pending)
            self._send(SEALED, together)

    def _send(self, by: str, value: Any, telling: Event | None = None) -> None:
        """Give the rules what they waited for. Should they fail, everything is as it was when they asked."""
        place, asked, before = len(self._sent), self.pending[0].number - 1, self._when_asked
        self._sent.append(_Sent(by, value, len(self.events)))
        try:
            if telling is not None:
                self._game.emit(telling)
            self._go_on(value)
        except Exception as trouble:
            number = self.entries[before.entries].number
            del self.entries[before.entries :], self._marks[before.entries :], self.events[before.events :]
            self._asked = asked
            self._rewind(place)
            raise RulesError(f"{self.rules.game}: {trouble!r} after answer {number}") from trouble

    def _go_on(self, value: Any) -> None:
        """Run the rules until they wait for a player, drawing dice on the way."""
        self.pending, self._is_sealed = (), False
        self._sealed = {}
        while True:
            try:
                request = self._coroutine.send(value)
            except StopIteration:
                self.over = True
                return
            drawn = self._draw(request)
            if drawn is None:
                return
            value = drawn

    def _draw(self, request: Request) -> Any:
        """What chance answers; None when people have to."""
        wanted, self._is_sealed = request.wanted, request.sealed
        if isinstance(wanted, Die):
            result = self.dice.roll(self._drawn, wanted)
            if result is None:
                self._wait((_entered(wanted),))
                return None
            telling: Event = Rolled(wanted.purpose, wanted.by, wanted.sides, result)
            return self._chance("Die", wanted.purpose, result, telling)
        if isinstance(wanted, Shuffle):
            order = self.dice.order(self._drawn, wanted)
            told = Shuffled(wanted.purpose, wanted.by, wanted.count)
            return self._chance("Shuffle", wanted.purpose, order, told)
        self._wait(wanted)
        return None

    def _chance(self, kind: str, purpose: str, result: Any, telling: Event) -> Any:
        self._asked += 1
        self._drawn += 1
        answer = list(result) if isinstance(result, tuple) else result
        self._enter(Entry(self._asked, CHANCE, kind, {"for": purpose, "result": answer}))
        self._sent.append(_Sent(CHANCE, result, len(self.events)))
        self._game.emit(telling)
        return result

    def _wait(self, decisions: tuple[Decision, ...]) -> None:
        self.pending = tuple(Pending(self._asked + place, decision) for place, decision in enumerate(decisions, 1))
        self._asked += len(decisions)
        self._when_asked = _Length(len(self.entries), len(self.events))

    def _tell(self, event: Event) -> None:
        if not self._quiet:
            self.events.append(event)

    def _note_checkpoint(self) -> None:
        if not self._quiet:
            sent = self._first_sent + len(self._sent)
            self._checkpoints.append(Checkpoint(self.state, sent, self._drawn, self._asked))

    @property
    def _first_sent(self) -> int:
        return self.first.sent

    # ---------------------------------------------------------------- going back

    def undo(self, player: str) -> Verdict:
        """Take a player's last answer back, unless a die, a reveal or another's answer has come after it."""
        verdict = self.may_undo(player)
        if not verdict:
            return verdict
        self._asked += 1
        self._enter(Entry(self._asked, player, UNDO, None))
        if player in self._sealed:
            events = len(self.events) - self._place_of_seal(player)
            del self._sealed[player]
        else:
            events = len(self.events) - self._sent[-1].events
            self._rewind(len(self._sent) - 1)
        self._game.emit(TookBack(player, events))
        return YES

    def may_undo(self, player: str) -> Verdict:
        """Whether a player may undo the last answer now."""
        if player in self._sealed:
            return YES
        if not self._sent:
            return _no("nothing_to_undo")
        last = self._sent[-1]
        if last.by == CHANCE:
            return _no("undo_past_chance")
        if last.by == SEALED:
            return _no("undo_past_reveal")
        if last.by != player:
            return _no("undo_past_other", player=last.by)
        if any(event.reveals for event in self.events[last.events :]):
            return _no("undo_past_reveal")
        return YES

    def resign(self, player: str) -> Verdict:
        """Leave the game for good: it ends, and the others have won it."""
        if self.over:
            return _no("game_over")
        if player not in self.rules.players:
            return _no("unknown_player", player=player)
        self._asked += 1
        self._enter(Entry(self._asked, player, RESIGN, None))
        self._coroutine.close()
        self.pending, self._sealed, self.over = (), {}, True
        self._game.emit(Ended(tuple(other for other in self.rules.players if other != player), "resigned"))
        return YES

    def _place_of_seal(self, player: str) -> int:
        return next(place for place, event in reversed(list(enumerate(self.events))) if event == Sealed(player))

    def _rewind(self, sent: int) -> None:
        """Start the rules again from the last checkpoint before a number of answers, and give them those that stay."""
        total = self._first_sent + sent
        while self._checkpoints[-1].sent > total:
            self._checkpoints.pop()
        back = self._checkpoints[-1]
        kept = self._sent[back.sent - self._first_sent : sent]
        del self._sent[sent:]
        self.over, self._sealed, self._quiet = False, {}, True
        self._start(back)
        request = self._coroutine.send(None)
        for given in kept:
            request = self._coroutine.send(given.value)
        self._quiet = False
        self._drawn = back.drawn + sum(given.by == CHANCE for given in kept)
        self.pending, self._is_sealed = (), request.sealed
        if isinstance(request.wanted, Die):
            self._wait((_entered(request.wanted),))
        elif isinstance(request.wanted, tuple):
            self._wait(request.wanted)

    def _start(self, checkpoint: Checkpoint[State]) -> None:
        self._game = Game(checkpoint.state, self._tell, self._note_checkpoint)
        self._coroutine: Coroutine[Request, Any, None] = self.rules.play(self._game)


def _entered(die: Die) -> EnterDie:
    return EnterDie(TABLE, die.purpose, die.by, die.sides)


def _no(reason: str, **facts: Fact) -> Verdict:
    return Verdict(allowed=False, reason=reason, facts=facts)
