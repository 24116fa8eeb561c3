"""Scenario files become setups that are complete, and what is wrong with one is said by line and key."""

from __future__ import annotations

import json
import tomllib

import jsonschema
import pytest

from scenes.files.problems import SceneError
from scenes.games.ichoria.scenario.scenario_file import (
    SCENARIOS,
    digest_of,
    is_scenario,
    load_setup,
    scenario_problems,
    scene_at_start,
    table_of,
)
from scenes.games.ichoria.scenario.scenario_schema import SCENARIO_SCHEMA_FILE, scenario_schema, scenario_schema_text
from skirmish.ichoria.book.cards import Options

SHIPPED = sorted(path for path in SCENARIOS.glob("*.toml") if "pas-scenario/1" in path.read_text(encoding="utf-8"))

SMALL = """\
format = "pas-scenario/1"
game = "ichoria"
name = "Small"
[scenery.table]
size = [16, 16]
[[scenery.pieces]]
id = "block"
box = [2, 2, 2]
at = [8, 8]
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
[[fragments]]
id = "f1"
value = 15
at = [8, 8]
[options]
turn_limit = 3
"""


def written(folder, text):
    path = folder / "small.toml"
    path.write_text(text, encoding="utf-8")
    return path


def problem(folder, text):
    """The one problem of a scenario."""
    (found,) = scenario_problems(written(folder, text))
    return str(found).removeprefix(f"{folder / 'small.toml'}:")


def test_at_least_four_scenarios_ship():
    assert {"castle", "duel", "marsh", "towers"} <= {path.stem for path in SHIPPED}


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_shipped_scenario_has_no_problem_and_fits_the_schema(path):
    assert scenario_problems(path) == []
    jsonschema.Draft202012Validator(scenario_schema()).validate(tomllib.loads(path.read_text(encoding="utf-8")))
    assert path.read_text(encoding="utf-8").startswith("#:schema ../../schema/pas-scenario-1.schema.json")


def test_half_a_turn_about_its_island_and_the_marsh_is_the_same():
    document = tomllib.loads((SCENARIOS / "marsh.toml").read_text(encoding="utf-8"))
    width, depth = document["scenery"]["table"]["size"]

    def turned(x, y):
        return round(width - x, 9), round(depth - y, 9)

    pieces = {(*piece["at"], *piece.get("box", piece.get("cylinder"))) for piece in document["scenery"]["pieces"]}
    assert {(*turned(x, y), *shape) for x, y, *shape in pieces} == pieces
    fragments = {(*fragment["at"], fragment["value"]) for fragment in document["fragments"]}
    assert {(*turned(x, y), value) for x, y, value in fragments} == fragments
    ground = {
        (area.get("kind"), frozenset(map(tuple, area["polygon"])))
        for area in [*document["scenery"]["areas"], *document["zones"]]
    }
    assert {(kind, frozenset(turned(*corner) for corner in corners)) for kind, corners in ground} == ground


def test_the_published_file_is_what_the_models_say():
    assert SCENARIO_SCHEMA_FILE.read_text(encoding="utf-8") == scenario_schema_text(), (
        "run python -m scenes.plugs.schema"
    )


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_setup_is_plain_json_from_which_the_same_table_comes_back(path):
    setup = json.loads(json.dumps(load_setup(path)))
    assert setup == load_setup(path)
    assert digest_of(table_of(setup)) == setup["scene"]["digest"]
    assert setup["scene"]["folder"] == "catalogue"


def test_a_setup_says_where_everything_is(tmp_path):
    setup = load_setup(written(tmp_path, SMALL))
    assert setup["places"] == {"davios": [4.0, 4.0, 0.0]}
    assert setup["fragments"] == [{"id": "f1", "value": 15, "place": [8.0, 8.0, 2.0]}]
    assert setup["book"]["options"]["turn_limit"] == 3
    assert setup["book"]["options"]["fragments"] == list(Options().fragments)


def test_a_table_that_has_changed_is_refused(tmp_path):
    setup = load_setup(written(tmp_path, SMALL))
    setup["scene"]["document"]["pieces"][0]["box"] = [2, 2, 2.1]
    with pytest.raises(SceneError, match="not the one that was played on"):
        table_of(setup)


