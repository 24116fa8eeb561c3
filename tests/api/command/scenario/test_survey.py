"""`pas scenario survey`, `place` and `improve` as people type them."""

from __future__ import annotations

import json
import tomllib

import pytest

from api.command import main
from tests.scenes.layout.grounds import ground_file
from tests.scenes.layout.place.test_boards import strip_board

FAIR = [(5, 2.0, 4.0), (5, 12.0, 12.0)]
UNFAIR = [(15, 7.0, 1.0), (5, 7.0, 14.5)]


def asked(capsys, *words):
    code = main(["scenario", *map(str, words)])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_survey_says_whom_a_layout_favours(tmp_path, capsys):
    code, out, _ = asked(capsys, "survey", ground_file(tmp_path, fragments=FAIR), "--lang", "en")
    assert code == 0
    assert " BALANCED" in out
    code, out, _ = asked(capsys, "survey", ground_file(tmp_path, fragments=UNFAIR), "--lang", "fr")
    assert code == 0
    assert "AVANTAGE À SOUTH" in out


def test_a_survey_is_one_document(tmp_path, capsys):
    code, out, _ = asked(capsys, "survey", ground_file(tmp_path, fragments=FAIR), "--json")
    document = json.loads(out)
    first = document["fragments"][0]
    assert code == 0
    assert document["imbalance"] == {"total": 0.0, "time": 0.0, "exposure": 0.0, "favours": None}
    assert (first["sides"]["south"]["activations"], first["sides"]["north"]["activations"]) == (0, 1)
    assert len(first["sides"]["north"]["chances"]) == document["activations"] + 1
    assert first["sides"]["north"]["route"][0][0]["way"] == "walk"


def test_a_fragment_that_nobody_reaches_is_named_and_a_no(tmp_path, capsys):
    """A fragment on a block of 30 pas, in four turns."""
    path = ground_file(tmp_path, pieces=[("box = [3.0, 3.0, 30.0]", 7.0, 8.0, 0.0)], fragments=[*FAIR, (5, 7.0, 8.0)])
    code, out, _ = asked(capsys, "survey", path, "--lang", "en")
    assert code == 1
    assert "NOBODY CAN REACH F2" in out


@pytest.mark.parametrize("command", ["survey", "improve"])
def test_a_scenario_without_fragments_is_told_so(tmp_path, capsys, command):
    code, out, err = asked(capsys, command, ground_file(tmp_path))
    assert (code, out) == (2, "")
    assert "fragments: none lie on the table yet" in err
    assert err.count("\n") == 1


def test_place_writes_a_file_and_says_why(tmp_path, capsys):
    path, out_file = ground_file(tmp_path), tmp_path / "placed.toml"
    code, out, _ = asked(capsys, "place", path, "--fragments", 4, "--seed", 2, "-o", out_file, "--lang", "en", "--json")
    document, written = json.loads(out), tomllib.loads(out_file.read_text())
    assert code == 1, "its bands are too small, and check says so"
    assert [one["id"] for one in written["fragments"]] == document["placed"] == ["f1", "f2", "f3", "f4"]
    assert document["imbalance"]["total"] <= 0.1
    assert document["written"] == str(out_file)


def test_place_without_a_file_writes_nothing(tmp_path, capsys):
    path = ground_file(tmp_path)
    before = path.read_bytes()
    _, out, _ = asked(capsys, "place", path, "--fragments", 2, "--lang", "en")
    assert "2 FRAGMENTS PLACED" in out
    assert "f1 (5 CI) at " in out
    assert "nothing is written" in out
    assert (path.read_bytes(), [one.name for one in tmp_path.iterdir()]) == (before, ["ground.toml"])


@pytest.mark.parametrize("values", ["5,x", "5,nan", "0,5", "-5,5", "5,", "5,1001", "1.5,2"])
def test_values_that_are_none_are_named(tmp_path, capsys, values):
    code, _, err = asked(capsys, "place", ground_file(tmp_path), "--fragments", 2, "--values", values)
    assert code == 2
    assert err.startswith("--values: ")


def test_improve_says_what_moves_from_where_to_where(tmp_path, capsys):
    out_file = tmp_path / "fairer.toml"
    path = ground_file(tmp_path, fragments=UNFAIR)
    code, out, _ = asked(capsys, "improve", path, "-o", out_file, "--lang", "en", "--json")
    document = json.loads(out)
    assert code == 0
    assert document["after"]["total"] < document["before"]["total"]
    moved = {one["id"]: one["at"] for one in document["moved"]}
    lying = {one["id"]: one["at"] for one in tomllib.loads(out_file.read_text())["fragments"]}
    assert all(lying[name] == at for name, at in moved.items())
    assert all(lying[f"f{n}"] == [x, y] for n, (_, x, y) in enumerate(UNFAIR) if f"f{n}" not in moved)


def test_boards_are_surveyed_laid_out_and_improved(tmp_path, capsys):
    path = strip_board(tmp_path, ["s0", "s1"])
    code, out, _ = asked(capsys, "survey", path, "--lang", "en")
    assert (code, "FAVOURS WEST" in out, "s2, s3" in out) == (0, True, True)
    code, out, _ = asked(capsys, "place", path, "--stones", 2, "--all", "-o", path, "--lang", "en")
    assert (code, "2 STONES PLACED" in out) == (0, True)
    assert {one["area"] for one in tomllib.loads(path.read_text())["board"]["stones"]} <= {"s1", "s2", "s3"}
    code, out, _ = asked(capsys, "improve", path, "--lang", "en")
    assert (code, "NOTHING TO MOVE" in out) == (0, True)


@pytest.mark.pictures
@pytest.mark.parametrize("game", ["table", "board"])
def test_surveys_are_drawn(tmp_path, capsys, game):
    path = ground_file(tmp_path, fragments=FAIR) if game == "table" else strip_board(tmp_path, ["s1", "s3"])
    code, _, _ = asked(capsys, "survey", path, "--picture", tmp_path / "map.png")
    assert code == 0
    assert (tmp_path / "map.png").read_bytes().startswith(b"\x89PNG")
