"""The page of a server with a key: opened by the code for the phone, locked without, and framed by nobody."""

from __future__ import annotations

import http.server
import threading

import httpx
import pytest

from tests.api.serving.players import new_game
from tests.api.serving.servers import serving
from tests.viewer.web.browsers import PHONE, Visitor

KEY = "a-key-of-the-house"
pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def locked(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("locked"), PAS_KEY=KEY) as server:
        yield server.url


@pytest.fixture
def visitor(browser, locked):
    one = Visitor(browser, locked, PHONE)
    yield one
    one.close()


def test_the_code_for_the_phone_opens_the_page_and_the_key_leaves_the_address(visitor):
    visitor.open(f"#key={KEY}&scene=slits")
    visitor.page.wait_for_function("document.title.includes('Pas')")
    assert KEY not in visitor.page.url
    assert visitor.page.url.endswith("#scene=slits")
    assert not [asked for asked in visitor.asked if KEY in asked]
    assert visitor.wrong == []
    visitor.open("#scene=castle")
    assert visitor.page.locator("#names .name").count() > 2, "the browser has kept the key"


def test_without_the_key_the_page_says_so_and_takes_it_in_its_menu(visitor):
    visitor.page.goto(f"{visitor.address}/")
    visitor.page.wait_for_selector("#notice.bad")
    assert "asks for its key" in visitor.page.inner_text("#notice")
    visitor.page.click("#more")
    visitor.page.fill("#key", KEY)
    visitor.page.click("#use_key")
    visitor.page.wait_for_selector("#stage[data-frames]")
    assert visitor.page.locator("#scene option").count() > 5


def test_who_has_a_seat_follows_the_game_without_the_key(visitor, locked):
    with httpx.Client(base_url=locked, headers={"Pas-Key": KEY}, timeout=60) as host:
        game = new_game(host, "the_cage", seed=3)
    visitor.open(f"#game={game['id']}&token={game['tokens']['spectator']}")
    visitor.page.locator("#told li").first.wait_for()
    assert visitor.page.locator("#notice.bad").count() == 0
    refused = {line for line in visitor.wrong if "401" not in line}
    assert refused == set()


def test_the_description_of_the_api_is_read_and_tried_in_a_browser(visitor):
    page = visitor.page
    page.goto(f"{visitor.address}/docs")
    page.wait_for_selector("details")
    assert page.locator("details").count() > 30
    page.fill("#key", KEY)
    route = page.locator("details", has=page.get_by_text("/v1/scenes/{scene_id}/distance"))
    route.locator("summary").click()
    route.get_by_label("scene_id").fill("castle")
    route.get_by_label("body").fill('{"a": "davios", "b": "jelena"}')
    route.get_by_role("button").click()
    route.locator("pre", has_text="200 OK").wait_for()
    assert '"engaged": false' in route.locator("pre").inner_text()
    assert visitor.wrong == []
    assert visitor.outside == []


def test_another_page_cannot_frame_it(visitor):
    """A page of another address shows ours in a frame: the browser leaves the frame empty."""
    held = f'<iframe id="held" src="{visitor.address}/#key={KEY}"></iframe>'.encode()

    class Other(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(held)

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Other) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        visitor.page.goto(f"http://127.0.0.1:{other.server_port}/")
        visitor.page.wait_for_timeout(1000)
        framed = visitor.page.frame_locator("#held").locator("#stage")
        assert framed.count() == 0
        assert any("frame-ancestors" in said or "X-Frame-Options" in said for said in visitor.wrong)
        other.shutdown()
