"""What a scene file says, and what stands on the table afterwards."""

from __future__ import annotations

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from scenes.files.problems import SceneError
from scenes.table.load import load_scene, scene_problems
from terrain.lattice.units import to_units
from terrain.scenery.bodies import figure_body
from tests import given

TOWER = """
[[pieces]]
id = "ground floor"
box = [6.0, 6.0, 1.0]
at = [10.0, 10.0]
[[pieces]]
id = "upper floor"
box = [6.0, 6.0, 0.5]
at = [10.0, 10.0, 4.0]
"""

WHOLE = (
    given.HEAD
    + TOWER
    + """
[[areas]]
kind = "deployment"
side = "greeks"
polygon = [[0, 0], [6, 0], [6, 36], [0, 36]]
[[figures]]
id = "davios"
side = "greeks"
profile = "greeks/athenian_hoplite"
at = [10.0, 10.0]
[[figures]]
id = "rider"
at = [20.0, 20.0]
base = [3.0, 1.4]
height = 2.2
turn = 30.0
[[fragments]]
id = "f1"
value = 15
at = [10.0, 10.0, 1.0]
"""
)


def figure_at(folder, place, more="", pieces=TOWER):
    path = given.scene_file(folder, f'{pieces}[[figures]]\nid = "a"\nat = {place}\n{more}')
    return load_scene(path).figure("a")


def test_a_figure_stands_on_the_highest_floor_unless_told_otherwise(tmp_path):
    assert figure_at(tmp_path, "[10, 10]").ground_pas == 4.5


@pytest.mark.parametrize(("third", "ground"), [("1.0", 1.0), ("1.3", 1.0), ("0.8", 1.0), ("4.5", 4.5), ("4.2", 4.5)])
def test_a_third_number_picks_the_floor_within_a_step(tmp_path, third, ground):
    assert figure_at(tmp_path, f"[10, 10, {third}]").ground_pas == ground


def test_a_figure_beside_the_scenery_stands_on_the_table(tmp_path):
    assert figure_at(tmp_path, "[20, 20]").ground_pas == 0.0


def test_what_lets_sight_pass_carries_nobody(tmp_path):
    reeds = '[[pieces]]\nid = "reeds"\nkind = "difficult"\nbox = [4, 4, 2]\nat = [10, 10]\n'
    assert figure_at(tmp_path, "[10, 10]", pieces=reeds).ground_pas == 0.0


def test_the_body_is_that_of_the_figure_on_its_ground(tmp_path):
    figure = figure_at(tmp_path, "[10, 10]", "base = [3.0, 1.4]\nheight = 2.2\nturn = 30\n")
    assert figure.body == figure_body((10, 10), 4.5, (3.0, 1.4), 2.2, 30.0)
    assert figure.whole_body.low == to_units(4.5)
    assert (figure.whole_body.high, figure.whole_body.centre) == (figure.body.high, figure.body.centre)


def test_a_figure_that_is_not_described_is_a_common_one(tmp_path):
    figure = figure_at(tmp_path, "[20, 20]")
    assert (figure.base_pas, figure.height_pas, figure.turn_deg) == (1.2, 1.25, 0.0)
    assert (figure.side, figure.profile, figure.crouched) == (None, None, False)


def test_a_crouched_figure_is_half_a_pas_high(tmp_path):
    figure = figure_at(tmp_path, "[20, 20]", "height = 2.0\ncrouched = true\n")
    assert figure.height_pas == 0.5
    assert figure.body.high == to_units(0.5)


def test_a_figure_lower_than_that_does_not_grow_by_crouching(tmp_path):
    assert figure_at(tmp_path, "[20, 20]", "height = 0.3\ncrouched = true\n").height_pas == 0.3


def test_the_step_of_the_scene_says_what_one_level_is(tmp_path):
    kerb = '[[pieces]]\nid = "kerb"\nbox = [1.0, 4.0, 0.375]\nat = [10, 10]\n'
    path = given.scene_file(tmp_path, kerb + '[[figures]]\nid = "a"\nat = [10.9, 10]\n')
    assert load_scene(path).figure("a").ground_pas == 0.375, "the kerb and the table are one level"
    path.write_text(path.read_text().replace("table.size = [36, 36]", "table = {size = [36, 36], step = 0.1}"))
    assert load_scene(path).figure("a").ground_pas == 0.0, "now the kerb is too high a step, and holds too little"


def test_the_slope_of_the_scene_says_what_can_be_stood_on(tmp_path):
    hill = '[[pieces]]\nid = "hill"\nramp = [4.0, 4.0, 2.4]\nat = [10, 10]\n'
    path = given.scene_file(tmp_path, hill + '[[figures]]\nid = "a"\nat = [10, 10]\n')
    assert load_scene(path).figure("a").ground_pas == pytest.approx(1.2 + 0.36, abs=0.05)
    path.write_text(path.read_text().replace("table.size = [36, 36]", "table = {size = [36, 36], slope = 25}"))
    with pytest.raises(SceneError, match="stands inside hill"):
        load_scene(path)


