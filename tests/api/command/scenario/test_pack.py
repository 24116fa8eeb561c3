"""`pas scenario pack`: one file that opens wherever a scenario does; a hostile one is refused by name."""

import io
import json
import shutil
import zipfile

import pytest

from api.guard.limits import Limits
from api.intake.packs import open_pack
from api.intake.upload import take_in
from scenes.files.pack_file import packs_folder
from scenes.layout.draft.packs import PackError
from scenes.plugs import matches
from scenes.plugs.plug import CATALOGUE
from terrain.machine import cache

SCENARIO = """
format = "pas-scenario/1"
game = "ichoria"
name = "At the stairs"
departs = ["ICH-TABLE-04", "ICH-TABLE-05"]
scene = "tables/stairs.toml"
[[sides]]
name = "greeks"
band = "mine.toml"
[[sides]]
name = "vikings"
band = "drakkar"
[[fragments]]
id = "f1"
value = 5
at = [10, 9]
[options]
turn_limit = 1
"""
SCENE = """
format = "pas-scene/1"
game = "ichoria"
name = "Stairs"
[table]
size = [20, 20]
[[pieces]]
id = "stairs"
mesh = "stairs.stl"
units = "mm"
at = [10, 10]
"""


@pytest.fixture
def clone(tmp_path, monkeypatch):
    """A machine with a home of its own: what one has opened, another has not; only compiled code is the same."""
    compiled = cache.kernels()

    def move_to(name):
        home = tmp_path / name
        (home / "cache").mkdir(parents=True)
        (home / "cache" / compiled.name).symlink_to(compiled)
        monkeypatch.setenv("PAS_CACHE", str(home / "cache"))
        monkeypatch.chdir(home)
        matches._table_of.cache_clear()  # another machine remembers no table of this one
        return home

    return move_to


@pytest.fixture
def written(clone, pas):
    """A pack of a scenario with a scene, a mesh and a band of its own, written on one machine."""
    home = clone("author")
    (home / "tables").mkdir()
    (home / "game.toml").write_text(SCENARIO, encoding="utf-8")
    (home / "tables" / "stairs.toml").write_text(SCENE, encoding="utf-8")
    shutil.copy(CATALOGUE / "meshes" / "industrial_stairs.stl", home / "tables" / "stairs.stl")
    shutil.copy(CATALOGUE / "ichoria" / "bands" / "phalanx.toml", home / "mine.toml")
    said = pas("scenario", "pack", "game.toml", "--json")
    assert said.exit_code == 0, said.err
    assert set(said.document["files"]) == {"game.toml", "mine.toml", "tables/stairs.toml", "tables/stairs.stl"}
    return home / "game.paspack"


def test_a_pack_made_on_one_clone_is_played_on_another_and_its_record_verifies_on_a_third(pas, clone, written):
    other = clone("player")
    shutil.copy(written, other / "game.paspack")
    shutil.rmtree(written.parent)
    played = pas("play", "game.paspack", "--bots", "random", "--seed", "5", "--record", "g.pas", "--json")
    assert played.document["over"], played.err
    assert pas("verify", "g.pas", "--json").document["ok"]
    third = clone("referee")
    shutil.copy(other / "g.pas", third / "g.pas")
    shutil.copy(other / "game.paspack", third / "game.paspack")
    shutil.rmtree(other)
    lost = pas("verify", "g.pas")
    assert (lost.exit_code, "a pack that is not here" in lost.err) == (2, True)
    assert pas("check", "game.paspack").exit_code == 0
    assert pas("verify", "g.pas", "--json").document["ok"]


def test_the_same_scenario_gives_the_same_bytes(pas, written):
    first = written.read_bytes()
    assert pas("scenario", "pack", "game.toml").exit_code == 2
    assert pas("scenario", "pack", "game.toml", "--force").exit_code == 0
    assert written.read_bytes() == first


def test_a_pack_is_checked_like_its_scenario(pas, written):
    assert pas("scenario", "check", written, "--json").document["problems"] == []


