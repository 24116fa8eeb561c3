"""The page for a friend, opened from disk in a real browser: it shows the table, and asks nobody for anything."""

from __future__ import annotations

import io
import json
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests import given
from viewer.export.document import page_of
from viewer.stage.subject import open_what

ROOT = Path(__file__).parents[3]
pytestmark = pytest.mark.browser
PHONE, DESK = {"width": 390, "height": 844}, {"width": 1440, "height": 900}


@cache
def page_of_file(path):
    """The page of a scene or a record; two sizes of screen show the same one."""
    return page_of(open_what(path))


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def opened(request, browser, tmp_path):
    """Opens the page of a scene or a record; nothing may go wrong on it, and nothing but the file is read."""
    page = browser.new_page(viewport=request.param)
    wrong, asked = [], []
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))

    def come(path):
        saved = tmp_path / "page.html"
        saved.write_text(page_of_file(path), encoding="utf-8")
        page.goto(saved.as_uri())
        page.wait_for_selector("#stage[data-frames]", timeout=60_000)
        return page

    yield come
    assert wrong == []
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    page.close()


def pixels(page):
    shot = page.locator("#stage").screenshot()
    return np.asarray(Image.open(io.BytesIO(shot)).convert("RGB")).astype(int)


def test_a_page_from_disk_shows_the_table_with_its_figures(opened):
    page = opened(ROOT / "scenes" / "catalogue" / "castle.toml")
    assert page.locator("#title").inner_text() == "The scanned castle"
    assert "davios" in page.locator("#names").inner_text()
    shown = pixels(page)
    stone = (np.abs(shown - np.array([195, 187, 170])).max(axis=2) < 45).mean()
    blue = ((shown[..., 2] - shown[..., 0]) > 80).mean()
    assert stone > 0.03, "the castle is there"
    assert blue > 0.0005, "and the Greeks"


NAMES = ("<!--<script>", "</script><script>alert(1)</script>", "{{script}}", "{{data}}", "]]>--!>", "<b>&lt;")


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_looks_like_a_part_of_the_page_is_a_name(opened, tmp_path, name):
    figures = f"[[figures]]\nid = {json.dumps(name.replace(' ', ''))}\nat = [9, 9]\n"
    path = given.scene_file(tmp_path, figures.replace("\u2028", ""))
    path.write_text(path.read_text().replace('"Given"', json.dumps(name)), encoding="utf-8")
    page = opened(path)
    assert page.locator("#title").inner_text() == name
    assert page.locator("#names").inner_text().strip() == name
    assert page.evaluate("document.scripts.length") == 2


def test_no_script_but_its_own_runs_on_an_exported_page(browser, tmp_path):
    saved, said, page = tmp_path / "page.html", [], browser.new_page()
    saved.write_text(page_of_file(ROOT / "scenes" / "catalogue" / "vertical.toml"), encoding="utf-8")
    page.on("console", lambda message: said.append(message.text))
    page.goto(saved.as_uri())
    page.wait_for_selector("#stage[data-frames]", timeout=60_000)
    page.evaluate("""() => { const more = document.createElement('script'); more.textContent = 'window.ran = true';
                             document.body.append(more); }""")
    assert page.evaluate("window.ran") is None
    page.wait_for_timeout(200)
    assert any("Content Security Policy" in line for line in said)
    page.close()


def test_a_finger_turns_the_table(opened):
    page = opened(ROOT / "scenes" / "catalogue" / "vertical.toml")
    before = pixels(page)
    box = page.locator("#stage").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 120, y, steps=4)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert (np.abs(pixels(page) - before).max(axis=2) > 30).mean() > 0.02


def test_a_recorded_game_is_scrubbed_on_the_page(opened):
    page = opened(ROOT / "tests" / "records" / "ichoria_duel.pas")
    last = page.locator("#said").inner_text()
    page.locator("#scrub").fill("0")
    assert page.locator("#said").inner_text().startswith("The game begins.")
    page.locator("#step").click()
    assert page.locator("#count").inner_text().startswith("2/")
    page.locator("#wound").click()
    hurt = int(page.locator("#count").inner_text().split("/")[0])
    assert hurt > 2
    page.locator("#scrub").fill(page.locator("#scrub").get_attribute("max"))
    assert page.locator("#said").inner_text() == last