def test_the_switches_of_the_table_are_kept(tmp_path):
    text = (
        'format = "pas-scene/1"\ngame = "ichoria"\nname = "Switches"\n'
        '[table]\nsize = [24, 18]\ntoo_close = "visible"\nfigures_block = false\nstep = 0.25\nslope = 30\n'
    )
    scene = load_scene(given.scene_file(tmp_path, text, head=False))
    assert (scene.name, scene.game, scene.table.size_pas) == ("Switches", "ichoria", (24.0, 18.0))
    assert (scene.too_close, scene.figures_block, scene.step_pas, scene.slope_deg) == ("visible", False, 0.25, 30.0)


def test_a_table_that_is_not_described_is_the_careful_one(tmp_path):
    scene = load_scene(given.scene_file(tmp_path, ""))
    assert (scene.too_close, scene.figures_block, scene.step_pas, scene.slope_deg) == ("blocked", True, 0.5, 45.0)


def test_a_piece_stands_where_and_as_the_file_says(tmp_path):
    text = '[[pieces]]\nid = "wall"\nbox = [4, 1, 2]\nat = [10, 12, 0.5]\nturn = 90\naccuracy = 0.04\nkind = "door"\n'
    piece = load_scene(given.scene_file(tmp_path, text)).table.piece("wall")
    assert piece.bounds_pas == ((9.5, 10.0, 0.5), (10.5, 14.0, 2.5))
    assert (piece.kind, piece.accuracy_pas, piece.blocks_sight) == ("door", 0.04, True)


def test_areas_and_fragments_are_kept(tmp_path):
    scene = load_scene(given.scene_file(tmp_path, WHOLE, head=False))
    (area,), (fragment,) = scene.areas, scene.fragments
    assert (area.kind, area.side, area.polygon_pas[2]) == ("deployment", "greeks", (6.0, 36.0))
    assert (fragment.id, fragment.value, fragment.at_pas, fragment.ground_pas) == ("f1", 15, (10.0, 10.0), 1.0)


def test_two_figures_in_one_place_cannot_both_stand_there(tmp_path):
    text = '[[figures]]\nid = "a"\nat = [5, 5]\n[[figures]]\nid = "b"\nat = [5.5, 5]\n'
    with pytest.raises(SceneError, match=r"figures\[1\].at: b and a overlap: they cannot both stand there"):
        load_scene(given.scene_file(tmp_path, text))


@pytest.mark.parametrize("other", ["[6.2, 5]", "[6.19, 5]", "[5, 5, 4.5]"])
def test_figures_in_contact_or_on_different_floors_are_not(tmp_path, other):
    floor = '[[pieces]]\nid = "floor"\nbox = [4, 4, 0.5]\nat = [4, 4, 4.0]\n'
    text = f'{floor}[[figures]]\nid = "a"\nat = [5, 5, 0]\n[[figures]]\nid = "b"\nat = {other}\n'
    text = text.replace("[6.2, 5]", "[6.2, 5, 0]").replace("[6.19, 5]", "[6.19, 5, 0]")
    assert load_scene(given.scene_file(tmp_path, text)).notes == ()


def test_a_scene_after_a_door_was_opened_is_another_scene(tmp_path):
    scene = load_scene(given.scene_file(tmp_path, WHOLE, head=False))
    opened = scene.without("upper floor")
    assert opened.table.piece_names == ("ground floor",)
    assert scene.table.piece_names == ("ground floor", "upper floor")
    assert opened.table.digest != scene.table.digest
    with pytest.raises(SceneError, match="no piece is called 'uper floor'; did you mean 'upper floor'"):
        scene.without("uper floor")


def test_the_same_file_makes_the_same_table(tmp_path):
    path = given.scene_file(tmp_path, WHOLE, head=False)
    assert load_scene(path).table.digest == load_scene(str(path)).table.digest


LINES = WHOLE.splitlines()
SCRAPS = st.sampled_from(
    [
        "nan",
        "-1",
        "1e400",
        "true",
        '"x"',
        "[]",
        "{}",
        "[[pieces]]",
        "at = [1]",
        "=",
        '"',
        "'''",
        "]",
        "\\",
        "é",
        "[table]",
    ]
)


@settings(max_examples=60, deadline=None)
@drawn(st.data())
def test_a_scene_with_any_slip_in_it_loads_or_is_refused_in_one_line(tmp_path_factory, data):
    """Lines are dropped, doubled and scribbled over; nothing but problems of one line may come of it."""
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(lines) - 1))
        cut = data.draw(st.integers(0, len(lines[place])))
        slip = data.draw(st.sampled_from(["drop", "double", "scribble"]))
        scribbled = lines[place][:cut] + data.draw(SCRAPS) + data.draw(st.sampled_from(["", lines[place][cut + 1 :]]))
        lines[place : place + 1] = {"drop": [], "double": [lines[place]] * 2, "scribble": [scribbled]}[slip]
    path = given.scene_file(tmp_path_factory.mktemp("slips"), "\n".join(lines), head=False)
    said = [str(problem) for problem in scene_problems(path)]
    assert all(line.startswith(str(path)) and "\n" not in line for line in said)
