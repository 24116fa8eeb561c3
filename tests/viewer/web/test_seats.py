"""Players and whoever created their game, each in a browser of his own: nobody has to trust another for the dice."""

from __future__ import annotations

import json
import re
from contextlib import contextmanager
from hashlib import sha256

import httpx
import pytest

from scenes.plugs.matches import rules_for
from skirmish.kernel.record import read_record
from skirmish.kernel.replays import replay
from tests.viewer.web.browsers import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser


@contextmanager
def arriving(browser, address, size, told):
    """Somebody who opens an address; what is drawn there may have to wait for others."""
    visitor = Visitor(browser, address, size)
    visitor.page.goto(f"{address}/{told}")
    try:
        yield visitor
        assert visitor.wrong == []
        assert visitor.outside == []
    finally:
        visitor.close()


def said(visitor, where, words):
    visitor.page.wait_for_selector(f"{where}:has-text({json.dumps(words, ensure_ascii=False)})")


def asked(address, game, token, path="", **posted):
    headers = {"Authorization": f"Bearer {token}"}
    url = f"{address}/v1/games/{game['id']}{path}"
    if posted:
        return httpx.post(url, headers=headers, json=posted, timeout=60)
    return httpx.get(url, headers=headers, timeout=60)


def test_two_players_make_the_seed_play_and_check_the_dice(browser, castle):
    """The whole way: the creator hands out two addresses, and in the end both players know that no die was chosen."""
    game = httpx.post(f"{castle}/v1/games", json={"scenario": "duel", "seed_from": "players"}, timeout=60).json()
    shown, tokens = game["dice"]["commitment"], game["tokens"]
    address = {seat: f"#game={game['id']}&token={tokens[seat]}" for seat in ("greeks", "vikings", "spectator")}
    with (
        arriving(browser, castle, PHONE, address["greeks"]) as ann,
        arriving(browser, castle, DESK, address["spectator"]) as onlooker,
    ):
        said(ann, "#asked", "Waiting for: vikings")
        said(onlooker, "#asked", "Waiting for: vikings")
        with arriving(browser, castle, PHONE, address["vikings"]) as bob:
            for visitor in (ann, bob, onlooker):
                said(visitor, "#sealed", f"Dice sealed: {shown[:16]}…, with the shares of greeks, vikings")
                visitor.page.wait_for_selector("#stage[data-frames]")
            assert not onlooker.page.is_visible("#claim"), "many share the seat of who looks on"
            own = _claimed(castle, game, ann)
            _plays(ann, bob)
            assert asked(castle, game, tokens["vikings"], "/concede", key="enough").status_code == 200
            for visitor in (ann, bob, onlooker):
                said(visitor, "#sealed", f"Dice opened: they are those that were sealed as {shown[:16]}")
    dice = asked(castle, game, own, "/dice").json()
    assert sha256(dice["secret"].encode()).hexdigest() == shown
    assert {seat: sha256(one["share"].encode()).hexdigest() for seat, one in dice["shares"].items()} == {
        seat: one["commitment"] for seat, one in dice["shares"].items()
    }
    record = read_record(asked(castle, game, own, "/record").text)
    assert replay(record, rules_for(record.header.game, record.header.setup)).identical


def _claimed(address, game, ann):
    """Ann makes the seat hers; the token that went through the hands of the creator opens nothing any more."""
    ann.page.click("#claim")
    said(ann, "#notice", "belongs to this browser alone")
    own = re.search(r"token=([0-9a-f]+)", ann.page.url)[1]
    assert own != game["tokens"]["greeks"]
    assert asked(address, game, game["tokens"]["greeks"]).status_code == 403
    assert asked(address, game, own).json()["seat"] == "greeks"
    return own


def _plays(*visitors):
    """Whoever is asked first answers by a button."""
    for _ in range(200):
        for visitor in visitors:
            button = visitor.page.locator("#options button:not([disabled])").first
            if button.count():
                before = visitor.page.inner_text("#asked")
                button.click()
                visitor.page.wait_for_selector(f"#asked:not(:text-is({json.dumps(before, ensure_ascii=False)}))")
                return
            visitor.page.wait_for_timeout(50)
    raise AssertionError("nobody is asked by buttons")


@pytest.mark.parametrize("text", ["", "abc", "a" * 55, "a" * 56, "a" * 64, "é€" * 100])
def test_the_page_hashes_as_everybody_does(browser, castle, text):
    with arriving(browser, castle, DESK, "") as visitor:
        visitor.page.wait_for_selector("#stage[data-frames]")
        hashed = visitor.page.evaluate("text => import('/web/seats.js').then((seats) => seats.sha256(text))", text)
    assert hashed == sha256(text.encode()).hexdigest()
