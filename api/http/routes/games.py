"""Routes of games: created from a scenario, joined by tokens, played by numbered answers, followed live."""

import asyncio
import re
import time
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response, WebSocket, WebSocketDisconnect
from starlette.concurrency import run_in_threadpool

from api.documents.matches import outcome_document
from api.guard.problems import Refusal, not_found, refused
from api.guard.tokens import fresh_id, fresh_token, hashed
from api.http.live import MALFORMED, keep_telling
from api.http.schemas.common import REFUSALS
from api.http.schemas.game_forms import (
    AnswerTaken,
    EventList,
    GameCreated,
    GameView,
    Keyed,
    NewAnswer,
    NewGame,
    PendingAnswer,
    SeedView,
)
from api.http.services import House, TheClient, TheHouse, TheToken, charged
from api.play.expiry import gone
from api.play.rooms import Given, Room, name_of
from api.play.seeds import ONLOOKERS, SharedSeed
from api.storage import GameRow, SeatRow
from scenes.plugs import Scenario
from skirmish import kit
from skirmish.kernel import REFEREE, Role, Viewer, fresh_seed, write_record

router = APIRouter(prefix="/v1", tags=["games"], responses=REFUSALS)
GAME_ID = r"^[0-9a-f]{1,32}$"
GameId = Annotated[str, Path(pattern=GAME_ID)]
MOST_EVENTS = 1 << 31
LIVE_EVENTS = 500
"""How many events go into one message or answer; the rest follow."""

TOKEN_WAIT_S = 10.0
"""How long a live connection may take to send its token."""


@router.post("/games", status_code=201, dependencies=[charged("games")])
def create_game(wanted: NewGame, house: TheHouse, client: TheClient) -> GameCreated:
    """Begin a game; the tokens of its seats come back this once."""
    scenario = house.scenarios.playable(wanted.scenario)
    _check_bots(wanted, scenario)
    _check_seed(wanted, scenario)
    pack, files = house.scenarios.files_of(scenario) or (None, None)
    if files:
        house.shares.take(client, "stored_bytes", sum(map(len, files.values())))
    row = GameRow(
        id=fresh_id(),
        game=scenario.game,
        rules=scenario.rules.version,
        setup=scenario.setup,
        dice=wanted.dice,
        seed=fresh_seed() if wanted.seed is None else str(wanted.seed),
        created=time.time(),
        origin=wanted.seed_from if wanted.seed is None else "hand",
        pack=pack,
    )
    people = [seat for seat in (*scenario.players, *ONLOOKERS) if seat not in wanted.bots]
    tokens = {seat: fresh_token() for seat in people}
    seats = [SeatRow(seat, hashed(token)) for seat, token in tokens.items()]
    seats += [SeatRow(player, "", bot) for player, bot in wanted.bots.items()]
    house.store.create_game(row, seats, files)
    seed = SharedSeed(house.store, row)
    if seed.made:
        house.rooms.think(house.rooms.room(row.id))
    dice = SeedView(**seed.document(over=False))
    return GameCreated(id=row.id, game=row.game, players=list(scenario.players), tokens=tokens, dice=dice)


def _check_seed(wanted: NewGame, scenario: Scenario) -> None:
    if wanted.seed_from == "players":
        if wanted.seed is not None:
            raise Refusal(422, "two_seeds", "the players make the seed, or you name one; not both")
        if set(scenario.players) <= set(wanted.bots):
            raise Refusal(422, "no_players", "bots alone make no seed: leave seed_from out")


def _check_bots(wanted: NewGame, scenario: Scenario) -> None:
    for player, bot in wanted.bots.items():
        if player not in scenario.players:
            raise Refusal(422, "unknown_player", f"{player!r} does not play here; {', '.join(scenario.players)} do")
        if bot not in kit(scenario.game).bots:
            raise Refusal(422, "unknown_bot", f"no bot is called {bot!r}")


@router.get("/games/{game_id}")
def view_game(game_id: GameId, house: TheHouse, token: TheToken) -> GameView:
    """The game as the owner of this token may see it."""
    room, seat = entered(house, game_id, token)
    return GameView(
        id=room.id,
        game=room.row.game,
        players=list(room.rules.players),
        seat=name_of(seat),
        outcome=outcome_document(room.match),
        dice=SeedView(**room.seed.document(over=room.match.over)),
        expires=house.expiry.warning(room.id),
        **room.view(seat),
    )


@router.get("/games/{game_id}/pending")
def read_pending(
    game_id: GameId,
    house: TheHouse,
    token: TheToken,
    suggest: Annotated[int, Query(ge=0, le=10, description="How many legal answers to propose.")] = 0,
) -> PendingAnswer:
    """What this seat is asked now, with its options, and legal answers where they cannot be listed."""
    room, seat = entered(house, game_id, token)
    return PendingAnswer(**room.asked(seat, suggest))


@router.post("/games/{game_id}/answers", dependencies=[charged("answers")])
def give_answer(game_id: GameId, given: NewAnswer, house: TheHouse, token: TheToken) -> AnswerTaken:
    """Answer a decision by its number. It is on disk before it is acknowledged."""
    room, player = _seated(house, game_id, token)
    return _taken(house, room, room.answer(player, given.number, given.answer, given.key))


