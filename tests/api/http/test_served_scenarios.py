"""Scenarios over HTTP: checked with fragments tried elsewhere, surveyed and measured as jobs, uploaded and played."""

from __future__ import annotations

import json
import shutil
import time

import pytest

from scenes.files.pack_file import PACK_WORD, folder_of_pack
from scenes.layout.draft.packs import gather, packed
from scenes.plugs.matches import rules_for
from skirmish.kernel.record import read_record
from skirmish.kernel.replays import replay
from tests.api.http.test_served_scenes import WALL, owned, upload
from tests.api.jobs.test_jobs import ended, followed
from tests.api.serving.players import as_seat, new_game, play_to_the_end
from tests.api.serving.servers import serving
from tests.scenes.layout.duels import duel_file

STAIRS = """
format = "pas-scenario/1"
game = "ichoria"
name = "At the stairs"
departs = ["ICH-TABLE-04", "ICH-TABLE-05", "ICH-BAND-01", "ICH-BAND-02"]
scene = "tables/stairs.toml"
[[sides]]
name = "greeks"
[[sides.figures]]
id = "davios"
profile = "greeks/athenian_hoplite"
role = "chief"
at = [10.0, 2.0]
[[sides]]
name = "vikings"
[[sides.figures]]
id = "sigvald"
profile = "vikings/rus"
role = "chief"
at = [10.0, 18.0]
[[fragments]]
id = "f1"
value = 5
at = [10, 6]
[options]
turn_limit = 1
"""
TABLE = """
format = "pas-scene/1"
game = "ichoria"
name = "Stairs"
[table]
size = [20, 20]
[[pieces]]
id = "block"
box = [2.0, 2.0, 1.0]
at = [10, 10]
"""


@pytest.fixture
def duel(asking, tmp_path):
    """An open duel that somebody has uploaded, with the ways to ask for it."""
    stored = upload(asking, {"duel.toml": duel_file(tmp_path).read_text()}).json()
    yield stored
    asking.delete(f"/v1/scenes/{stored['id']}", headers=owned(stored["owner_token"]))


def asked(asking, scenario, what, **question):
    return asking.post(f"/v1/scenarios/{scenario}/{what}", json=question)


def command_document(pas, *words):
    found = pas("scenario", *words, "--json").document
    return {key: value for key, value in found.items() if key != "scenario"}


# ---------------------------------------------------------------- check


@pytest.mark.parametrize("name", ["duel", "the_cage"])
def test_the_check_of_a_shipped_scenario_is_that_of_the_command_line(asking, pas, name):
    found = asked(asking, name, "check").json()
    said = command_document(pas, "check", name)
    bare = [{**one, "file": one["file"].rpartition("/")[2]} for one in said["notes"]]
    assert (found["legal"], found["problems"], found["notes"]) == (True, [], bare)
    assert "/" not in json.dumps([one["file"] for one in found["notes"]])


def test_a_fragment_tried_next_to_another_is_a_problem_and_the_scenario_stays_as_it_is(asking, duel):
    tried = asked(asking, duel["id"], "check", fragments=[{"id": "f0", "at": [8.0, 6.0]}], lang="fr").json()
    assert tried["legal"] is False
    near = next(one for one in tried["problems"] if one["code"] == "fragments_too_near")
    assert (near["rule"], near["place"], near["file"]) == ("ICH-TABLE-06", [10.0, 6.0, 0.0], "duel.toml")
    assert tried["fragments"] == [{"id": "f0", "at": [8.0, 6.0, 0.0], "lies": True}]
    assert "fragments_too_near" not in [one["code"] for one in asked(asking, duel["id"], "check").json()["problems"]]


def test_a_fragment_dragged_along_a_line_of_view_lies_where_the_line_meets_the_ground(asking):
    aim = {"fragment": "the well's Ichor", "start": [8.0, 8.0, 20.0], "end": [12.2, 10.6, 0.0]}
    tried = asked(asking, "duel", "check", aim=aim).json()
    (lying,) = tried["fragments"]
    assert (lying["lies"], lying["at"][2]) == (True, pytest.approx(2.2, abs=1e-3))
    off = asked(asking, "duel", "check", fragments=[{"id": "the well's Ichor", "at": [-3.0, 2.0]}]).json()
    assert (off["problems"][0]["code"], off["fragments"][0]["lies"]) == ("fragment_off_table", False)


