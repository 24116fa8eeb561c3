"""`pas check` on bands."""

from __future__ import annotations

from scenes.games.ichoria.bands.band_file import shipped_bands


def test_a_band_that_ships_is_checked_by_its_name(pas):
    said = pas("check", "godless")
    assert said.exit_code == 0
    assert "NOTHING WRONG" in said.out
    assert "Martyr   arylia" in said.out


def test_a_good_band_as_a_document(pas):
    document = pas("check", shipped_bands()["drakkar"], "--json").document
    assert (document["ok"], document["cost"], document["budget"]) == (True, 250, 250)
    assert [figure["role"] for figure in document["figures"]].count("receptacle") == 1


def test_a_bad_band_is_answered_no_with_every_problem(pas, tmp_path):
    path = tmp_path / "band.toml"
    text = shipped_bands()["phalanx"].read_text(encoding="utf-8").replace("chief = true", "mercenary = true")
    path.write_text(text.replace("greeks/sibyl", "vikings/rus"), encoding="utf-8")
    said = pas("check", path)
    assert (said.exit_code, said.err) == (1, "")
    for rule in ("ICH-BAND-02", "ICH-BAND-03", "ICH-BAND-05"):
        assert f"({rule})" in said.out
    french = pas("check", path, "--lang", "fr", "--json")
    assert french.exit_code == 1
    assert any("aucun Réceptacle" in problem["what"] for problem in french.document["problems"])


def test_no_such_band_is_bad_input(pas):
    assert pas("check", "phalanxx").exit_code == 2
