"""Board scenes: those that ship, and files that cannot be used, each refused with file, line and key."""

from __future__ import annotations

import tomllib

import jsonschema
import pytest

from scenes.board.board_questions import rule_board_distance, rule_board_reach, rule_board_sight, unwalked_areas
from scenes.files.problems import SceneError
from scenes.games.mythic.board.form import BoundaryKind, TerrainId
from scenes.games.mythic.scenario import load_setup
from scenes.plugs.open import load_any, problems_of
from scenes.plugs.schema.scene_schema import SCHEMA_FILE, scene_schema
from scenes.table.load import load_scene
from skirmish.board.boundaries import KINDS
from skirmish.board.terrains import TERRAINS
from tests import given

MYTHIC = given.CATALOGUE / "mythic"
BOARDS = sorted((MYTHIC / "boards").glob("*.toml"))
SHIPPED = [*BOARDS, *sorted(MYTHIC.glob("*.toml"))]
PLAYED = [path for path in BOARDS if path.stem != "atalanta"]

TERRAIN_WORDS = " or ".join(map(repr, TERRAINS))
HEAD = 'format = "pas-scene/1"\ngame = "mythic"\nname = "Given"\n'
AREA = '{ id = "%s", terrain = "%s", capacity = %s, icon = [%s, 1], polygon = [[%s, 0], [%s, 0], [%s, 2], [%s, 2]] }'


def area(name, column, terrain="open_ground", capacity=3):
    x = 2 * column
    return AREA % (name, terrain, capacity, x + 1, x, x + 2, x + 2, x)


def board_text(*areas, boundaries='[{ between = ["a", "b"] }]', more=""):
    lines = ",\n  ".join(areas or (area("a", 0), area("b", 1)))
    return f"{HEAD}[board]\nareas = [\n  {lines},\n]\nboundaries = {boundaries}\n{more}"


def scene_file(folder, text):
    path = folder / "board.toml"
    path.write_text(text, "utf-8")
    return path


def refusals(folder, text):
    path = scene_file(folder, text)
    return [str(problem).replace(f"{folder}/", "") for problem in problems_of(path)]


# ---------------------------------------------------------------- what ships


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_shipped_board_is_sound_and_fits_the_schema(path):
    assert problems_of(path) == []
    document = tomllib.loads(path.read_text("utf-8"))
    jsonschema.Draft202012Validator(scene_schema()).validate(document)
    first, *head = path.read_text("utf-8").split("\nformat")[0].splitlines()
    assert (path.parent / first.removeprefix("#:schema ")).resolve() == SCHEMA_FILE.resolve()
    assert len([line for line in head if line.startswith("# ")]) >= 2


def test_there_are_three_boards_of_fifteen_to_thirty_areas():
    assert len(PLAYED) >= 3
    assert all(15 <= len(load_any(path).board.areas) <= 30 for path in PLAYED)


