"""Scenes over HTTP: uploaded whole or not at all, asked like on the command line, and owned by who brought them."""

from __future__ import annotations

import io
import json
import time
import zipfile

import pytest

from api.command import main
from scenes.plugs.plug import CATALOGUE
from terrain.meshes.files import read_mesh

SCENE = """format = "pas-scene/1"
game = "ichoria"
name = "Two walls"
[table]
size = [24, 18]
[[pieces]]
id = "wall"
{shape}
at = [10.0, 9.0]
[[figures]]
id = "davios"
side = "greeks"
at = [5.0, 9.0]
[[figures]]
id = "jelena"
side = "amazons"
at = [18.0, 9.0]
"""
WALL = SCENE.format(shape="box = [0.5, 6.0, 3.0]")


def upload(asking, files, headers=None):
    sent = [("files", (name, content)) for name, content in files.items()]
    return asking.post("/v1/scenes", files=sent, headers=headers)


def zipped(files):
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return into.getvalue()


def owned(token):
    return {"Authorization": f"Bearer {token}"}


def test_an_uploaded_scene_is_asked_like_any_other(asking):
    stored = upload(asking, {"walls.toml": WALL})
    assert stored.status_code == 201, stored.text
    address = f"/v1/scenes/{stored.json()['id']}"
    ruling = asking.post(f"{address}/sight", json={"a": "davios", "b": "jelena"}).json()
    assert (ruling["verdict"], ruling["blockers"][0]["name"]) == ("blocked", "wall")
    moved = {"a": "davios", "b": "jelena", "figures": [{"id": "davios", "at": [10.0, 15.0]}]}
    assert asking.post(f"{address}/sight", json=moved).json()["verdict"] == "visible"
    assert asking.post(f"{address}/distance", json={"a": "davios", "b": "jelena"}).json()["distance"] == pytest.approx(
        11.8, abs=1e-3
    )


def test_who_sees_whom_is_asked_in_one_go(asking):
    address = f"/v1/scenes/{upload(asking, {'walls.toml': WALL}).json()['id']}"
    found = asking.post(f"{address}/sight/all", json={}).json()
    assert (found["figures"], found["undecided"]) == (["davios", "jelena"], 0)
    assert [(one["figures"], one["verdict"], one["sees"]) for one in found["pairs"]] == [
        (["davios", "jelena"], "blocked", False)
    ]
    third = {"figures": [{"id": "third", "at": [10.0, 17.0]}]}
    pairs = asking.post(f"{address}/sight/all", json=third).json()["pairs"]
    assert len(pairs) == 3
    for one in pairs:
        question = {"a": one["figures"][0], "b": one["figures"][1], **third}
        assert asking.post(f"{address}/sight", json=question).json()["verdict"] == one["verdict"]


def test_a_place_with_all_its_decimals_and_a_name_in_capitals_are_asked_about(asking):
    address = f"/v1/scenes/{upload(asking, {'walls.toml': WALL}).json()['id']}"
    far = "10.8,15.1903076171875"
    ruling = asking.post(f"{address}/sight", json={"a": "DAVIOS", "b": f"[{far}, 0.0]"}).json()
    assert ruling["figures"] == ["davios", f"[{far}, 0.0]"]
    near = {"figure": "Davios", "to": "5.123456789012345,12.0"}
    assert asking.post(f"{address}/route", json=near).json()["legal"]
    moved = {"a": "davios", "b": "jelena", "figures": [{"id": "DAVIOS", "at": [10.0, 15.0]}]}
    assert asking.post(f"{address}/sight", json=moved).json()["verdict"] == "visible"