def test_a_scene_is_found_again_near_the_record(tmp_path):
    (tmp_path / "there").mkdir()
    block = 'id = "block"\nbox = [2, 2, 2]\n'
    mesh = 'id = "block"\nmesh = "cube.obj"\nunits = "pas"\n'
    cube = "".join(f"v {x} {y} {z}\n" for x in (0, 2) for y in (0, 2) for z in (0, 2))
    faces = ["1 2 4 3", "5 7 8 6", "1 5 6 2", "3 4 8 7", "1 3 7 5", "2 6 8 4"]
    (tmp_path / "there" / "cube.obj").write_text(cube + "".join(f"f {face}\n" for face in faces))
    setup = load_setup(written(tmp_path / "there", SMALL.replace(block, mesh)))
    (tmp_path / "there").rename(tmp_path / "elsewhere")
    assert digest_of(table_of(setup, near=tmp_path / "elsewhere")) == setup["scene"]["digest"]
    with pytest.raises(SceneError, match=r"cube\.obj"):
        table_of(setup)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("turn_limit = 3", "turn_limit = 0", "26: options.turn_limit: must be greater than 0, not 0"),
        ("vikings/rus", "vikings/russ", "20: sides[1].figures[0].profile: no profile is called 'vikings/russ'"),
        ('id = "sigvald"', 'id = "davios"', "19: sides[1].figures[0].id: 'davios' is taken"),
        ('id = "sigvald"', 'id = "sigvald"\nweapons = ["epe"]', "20: sides[1].figures[0].weapons[0]: no weapon"),
        ("at = [4, 4]", "at = [8, 6.8]", "15: sides[0].figures[0].at: davios cannot stand there"),
        ("at = [8, 8]\n[options]", "at = [18, 8]\n[options]", "24: fragments[0].at: f1 is off the table"),
        ("box = [2, 2, 2]", "box = [2, 2]", "8: scenery.pieces[0].box: has 2 entries; must have at least 3"),
        ('name = "vikings"', 'name = "greeks"', "17: sides[1].name: 'greeks' is taken by another side"),
        ("[options]", "[option]", "25: option: unknown key"),
        ('game = "ichoria"', 'game = "mythic"', "2: game: must be 'ichoria'"),
        ('name = "Small"', 'name = "Small"\nscene = "x.toml"', "needs either a scene or scenery of its own"),
    ],
)
def test_what_is_wrong_is_said_by_line_and_key(tmp_path, old, new, said):
    assert old in SMALL
    assert said in problem(tmp_path, SMALL.replace(old, new))


def test_a_scene_that_is_not_there_is_named(tmp_path):
    text = SMALL.replace('name = "Small"\n', 'name = "Small"\nscene = "nowhere.toml"\n')
    text = text.replace(text[text.index("[scenery.table]") : text.index("[[sides]]")], "")
    assert problem(tmp_path, text) == "4: scene: nowhere.toml: there is no such file"


def test_a_side_has_a_band_or_figures(tmp_path):
    text = SMALL.replace('[[sides.figures]]\nid = "sigvald"\nprofile = "vikings/rus"\n', "")
    assert "sides[1]: needs either a band or figures" in problem(tmp_path, text)


def test_a_side_may_bring_a_band_of_a_file(tmp_path):
    bands = SCENARIOS / "bands"
    old = '[[sides.figures]]\nid = "sigvald"\nprofile = "vikings/rus"\n'
    setup = load_setup(written(tmp_path, SMALL.replace(old, f'band = "{bands / "drakkar.toml"}"\n')))
    band = setup["book"]["bands"]["vikings"]
    assert band["faction"] == "vikings"
    assert len(band["figures"]) >= 4
    assert {setup["book"]["cards"][name]["side"] for name in band["figures"]} == {"vikings"}
    assert setup["book"]["factions"]["vikings"]["interventions"]


def test_a_band_that_cannot_be_read_is_a_problem_of_its_key(tmp_path):
    old = '[[sides.figures]]\nid = "sigvald"\nprofile = "vikings/rus"\n'
    said = problem(tmp_path, SMALL.replace(old, 'band = "nobody.toml"\n'))
    assert said.startswith("18: sides[1].band: ")
    assert "nobody.toml" in said


def test_a_scenario_is_told_from_a_scene_and_shows_its_start(tmp_path):
    path = written(tmp_path, SMALL)
    assert is_scenario(path)
    assert not is_scenario(SCENARIOS.parent / "castle.toml")
    scene = scene_at_start(path)
    assert [figure.id for figure in scene.figures] == ["davios"]
    assert [fragment.id for fragment in scene.fragments] == ["f1"]
