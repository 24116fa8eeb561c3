"""Holds the services of a running server (store, rooms, shelf, jobs) and passes them to its routes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from api.guard.addresses import client_of
from api.guard.limits import Shares
from api.guard.problems import Refusal
from api.guard.sandbox import warm_up
from api.guard.turnstile import Turnstile
from api.jobs.job_list import Jobs
from api.play.expiry import Expiry
from api.play.rooms import Rooms
from api.scenery.scenario_list import Scenarios
from api.scenery.shelf import Shelf
from api.scenery.shown import SHOWN, ShownFile, shown_file
from api.storage import FolderLock, Store, open_store
from api.storage.files import PreparedTables, Sweeper, open_contents
from api.storage.notices import Listener
from terrain.machine import share_tables

if TYPE_CHECKING:
    from api.guard.limits import Noun
    from api.http.settings import Settings

DRAWINGS_WAITING, ASKING_AFTER = 12, 20
"""Requests that wait for a picture; and requests for the health of the server, which take no time."""

bearer = HTTPBearer(auto_error=False, description="A seat token of a game, or the owner token of a scene.")


@dataclass
class House:
    """A server's store, its games in play, its scenes and its long work."""

    settings: Settings
    store: Store
    rooms: Rooms
    shelf: Shelf
    scenarios: Scenarios
    jobs: Jobs
    intake: Turnstile
    drawing: Turnstile
    pulse: Turnstile
    """Looks after the database for the health check, whatever else is going on."""
    expiry: Expiry
    shares: Shares
    listener: Listener | None = None
    shown: ShownFile | None = None
    lock: FolderLock | None = None
    """No other server uses the folder of this one, unless they share a database that is made for it."""
    sweeper: Sweeper | None = None

    def close(self) -> None:
        """Close everything, dependants before what they need."""
        if self.listener:
            self.listener.stop()
        self.expiry.close()
        if self.sweeper:
            self.sweeper.close()
        self.jobs.close()
        for one in (self.intake, self.drawing, self.pulse):
            one.close()
        self.rooms.close()
        self.store.close()
        if self.lock:
            self.lock.release()


def open_house(settings: Settings) -> House:
    """Open the store and take up the games that wait for a bot."""
    lock = None if settings.database else FolderLock(settings.data)
    outside, limits = open_contents(settings.files), settings.limits
    store = open_store(settings.database_url, outside)
    share_tables(PreparedTables(outside) if outside is not None else None)
    shown = shown_file(settings.shown) if settings.shown else None
    own = {SHOWN: shown.path} if shown is not None and shown.kind == "scene" else {}
    scenarios = Scenarios(store, shown.path if shown is not None and shown.kind != "record" else None)
    rooms = Rooms(store, limits.live_games, scenarios.bring_back)
    shelf, jobs = Shelf(store, limits.tables_bytes, own), Jobs(limits.jobs)
    intake = Turnstile("uploads", limits.intakes, limits.intakes_waiting)
    drawing, pulse = Turnstile("pictures", 1, DRAWINGS_WAITING), Turnstile("health", 1, ASKING_AFTER)
    expiry = Expiry(store, rooms, settings.data / "expired", limits.games_days)
    services = (store, rooms, shelf, scenarios, jobs, intake, drawing, pulse, expiry, Shares(limits))
    house = House(settings, *services, shown=shown, lock=lock)
    house.sweeper = Sweeper(store.engine, outside) if outside is not None else None
    if store.shared:
        house.listener = Listener(store, rooms.heard, rooms.catch_up)
    rooms.wake_bots()
    if settings.ready:
        warm_up()
    return house


def the_house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def the_token(
    credentials: Annotated[HTTPAuthorizationCredentials | None, Security(bearer)],
) -> str:
    """The token of a request; without one it is refused."""
    if credentials is None or not credentials.credentials:
        raise Refusal(401, "token_needed", "send the token of your seat: Authorization: Bearer …")
    return credentials.credentials


def any_token(credentials: Annotated[HTTPAuthorizationCredentials | None, Security(bearer)]) -> str | None:
    """The token of a request, if it has one."""
    return credentials.credentials or None if credentials else None


def the_client(request: Request) -> str:
    """The address that a request comes from, for what is counted by client."""
    return client_of(request.scope)


def charged(noun: Noun) -> Any:
    """Count a request as one of what its client may have."""

    def charge(request: Request, house: TheHouse) -> None:
        house.shares.take(client_of(request.scope), noun)

    return Depends(charge)


TheHouse = Annotated[House, Depends(the_house)]
TheToken = Annotated[str, Depends(the_token)]
TheClient = Annotated[str, Depends(the_client)]
AnyToken = Annotated[str | None, Depends(any_token)]
