"""Runs a game at the terminal: narrates events, prompts people, and lets bots answer."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from api.command.games.typed_answers import meant
from api.command.terminal.output import console_for, rendered
from skirmish.kernel import SPECTATOR, Chance, EnterDie, next_seat, seen_by

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from scenes.words import Tongue
    from scenes.words.story import Story
    from skirmish.kernel import Answer, Bot, Json, Match, Pending

LISTED = 30
"""How many choices are listed in full; of more, how many are shown."""
TAKE = "take"
"""What is typed to answer as the last hint said."""


class _Stop(Exception):  # noqa: N818 - a player leaves the table
    pass


class Sitting:
    """People and bots around one terminal."""

    def __init__(
        self, match: Match[Any], bots: Mapping[str, Bot], story: Story, tongue: Tongue, *, quiet: bool = False
    ) -> None:
        self._match, self._bots, self._story, self._tongue, self._quiet = match, bots, story, tongue, quiet
        self._told = 0
        self._last_player: str | None = None
        self._hint: tuple[int, Answer] | None = None

    def play(self, note: Callable[[Match[Any]], None]) -> None:
        """Play until the game is over or a player leaves."""
        try:
            while not self._match.over:
                self._tell()
                self._step()
                note(self._match)
        except _Stop:
            pass
        self._tell()

    def _step(self) -> None:
        if isinstance(self._match.pending[0].decision, EnterDie):
            self._ask(self._at_the_dice(), self._match.pending[0])  # dice are entered here even when only bots play
            return
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

    def _at_the_dice(self) -> str:
        """The player who enters a die: a person, if there is one."""
        players = self._match.rules.players
        return next((player for player in players if player not in self._bots), players[0])

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
        self._list(pending)
        while self._match.waiting_for(player) is pending:
            typed = self._read(player)
            if not self._is_command(typed, player, pending, document):
                self._answer(player, pending, typed)

    def _answer(self, player: str, pending: Pending, typed: str) -> None:
        hinted = self._hint is not None and self._hint[0] == pending.number
        answer = self._hint[1] if typed == TAKE and self._hint and hinted else self._meant(pending, typed)
        verdict = self._match.answer(player, pending.number, answer)
        if not verdict:
            refused = self._tongue("refused_answer", why=self._story.refusal(verdict))
            self._write(f"  {refused}")

    def _meant(self, pending: Pending, typed: str) -> Answer:
        return meant(typed, pending.decision, self._story)

    def _hand_over(self, player: str) -> None:
        """Where several people share the screen, what one may know is shown when the others look away."""
        people = [name for name in self._match.rules.players if name not in self._bots]
        if len(people) > 1 and player != self._last_player and player in people and self._has_secrets(player):
            self._write(self._tongue("hand_over", player=player))
            self._read(player)
        self._last_player = player

    def _has_secrets(self, player: str) -> bool:
        return bool(self._match.view(player)["state"] != self._match.view(SPECTATOR)["state"])

    def _list(self, pending: Pending) -> None:
        options = pending.decision.listed() or ()
        for number, option in enumerate(options[:LISTED], 1):
            named = option if isinstance(option, int) else number  # where options are numbers they are typed
            self._write(f"  {named:>3}  {self._story.option(option, pending.decision.kind)}")
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
            self._suggest(pending)
        elif word == "undo":
            verdict = self._match.undo(player)
            undone = self._tongue("undone")
            self._write(f"  {undone if verdict else self._story.refusal(verdict)}")
        elif word == "map":
            self._draw(rest.strip() or "map.png")
        else:
            return typed == ""
        return True

    def _suggest(self, pending: Pending) -> None:
        decision = pending.decision
        hint = next(decision.suggest(Chance(f"hint:{pending.number}")))
        self._hint = (pending.number, hint)
        is_path = isinstance(hint, str) and decision.listed() is None
        words = hint if is_path else self._story.option(hint, decision.kind)
        hint_said = self._tongue("hint", answer=words)
        self._write(f"  {hint_said}")

    def _explain(self, document: Json) -> None:
        from api.command.games.game_help import explained  # noqa: PLC0415 - the rule books are read only when asked for

        for line in explained(self._match.rules.game, document, self._tongue):
            self._write(f"  {line}")

    def _draw(self, name: str) -> None:
        from api.command.pictures.game_pictures import draw_match  # noqa: PLC0415 - pictures load slowly

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