def test_the_answers_are_those_of_the_command(asking, capsys):
    """Over HTTP and on the command line the same question has the same answer."""
    for path, words, question in [
        ("sight", ["los", "castle", "davios", "jelena", "--budget", "500"], {"a": "davios", "b": "jelena"}),
        ("distance", ["measure", "castle", "davios", "jelena"], {"a": "davios", "b": "jelena"}),
        ("cover", ["cover", "castle", "davios", "jelena"], {"a": "davios", "b": "jelena"}),
        ("move", ["move", "castle", "davios", "walk 5,5"], {"figure": "davios", "path": "walk 5,5"}),
    ]:
        main([*words, "--json"])
        said = json.loads(capsys.readouterr().out)
        served = asking.post(f"/v1/scenes/castle/{path}", json=question).json()
        alike = [key for key in said if key not in ("milliseconds", "rays", "margin", "open_share", "certificate")]
        assert {key: served[key] for key in alike if key in served} == {
            key: said[key] for key in alike if key in served
        }
        assert len(alike) > 3


def test_a_zip_with_meshes_is_a_scene(asking):
    mesh = (CATALOGUE / "meshes" / "industrial_stairs.stl").read_bytes()
    scene = SCENE.format(shape='mesh = "meshes/stairs.stl"')
    stored = upload(asking, {"table.zip": zipped({"table.toml": scene, "meshes/stairs.stl": mesh})}).json()
    assert stored["summary"]["triangles"] > 100
    table = asking.get(f"/v1/scenes/{stored['id']}/table.glb")
    assert table.headers["content-type"] == "model/gltf-binary"
    assert table.content[:4] == b"glTF"


def test_the_table_for_viewers_is_the_table(asking, tmp_path):
    stored = upload(asking, {"walls.toml": WALL}).json()
    (tmp_path / "table.glb").write_bytes(asking.get(f"/v1/scenes/{stored['id']}/table.glb").content)
    assert len(read_mesh(tmp_path / "table.glb").faces) == stored["summary"]["triangles"] == 12


@pytest.mark.pictures
def test_a_scene_has_a_preview(asking):
    picture = asking.get("/v1/scenes/slits/preview.png")
    assert (picture.status_code, picture.content[:4]) == (200, b"\x89PNG")


def test_only_the_owner_replaces_and_deletes(asking):
    stored = upload(asking, {"walls.toml": WALL}).json()
    address, mine = f"/v1/scenes/{stored['id']}", owned(stored["owner_token"])
    other = [("files", ("walls.toml", WALL.replace("Two walls", "Other walls")))]
    held = {"If-Match": f'"{stored["digest"]}"'}
    assert asking.put(address, files=other, headers=held).status_code == 401
    assert asking.put(address, files=other, headers=owned("guess") | held).status_code == 403
    assert asking.put(address, files=other, headers=mine | {"If-Match": '"old"'}).status_code == 412
    replaced = asking.put(address, files=other, headers=mine | held)
    assert (replaced.status_code, replaced.json()["name"]) == (200, "Other walls")
    assert asking.put(address, files=other, headers=mine | held).status_code == 412
    assert asking.delete(address, headers=mine).status_code == 204
    assert asking.get(address).status_code == 404


def test_shipped_scenes_stay_as_they_are(asking):
    assert asking.delete("/v1/scenes/castle", headers=owned("any")).status_code == 403


def test_a_question_that_cannot_be_asked_names_no_path_of_the_server(asking):
    refused = asking.post("/v1/scenes/castle/sight", json={"a": "davios", "b": "nobody"})
    assert (refused.status_code, refused.json()["code"]) == (422, "cannot_be_asked")
    assert "nobody" in refused.json()["detail"]
    assert "/" not in refused.json()["detail"]


def test_long_work_is_a_job_that_can_be_followed_and_called_off(asking):
    job = asking.post("/v1/scenes/slits/prepare").json()
    assert job["state"] in ("waiting", "running", "done")
    deadline = time.monotonic() + 60
    while asking.get(f"/v1/jobs/{job['id']}").json()["state"] not in ("done", "failed"):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    done = asking.get(f"/v1/jobs/{job['id']}").json()
    assert (done["state"], done["share"], len(done["result"]["digest"])) == ("done", 1.0, 64)
    assert asking.get("/v1/jobs/abcdef").status_code == 404
