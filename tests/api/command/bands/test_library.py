"""`pas library`: a faction and a unit from an empty folder into a game, and everything that can be wrong on the way."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[4] / "docs" / "library.md"
FILES = {
    name: text for text, name in re.findall(r"```toml\n(# ([\w-]+\.toml)\n.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
}
THRACE = ("rhomphaia.toml", "thracians.toml")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """An empty folder with the files that the manual has its readers save, and a library with nothing in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PAS_LIBRARY", str(tmp_path / "mine"))
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def spoil(name, old, new):
    text = Path(name).read_text("utf-8")
    assert old in text
    Path(name).write_text(text.replace(old, new, 1), encoding="utf-8")


def raid(pas):
    """A small scenario in which the band of the library plays."""
    told = ("--scene", "16x16", "--bands", "riders,phalanx", "--fragments", "4", "--turns", "1", "--yes", "--force")
    assert pas("scenario", "new", "raid.toml", *told).exit_code == 0


def test_a_faction_of_ones_own_is_kept_listed_and_played_and_its_record_needs_no_library(pas, folder):
    assert "nothing yet" in pas("library", "list").out
    added = pas("library", "add", "riders.toml", *reversed(THRACE))
    assert (added.exit_code, added.err) == (0, "")
    listed = pas("library", "list", "--json").document["files"]
    assert [(one["kind"], one["keys"], one["problems"]) for one in listed] == [
        ("bands", ["riders"], []),
        ("factions", ["thracians"], []),
        ("weapons", ["rhomphaia"], []),
    ]
    assert pas("check", "riders", "--json").document["cost"] == 217
    raid(pas)
    played = pas("play", "raid.toml", "--bots", "hunter", "--seed", "4", "--record", "g.pas")
    assert played.exit_code == 0, played.err
    assert "mukatra" in played.out
    shutil.rmtree(folder / "mine")
    assert pas("verify", "g.pas").exit_code == 0
    lost = pas("scenario", "check", "raid.toml")
    assert (lost.exit_code, "riders: there is no such file" in lost.out) == (1, True)


def test_a_pack_of_a_scenario_brings_its_faction_and_leaves_other_libraries_alone(pas, folder, monkeypatch):
    pas("library", "add", "riders.toml", *THRACE)
    raid(pas)
    packed = pas("scenario", "pack", "raid.toml", "--json").document
    assert set(packed["files"]) == {
        "raid.toml",
        "library/ichoria/bands/riders.toml",
        "library/ichoria/factions/thracians.toml",
        "library/ichoria/weapons/rhomphaia.toml",
    }
    monkeypatch.setenv("PAS_LIBRARY", str(folder / "another"))
    (folder / "raid.toml").unlink()
    assert pas("scenario", "check", "raid.paspack").exit_code == 0
    assert pas("play", "raid.paspack", "--bots", "hunter", "--seed", "4", "--json").document["over"]
    assert pas("library", "list", "--json").document["files"] == []
    assert len(pas("library", "add", "raid.paspack", "--json").document["added"]) == 3
    assert pas("check", "riders").exit_code == 0


def test_files_of_the_library_are_shared_in_a_pack_and_removed(pas, folder, monkeypatch):
    pas("library", "add", *THRACE)
    assert pas("library", "pack", "thracians", "rhomphaia", "-o", "t.paspack").exit_code == 0
    assert pas("library", "remove", "thracians").exit_code == 0
    assert [one["name"] for one in pas("library", "list", "--json").document["files"]] == ["rhomphaia"]
    monkeypatch.setenv("PAS_LIBRARY", str(folder / "another"))
    assert pas("library", "add", "t.paspack").exit_code == 0
    assert pas("library", "check").exit_code == 0


def test_a_unit_of_ones_own_is_checked_kept_and_played_on_a_board_that_is_named(pas):
    assert "NOTHING WRONG" in pas("check", "ajax.toml").out
    refused = pas("check", "last-stand.toml")
    assert (refused.exit_code, "no card is given for ajax" in refused.out) == (1, True)
    assert pas("library", "add", "ajax.toml").exit_code == 0
    played = pas("play", "last-stand.toml", "--bots", "warlord", "--seed", "2")
    assert "Ajax" in played.out
    french = pas("play", "last-stand.toml", "--bots", "warlord", "--seed", "2", "--lang", "fr")
    assert "Ajax" in french.out


def test_a_board_of_the_library_is_named_without_a_path(pas, folder):
    from scenes.plugs import catalogue_of

    shutil.copy(catalogue_of("mythic") / "boards" / "agora.toml", folder / "square.toml")
    assert pas("library", "add", "square.toml").exit_code == 0
    assert pas("check", "square").exit_code == 0
    pas("library", "add", "ajax.toml")
    spoil("last-stand.toml", '"agora"', '"square"')
    assert pas("check", "last-stand.toml").exit_code == 0
    assert "library/mythic/boards/square.toml" in pas("scenario", "pack", "last-stand.toml", "--json").document["files"]


