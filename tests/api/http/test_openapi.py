"""Whatever the API's own document allows is asked: no answer is a failure of the server, and each is as documented."""

from __future__ import annotations

from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from api.http.application import create_app
from api.http.settings import Settings
from tests.api.http.test_served_scenes import WALL, upload
from tests.api.jobs.test_jobs import ended
from tests.api.serving.players import new_game

CHECKS = [not_a_server_error, response_schema_conformance]
SLOW = ("/stage", "/scans", "/prepare", "/preview.png", "/records", "/look", "/route", "/reach", "/survey", "/fairness")
"""Drawing, walking and other processes take long: two requests each, the others a dozen."""

MANY, FEW = 12, 2
ACCEPTED, SOME_GAMES = 202, 4
schema = schemathesis.openapi.from_dict(create_app(Settings(Path("unused"))).openapi())
OPERATIONS = {f"{found.ok().method.upper()} {found.ok().path}": found.ok() for found in schema.get_all_operations()}


class Known:
    """What is really there: a game with its tokens, a scene with its owner, a job."""

    def __init__(self, asking):
        self.game = new_game(asking, "the_cage", seed=2)
        stored = upload(asking, {"walls.toml": WALL}).json()
        self.places = {
            "game_id": self.game["id"],
            "scene_id": stored["id"],
            "scenario_id": "the_cage",
            "job_id": asking.post("/v1/scenes/slits/prepare").json()["id"],
        }
        self.owner = stored["owner_token"]

    def aim(self, case):
        """Point a request at what is there, with a token that may; nothing that others need is replaced or deleted."""
        for name in case.path_parameters or {}:
            if name in self.places:
                case.path_parameters[name] = self.places[name]
        ends_it = case.method in ("DELETE", "PUT")
        owner = "nobody" if ends_it else self.owner
        seat = "referee" if case.path.endswith("/claim") else "olympus"  # a seat that is claimed is lost to us
        token = owner if "/scenes" in case.path else self.game["tokens"][seat]
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
        if isinstance(case.body, dict) and "games" in case.body:
            case.body["games"] = SOME_GAMES  # as many as are soon played: the job is followed to its end


@pytest.fixture(scope="session")
def known(server):
    with server.client() as asking:
        return Known(asking)


def tried(operation, examples, each):
    """Try so many requests that the document allows."""

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), stray=some.integers(0, 4))
    def ask(case, stray):
        each(case, stray)

    ask()


def ask_often(name, known, server, times=1):
    """Four of five requests are aimed at what is there; the fifth goes where chance says, by whoever."""

    def ask(case, stray):
        if stray:
            known.aim(case)
        answer = case.call_and_validate(checks=CHECKS, timeout=300, base_url=server.url)
        assert answer.headers["x-content-type-options"] == ["nosniff"]
        if answer.status_code == ACCEPTED:
            with server.client() as asking:
                job = ended(asking, answer.json())
            assert (job["problem"] or {}).get("code") != "bug", job

    tried(OPERATIONS[name], times * (FEW if any(slow in name for slow in SLOW) else MANY), ask)


@pytest.mark.parametrize("name", OPERATIONS)
def test_every_documented_request_is_answered_as_documented(name, known, server):
    ask_often(name, known, server)


@pytest.mark.soak
@pytest.mark.parametrize("name", OPERATIONS)
def test_very_many_documented_requests_are_answered_as_documented(name, known, server):
    ask_often(name, known, server, times=20)


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
