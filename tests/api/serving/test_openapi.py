"""Whatever the API's own document allows is asked: no answer is a failure of the server, and each is as documented."""

from __future__ import annotations

from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from players import new_game
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance
from test_served_scenes import WALL, upload

from api.app import create_app
from api.settings import Settings

schema = schemathesis.openapi.from_dict(create_app(Settings(Path("unused"))).openapi())


class Known:
    """What is really there: a game with its tokens, a scene with its owner, a job."""

    def __init__(self, asking):
        self.game = new_game(asking, "the_cage", seed=2)
        stored = upload(asking, {"walls.toml": WALL}).json()
        self.places = {
            "game_id": self.game["id"],
            "scene_id": stored["id"],
            "job_id": asking.post("/v1/scenes/slits/prepare").json()["id"],
        }
        self.owner = stored["owner_token"]

    def aim(self, case):
        """Point most requests at what is there, with a token that may."""
        for name in case.path_parameters or {}:
            if name in self.places:
                case.path_parameters[name] = self.places[name]
        token = self.owner if "/scenes" in case.path else self.game["tokens"]["olympus"]
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}


@pytest.fixture(scope="session")
def known(server):
    with server.client() as asking:
        return Known(asking)


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_every_documented_request_is_answered_as_documented(case, known, server):
    if case.method in ("DELETE", "PUT") and "/scenes" in case.path:
        case.headers = {"Authorization": "Bearer nobody"}
    else:
        known.aim(case)
    case.call_and_validate(checks=[not_a_server_error, response_schema_conformance], timeout=60, base_url=server.url)


def test_the_document_is_openapi_3_1_with_examples(asking):
    document = asking.get("/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    assert '"examples"' in asking.get("/openapi.json").text
    routes = [f"{method} {path}" for path, methods in document["paths"].items() for method in methods]
    assert len(routes) >= 25
    undescribed = [
        route
        for path, methods in document["paths"].items()
        for route, told in methods.items()
        if not told.get("description")
    ]
    assert undescribed == []
