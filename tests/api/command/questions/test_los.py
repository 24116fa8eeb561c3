"""`pas los` and `pas verify`: sight as it is asked and proved on the command line."""

from __future__ import annotations

import json
import re
import shutil

import pytest

from api.command.terminal.scene_names import shipped_scenes

KEYS = {
    "verdict", "ruling", "witness", "clearance", "margin", "blockers", "hidden", "concealed", "cover", "digest",
    "milliseconds", "certificate", "picture", "rays", "open_share",
}  # fmt: skip

HAIR = """
format = "pas-scene/1"
game = "ichoria"
name = "A hair"
[table]
size = [20, 20]
too_close = "{fall}"
[[pieces]]
id = "wall"
box = [0.5, 12.0, 1.25]
at = [10.0, 10.0]
[[figures]]
id = "left"
at = [5.0, 10.0]
[[figures]]
id = "right"
at = [15.0, 10.0]
"""


@pytest.mark.rule("ICH-SHOOT-02", "ICH-SHOOT-16")
@pytest.mark.parametrize(
    ("a", "b", "verdict"),
    [
        ("a", "b", "visible"),
        ("c", "d", "visible"),
        ("e", "f", "blocked"),
        ("g", "h", "blocked"),
        ("i", "j", "visible"),
        ("q", "r", "blocked"),
    ],
)
def test_the_range_of_slits_is_ruled_as_its_file_says(pas, a, b, verdict):
    said = pas("los", "slits", a, b, "--json")
    assert said.exit_code == 0, "not seeing is an answer"
    assert set(said.document) >= KEYS
    assert (said.document["verdict"], said.document["sees"]) == (verdict, verdict == "visible")
    assert (said.document["witness"] is not None) == (verdict == "visible")


def test_the_ruling_is_said_in_large_words_with_its_reason(pas):
    said = pas("los", "slits", "e", "f")
    assert said.out.splitlines()[0].strip() == "E DOES NOT SEE F"
    assert "proved for every line" in said.out
    assert re.search(r"Stopped by +high wall \d+ %", said.out)
    assert "ICH-SHOOT-02" in said.out
    said = pas("los", "slits", "c", "d", "--lang", "fr")
    assert said.out.splitlines()[0].strip() == "C VOIT D"
    assert re.search(r"à \d+,\d+ mm \(\d+,\d+ pas\) de low wall", said.out)


def test_a_figure_that_stands_in_between_is_named_as_what_blocks(pas):
    assert pas("los", "slits", "q", "r", "--json").document["blockers"][0]["name"] == "s"


@pytest.mark.parametrize(("fall", "sees"), [("blocked", False), ("visible", True)])
def test_what_hangs_on_a_hair_falls_as_the_scene_says(pas, tmp_path, fall, sees):
    scene = tmp_path / "hair.toml"
    scene.write_text(HAIR.format(fall=fall))
    said = pas("los", scene, "left", "right", "--json").document
    assert (said["verdict"], said["sees"], said["too_close"]) == ("too_close", sees, fall)
    words = " ".join(pas("los", scene, "left", "right").out.split())
    assert words.startswith("TOO CLOSE TO CALL: PLAYED AS " + ("SEEN" if sees else "BLOCKED"))
    assert "0.50 mm (0.020 pas)" in words
    assert "table.too_close" in words


def test_who_asks_makes_no_difference(pas):
    one, other = (pas("los", "slits", *pair, "--json").document for pair in (("g", "h"), ("h", "g")))
    assert one["verdict"] == other["verdict"]


@pytest.mark.parametrize(("a", "b", "statement"), [("c", "d", "see each other"), ("g", "h", "do not see each other")])
def test_a_certificate_is_written_and_holds(pas, tmp_path, a, b, statement):
    proof = tmp_path / "proof.json"
    assert pas("los", "slits", a, b, "--certificate", proof, "--json").document["certificate"] == str(proof)
    said = pas("verify", proof)
    assert said.exit_code == 0
    assert "THE CERTIFICATE HOLDS" in said.out
    assert statement in said.out
    assert pas("verify", proof, "--json").document["ok"] is True


def test_a_certificate_with_one_changed_digit_fails_and_says_where(pas, tmp_path):
    proof = tmp_path / "proof.json"
    pas("los", "slits", "g", "h", "--certificate", proof)
    text = proof.read_text()
    places = [found.start() for found in re.finditer(r"\d", text[text.index('"proofs"') :])]
    for place in places[:: max(1, len(places) // 5)]:
        at = text.index('"proofs"') + place
        proof.write_text(text[:at] + ("2" if text[at] == "1" else "1") + text[at + 1 :])
        said = pas("verify", proof, "--json")
        assert (said.exit_code, said.document["ok"]) == (1, False)
        assert said.document["first_difference"]


def test_a_certificate_for_another_table_fails(pas, tmp_path):
    proof = tmp_path / "proof.json"
    pas("los", "slits", "g", "h", "--certificate", proof)
    moved = tmp_path / "moved.toml"
    moved.write_text(shipped_scenes()["slits"].read_text().replace("at = [7.5, 21.85]", "at = [7.5, 21.86]"))
    said = pas("verify", proof, "--scene", moved)
    assert said.exit_code == 1
    assert "THE CERTIFICATE DOES NOT HOLD" in said.out
    assert "First difference" in said.out


@pytest.mark.parametrize("content", ["", "no JSON", "[]", '{"format": "pas-certificate/1"}'])
def test_a_file_that_is_no_certificate_is_bad_input(pas, tmp_path, content):
    proof = tmp_path / "proof.json"
    proof.write_text(content)
    said = pas("verify", proof)
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert "proof.json" in said.err


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_certificate_that_is_not_there_is_bad_input(pas, tmp_path, name):
    said = pas("verify", tmp_path / name)
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint


def test_a_certificate_whose_scene_is_gone_is_bad_input(pas, tmp_path):
    scene = tmp_path / "hair.toml"
    scene.write_text(HAIR.format(fall="blocked"))
    pas("los", scene, "left", "right", "--certificate", tmp_path / "proof.json")
    assert pas("verify", tmp_path / "proof.json").exit_code == 0
    shutil.move(scene, tmp_path / "elsewhere.toml")
    said = pas("verify", tmp_path / "proof.json")
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert pas("verify", tmp_path / "proof.json", "--scene", tmp_path / "elsewhere.toml").exit_code == 0


def test_the_document_is_plain_json(pas):
    document = json.loads(pas("los", "slits", "a", "b", "--json").out, parse_constant=pytest.fail)
    assert 0 <= document["hidden"]["low"] <= document["hidden"]["high"] <= 1
    assert document["clearance"] > 0
    assert len(document["digest"]) == 64


@pytest.mark.pictures
@pytest.mark.parametrize(("a", "b"), [("a", "b"), ("g", "h")])
def test_a_picture_is_drawn_of_either_verdict(pas, tmp_path, a, b):
    picture = tmp_path / "ruling.png"
    said = pas("los", "slits", a, b, "--picture", picture, "--json")
    assert (said.exit_code, said.document["picture"]) == (0, str(picture))
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert [path.name for path in tmp_path.iterdir()] == ["ruling.png"]
