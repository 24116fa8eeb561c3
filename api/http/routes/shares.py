"""Routes of the seed of a game: what it will be checked against, and the shares that players give to it."""

from fastapi import APIRouter

from api.guard.problems import not_found
from api.http.routes.games import GameId
from api.http.schemas.common import REFUSALS
from api.http.schemas.game_forms import NewShare, SeedView
from api.http.services import House, TheHouse, TheToken
from api.play.seeds import SharedSeed
from api.storage import GameRow

router = APIRouter(prefix="/v1/games", tags=["games"], responses=REFUSALS)


@router.get("/{game_id}/dice")
def read_seed(game_id: GameId, house: TheHouse, token: TheToken) -> SeedView:
    """What the seed of a game will be checked against; when it is over, what it was made of."""
    row, seed, _ = _entered(house, game_id, token)
    return SeedView(**seed.document(over=row.over))


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
    return SeedView(**seed.document(over=row.over))


def _entered(house: House, game_id: str, token: str) -> tuple[GameRow, SharedSeed, str]:
    row = house.store.game(game_id)
    if row is None:
        raise not_found("game")
    seed = SharedSeed(house.store, row)
    return row, seed, seed.seat_of(token)