@router.post("/games/{game_id}/undo", dependencies=[charged("answers")])
def take_back(game_id: GameId, given: Keyed, house: TheHouse, token: TheToken) -> AnswerTaken:
    """Take the last answer back, unless a die, a reveal or another's answer has come after it."""
    room, player = _seated(house, game_id, token)
    return _taken(house, room, room.undo(player, given.key))


@router.post("/games/{game_id}/concede", dependencies=[charged("answers")])
def concede(game_id: GameId, given: Keyed, house: TheHouse, token: TheToken) -> AnswerTaken:
    """Leave the game for good: the others have won it."""
    room, player = _seated(house, game_id, token)
    return _taken(house, room, room.resign(player, given.key))


@router.get("/games/{game_id}/events")
def read_events(
    game_id: GameId, house: TheHouse, token: TheToken, after: Annotated[int, Query(ge=0, lt=MOST_EVENTS)] = 0
) -> EventList:
    """What happened after a number of events, as this seat may hear it."""
    room, seat = entered(house, game_id, token)
    told = room.told(seat, after)[:LIVE_EVENTS]
    return EventList(events=told, next=after + len(told))


@router.get(
    "/games/{game_id}/record",
    response_class=Response,
    responses={200: {"content": {"application/jsonl": {"schema": {"type": "string"}}}}},
)
def read_record(game_id: GameId, house: TheHouse, token: TheToken) -> Response:
    """The record of a finished game, all secrets included; the referee may have it at any time."""
    kept = house.expiry.record(game_id, token)
    if kept is not None:
        return Response(kept, media_type="application/jsonl")
    room, seat = entered(house, game_id, token)
    with room.lock:
        if not room.match.over and seat is not REFEREE:
            raise Refusal(409, "not_over", "the record holds every secret: it is given out when the game is over")
        return Response(write_record(room.match, room.row.setup), media_type="application/jsonl")


@router.websocket("/games/{game_id}/live")
async def follow_game(socket: WebSocket, game_id: str) -> None:
    """Follow a game: say {"token": …, "after": n} first, then hear what happens as this seat may hear it."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        hello = await asyncio.wait_for(socket.receive_json(), TOKEN_WAIT_S)
        token, after = str(hello["token"]), min(max(int(hello.get("after", 0)), 0), MOST_EVENTS)
        if not re.fullmatch(GAME_ID, game_id):
            raise not_found("game")
        room, seat = await run_in_threadpool(entered, house, game_id, token)
    except Refusal as refusal:
        await socket.close(4000 + refusal.status, refusal.code)
        return
    except WebSocketDisconnect:
        return  # it disconnected without a message
    except MALFORMED:
        await socket.close(4400, "malformed")
        return
    await _follow(socket, token, room, seat, after)


async def _follow(socket: WebSocket, token: str, room: Room, seat: Viewer, after: int) -> None:
    house: House = socket.app.state.house

    async def tell() -> bool:
        nonlocal after, room
        last = False
        while not last:
            if room.broken:  # the store failed under it: whoever follows the game goes on with the one loaded anew
                room, _ = await run_in_threadpool(entered, house, room.id, token)
            if await run_in_threadpool(room.seat_of, token) != seat:  # somebody has claimed the seat meanwhile
                raise Refusal(403, "forbidden", "this token has no seat here")
            try:
                after, last = await _send_news(socket, room, seat, after)
            except Refusal:
                if not room.broken:
                    raise
        return room.match.over and after >= len(room.match.events)

    try:
        await keep_telling(socket, room.listeners, tell)
    except Refusal as refusal:
        await socket.close(4000 + refusal.status, refusal.code)


async def _send_news(socket: WebSocket, room: Room, seat: Viewer, after: int) -> tuple[int, bool]:
    """Send one message of a bearable length; with the last that is new comes what is waited for."""
    told = await run_in_threadpool(room.told, seat, after)
    part = told[:LIVE_EVENTS]
    last = len(part) == len(told)
    pending = (await run_in_threadpool(room.view, seat))["pending"] if last else None
    after += len(part)
    await socket.send_json({"events": part, "next": after, "pending": pending, "over": room.match.over})
    return after, last


def entered(house: House, game_id: str, token: str) -> tuple[Room, Viewer]:
    """The room of a game and the seat of a token; a wrong token learns nothing about the game."""
    if house.expiry.record(game_id, token) is not None:
        raise gone(house.settings.limits.games_days)
    room = house.rooms.room(game_id)
    seat = room.seat_of(token)
    if seat is None:
        raise Refusal(403, "forbidden", "this token has no seat here")
    return room, seat


def _seated(house: House, game_id: str, token: str) -> tuple[Room, str]:
    room, seat = entered(house, game_id, token)
    if isinstance(seat, Role):
        raise Refusal(403, "not_your_decision", "who looks on does not play")
    return room, seat


def _taken(house: House, room: Room, given: Given) -> AnswerTaken:
    if not given.verdict:
        raise refused(given.verdict)
    house.rooms.think(room)
    return AnswerTaken(events=given.events)