def test_a_pack_that_was_opened_before_is_found_again_and_mended(clone, written):
    clone("player")
    entry = open_pack(written)
    (entry.parent / "mine.toml").write_text("spoilt", encoding="utf-8")
    again = open_pack(written)
    assert again == entry
    assert "spoilt" not in (again.parent / "mine.toml").read_text("utf-8")


def test_a_pack_of_a_board_holds_both_boards(pas, clone):
    clone("author")
    said = pas("scenario", "pack", "skirmish_hyperborea", "--json")
    assert set(said.document["files"]) == {
        "skirmish_hyperborea.toml",
        "boards/hyperborea.toml",
        "boards/agora.toml",
    }
    assert pas("scenario", "check", "skirmish_hyperborea.paspack").exit_code == 0


def changed(pack, change):
    """A pack with something done to its files."""
    with zipfile.ZipFile(pack) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    change(files)
    sink = io.BytesIO()
    with zipfile.ZipFile(sink, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    pack.write_bytes(sink.getvalue())
    return pack


HOSTILE = {
    "another band": (lambda files: files.update({"mine.toml": b"x"}), "mine.toml is not what its manifest says"),
    "a file missing": (lambda files: files.pop("mine.toml"), "mine.toml is missing"),
    "a file more": (lambda files: files.update({"more.toml": b"x"}), "more.toml is not in its manifest"),
    "no manifest": (lambda files: files.pop("pack.json"), "has no pack.json"),
    "no JSON": (lambda files: files.update({"pack.json": b"{"}), "pack.json cannot be read"),
    "another form": (lambda files: files.update({"pack.json": b"{}"}), "does not say that it is a pas-pack/1"),
    "outside": (lambda files: files.update({"../evil.toml": b"x"}), "is no name for a file in a zip"),
    "absolute": (lambda files: files.update({"/etc/evil": b"x"}), "is no name for a file in a zip"),
    "a bomb": (lambda files: files.update({"bomb.stl": bytes(30_000_000)}), "would grow"),
    "too many": (lambda files: files.update({f"{n}.txt": b"" for n in range(80)}), "are the most"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_pack_is_refused_in_one_line_and_leaves_nothing(pas, clone, written, what):
    change, why = HOSTILE[what]
    clone("player")
    pack = changed(written, change)
    for words in (("play", pack, "--bots", "random"), ("scenario", "check", pack), ("check", pack)):
        said = pas(*words)
        assert (said.exit_code, said.is_one_line_of_complaint, why in said.err) == (2, True, True), said.err
    assert list(packs_folder().iterdir()) == []
    assert not (packs_folder().parent / "evil.toml").exists()


def test_a_digest_that_is_not_that_of_the_files_is_refused(pas, written):
    def forge(files):
        manifest = json.loads(files["pack.json"])
        files["pack.json"] = json.dumps(manifest | {"digest": "0" * 64}).encode()

    assert "its digest is not that of its files" in pas("play", changed(written, forge), "--bots", "random").err


def test_a_pack_that_is_cut_short_or_too_large_is_refused(pas, written):
    whole = written.read_bytes()
    written.write_bytes(whole[: len(whole) // 2])
    said = pas("scenario", "check", written)
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
    written.write_bytes(whole)
    with pytest.raises(PackError, match="too large"):
        open_pack(written, Limits(upload_bytes=100))


def test_a_scenario_whose_mesh_is_missing_is_not_packed(pas, written):
    (written.parent / "tables" / "stairs.stl").unlink()
    written.unlink()
    said = pas("scenario", "pack", "game.toml")
    assert (said.exit_code, said.is_one_line_of_complaint) == (2, True)
    assert not written.exists()


def test_a_pack_is_taken_in_by_a_server(written):
    taken = take_in({"game.paspack": written.read_bytes()}, Limits())
    assert (taken.entry, taken.summary["name"]) == ("game.toml", "At the stairs")
    assert set(taken.files) >= {"pack.json", "game.toml", "tables/stairs.stl"}
