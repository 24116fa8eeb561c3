"""Runs the games of this server in rooms: one lock each; an answer is on disk before any client is told about it.

A room holds a match in memory and follows the answers in the store. Several processes may have a room for the same
game: a process that continues it takes the game's turn in the store, catches up with what the others have written
there, and writes. So a process may be killed at any moment: what it had acknowledged is in the store, and the rest
never was.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from threading import Lock, RLock
from typing import TYPE_CHECKING, Any

from api.guard.problems import Refusal, not_found
from api.guard.tokens import fits
from api.play.seeds import ONLOOKERS, SharedSeed, dice_of_game
from api.storage import StorageDownError, StoredAnswer
from api.storage.listeners import Listeners
from scenes.files import SceneError
from scenes.plugs import rules_for
from skirmish import kit
from skirmish.kernel import (
    RESIGN,
    UNDO,
    YES,
    Chance,
    Match,
    Role,
    next_seat,
    seen_by,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from api.storage import GameRow, Store
    from api.storage.store import Turn
    from skirmish.kernel import Bot, Json, Verdict, Viewer

log = logging.getLogger("pas.play")
Said = tuple["Json", ...]
"""What was sent with a key: the number of a decision and the answer, or what else a player can do."""
BOT_THREADS = 2
RETRY_S = 1.0


@dataclass(frozen=True, slots=True)
class Given:
    """The result of an answer: the verdict, and how many events there are now."""

    verdict: Verdict
    events: int


def taken_up_again() -> Refusal:
    return Refusal(503, "taken_up_again", "this game is being taken up again from its record: ask again")


def name_of(seat: Viewer) -> str:
    """What people call a seat."""
    return seat.value if isinstance(seat, Role) else seat


class Room:
    """A game being played."""

    def __init__(self, store: Store, row: GameRow) -> None:
        self.id, self.row, self._store = row.id, row, store
        self.lock = RLock()
        self.broken = False
        self._ahead = False
        """Whether the match may hold what the store never took."""
        self.rules = rules_for(row.game, row.setup)
        self.seed = SharedSeed(store, row)
        self.match: Match[Any] = Match(self.rules, dice_of_game(row, self.seed.shares))
        self._applied = 0
        self._keys: dict[tuple[str, str], tuple[Said, int]] = {}
        """What a player has sent with a key, and how many events there were then."""
        self._hashes = self._seats_held()
        self.bots = self._make_bots()
        self.listeners = Listeners()
        self.catch_up()

    def _seats_held(self) -> dict[str, str]:
        return {seat.seat: seat.token_hash for seat in self._store.seats(self.id) if not seat.bot}

    def _make_bots(self) -> dict[str, Bot]:
        known = kit(self.row.game).bots
        return {
            seat.seat: known[seat.bot](f"{self.row.seed}:{seat.seat}")
            for seat in self._store.seats(self.id)
            if seat.bot
        }

    def seat_of(self, token: str) -> Viewer | None:
        """The seat that a token stands for: a player, or the role of one who looks on."""
        found = [seat for seat, token_hash in self._hashes.items() if fits(token, token_hash)]
        return ONLOOKERS.get(found[0], found[0]) if found else None

    # ---------------------------------------------------------------- looking

    def view(self, seat: Viewer) -> Json:
        """The game as a seat may see it."""
        with self.lock:
            self._check_stored()
            return self.match.view(seat)

    def told(self, seat: Viewer, after: int) -> list[Json]:
        with self.lock:
            self._check_stored()
            return self.match.told(seat, after)

    def asked(self, seat: Viewer, suggest: int = 0) -> Json:
        """The pending decision of a seat, with some legal answers; and the players the game waits for."""
        with self.lock:
            self._check_stored()
            waiting = [pending.decision.player for pending in self.match.pending]
            mine = self.match.waiting_for(seat)
            if mine is None:
                return {"pending": None, "suggestions": [], "waiting_for": waiting}
            proposed = mine.decision.suggest(Chance(f"{self.id}:{mine.number}"))
            return {
                "pending": {"number": mine.number, **seen_by(mine.decision, seat)},
                "suggestions": list(islice(proposed, suggest)),
                "waiting_for": waiting,
            }

    # ---------------------------------------------------------------- going on

    def answer(self, player: str, number: int, answer: Json, key: str | None = None) -> Given:
        """Answer a decision; an answer that was sent before with the same key is not given twice."""
        return self._go_on(player, key, (number, answer), lambda: self.match.answer(player, number, answer))

    def undo(self, player: str, key: str | None = None) -> Given:
        return self._go_on(player, key, (UNDO,), lambda: self.match.undo(player))

    def resign(self, player: str, key: str | None = None) -> Given:
        return self._go_on(player, key, (RESIGN,), lambda: self.match.resign(player))

    def _go_on(self, player: str, key: str | None, said: Said, act: Callable[[], Verdict]) -> Given:
        with self.lock:
            self._check_sound()
            try:
                given = self._in_turn(player, key, said, act)
            except Exception:
                self._break()
                raise
        if given is None:
            raise Refusal(409, "key_used", "this key came with another answer before: a new answer needs a new key")
        if given.verdict:
            self.listeners.tell()
        return given

    def _check_sound(self) -> None:
        """Refuse a broken room: an answer on top of one that was never stored would spoil the record."""
        if self.broken:
            raise taken_up_again()

    def _check_stored(self) -> None:
        """Show only what the store took: a reader who waited while it failed would hear what did not happen."""
        if self._ahead:
            raise taken_up_again()

    def _break(self) -> None:
        """What is in memory may be ahead of the store: the game is loaded again from there, and followers go along."""
        self.broken = self._ahead = True
        self.listeners.tell()

    def _in_turn(self, player: str, key: str | None, said: Said, act: Callable[[], Verdict]) -> Given | None:
        """Go on in the turn of the game; None where the key has been used for something else."""
        with self._store.turn(self.id) as turn:
            self._follow(turn.answers(self._applied))
            if key is not None and (player, key) in self._keys:
                before_said, events = self._keys[player, key]
                return Given(YES, events) if before_said == said else None
            before = len(self.match.entries)
            verdict = act()
            if verdict:
                self._write(turn, player, before, key, said)
        return Given(verdict, len(self.match.events))

    def _write(self, turn: Turn, player: str, before: int, key: str | None, said: Said) -> None:
        """Put the player's own line of the record into the store; what chance drew follows from the seed."""
        entry = next(entry for entry in self.match.entries[before:] if entry.by == player)
        stored = StoredAnswer(self._applied, entry.number, entry.by, entry.kind, entry.answer, key)
        turn.append(stored, over=self.match.over)
        self._applied += 1
        if key is not None:
            self._keys[player, key] = said, len(self.match.events)

    def catch_up(self) -> None:
        """Play what other processes have written."""
        with self.lock:
            if self.broken:
                return
            before = self._applied
            try:
                self._follow(self._store.answers(self.id, self._applied))
            except StorageDownError:
                raise  # nothing was read, so nothing is out of step
            except Exception:
                self._break()
                raise
            if self._applied == before:  # then it is a seat that has another token now
                self._hashes = self._seats_held()
        self.listeners.tell()

    def _follow(self, answers: list[StoredAnswer]) -> None:
        for stored in answers:
            verdict = self._replay(stored)
            if not verdict:
                raise Refusal(409, "record_broken", f"answer {stored.place} of this game is refused: {verdict.reason}")
            self._applied += 1
            if stored.client_key is not None:
                plain = stored.kind not in (UNDO, RESIGN)
                said: Said = (stored.number, stored.answer) if plain else (stored.kind,)
                self._keys[stored.by, stored.client_key] = said, len(self.match.events)

    def _replay(self, stored: StoredAnswer) -> Verdict:
        if stored.kind == UNDO:
            return self.match.undo(stored.by)
        if stored.kind == RESIGN:
            return self.match.resign(stored.by)
        return self.match.answer(stored.by, stored.number, stored.answer)

    # ---------------------------------------------------------------- bots and listeners

    def bot_step(self) -> bool:
        """Let one bot answer; False when none has anything to say. It thinks while others may look."""
        with self.lock:
            seat = next_seat(self.match, self.bots)
        if seat is None:
            return False
        player, pending = seat
        self.answer(player, pending.number, self.bots[player].answer(self.match, player, pending))
        return True

    @property
    def is_idle(self) -> bool:
        return not self.listeners

    def leave(self) -> bool:
        """Close an idle room, so that nobody plays in it while the game is open in another; False while it is used."""
        if not self.lock.acquire(blocking=False):
            return False
        try:
            self.broken = True
        finally:
            self.lock.release()
        return True