def test_the_boards_use_every_terrain_and_every_kind_of_boundary():
    boards = [load_any(path).board for path in PLAYED]
    assert {area.terrain for board in boards for area in board.areas.values()} == set(TERRAINS)
    assert {one.kind for board in boards for one in board.boundaries} == set(KINDS)
    assert any(one.low for board in boards for one in board.boundaries)
    assert any(board.skulls for board in boards)
    assert any(len(board.borders(a, b)) > 1 for board in boards for a in board.areas for b in board.neighbours(a))


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_every_board_can_be_crossed_on_foot_and_has_stones_and_zones(path):
    """Only rock and cliff are closed to walkers, four stones can be won, and two to four sides can deploy."""
    scene = load_any(path)
    assert set(unwalked_areas(scene).values()) <= {"terrain"}
    assert len(scene.stones) >= 4
    assert [len(scene.board.deployment(players)) for players in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_no_stone_lies_where_nobody_can_stay(path):
    scene = load_any(path)
    assert not [
        stone for stone in scene.stones if scene.board.terrain(stone.area).id in ("lava", "rift", "rock", "cliff")
    ]


def test_the_words_of_the_form_are_those_of_the_rules():
    assert set(TerrainId.__args__) == set(TERRAINS)
    assert set(BoundaryKind.__args__) == set(KINDS)


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        (board_text(area("a", 0), area("b", 0.75)), "board.toml:7: board.areas[1].polygon: area 'b' overlaps area 'a'"),
        (
            board_text(area("a", 0), area("b", 2)),
            "board.toml:9: board.boundaries[0].between: areas 'a' and 'b' do not touch along a line",
        ),
        (
            board_text().replace("icon = [3, 1]", "icon = [9, 1]"),
            "board.toml:7: board.areas[1].icon: area 'b' has its icon outside itself",
        ),
        (
            board_text(area("a", 0), area("b", 1), area("c", 4)),
            "board.toml:8: board.areas[2].id: area 'c' cannot be reached from the others",
        ),
        (
            board_text().replace("[[0, 0], [2, 0], [2, 2], [0, 2]]", "[[0, 0], [2, 2], [2, 0], [0, 2]]"),
            "board.toml:6: board.areas[0].polygon: area 'a': its outline crosses or touches itself at (1, 1)",
        ),
        (
            board_text().replace(
                "[[0, 0], [2, 0], [2, 2], [0, 2]]", "[[[0, 0], [2, 0], [2, 2]], [[0, 0], [1, 0], [1, 1]]]"
            ),
            "board.toml:6: board.areas[0].polygon: area 'a' has a hole or several parts; an area has one outline",
        ),
        (
            board_text(area("a", 0, "forrest"), area("b", 1)),
            f"board.toml:6: board.areas[0].terrain: must be {TERRAIN_WORDS}, not 'forrest'; did you mean 'forest'?",
        ),
        (
            board_text(area("a", 0, capacity=0), area("b", 1)),
            "board.toml:6: board.areas[0].capacity: must be at least 1, not 0",
        ),
        (
            board_text(boundaries='[{ between = ["a", "b"], kynd = "wall" }]'),
            "board.toml:9: board.boundaries[0].kynd: unknown key; did you mean 'kind'?",
        ),
        (
            board_text(more='[[units]]\nid = "hero"\narea = "x"\n'),
            "board.toml:12: units[0].area: the board has no area 'x'",
        ),
        (
            board_text(more='[[units]]\nid = "h"\narea = "a"\n[[units]]\nid = "h"\narea = "b"\n'),
            "board.toml:14: units[1].id: 'h' is taken: another unit has that id",
        ),
        (
            board_text(more='[[stones]]\narea = "x"\n'),
            "board.toml:11: stones[0].area: the board has no area 'x'",
        ),
        (HEAD, 'board.toml:1: board: is missing; for example board = "boards/agora.toml"'),
        (HEAD + 'board = "nowhere.toml"\n', "board.toml:4: board: nowhere.toml: there is no such file"),
    ],
)
def test_a_faulty_board_is_refused_with_file_line_and_key(tmp_path, text, refusal):
    assert refusals(tmp_path, text)[0] == refusal
    with pytest.raises(SceneError) as refused:
        load_any(tmp_path / "board.toml")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("way", ["../else.toml", "/else.toml", "a/../../else.toml"])
@pytest.mark.parametrize("key", ["board", "other_board"])
def test_a_board_outside_the_folder_is_not_read(tmp_path, key, way):
    (tmp_path / "board.toml").write_text(HEAD + f'board = "{way}"\n', encoding="utf-8")
    if key == "other_board":
        match = f'[match]\nplayers = ["a", "b"]\nrecruitment = "constructed"\nother_board = "{way}"\n'
        (tmp_path / "board.toml").write_text(board_text(more=match), encoding="utf-8")
    with pytest.raises(SceneError, match=r"leaves the folder of the scene.*pas --allow"):
        load_setup(tmp_path / "board.toml")


def test_all_faults_are_told_at_once(tmp_path):
    text = board_text(area("a", 0, "meadow"), area("b", 1, capacity=-1), boundaries="[{}]")
    assert [problem.split(": ")[1] for problem in refusals(tmp_path, text)] == [
        "board.areas[0].terrain",
        "board.areas[1].capacity",
        "board.boundaries[0].between",
    ]


@pytest.mark.rule("MYT-BOARD-03", "MYT-BOARD-04")
def test_more_units_than_an_area_holds(tmp_path):
    units = "".join(f'[[units]]\nid = "u{number}"\narea = "a"\n' for number in range(4))
    assert refusals(tmp_path, board_text(more=units)) == [
        "board.toml:21: units[3].area: 'u3' does not fit: area 'a' holds 3 units (MYT-BOARD-04)"
    ]


