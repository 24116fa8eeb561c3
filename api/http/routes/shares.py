"""Routes of a game before it begins: who takes a seat for good, and the shares that players give to its seed."""

from fastapi import APIRouter

from api.guard.problems import Refusal, not_found
from api.http.routes.games import GameId
from api.http.schemas.common import REFUSALS
from api.http.schemas.game_forms import NewShare, NewToken, SeatClaimed, SeedView
from api.http.services import House, TheHouse, TheToken, charged
from api.play.seeds import SharedSeed
from api.storage import GameRow
from skirmish.kernel import SPECTATOR

router = APIRouter(prefix="/v1/games", tags=["games"], responses=REFUSALS)


@router.get("/{game_id}/dice")
def read_seed(game_id: GameId, house: TheHouse, token: TheToken) -> SeedView:
    """What the seed of a game will be checked against; when it is over, what it was made of."""
    row, seed, seat = _entered(house, game_id, token)
    return SeedView(**seed.document(over=row.over), seat=seat)


@router.post("/{game_id}/dice")
def give_share(game_id: GameId, given: NewShare, house: TheHouse, token: TheToken) -> SeedView:
    """Commit to a share of the seed; when all players have, give it. The game begins with the last one."""
    row, seed, player = _entered(house, game_id, token)
    if given.commitment is not None:
        seed.commit(player, given.commitment)
    elif given.share is not None:
        seed.open(player, given.share)
    if seed.made:
        house.rooms.think(house.rooms.room(row.id))
    return SeedView(**seed.document(over=row.over), seat=player)


@router.post("/{game_id}/claim", dependencies=[charged("answers")])
def claim_seat(game_id: GameId, wanted: NewToken, house: TheHouse, token: TheToken) -> SeatClaimed:
    """Take a seat for good, with a token that you have drawn: whoever created the game has seen the one before.

    That one is worth nothing then. A request that was not answered can be sent again with the new token.
    """
    row, seed, seat = _entered(house, game_id, token)
    if seat == SPECTATOR.value:
        raise Refusal(403, "shared_seat", "whoever looks on shares this seat with others: it is nobody's alone")
    if wanted.token != token and not seed.claim(seat, token, wanted.token):
        raise Refusal(403, "forbidden", "another has claimed this seat just now")
    house.rooms.heard(row.id)
    return SeatClaimed(seat=seat)


def _entered(house: House, game_id: str, token: str) -> tuple[GameRow, SharedSeed, str]:
    row = house.store.game(game_id)
    if row is None:
        raise not_found("game")
    seed = SharedSeed(house.store, row)
    return row, seed, seed.seat_of(token)