class Rooms:
    """The rooms of this process; idle games leave memory, not the store."""

    def __init__(self, store: Store, most: int, bring_back: Callable[[GameRow], None] = lambda _: None) -> None:
        self._store, self._most = store, most
        self._bring_back = bring_back
        """Writes the uploaded files of a stored game to disk again."""
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._lock = Lock()
        self._loading: dict[str, Lock] = {}
        self._followers: dict[str, Listeners] = {}
        """Who followed a room that broke, until the game is loaded again."""
        self._threads = ThreadPoolExecutor(BOT_THREADS, thread_name_prefix="bots")
        self._thinking: set[str] = set()
        self._closed = False

    def __len__(self) -> int:
        return len(self._rooms)

    def room(self, game_id: str) -> Room:
        """The room of a game, opened if need be."""
        with self._lock:
            found = self._rooms.get(game_id)
            if found is not None and not found.broken:
                self._rooms.move_to_end(game_id)
                return found
            if self._rooms.pop(game_id, None) is not None and found is not None:
                self._followers[game_id] = found.listeners
            loading = self._loading.setdefault(game_id, Lock())
        with loading:
            with self._lock:
                if game_id in self._rooms:
                    return self._rooms[game_id]
            return self._open(game_id)

    def _open(self, game_id: str) -> Room:
        row = self._store.game(game_id)
        if row is None:
            with self._lock:
                self._loading.pop(game_id, None)
            raise not_found("game")
        if row.rules != kit(row.game).version:
            raise Refusal(409, "other_rules", f"this game is played by the rules of {row.game} {row.rules}")
        if row.origin == "players":
            SharedSeed(self._store, row).check_made()
        room = self._loaded(row)
        with self._lock:
            room.listeners = self._followers.pop(game_id, room.listeners)
            self._rooms[game_id] = room
            self._loading.pop(game_id, None)
            self._let_go()
        return room

    def _loaded(self, row: GameRow) -> Room:
        self._bring_back(row)
        try:
            return Room(self._store, row)
        except SceneError as wrong:
            raise Refusal(409, "cannot_go_on", f"this game cannot be taken up: {wrong}") from wrong

    def _let_go(self) -> None:
        idle = [name for name, room in self._rooms.items() if room.is_idle and name not in self._thinking]
        for name in idle[: max(0, len(self._rooms) - self._most)]:
            if self._rooms[name].leave():
                del self._rooms[name]

    def heard(self, game_id: str) -> None:
        """Another process has continued a game."""
        with self._lock:
            room = self._rooms.get(game_id)
        if room is None:
            return
        try:
            room.catch_up()
        except StorageDownError:
            raise
        except Exception:
            log.exception("game %s cannot follow what others wrote", game_id)  # the other games still can
            return
        self.think(room)

    def catch_up(self) -> None:
        """Other processes may have continued any game."""
        with self._lock:
            names = list(self._rooms)
        for name in names:
            self.heard(name)

    def forget(self, game_id: str) -> None:
        """Drop the room of a game that is not in the store any more."""
        with self._lock:
            room = self._rooms.pop(game_id, None)
        if room is not None:
            room.broken = True
            room.listeners.tell()

    def think(self, room: Room) -> None:
        """Let the bots of a room answer, in the background, until it is a person's turn."""
        with self._lock:
            if self._closed or not room.bots or room.id in self._thinking:
                return
            self._thinking.add(room.id)
        self._threads.submit(self._think, room)

    def _think(self, room: Room) -> None:
        try:
            room = self._played_by_bots(room)
        finally:
            with self._lock:
                self._thinking.discard(room.id)
        with room.lock:
            waiting = not self._closed and next_seat(room.match, room.bots) is not None
        if waiting:
            self.think(room)

    def _played_by_bots(self, room: Room) -> Room:
        """Let bots answer until it is a person's turn; while the store takes nothing, they try again."""
        while not self._closed:
            try:
                room = self.room(room.id) if room.broken else room
                if not room.bot_step():
                    break
            except StorageDownError as trouble:
                log.warning("a bot waits: %s", trouble)
                time.sleep(RETRY_S)
        return room

    def wake_bots(self) -> None:
        """After a start: games that wait for a bot go on."""
        for game_id in self._store.unfinished():
            if any(seat.bot for seat in self._store.seats(game_id)):
                self._threads.submit(self._resume, game_id)

    def _resume(self, game_id: str) -> None:
        try:
            self.think(self.room(game_id))
        except Refusal:
            return  # a game of other rules waits for them

    def close(self) -> None:
        self._closed = True
        self._threads.shutdown(wait=True, cancel_futures=True)