@pytest.mark.rule("MYT-CLASS-07")
def test_a_huge_unit_where_two_fit(tmp_path):
    text = board_text(
        area("a", 0, capacity=2), area("b", 1), more='[[units]]\nid = "giant"\narea = "a"\nclasses = ["huge"]\n'
    )
    assert refusals(tmp_path, text) == [
        "board.toml:12: units[0].area: 'giant' is huge, and area 'a' holds fewer than 3 units (MYT-CLASS-07)"
    ]


def test_a_board_in_a_file_of_its_own_tells_its_own_lines(tmp_path):
    (tmp_path / "drawn.toml").write_text(board_text(area("a", 0), area("b", 0.75)), "utf-8")
    assert refusals(tmp_path, HEAD + 'board = "drawn.toml"\n') == [
        "drawn.toml:7: board.areas[1].polygon: area 'b' overlaps area 'a'",
        "drawn.toml:9: board.boundaries[0].between: areas 'a' and 'b' touch along 2 separate lines; say which is meant",
    ]


def test_a_board_is_no_table_for_other_questions():
    with pytest.raises(SceneError, match="game: is a board of 'mythic'; this is asked of tables of 'ichoria'"):
        load_scene(MYTHIC / "boards" / "agora.toml")


# ---------------------------------------------------------------- what is answered


def test_atalanta_asks_her_board():
    scene = load_any(MYTHIC / "boards" / "atalanta.toml")
    seen = {name: rule_board_sight(scene, "atalanta", name).sees for name in ("heracles", "spartans", "leonidas")}
    assert set(seen.values()) == {True}
    assert [one.what for one in rule_board_sight(scene, "atalanta", "centaurs").blockers] == ["R"]
    assert [one.what for one in rule_board_sight(scene, "atalanta", "achilles").blockers] == ["S"]


def test_a_ruling_says_by_which_rules():
    scene = load_any(MYTHIC / "boards" / "atalanta.toml")
    assert rule_board_sight(scene, "atalanta", "achilles").rules == ("MYT-LOS-02", "MYT-LOS-08")
    assert rule_board_sight(scene, "hoplites", "amazons").rules == ("MYT-LOS-02", "MYT-LOS-03")
    assert rule_board_sight(scene, "R", "achilles").rules == ("MYT-LOS-02", "MYT-LOS-10")


def test_units_take_their_stats_from_their_cards():
    scene = load_any(MYTHIC / "boards" / "atalanta.toml")
    ruling = rule_board_distance(scene, "atalanta", "heracles")
    assert (ruling.distance, ruling.range, ruling.in_range) == (2, 2, True)
    assert rule_board_distance(scene, "heracles", "leonidas").full


def test_an_area_may_be_asked_about_by_its_name():
    scene = load_any(MYTHIC / "boards" / "agora.toml")
    assert rule_board_sight(scene, "temple", "theatre").over == "heights"
    back = rule_board_sight(scene, "theatre", "temple")
    assert (back.sees, back.seen_back, [one.what for one in back.blockers]) == (False, True, ["oracle-rock"])
    with pytest.raises(SceneError, match="no unit and no area is called 'templ'; did you mean 'temple'"):
        rule_board_sight(scene, "templ", "theatre")


def test_reach_is_what_the_rules_of_walking_say():
    """Chains end the minotaur's walk at once; the rift beside him has skulls, but his way out of it ends there."""
    scene = load_any(MYTHIC / "the_cage.toml")
    walk, run = rule_board_reach(scene, "minotaur").reaches
    assert set(walk.paths) == {"east-cage", "shade-field", "tomb"} == set(run.paths)


def test_reach_needs_to_know_how_far_a_unit_moves(tmp_path):
    scene = load_any(
        scene_file(tmp_path, board_text(more='[[units]]\nid = "nobody-knows"\narea = "a"\ntype = "hero"\n'))
    )
    with pytest.raises(SceneError, match="gives 'nobody-knows' no movement; say it: movement = 2"):
        rule_board_reach(scene, "nobody-knows")
