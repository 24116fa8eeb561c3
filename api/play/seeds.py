"""Makes the seed of a game: drawn by the system, named by hand, or made together with the players.

Where players take part, the system has drawn a secret and shown its SHA-256 when the game was created. Every player
then commits to a share, and gives it when all have committed. So nobody can choose a share by those of the others:
not the players, and not the system, whose secret nobody learns before the game is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from api.guard.problems import Refusal
from api.guard.tokens import fits, hashed
from skirmish.kernel import Origin, Role, SeededDice, TypedDice, commitment_to

if TYPE_CHECKING:
    from collections.abc import Sequence

    from api.storage import GameRow, ShareRow, Store
    from skirmish.kernel import Json


def dice_of_game(row: GameRow, shares: Sequence[ShareRow] = ()) -> SeededDice | TypedDice:
    """The dice of a stored game; where shares are missing, those of the system's secret alone."""
    kind = SeededDice if row.dice == "seeded" else TypedDice
    if row.origin is None:
        return kind(row.seed)
    if row.origin == "hand":
        return kind(row.seed, Origin("hand"))
    given = tuple(sorted((share.seat, share.share) for share in shares if share.share is not None))
    origin = Origin("players" if row.origin == "players" else "system", row.seed, given)
    return kind(origin.seed, origin)


ONLOOKERS = {role.value: role for role in Role}
"""The seats of those who do not play, as viewers of the match; no player may be called like one."""


class SharedSeed:
    """The seed of a game while its players make it."""

    def __init__(self, store: Store, row: GameRow) -> None:
        self._store, self._row = store, row
        self._hashes = {seat.seat: seat.token_hash for seat in store.seats(row.id) if not seat.bot}
        people = tuple(seat for seat in self._hashes if seat not in ONLOOKERS)
        self.players = people if row.origin == "players" else ()
        self.shares = store.shares(row.id)

    def seat_of(self, token: str) -> str:
        """The seat of a token; a wrong one learns nothing about the game."""
        for seat, token_hash in self._hashes.items():
            if fits(token, token_hash):
                return seat
        raise Refusal(403, "forbidden", "this token has no seat here")

    def claim(self, seat: str, token: str, new: str) -> bool:
        """Give a seat another token; False where somebody was faster."""
        if any(fits(new, token_hash) for token_hash in self._hashes.values()):
            raise Refusal(409, "token_taken", "this token has a seat already: draw one of your own")
        return self._store.claim_seat(self._row.id, seat, hashed(token), hashed(new))

    @property
    def waits_to_commit(self) -> list[str]:
        committed = {share.seat for share in self.shares}
        return sorted(player for player in self.players if player not in committed)

    @property
    def waits_to_open(self) -> list[str]:
        opened = {share.seat for share in self.shares if share.share is not None}
        return sorted(player for player in self.players if player not in opened)

    @property
    def made(self) -> bool:
        return not self.waits_to_open

    def check_made(self) -> None:
        """Refuse to go on before every player has given a share."""
        if not self.made:
            missing = ", ".join(self.waits_to_commit or self.waits_to_open)
            what = "commit to a share" if self.waits_to_commit else "give the share"
            raise Refusal(409, "seed_not_made", f"the players make the seed of this game; still to {what}: {missing}")

    def commit(self, player: str, commitment: str) -> None:
        """Take what a player commits to; it cannot be changed."""
        with self._store.turn(self._row.id) as turn:
            self.shares = turn.shares()
            self._check_player(player)
            known = {share.seat: share.commitment for share in self.shares}
            if known.get(player, commitment) != commitment:
                raise Refusal(409, "committed", "you have committed to another share already")
            if player in known:
                return
            if commitment in known.values():
                raise Refusal(409, "copied", "another player has committed to this share: draw one of your own")
            turn.commit_share(player, commitment)
            self.shares = turn.shares()

    def open(self, player: str, share: str) -> None:
        """Take the share that a player has committed to, once all have committed."""
        with self._store.turn(self._row.id) as turn:
            self.shares = turn.shares()
            self._check_player(player)
            if self.waits_to_commit:
                missing = ", ".join(self.waits_to_commit)
                raise Refusal(409, "not_committed", f"first all players commit to their shares: {missing}")
            own = next(one for one in self.shares if one.seat == player)
            if commitment_to(share) != own.commitment:
                raise Refusal(422, "other_share", "this is not the share that you committed to")
            if own.share is None:
                turn.open_share(player, share)
            self.shares = turn.shares()

    def _check_player(self, player: str) -> None:
        if player not in self.players:
            raise Refusal(409, "no_shares", "the players do not make the seed of this game")

    def document(self, *, over: bool) -> Json:
        """What everybody may know of the seed now; when the game is over, all."""
        origin = dice_of_game(self._row, self.shares).origin
        opened = over and origin is not None
        return {
            "kind": self._row.dice,
            "from": self._row.origin,
            "commitment": origin.commitment if origin else None,
            "shares": {
                share.seat: {"commitment": share.commitment, "share": share.share}
                for share in sorted(self.shares, key=lambda one: one.seat)
            },
            "made": self.made,
            "waits_to_commit": self.waits_to_commit,
            "waits_to_open": self.waits_to_open,
            "secret": self._row.seed if opened else None,
        }