def test_trying_a_fragment_elsewhere_is_answered_within_300_ms(asking):
    """Once the table is ready: a finger drags, and hears of problems meanwhile."""
    place = {"id": "yard", "at": [12.0, 9.0]}
    asked(asking, "castle", "check", fragments=[place])
    took = []
    for step in range(5):
        began = time.perf_counter()
        assert (
            asked(asking, "castle", "check", fragments=[{**place, "at": [11.0 + 0.2 * step, 9.0]}]).status_code == 200
        )
        took.append(time.perf_counter() - began)
    assert min(took) < 0.3


# ---------------------------------------------------------------- survey and fairness


def test_a_survey_is_a_job_whose_result_is_the_document_of_the_command_line(asking, pas, duel, tmp_path):
    begun = asked(asking, duel["id"], "survey")
    assert (begun.status_code, begun.json()["kind"]) == (202, "survey")
    done = ended(asking, begun.json())
    assert (done["state"], done["share"]) == ("done", 1.0), done["problem"]
    said = command_document(pas, "survey", duel_file(tmp_path))
    assert {key: value for key, value in done["result"].items() if key != "scenario"} == said


def test_fairness_is_a_job_that_tells_how_far_it_is_and_gives_the_document_of_the_command_line(
    server, asking, pas, duel, tmp_path
):
    begun = asked(asking, duel["id"], "fairness", games=4, bots=["random"], seed=time.time_ns() % (1 << 40))
    assert begun.status_code == 202, begun.text
    steps = followed(server, begun.json())
    last = steps[-1]
    assert last["state"] == "done", last["problem"]
    seed = str(last["result"]["seed"])
    words = ("--games", "4", "--bots", "random", "--seed", seed, "--jobs", "1")
    assert last["result"] | {"scenario": ""} == command_document(pas, "fairness", duel_file(tmp_path), *words) | {
        "scenario": ""
    }
    assert any("south" in step["step"] and "%" in step["step"] for step in steps)


def test_fairness_is_called_off_and_one_at_a_time(server, asking):
    """The second is refused while the first plays; called off, it ends at once, and another may begin."""
    first = asked(asking, "duel", "fairness", games=400, seed=time.time_ns() % (1 << 40)).json()
    second = asked(asking, "duel", "fairness", games=4, bots=["random"])
    assert (second.status_code, second.json()["code"]) == (429, "too_busy")
    began = time.monotonic()
    asking.delete(f"/v1/jobs/{first['id']}")
    assert followed(server, first)[-1]["state"] == "cancelled"
    assert time.monotonic() - began < 20


@pytest.mark.parametrize(
    ("scenario", "what", "question", "status", "code"),
    [
        ("duel", "fairness", {"games": 401}, 422, "too_many_games"),
        ("duel", "fairness", {"games": 3}, 422, "malformed"),
        ("duel", "fairness", {"bots": ["napoleon"]}, 422, "unknown_bot"),
        ("duel", "fairness", {"bots": ["random"] * 3}, 422, "too_many_bots"),
        ("duel", "check", {"fragments": [{"id": "nobody's", "at": [1, 1]}]}, 422, "unknown_fragment"),
        ("the_cage", "check", {"fragments": [{"id": "f0", "at": [1, 1]}]}, 422, "not_on_a_board"),
        ("atlantis", "survey", {}, 404, "not_found"),
    ],
)
def test_what_cannot_be_asked_is_refused_by_name(asking, scenario, what, question, status, code):
    refused = asked(asking, scenario, what, **question)
    assert (refused.status_code, refused.json()["code"]) == (status, code)


