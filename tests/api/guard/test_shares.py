"""What each client may create: more is refused until some time has passed, and others are not kept from theirs."""

from __future__ import annotations

import pytest

from api.guard.limits import SHARES, Limits, Shares
from api.guard.problems import Refusal
from tests.api.http.test_served_scenes import WALL, upload
from tests.api.serving.servers import serving

ONE, OTHER = "192.0.2.1", "192.0.2.2"


@pytest.mark.parametrize("noun", SHARES)
def test_a_client_that_has_had_its_share_waits_and_others_do_not(noun):
    shares, (_, most) = Shares(Limits()), SHARES[noun]
    shares.take(ONE, noun, most)
    with pytest.raises(Refusal) as refused:
        shares.take(ONE, noun, most)
    assert (refused.value.status, refused.value.code) == (429, "too_busy")
    assert refused.value.facts["retry_after_s"] >= 1
    shares.take(OTHER, noun, most)


def test_a_server_says_how_long_its_clients_wait(tmp_path):
    """A fiftieth of the usual share: one of each, and the rest is told when to come again."""
    with serving(tmp_path, PAS_REQUESTS="1") as server, server.client() as asking:
        said = [asking.post("/v1/games", json={"scenario": "the_cage"}) for _ in range(2)]
        scenes = [upload(asking, {"walls.toml": WALL}) for _ in range(2)]
    assert [answer.status_code for answer in said] == [201, 429]
    assert [answer.status_code for answer in scenes] == [201, 429]
    for answer in (said[1], scenes[1]):
        assert int(answer.headers["Retry-After"]) > 60
        assert answer.json()["detail"].startswith("one address may not have so many")
