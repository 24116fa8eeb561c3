"""Health check: whether the server and its database answer."""

import asyncio
from importlib.metadata import version
from typing import Any

from fastapi import APIRouter

from api.guard.problems import Refusal
from api.http.services import TheHouse

LONGEST_S = 5.0
"""A database that takes longer to say one word does not answer."""

router = APIRouter(tags=["health"])


@router.get("/healthz", responses={503: {"description": "The database does not answer."}})
async def healthz(house: TheHouse) -> dict[str, Any]:
    """Whether the server and its database answer; it waits for no other request."""
    try:
        well = await asyncio.wait_for(house.pulse.run(house.store.is_well), LONGEST_S)
    except TimeoutError:
        well = False
    if not well:
        raise Refusal(503, "unavailable", "the database does not answer")
    return {"ok": True, "version": version("pas-skirmish")}
