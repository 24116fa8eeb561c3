"""What `pas scenario new` writes is laid out, checked and played as it stands, in its folder and in another one."""

from __future__ import annotations

import tomllib

import pytest

from tests.scenes.layout.duels import duel_file


@pytest.fixture
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "elsewhere").mkdir()
    return tmp_path


def begun(pas, *words):
    said = pas("scenario", "new", "mine.toml", "--yes", *words)
    assert said.exit_code == 0, said.err


@pytest.mark.parametrize("scene", ["14x14", "open_field"])
@pytest.mark.parametrize("out", ["laid.toml", "elsewhere/laid.toml"])
def test_bands_and_scenes_that_ship_keep_their_names_wherever_the_layout_is_written(pas, here, scene, out):
    begun(pas, "--scene", scene, "--fragments", "4")
    said = pas("scenario", "place", "mine.toml", "--fragments", "4", "-o", out)
    assert (said.exit_code, said.err) == (0, "")
    written = tomllib.loads((here / out).read_text("utf-8"))
    assert [side["band"] for side in written["sides"]] == ["phalanx", "drakkar"]
    assert written.get("scene") == (None if "x" in scene else scene)
    assert pas("scenario", "check", out).exit_code == 0


def test_a_proposal_is_confirmed_by_games_that_say_so_when_they_are_too_few(pas, here):
    duel = duel_file(here, fragments=())
    duel.write_text('departs = ["ICH-BAND-01", "ICH-BAND-02"]\n' + duel.read_text("utf-8"), encoding="utf-8")
    words = ("--fragments", "2", "--confirm", "1", "-o", "elsewhere/laid.toml", "--json")
    said = pas("scenario", "place", "duel.toml", *words)
    assert (said.exit_code, said.document["legal"]) == (0, True)
    assert (said.document["games"]["games"], said.document["games"]["judgement"]) == (4, "unsure")


def test_games_that_cannot_begin_are_not_passed_over_in_silence(pas, here):
    """Bands of one figure without a Réceptacle: the scenario does not say that it departs from those rules."""
    duel_file(here, fragments=())
    said = pas("scenario", "place", "duel.toml", "--fragments", "2", "--confirm", "1")
    assert said.exit_code == 1
    assert "none are played: the layout breaks the rules" in said.out
