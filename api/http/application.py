"""Builds the HTTP application: `create_app()` combines routes, limits and error handlers."""

from __future__ import annotations

from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING

from fastapi import FastAPI, Security
from fastapi.security import APIKeyHeader
from starlette.middleware.cors import CORSMiddleware

from api.guard import problems
from api.guard.crowd import Crowd
from api.guard.headers import Headers
from api.guard.house_key import KEY_HEADER, Door, HouseRules
from api.guard.limits import Gate
from api.guard.logs import write_to_stderr
from api.guard.meters import Meters, Watched
from api.http.routes import games, health, jobs, metrics, page, questions, records, scenarios, scenes, shares
from api.http.services import open_house
from api.http.settings import Settings, settings_from_environment

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

DESCRIPTION = """
Rulings on sight, distance, cover and movement over scanned tables, and games played by numbered answers.

Every refusal is `application/problem+json` with a `code` that the rules and the command line use too. Lengths are in
pas (2.5 cm); places are `[x, y, z]`. A game's seats are known by tokens: `Authorization: Bearer …`. Live connections
(`/v1/games/{id}/live`, `/v1/jobs/{id}/live`) are WebSockets. A server for the network shows a key when it starts, which
every request but those of a seat brings along: `Pas-Key: …`.
"""


HOUSE_KEY = APIKeyHeader(name=KEY_HEADER, auto_error=False, description="The key that the server showed at its start.")
"""Named in the description of the API; `Door` asks for it before any route is looked for."""


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application; its services are opened when it starts and closed when it ends."""
    if settings is None:
        write_to_stderr()  # every process of a server writes its own lines
    wanted = settings or settings_from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = open_house(wanted)
        try:
            yield
        finally:
            app.state.house.close()

    app = FastAPI(
        title="Pas",
        version=version("pas-skirmish"),
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,  # the page of our own at /docs: those of FastAPI take their scripts from elsewhere
        redoc_url=None,
        dependencies=[Security(HOUSE_KEY)],
    )
    for noun in (health, metrics, scenes, questions, jobs, games, shares, scenarios, records, page):
        app.include_router(noun.router)
    app.include_router(page.page)
    problems.install(app)
    if wanted.origins:
        app.add_middleware(CORSMiddleware, allow_origins=list(wanted.origins), allow_methods=["*"], allow_headers=["*"])
    app.add_middleware(Door, rules=HouseRules(wanted.key, wanted.hosts, wanted.origins))
    app.add_middleware(Crowd)
    app.add_middleware(Gate, limits=wanted.limits)
    app.add_middleware(Headers)
    app.state.meters = Meters()
    app.add_middleware(Watched, meters=app.state.meters)
    return app
