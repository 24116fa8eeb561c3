"""Metrics: what this process has answered and what is stored, for Prometheus on this machine."""

from ipaddress import ip_address
from typing import Any

from fastapi import APIRouter, Request, Response

from api.guard.meters import MEDIA_TYPE
from api.guard.problems import Refusal
from api.http.services import House, TheHouse

router = APIRouter(tags=["health"])
ANSWERS: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
    403: {"description": "Only this machine may ask."},
    503: {"description": "The database does not answer."},
}


@router.get("/metrics", response_class=Response, responses=ANSWERS)
def metrics(request: Request, house: TheHouse) -> Response:
    """Counters and gauges as Prometheus reads them; only this machine may ask, unless the settings open them."""
    if not (house.settings.open_metrics or _is_here(request)):
        raise Refusal(403, "forbidden", "metrics are for this machine only; PAS_METRICS=open opens them")
    return Response(request.app.state.meters.text(_gauges(house)), media_type=MEDIA_TYPE)


def _gauges(house: House) -> dict[str, float]:
    """What there is now; of a store that does not answer, only that."""
    now: dict[str, float] = {"rooms": len(house.rooms), "jobs_open": house.jobs.open_count()}
    well = house.store.is_well()
    stored = {f"stored_{name}": float(count) for name, count in house.store.counts().items()} if well else {}
    return {"store_up": float(well), **now, **stored}


def _is_here(request: Request) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
