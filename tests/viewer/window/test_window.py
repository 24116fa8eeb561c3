"""The window of the desktop, on a real screen of X: pressed, dragged and saved as a hand does it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from PIL import Image

from tests.api.serving.servers import serving

ROOT = Path(__file__).parents[3]

SEES_A_WINDOW = pytest.mark.skipif(
    shutil.which("Xvfb") is None and not os.environ.get("CI"),
    reason="PICTURES ARE NOT TESTED: no window without a screen; on Debian: apt-get install xvfb libgl1 libxcursor1",
)
HAND = """
import json, sys
from pathlib import Path
from viewer.stage.subject import open_what
from viewer.window.open import check_window, window_of

def shown(what):
    window = window_of(open_what(Path(what)), "en")
    window.plotter.show(interactive=False, auto_close=False)
    return window

def with_hands(window, folder):
    hand = window.plotter.iren.interactor

    def do(event, at):
        hand.SetEventInformation(int(at[0]), int(at[1]))
        getattr(hand, event)()

    def body(name):
        x, y, z = window.places[name]
        return window.pixel((x, y, z + 0.5))

    for name in ("davios", "sentry"):
        do("LeftButtonPressEvent", body(name))
        do("LeftButtonReleaseEvent", body(name))
    found = {"verdict": window.ruling["verdict"], "before": window.ruling["distance"], "large": window.large}
    x, y, z = window.places["davios"]
    to = window.pixel((x - 2, y, z))
    do("LeftButtonPressEvent", body("davios"))
    do("MouseMoveEvent", to)
    do("LeftButtonReleaseEvent", to)
    window.save_scene(folder / "moved.toml")
    window.save_picture(folder / "scene.png")
    kind = window.plotter.render_window.GetClassName()
    return found | {"after": window.ruling["distance"], "place": window.places["davios"], "kind": kind}

def to_the_next_wound(window, folder):
    window.next_wound()
    said = window.small
    window.save_picture(folder / "record.png")
    return {"said": said, "at": window.player.at}

check_window()
folder = Path(sys.argv[3])
found = {"scene": with_hands(shown(sys.argv[1]), folder), "record": to_the_next_wound(shown(sys.argv[2]), folder)}
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("window")


@pytest.fixture(scope="module")
def screen():
    """A screen of X; the server itself finds a free number, since two programs that look for one may find the same.

    It stays as it is when the last window closes: one that begins anew then refuses who comes in that moment.
    """
    ours, theirs = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(theirs), "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[theirs], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(theirs)
    with os.fdopen(ours) as told:
        yield {**os.environ, "DISPLAY": f":{told.readline().strip()}"}
    server.terminate()
    server.wait(timeout=30)


@pytest.fixture(scope="module")
def on_screen(folder, screen):
    """A scene and a record, each in a window of one and the same program."""
    files = ROOT / "scenes" / "catalogue" / "teaching.toml", ROOT / "tests" / "records" / "ichoria_duel.pas"
    done = subprocess.run(
        [sys.executable, "-c", HAND, *map(str, files), str(folder)],
        cwd=ROOT, env=screen, capture_output=True, text=True, check=False, timeout=240,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


def colours(picture):
    with Image.open(picture) as image:
        return len(image.convert("RGB").getcolors(1 << 24))


@SEES_A_WINDOW
@pytest.mark.pictures
def test_two_clicks_rule_and_a_drag_changes_the_distance_and_can_be_saved(on_screen, folder):
    from scenes import load_scene, rule_distance

    found = on_screen["scene"]
    assert found["kind"] == "vtkXOpenGLRenderWindow"
    assert (found["verdict"], found["large"]) == ("blocked", "BLOCKED")
    assert found["after"] > found["before"] + 1.5
    saved = load_scene(folder / "moved.toml")
    assert rule_distance(saved, "davios", "sentry").distance.gap_pas == pytest.approx(found["after"], abs=1e-3)
    assert colours(folder / "scene.png") > 200


@SEES_A_WINDOW
@pytest.mark.pictures
def test_a_record_goes_to_its_next_wound(on_screen, folder):
    found = on_screen["record"]
    assert found["at"] > 0
    assert "Santé" in found["said"]
    assert colours(folder / "record.png") > 200


def test_a_machine_without_a_screen_says_so_in_one_line(monkeypatch):
    from viewer import PictureError
    from viewer.window.open import check_window

    if sys.platform != "linux":
        pytest.skip("only X has no screen without a name")
    monkeypatch.delenv("DISPLAY", raising=False)
    with pytest.raises(PictureError, match="there is no screen here; use --web"):
        check_window()


LIVE = """
import json, sys, time
from viewer.window.live import LiveWindow

window = LiveWindow(sys.argv[1], "en")
before = window.next
window.plotter.show(interactive=False, auto_close=False)
print("open", flush=True)
until = time.monotonic() + float(sys.argv[2])
while window.next == before and time.monotonic() < until:
    time.sleep(0.1)
    window._ticked(None, "")
print(json.dumps({"before": before, "after": window.next, "told": window.told}))
"""
PATIENCE_S = 240.0
"""A busy machine takes its time to start servers and load tables; the next event is waited for, however late."""


def asked_seat(at, tokens):
    """Whoever is asked something now: its key, and an answer that it may give."""
    for player in ("greeks", "vikings"):
        seat = {"Authorization": f"Bearer {tokens[player]}"}
        asked = httpx.get(f"{at}/pending?suggest=1", headers=seat, timeout=PATIENCE_S).json()
        if asked["pending"] is not None:
            return seat, {"number": asked["pending"]["number"], "answer": asked["suggestions"][0]}
    raise AssertionError("nobody is asked anything")


def told_so_far(at, tokens):
    """How many events an onlooker has been told."""
    onlooker = {"Authorization": f"Bearer {tokens['spectator']}"}
    return httpx.get(f"{at}/story?after=0", headers=onlooker, timeout=PATIENCE_S).json()["next"]


@SEES_A_WINDOW
@pytest.mark.pictures
def test_a_game_of_a_server_is_followed_as_it_goes_on_even_past_a_restart(tmp_path, screen):
    with serving(tmp_path) as server:
        wanted = {"scenario": "duel", "seed": 3}
        made = httpx.post(f"{server.url}/v1/games", json=wanted, timeout=PATIENCE_S).json()
        at, port = f"{server.url}/v1/games/{made['id']}", server.port
        address = f"{server.url}/#game={made['id']}&token={made['tokens']['spectator']}"
        window = subprocess.Popen(
            [sys.executable, "-c", LIVE, address, str(PATIENCE_S)],
            cwd=ROOT, env=screen, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert window.stdout.readline() == "open\n", window.communicate()[1][-2000:]
    with serving(tmp_path, port=port):
        before = told_so_far(at, made["tokens"])
        while told_so_far(at, made["tokens"]) == before:  # who is chosen to act is no event yet
            seat, answer = asked_seat(at, made["tokens"])
            taken = httpx.post(f"{at}/answers", json=answer, headers=seat, timeout=PATIENCE_S)
            assert taken.status_code == 200, taken.text
        told, wrong = window.communicate(timeout=PATIENCE_S + 30)
    assert window.returncode == 0, wrong[-2000:]
    found = json.loads(told.splitlines()[-1])
    assert found["after"] > found["before"]
    assert found["told"]
