"""Files that lie elsewhere: one that is named is refused until the user allows its folder, by the flag that it says."""

from __future__ import annotations

import os

from tests import given

SCENARIO = """
format = "pas-scenario/1"
game = "ichoria"
name = "Apart"
scene = "../tables/table.toml"
departs = ["ICH-TABLE-04", "ICH-BAND-01", "ICH-BAND-02"]
[[sides]]
name = "greeks"
[[sides.figures]]
id = "davios"
profile = "greeks/athenian_hoplite"
at = [4, 4]
[[sides]]
name = "vikings"
[[sides.figures]]
id = "sigvald"
profile = "vikings/rus"
at = [30, 30]
"""
PAIR = '[[figures]]\nid = "a"\nat = [4, 9]\n[[figures]]\nid = "b"\nat = [14, 9]\n'


def apart(tmp_path):
    """A scenario in one folder, whose table lies in another."""
    for name in ("games", "tables"):
        (tmp_path / name).mkdir()
    given.scene_file(tmp_path / "tables", "", name="table.toml")
    path = tmp_path / "games" / "apart.toml"
    path.write_text(SCENARIO, "utf-8")
    return path


def test_a_table_elsewhere_is_read_only_where_the_user_allows_it(pas, tmp_path):
    path = apart(tmp_path)
    refused = pas("check", path)
    assert refused.exit_code == 1
    assert f"pas --allow {tmp_path / 'tables'} …" in refused.out
    allowed = pas("--allow", tmp_path / "tables", "check", path)
    assert "leaves the folder" not in allowed.out + allowed.err
    assert "PAS_ALLOW" not in os.environ
    assert pas("check", path).exit_code == 1


def test_a_proof_of_a_table_elsewhere_is_checked_where_the_user_allows_it(pas, tmp_path, monkeypatch):
    (tmp_path / "proofs").mkdir()
    (tmp_path / "tables").mkdir()
    scene, proof = given.scene_file(tmp_path / "tables", PAIR), tmp_path / "proofs" / "proof.json"
    assert pas("los", scene, "a", "b", "--certificate", proof).exit_code == 0
    refused = pas("verify", proof)
    assert refused.exit_code == 2
    assert refused.is_one_line_of_complaint
    assert f"pas --allow {tmp_path / 'tables'} …" in refused.err
    assert pas("--allow", tmp_path / "tables", "verify", proof).exit_code == 0
    assert pas("verify", proof, "--scene", scene).exit_code == 0
    monkeypatch.chdir(tmp_path)
    assert pas("verify", "proofs/proof.json").exit_code == 0