def test_what_has_the_key_of_something_that_ships_takes_its_place(pas, folder):
    from scenes.plugs import catalogue_of

    shutil.copy(catalogue_of("ichoria") / "factions" / "greeks.toml", folder / "dear.toml")
    spoil("dear.toml", "sibyl = 35", "sibyl = 90")
    assert pas("check", "phalanx", "--json").document["cost"] == 219
    pas("library", "add", "dear.toml")
    dear = pas("check", "phalanx")
    assert (dear.exit_code, "the band costs 274 crystals; it has 250" in dear.out) == (1, True)


SLIPS = [
    (
        "thracians.toml",
        "peltast = 38",
        "peltats = 38",
        "prices.peltats: thracians has no profile 'peltats'; did you mean",
    ),
    (
        "thracians.toml",
        "peltast = 38\n",
        "",
        "profiles[1].key: peltast has no price; write peltast = 40 below [prices]",
    ),
    ("thracians.toml", "peltast = 38", 'peltast = "38"', "prices.peltast: "),
    ("thracians.toml", '"charge"', '"chrage"', "acts[0].key: no act is called 'chrage'; did you mean 'charge'?"),
    ("thracians.toml", "combat = 1\n", "strength = 1\n", "frenzy.strength"),
    ("thracians.toml", '"difficulty"', '"dificulty"', "interventions[0].effect: must be"),
    ("thracians.toml", '["bouclier"]', '["buclier"]', "profiles[1].abilities[0]: no ability is called 'buclier'"),
    ("thracians.toml", '["rhomphaia"]', '["romphaia"]', "profiles[0].equipment[0]: no weapon is called 'romphaia'"),
    ("thracians.toml", "receptacle = true", "receptacle = false", "profiles[2].receptacle: receptacle = true and"),
    (
        "thracians.toml",
        'key = "peltast"',
        'key = "rhomphaia_bearer"',
        "profiles[1].key: 'rhomphaia_bearer' is there twice",
    ),
    ("thracians.toml", "sante = 4", "sante = 40", "profiles[0].sante: must be at most 9, not 40"),
    (
        "rhomphaia.toml",
        "melee = true",
        "melee = false",
        "weapons[0].key: rhomphaia needs one of melee, ranged or thrown",
    ),
    ("rhomphaia.toml", '["perce_armure"]', '["pierce"]', "weapons[0].keywords[0]: no keyword is called 'pierce'"),
    ("ajax.toml", '["guard"]', '["gard"]', "talents: unit ajax: talents has no gard"),
    ("ajax.toml", '"modifier"', '"modifie"', "powers: unit ajax:"),
    ("ajax.toml", "cost = 4\n", "", "cost: unit ajax: only troops have a price without saying it"),
    ("ajax.toml", "defence = 8, range", "defense = 8, range", "rows[0].defence: is missing"),
    ("ajax.toml", '"hero"', '"heroe"', "type: must be"),
]


@pytest.mark.parametrize(("name", "old", "new", "said"), SLIPS, ids=[slip[3].partition(":")[0] for slip in SLIPS])
def test_a_slip_is_named_with_line_and_key_and_nothing_is_kept(pas, name, old, new, said):
    spoil(name, old, new)
    for lang in ("en", "fr"):
        checked = pas("library", "check", *THRACE, name, "--lang", lang)
        assert checked.exit_code == 1
        assert re.search(rf"{name}:\d+: {re.escape(said)}", checked.out), checked.out
    refused = pas("library", "add", *THRACE, name)
    assert (refused.exit_code, refused.is_one_line_of_complaint) == (2, True)
    assert pas("library", "list", "--json").document["files"] == []


def test_a_faulty_file_in_the_library_is_named_and_keeps_nobody_from_playing(pas, folder):
    pas("library", "add", *THRACE)
    kept = folder / "mine" / "ichoria" / "factions" / "thracians.toml"
    kept.write_text("key = ", encoding="utf-8")
    (folder / "mine" / "ichoria" / "fractions").mkdir()
    shutil.copy("rhomphaia.toml", folder / "mine" / "ichoria" / "fractions")
    checked = pas("library", "check")
    assert checked.exit_code == 1
    assert "thracians.toml:1: is no TOML" in checked.out
    assert "lies in fractions/, which is not read; the folders of ichoria are factions, weapons," in checked.out
    assert pas("play", "duel", "--bots", "hunter", "--seed", "1", "--json").document["over"]
    assert pas("check", "riders.toml").exit_code == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("add", "nothere.toml"), "nothere.toml: there is no such file"),
        (("add", "last-stand.toml"), "is of no kind that a library holds"),
        (("remove", "thracian"), "nothing is called 'thracian'"),
        (("pack", "-o", "all.zip"), "packs have names that end in .paspack"),
        (("pack", "-o", "all.paspack"), "there is nothing to pack"),
    ],
)
def test_wrong_words_are_one_line(pas, words, said):
    refused = pas("library", *words)
    assert (refused.exit_code, refused.is_one_line_of_complaint) == (2, True)
    assert said in refused.err


def test_another_file_of_the_same_name_is_replaced_only_when_told(pas):
    pas("library", "add", *THRACE)
    spoil("thracians.toml", "peltast = 38", "peltast = 39")
    refused = pas("library", "add", "thracians.toml")
    assert (refused.exit_code, "--force replaces it" in refused.err) == (2, True)
    assert pas("library", "add", "thracians.toml", "--force").exit_code == 0
