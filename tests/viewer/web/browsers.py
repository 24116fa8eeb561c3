"""A real browser at a real server: Debian's Chromium, told that no other machine exists."""

from __future__ import annotations

import io
import json
import os
import re
import time
from contextlib import contextmanager
from pathlib import Path

from PIL import Image

from tests.api.serving.nursery import started

ROOT = Path(__file__).parents[3]
PHONE, DESK = (390, 844), (1440, 900)
ANSWERED = "!pas.rulings.asking && !pas.layout.asking && document.getElementById('verdict').dataset.quick !== 'true'"
"""The last of the questions that a drag asked has its answer."""
PATIENCE_S = 60.0


@contextmanager
def showing(*what):
    """`pas view WHAT --web` in a process of its own; gives its address."""
    words = ["view", *map(str, what), "--web", "--port", "0", "--json"]
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123 - a device
        process = started(words, {**os.environ, "LC_ALL": "C.UTF-8"}, nowhere)
    try:
        yield json.loads(process.stdout.readline())["address"]
    finally:
        process.terminate()
        process.wait(timeout=30)
        process.stdout.close()


class Visitor:
    """Somebody with a phone or at a desk, who looks at the page; what goes wrong there is kept."""

    def __init__(self, browser, address, size, lang="en"):
        self.address, self.phone = address, size == PHONE
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=self.phone, locale=lang
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE_S)
        self.asked, self.wrong, self.screen = [], [], None
        self.context.on("request", lambda request: self.asked.append(request.url))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda trouble: self.wrong.append(str(trouble)))
        self.page.on("requestfailed", lambda request: self.wrong.append(f"failed: {request.url}"))

    def open(self, told=""):
        """Open the page and wait until something is drawn."""
        self.page.goto(f"{self.address}/{told}")
        self.page.wait_for_selector("#stage[data-frames]")
        return self

    def close(self):
        self.context.close()

    @property
    def outside(self):
        """Requests that left the machine."""
        return [url for url in self.asked if not re.match(rf"({re.escape(self.address)}/|data:|blob:)", url)]

    # ---------------------------------------------------------------- doing

    def spot(self, figure):
        """Where a figure is on the screen: at the middle of its body."""
        x, y, z = self.place(figure)
        height = self.page.evaluate("name => pas.stage.figure(name).height", figure)
        return self.page.evaluate("at => pas.stage.pixel(at)", [x, y, z + height / 2])

    def tap(self, figure):
        x, y = self.spot(figure)
        (self.page.touchscreen.tap if self.phone else self.page.mouse.click)(x, y)

    def drag(self, figure, to_pas):
        """Drag a figure to a place of the table, with the mouse or, on a phone, with a finger."""
        start, end = self.spot(figure), self.page.evaluate("at => pas.stage.pixel(at)", to_pas)
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=6)
        self.page.mouse.up()
        self.wait_until(ANSWERED)

    def wait_until(self, true):
        """Ask the page, again and again, until something is true; it lets no text be run from within."""
        until = time.monotonic() + PATIENCE_S
        while not self.page.evaluate(true):
            assert time.monotonic() < until, f"never came true: {true}"
            self.page.wait_for_timeout(50)

    def touch(self, kind, *spots):
        """What a touch screen reports: where its fingers are now."""
        if self.screen is None:
            self.screen = self.context.new_cdp_session(self.page)
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def fingers(self, *ways, steps=5):
        """Put fingers down, move them along straight ways at once, and lift them."""
        for step in range(steps + 1):
            share = step / steps
            spots = [(x + share * (to_x - x), y + share * (to_y - y)) for (x, y), (to_x, to_y) in ways]
            self.touch("touchMove" if step else "touchStart", *spots)
        self.touch("touchEnd")

    def camera(self):
        """From how far one looks, at what place, and which way."""
        return self.page.evaluate(
            "(({distance, at, heading, lift}) => ({distance, at, heading, lift}))(pas.stage.camera)"
        )

    def saved(self, button, path):
        """Press a button of the menu that hands over a file, and keep it."""
        self.page.click("#more")
        with self.page.expect_download() as coming:
            self.page.click(button)
        coming.value.save_as(path)
        return coming.value.suggested_filename

    # ---------------------------------------------------------------- reading

    def ruling(self, *pair):
        """What the page says of a pair, once it is said in full."""
        self.page.wait_for_selector(f'#verdict[data-pair="{" ".join(pair)}"][data-quick="false"]')
        self.page.wait_for_selector("#ruling:not(.stale)")
        said = self.page.evaluate("() => ({...document.getElementById('verdict').dataset})")
        return {
            "verdict": said["verdict"],
            "sees": said["sees"] == "true",
            "distance": float(said["distance"]),
            "words": self.page.inner_text("#verdict"),
            "reason": self.page.inner_text("#reason"),
        }

    def place(self, figure):
        return self.page.evaluate("name => pas.stage.figure(name).at", figure)

    def middle(self, area):
        """The middle of an area of a board, on its ground."""
        x, y, z = self.page.evaluate("name => pas.stage.head.areas.find((area) => area.name === name).at", area)
        return [x, y, z - 1.0]

    def picture(self):
        """What is on the screen where the table is."""
        return Image.open(io.BytesIO(self.page.locator("#view").screenshot())).convert("RGB")
