"""Health check: whether the server and its database answer."""

from importlib.metadata import version
from typing import Any

from fastapi import APIRouter

from api.guard.problems import Refusal
from api.http.services import TheHouse

router = APIRouter(tags=["health"])


@router.get("/healthz", responses={503: {"description": "The database does not answer."}})
def healthz(house: TheHouse) -> dict[str, Any]:
    """Whether the server and its database answer."""
    if not house.store.is_well():
        raise Refusal(503, "unavailable", "the database does not answer")
    return {"ok": True, "version": version("pas-skirmish")}
