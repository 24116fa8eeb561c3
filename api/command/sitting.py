"""A game at the terminal: what happens is told, people are asked, bots answer for themselves."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from api.command.output import console_for, rendered
from skirmish.bots import next_seat
from skirmish.dice import Chance
from skirmish.views import SPECTATOR, seen_by

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from scenes.sayings import Story
    from scenes.tongue import Tongue
    from skirmish.bots import Bot
    from skirmish.match import Match, Pending
    from skirmish.views import Json

LISTED = 30
"""So many choices are listed; of more, that many are shown."""


class _Stop(Exception):  # noqa: N818 - somebody leaves the table
    pass


class Sitting:
    """People and bots around one terminal."""

    def __init__(
        self, match: Match[Any], bots: Mapping[str, Bot], story: Story, tongue: Tongue, *, quiet: bool = False
    ) -> None:
        self._match, self._bots, self._story, self._tongue, self._quiet = match, bots, story, tongue, quiet
        self._told = 0
        self._last_player: str | None = None

    def play(self, note: Callable[[Match[Any]], None]) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self._match.over:
                self._tell()
                self._step()
                note(self._match)
        except _Stop:
            pass
        self._tell()

    def _step(self) -> None:
        seat = next_seat(self._match, self._bots)
        if seat is not None:
            player, pending = seat
            self._match.answer(player, pending.number, self._bots[player].answer(self._match, player, pending))
            return
        people = [player for player in self._match.rules.players if player not in self._bots]
        for player in people:
            pending_of = self._match.waiting_for(player)
            if pending_of is not None:
                self._ask(player, pending_of)
                return

    def _tell(self) -> None:
        """What happened since, as far as the people here may know: one person as that side, several as spectators."""
        people = [player for player in self._match.rules.players if player not in self._bots]
        viewer = people[0] if len(people) == 1 else SPECTATOR
        for document in self._match.told(viewer, self._told):
            said = self._story.event(document)
            if said:
                self._write(f"  {said}")
        self._told = len(self._match.events)

    # ---------------------------------------------------------------- asking

    def _ask(self, player: str, pending: Pending) -> None:
        document = seen_by(pending.decision, player)
        self._hand_over(player)
        self._write("")
        self._write(f"{player.upper()}  {self._story.decision(document)}")
        options = pending.decision.listed()
        self._list(options)
        while True:
            typed = self._read(player)
            if self._is_command(typed, player, pending, document):
                if self._match.waiting_for(player) is not pending:
                    return
                continue
            verdict = self._match.answer(player, pending.number, pending.decision.read(typed))
            if verdict:
                return
            refused = self._tongue("refused_answer")
            self._write(f"  {refused}: {self._story.refusal(verdict)}")

    def _hand_over(self, player: str) -> None:
        """Where several people share the screen, what one may know is shown when the others look away."""
        people = [name for name in self._match.rules.players if name not in self._bots]
        if len(people) > 1 and player != self._last_player and self._has_secrets(player):
            self._write(self._tongue("hand_over", player=player))
            self._read(player)
        self._last_player = player

    def _has_secrets(self, player: str) -> bool:
        return bool(self._match.view(player)["state"] != self._match.view(SPECTATOR)["state"])

    def _list(self, options: tuple[Json, ...] | None) -> None:
        if options is None:
            return
        for number, option in enumerate(options[:LISTED], 1):
            self._write(f"  {number:>3}  {self._story.option(option)}")
        if len(options) > LISTED:
            more = self._tongue("more_choices", count=len(options) - LISTED)
            self._write(f"       {more}")

    def _is_command(self, typed: str, player: str, pending: Pending, document: Json) -> bool:
        """Words that are no answer: they explain, suggest, go back, draw or leave."""
        word, _, rest = typed.partition(" ")
        if word in ("quit", "exit"):
            raise _Stop
        if word == "?":
            self._explain(document)
        elif word == "hint":
            hint = next(pending.decision.suggest(Chance(f"hint:{pending.number}")))
            label = self._tongue("hint")
            self._write(f"  {label}: {hint if isinstance(hint, str) else self._story.option(hint)}")
        elif word == "undo":
            verdict = self._match.undo(player)
            undone = self._tongue("undone")
            self._write(f"  {undone if verdict else self._story.refusal(verdict)}")
        elif word == "map":
            self._draw(rest.strip() or "map.png")
        else:
            return typed == ""
        return True

    def _explain(self, document: Json) -> None:
        from api.command.game_help import explained  # noqa: PLC0415 - the rule books are read only when asked for

        for line in explained(self._match.rules.game, document, self._tongue):
            self._write(f"  {line}")

    def _draw(self, name: str) -> None:
        from api.command.game_pictures import draw_match  # noqa: PLC0415 - pictures load slowly

        self._write(f"  {draw_match(self._match, name, self._tongue)}")

    def _read(self, player: str) -> str:
        sys.stdout.write(f"{player}> ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise _Stop
        return line.strip()

    def _write(self, line: str) -> None:
        if self._quiet:
            return
        console = console_for(sys.stdout)
        sys.stdout.write(rendered(line) if console.is_terminal else f"{line.rstrip()}\n")
