"""The page in a real browser, on a phone and at a desk: what it says is what the command says."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from PIL import Image

from tests.viewer.web.browsers import PHONE, ROOT, showing
from tests.viewer.web.said_by_command import pas

pytestmark = pytest.mark.browser

RECORD = ROOT / "tests" / "records" / "ichoria_duel.pas"


@pytest.mark.parametrize(
    ("scene", "a", "b"),
    [("castle", "davios", "jelena"), ("castle", "leucas", "jelena"), ("teaching", "davios", "sentry")],
)
def test_two_figures_are_tapped_and_the_verdict_is_that_of_the_command(visit, castle, scene, a, b):
    seen = visit(castle, f"#scene={scene}")
    seen.page.click("#top")
    seen.tap(a)
    seen.page.wait_for_selector(".name.a")
    seen.tap(b)
    said, ruled = seen.ruling(a, b), pas("los", scene, a, b)
    assert (said["verdict"], said["sees"]) == (ruled["verdict"], ruled["sees"])
    assert said["words"] == {"visible": "VISIBLE", "blocked": "BLOCKED"}[ruled["verdict"]]
    assert said["distance"] == pytest.approx(pas("measure", scene, a, b)["distance"])
    for blocker in ruled["blockers"][:1] if not ruled["sees"] else ():
        assert blocker["name"] in said["reason"]


def test_the_table_is_really_drawn_with_the_line_that_decides(at_desk, castle):
    seen = at_desk(castle, "#a=davios&b=jelena")
    seen.ruling("davios", "jelena")
    seen.page.wait_for_timeout(300)
    colours = seen.picture().getcolors(1 << 24)
    assert len(colours) > 500
    witness = sum(count for count, (red, green, blue) in colours if red < 40 and 90 < green < 150 and 60 < blue < 120)
    assert witness > 20


def test_dragging_a_figure_changes_distance_and_sight_and_it_can_be_put_back(visit, castle):
    seen = visit(castle, "#scene=teaching&a=davios&b=sentry")
    before, home = seen.ruling("davios", "sentry"), seen.place("davios")
    seen.page.click("#top")
    seen.drag("davios", [home[0] - 2.0, home[1], 0.0])
    seen.page.wait_for_selector("#back:not([hidden])")
    after, place = seen.ruling("davios", "sentry"), seen.place("davios")
    assert place[0] == pytest.approx(home[0] - 2.0, abs=0.3)
    moved = {"a": "davios", "b": "sentry", "figures": [{"id": "davios", "at": place}]}
    asked = httpx.post(f"{castle}/v1/scenes/teaching/sight", json=moved, timeout=60).json()
    apart = httpx.post(f"{castle}/v1/scenes/teaching/distance", json=moved, timeout=60).json()["distance"]
    assert (after["verdict"], after["distance"]) == (asked["verdict"], pytest.approx(apart))
    assert after["distance"] != pytest.approx(before["distance"], abs=0.5)
    seen.page.click("#back")
    assert seen.ruling("davios", "sentry")["distance"] == pytest.approx(before["distance"])
    assert seen.place("davios") == home


def test_a_figure_that_cannot_stand_there_stays_and_it_is_said_why(on_phone, castle):
    seen = on_phone(castle, "#scene=teaching&a=davios&b=sentry")
    seen.ruling("davios", "sentry")
    home = seen.place("davios")
    seen.page.click("#top")
    seen.drag("davios", [0.05, 0.05, 0.0])
    seen.page.wait_for_selector("#notice.bad")
    assert "off the table" in seen.page.inner_text("#notice")
    assert seen.place("davios")[:2] != [0.05, 0.05]
    assert home[2] == seen.place("davios")[2]


def test_the_scene_and_a_picture_are_saved_as_they_are_seen(at_desk, castle, tmp_path):
    from scenes import load_scene, rule_distance
    from viewer.window.scene import save_moved

    seen = at_desk(castle, "#scene=teaching&a=davios&b=sentry")
    seen.ruling("davios", "sentry")
    home = seen.place("davios")
    seen.page.click("#top")
    seen.drag("davios", [home[0] - 2.0, home[1], 0.0])
    said = seen.ruling("davios", "sentry")
    assert seen.saved("#save_scene", tmp_path / "saved.toml") == "teaching-moved.toml"
    moved = seen.page.evaluate("Object.fromEntries([...pas.rulings.moved].map(([name, {at}]) => [name, at]))")
    beside = save_moved(ROOT / "scenes" / "catalogue" / "teaching.toml", moved, tmp_path / "beside.toml")
    assert (tmp_path / "saved.toml").read_text() == beside.read_text()
    apart = rule_distance(load_scene(tmp_path / "saved.toml"), "davios", "sentry").distance.gap_pas
    assert apart == pytest.approx(said["distance"], abs=1e-3)
    assert seen.saved("#save", tmp_path / "picture.png") == "teaching.png"
    with Image.open(tmp_path / "picture.png") as picture:
        assert picture.height > picture.width * seen.picture().height / seen.picture().width
        orange = sum(count for count, tone in picture.convert("RGB").getcolors(1 << 24) if tone == (196, 80, 10))
    assert orange > 300, "the verdict is on it"


def test_two_fingers_zoom_and_shift_the_table_and_drag_nobody(visit_at, castle):
    seen = visit_at(PHONE, castle, "#scene=teaching")
    before, homes = seen.camera(), seen.page.evaluate("pas.stage.figures.map((figure) => figure.at)")
    seen.fingers(((150, 300), (90, 300)), ((240, 300), (300, 300)))
    near = seen.camera()
    assert near["distance"] == pytest.approx(before["distance"] * 90 / 210, rel=0.1)
    assert near["at"] == pytest.approx(before["at"], abs=0.3)
    seen.fingers(((90, 300), (150, 300)), ((300, 300), (240, 300)))
    assert seen.camera()["distance"] == pytest.approx(before["distance"], rel=0.1)
    seen.fingers(((150, 260), (150, 340)), ((240, 260), (240, 340)))
    shifted = seen.camera()
    assert shifted["distance"] == pytest.approx(seen.camera()["distance"])
    assert shifted["at"] != pytest.approx(before["at"], abs=1.0)
    assert (shifted["heading"], shifted["lift"]) == (before["heading"], before["lift"])
    assert seen.page.evaluate("pas.stage.figures.map((figure) => figure.at)") == homes


def test_a_finger_that_drags_a_figure_lets_it_go_when_a_second_one_comes(visit_at, castle):
    seen = visit_at(PHONE, castle, "#scene=teaching&a=davios&b=sentry")
    seen.ruling("davios", "sentry")
    seen.page.click("#top")
    (x, y), far = seen.spot("davios"), seen.camera()["distance"]
    seen.touch("touchStart", (x, y))
    for step in (10, 20, 30):
        seen.touch("touchMove", (x - step, y))
    seen.touch("touchStart", (x - 30, y), (x + 60, y))
    assert seen.ruling("davios", "sentry")["verdict"] == "blocked", "it is ruled in full, as on a drop"
    place = seen.place("davios")
    seen.touch("touchMove", (x - 60, y), (x + 90, y))
    seen.touch("touchEnd")
    assert seen.camera()["distance"] < 0.8 * far
    assert seen.place("davios") == place


def test_reach_is_drawn_for_the_first_figure(on_phone, castle):
    seen = on_phone(castle, "#scene=teaching&a=davios&b=sentry")
    seen.ruling("davios", "sentry")
    seen.page.click("#reach")
    seen.page.wait_for_selector("#reach[data-area]")
    area = float(seen.page.get_attribute("#reach", "data-area"))
    assert area == pytest.approx(pas("reach", "teaching", "davios")["area"])
    assert "pas²" in seen.page.inner_text("#notice")


def test_a_figure_s_eyes_show_another_picture(at_desk, castle):
    seen = at_desk(castle, "#scene=teaching&a=davios&b=sentry")
    seen.ruling("davios", "sentry")
    before = seen.picture()
    seen.page.click("#eyes")
    seen.page.wait_for_timeout(500)
    assert seen.picture().tobytes() != before.tobytes()
    assert len(seen.picture().getcolors(1 << 24)) > 100


COUNTED = """async () => {
  const { words } = await import(new URL("words.js", document.querySelector("script[src]").src));
  return [words("reach_areas", { count: 1 }), words("reach_areas", { count: 2 }), words("waiting", { who: "ann" })];
}"""
"""What the page says of one area, of two, and behind a colon."""


def test_the_page_speaks_french(on_phone, castle):
    seen = on_phone(castle, "#scene=teaching&a=davios&b=sentry", lang="fr-FR")
    assert seen.ruling("davios", "sentry")["words"] == "MASQUÉ"
    assert "ne voit pas" in seen.page.inner_text("#headline")
    assert seen.page.evaluate(COUNTED) == ["1 zone à portée", "2 zones à portée", "On attend\N{NO-BREAK SPACE}: ann"]
    seen.page.click("#language")
    seen.page.wait_for_selector("text=davios does not see sentry")


def test_two_people_drag_the_same_figure_each_for_himself(at_desk, castle):
    one, other = (at_desk(castle, "#scene=teaching&a=davios&b=sentry") for _ in range(2))
    before = other.ruling("davios", "sentry")
    home = one.place("davios")
    one.page.click("#top")
    one.drag("davios", [home[0] - 2.0, home[1], 0.0])
    one.page.wait_for_selector("#back:not([hidden])")
    assert one.ruling("davios", "sentry") != before
    other.page.click("#swap")
    assert other.ruling("sentry", "davios")["distance"] == pytest.approx(before["distance"])
    assert other.place("davios") == home


@pytest.fixture(scope="module")
def replayed():
    with showing(RECORD) as address:
        yield address


def test_a_record_is_scrubbed_stepped_and_jumped_through(visit, replayed):
    from scenes.plugs.matches import open_record
    from skirmish.kernel.replays import replay
    from viewer.replay.timeline import timeline_of

    moments = timeline_of(replay(*open_record(RECORD))).moments
    seen = visit(replayed)
    seen.page.wait_for_selector('#said[data-moment="0"]')
    assert int(seen.page.get_attribute("#scrub", "max")) == len(moments) - 1
    middle = len(moments) // 2
    seen.page.evaluate(
        "at => { const bar = pas.replay.bar; bar.value = at; bar.dispatchEvent(new Event('input')); }",
        middle,
    )
    seen.page.wait_for_selector(f'#said[data-moment="{middle}"]')
    assert seen.page.inner_text("#said") == moments[middle].said
    for figure in moments[middle].stage.figures:
        assert seen.place(figure.name)[:2] == pytest.approx(figure.at_pas, abs=1e-3)
    seen.page.click("#step")
    seen.page.wait_for_selector(f'#said[data-moment="{middle + 1}"]')
    wound = next(place for place, moment in enumerate(moments) if place > middle + 1 and moment.wound)
    seen.page.click("#wound")
    seen.page.wait_for_selector(f'#said[data-moment="{wound}"]')
    assert seen.page.inner_text("#said") == moments[wound].said


def test_a_record_plays_by_itself(on_phone, replayed):
    seen = on_phone(replayed)
    seen.page.wait_for_selector('#said[data-moment="0"]')
    for _ in range(2):
        seen.page.click("#speed")
    seen.page.click("#play")
    seen.wait_until("Number(document.getElementById('said').dataset.moment) >= 4")
    seen.page.click("#play")


def test_a_record_that_was_changed_is_shown_up_to_the_difference(at_desk, castle, tmp_path):
    lines = RECORD.read_text().splitlines()
    place = next(at for at, line in enumerate(lines) if '"Die"' in line)
    told = json.loads(lines[place])
    told["answer"]["result"] = told["answer"]["result"] % 6 + 1
    lines[place] = json.dumps(told)
    changed = tmp_path / "changed.pas"
    changed.write_text("\n".join(lines) + "\n")
    seen = at_desk(castle)
    seen.page.set_input_files("#record", changed)
    seen.page.wait_for_selector("#notice.bad")
    assert f"line {place + 1}" in seen.page.inner_text("#notice")
    assert seen.page.is_visible("#scrub")


def test_a_game_is_followed_and_played_by_token(on_phone, castle):
    made = httpx.post(
        f"{castle}/v1/games", json={"scenario": "duel", "seed": 3, "bots": {"vikings": "hunter"}}, timeout=60
    ).json()
    seen = on_phone(castle, f"#game={made['id']}&token={made['tokens']['greeks']}")
    looks_on = on_phone(castle, f"#game={made['id']}&token={made['tokens']['spectator']}")
    for _ in range(3):
        seen.page.wait_for_selector("#options button:not([disabled])")
        asked = seen.page.inner_text("#asked")
        seen.page.click("#options button:first-child")
        seen.page.wait_for_selector(f"#asked:not(:text-is({json.dumps(asked)}))")
    told = looks_on.page.locator("#told li")
    told.first.wait_for()
    assert told.count() > 2
    assert looks_on.page.locator("#options button").count() == 0


def test_the_page_allows_nothing_from_elsewhere(castle):
    answer = httpx.get(castle, timeout=60)
    assert answer.headers["Content-Security-Policy"].startswith("default-src 'self'")
    for part in ("../page.py", "%2e%2e/packing.py", "packing.py", "nothing.js"):
        assert httpx.get(f"{castle}/web/{part}", timeout=60).status_code == 404
    assert Path(ROOT / "viewer" / "web" / "static" / "page.html").is_file()