@pytest.mark.parametrize("what", ["check", "survey", "fairness"])
def test_a_scene_that_nobody_plays_is_no_scenario(asking, what):
    stored = upload(asking, {"walls.toml": WALL}).json()
    refused = asked(asking, stored["id"], what)
    assert (refused.status_code, refused.json()["code"]) == (422, "no_scenario")
    assert new_game_refused(asking, stored["id"]) == (422, "no_scenario")


def new_game_refused(asking, scenario):
    refused = asking.post("/v1/games", json={"scenario": scenario})
    return refused.status_code, refused.json()["code"]


# ---------------------------------------------------------------- games of what was uploaded


def stairs(folder):
    """A scenario that plays on a table of its own, in files beside each other."""
    (folder / "tables").mkdir(exist_ok=True)
    (folder / "tables" / "stairs.toml").write_text(TABLE)
    (folder / "match.toml").write_text(STAIRS)
    return folder / "match.toml"


@pytest.mark.parametrize("as_pack", [True, False])
def test_an_uploaded_scenario_is_played_and_its_record_verifies_even_after_a_restart(tmp_path, as_pack):
    """The files that it was played from may have been cleared away meanwhile."""
    path = stairs(tmp_path)
    loose = {"match.toml": path.read_text(), "tables/stairs.toml": TABLE}
    files = {"stairs.paspack": packed(gather(path))} if as_pack else loose
    data = tmp_path / "data"
    data.mkdir()
    with serving(data) as server, server.client() as asking:
        stored = upload(asking, files)
        assert stored.status_code == 201, stored.text
        mine = owned(stored.json()["owner_token"])
        listed = asking.get("/v1/scenarios", headers=mine).json()["scenarios"]
        assert {"name": stored.json()["id"], "game": "ichoria", "title": "At the stairs"} in listed
        game = new_game(asking, stored.json()["id"], seed=3)
        play_to_the_end(server, game)
    shutil.rmtree(folder_of_pack(gather(path).digest))
    with serving(data) as server, server.client() as asking:
        with as_seat(server, game, "referee") as client:
            text = client.get(f"/v1/games/{game['id']}/record").text
        verdict = asking.post("/v1/records", files={"file": ("g.pas", text)}).json()
        assert (verdict["ok"], verdict["first_difference"]) == (True, None)
    record = read_record(text)
    assert record.header.setup["scene"]["folder"] == f"{PACK_WORD}{gather(path).digest}"
    assert replay(record, rules_for(record.header.game, record.header.setup)).identical


def test_a_game_goes_on_though_its_scene_was_deleted_and_the_cache_is_empty(tmp_path):
    """What a game is played on is its own: neither the owner of the scene nor a tidy disk can take it away."""
    path, data = stairs(tmp_path), tmp_path / "data"
    data.mkdir()
    with serving(data) as server, server.client() as asking:
        stored = upload(asking, {"match.toml": path.read_text(), "tables/stairs.toml": TABLE}).json()
        game = new_game(asking, stored["id"], seed=3)
        gone = asking.delete(f"/v1/scenes/{stored['id']}", headers=owned(stored["owner_token"]))
        assert gone.status_code == 204
    shutil.rmtree(folder_of_pack(gather(path).digest))
    with serving(data) as server, server.client() as asking:
        assert play_to_the_end(server, game) > 0
        with as_seat(server, game, "spectator") as client:
            text = client.get(f"/v1/games/{game['id']}/record").text
        assert asking.post("/v1/records", files={"file": ("g.pas", text)}).json()["ok"]


def test_a_record_reaches_into_no_folder_but_that_of_a_pack(server, asking):
    game = new_game(asking, "duel", seed=1, bots={"greeks": "random", "vikings": "random"})
    with as_seat(server, game, "referee") as client:
        text = client.get(f"/v1/games/{game['id']}/record").text
    for old, new in (('"folder":"catalogue"', '"folder":"pack:../../x"'), ('"file":"', '"file":"../../')):
        assert old in text
        refused = asking.post("/v1/records", files={"file": ("g.pas", text.replace(old, new, 1))})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad_record")
