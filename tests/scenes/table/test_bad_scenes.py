"""Scenes that cannot be used: each says in one line which file, which line, which key, and what is wrong."""

from __future__ import annotations

import pytest

from scenes.files.problems import SceneError
from scenes.table.load import load_scene, scene_problems
from tests import given

FIGURE = '[[figures]]\nid = "davios"\nat = [5, 6]\n'
TABLE = "[table]\nsize = [36, 36]\n"
START = 'format = "pas-scene/1"\ngame = "ichoria"\nname = "Given"\n'


def refusal(path):
    """The one line with which a scene is refused, without its folder."""
    with pytest.raises(SceneError) as refused:
        load_scene(path)
    message = str(refused.value)
    assert "\n" not in message
    return message.replace(f"{path.parent}/", "")


def refusal_of(folder, text, *, head=True):
    return refusal(given.scene_file(folder, text, head=head))


def line_in(text, part):
    """The line of a scene file, made from this text, on which a part of the text stands."""
    return given.HEAD_LINES + text[: text.index(part)].count("\n") + 1


def test_a_file_that_is_not_there(tmp_path):
    assert refusal(tmp_path / "nowhere.toml") == "nowhere.toml: there is no such file"


def test_a_folder(tmp_path):
    folder = tmp_path / "scenes"
    folder.mkdir()
    assert refusal(folder) == "scenes: is a folder; name a scene file in it"


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_an_empty_file(tmp_path, text):
    assert refusal_of(tmp_path, text, head=False).startswith("scene.toml: is empty")


def test_a_path_that_no_file_can_have():
    with pytest.raises(SceneError, match="cannot be read"):
        load_scene("a\0b.toml")


def test_a_file_that_is_no_text(tmp_path):
    path = tmp_path / "scene.toml"
    path.write_bytes(b"a = 1\nb = '\xff\xfe'\n")
    assert refusal(path) == "scene.toml:2: is not text in UTF-8; a scene is a TOML file"


def test_a_mesh_in_the_place_of_a_scene(tmp_path):
    path = tmp_path / "tower.stl"
    path.write_bytes(bytes(5_000_000))
    assert "is larger than 4 MB" in refusal(path)


@pytest.mark.parametrize(
    ("name", "content", "what"),
    [
        ("tower.stl", b"solid tower\nfacet normal 0 0 1\n", "is an STL mesh, not a scene; `pas scan tower.stl"),
        (
            "tower.glb",
            b"glTF" + bytes(9),
            "is a glTF mesh, not a scene; `pas scan tower.glb -o DIR` makes one of it; or",
        ),
        ("tower.toml", b"v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n", "is an OBJ mesh, not a scene;"),
        (
            "map.toml",
            b"\x89PNG\r\n\x1a\n",
            "is a PNG picture, not a scene; a scene is a TOML file that names its meshes",
        ),
    ],
)
def test_a_file_that_is_no_scene_is_called_what_it_is(tmp_path, name, content, what):
    path = tmp_path / name
    path.write_bytes(content)
    assert refusal(path).startswith(f"{name}: {what}")


@pytest.mark.parametrize(
    ("row", "what"),
    [
        ("name = “Two towers”", '“ ” are typographic quotes; write plain ones: "'),
        ("[[figures]]\nid = «davios»", "« » are typographic quotes"),
        ("[[figures]]\nheight = 1,25", "1,25 has a decimal comma; numbers have a point: 1.25"),
        ("[[figures]]\nheight = 1,25 # a giant", "1,25 has a decimal comma; numbers have a point: 1.25"),
    ],
)
def test_a_slip_of_the_keyboard_in_toml_is_named(tmp_path, row, what):
    message = refusal_of(tmp_path, row + "\n")
    assert message.startswith(f"scene.toml:{given.HEAD_LINES + 1 + row.count(chr(10))}: is no TOML: {what}")


@pytest.mark.parametrize(
    ("places", "what"),
    [
        ("[10,8, 11,1]", "has 4 entries; must have at most 3; decimals take a point: [10.8, 11.1]"),
        ("[10,8, 11,1, 2,5]", "has 6 entries; must have at most 3; decimals take a point: [10.8, 11.1, 2.5]"),
        ("[1, 2, 3, 4, 5]", "has 5 entries; must have at most 3"),
    ],
)
def test_a_place_with_decimal_commas_is_answered_with_the_place_that_was_meant(tmp_path, places, what):
    message = refusal_of(tmp_path, f'[[figures]]\nid = "a"\nat = {places}\n')
    assert message == f"scene.toml:{given.HEAD_LINES + 3}: figures[0].at: {what}"


def test_broken_toml_names_its_line(tmp_path):
    assert refusal_of(tmp_path, "a = 1\nb = [1,\nc = }\n", head=False) == "scene.toml:3: is no TOML: Invalid value"


def test_toml_that_ends_too_early_names_the_last_line(tmp_path):
    assert refusal_of(tmp_path, 'a = 1\nb = "x', head=False).startswith("scene.toml:2: is no TOML: ")


def test_toml_nested_beyond_reason(tmp_path):
    assert "nested too deeply" in refusal_of(tmp_path, "a = " + "[" * 9000 + "]" * 9000, head=False)


def test_a_scene_from_windows_with_its_mark_in_front_is_read(tmp_path):
    path = tmp_path / "scene.toml"
    path.write_bytes(b"\xef\xbb\xbf" + (given.HEAD + FIGURE).replace("\n", "\r\n").encode())
    assert load_scene(path).figure("davios").at_pas == (5.0, 6.0)


def test_a_board_of_the_other_game_is_no_table(tmp_path):
    message = refusal_of(tmp_path, '\nformat = "pas-scene/1"\ngame = "mythic"\n[board]\n', head=False)
    assert message == "scene.toml:3: game: is a board of 'mythic'; this is asked of tables of 'ichoria'"


@pytest.mark.parametrize(
    ("text", "key", "what"),
    [
        ("sise = 3", "sise", "unknown key; known: format, game, name, table, pieces, areas, figures, fragments"),
        ("figure = 3", "figure", "unknown key; did you mean 'figures'?"),
        ('[[figures]]\nid = "a"\nat = [5, 6]\nhieght = 2', "figures[0].hieght", "unknown key; did you mean 'height'?"),
        ('[[figures]]  # here\nid = "a"', "figures[0].at", "is missing; for example at = [5.0, 6.0]"),
        ("[[figures]]\nid = 5  # here\nat = [5, 6]", "figures[0].id", "must be a text in quotes, not 5"),
        ('[[figures]]\nid = ""  # here\nat = [5, 6]', "figures[0].id", "must not be empty"),
        ('[[figures]]\nid = " a"  # here\nat = [5, 6]', "figures[0].id", "' a' is no name"),
        ('[[figures]]\nid = "a\\u001b"  # here\nat = [5, 6]', "figures[0].id", "'a\\x1b' is no name"),
        ('[[figures]]\nid = "a"\nat = [5]', "figures[0].at", "has 1 entries; must have at least 2"),
        ('[[figures]]\nid = "a"\nat = [5, 6, 7, 8]', "figures[0].at", "has 4 entries; must have at most 3"),
        ('[[figures]]\nid = "a"\nat = [5,\n"6"]', "figures[0].at[1]", "must be a number, not '6'"),
        ('[[figures]]\nid = "a"\nat = [5, true]', "figures[0].at[1]", "must be a number, not True"),
        ('[[figures]]\nid = "a"\nat = [nan, 6]', "figures[0].at[0]", "must be a finite number, not nan"),
        ('[[figures]]\nid = "a"\nat = [5, inf]', "figures[0].at[1]", "must be a finite number, not inf"),
        ('[[figures]]\nid = "a"\nat = [5, 6]\nbase = 0.1', "figures[0].base", "must be at least 0.6, not 0.1"),
        ('[[figures]]\nid = "a"\nat = [5, 6]\nbase = [2, -1]', "figures[0].base[1]", "must be at least 0.6, not -1"),
        ('[[figures]]\nid = "a"\nat = [5, 6]\nbase = "big"', "figures[0].base", "must be a number, not 'big'"),
        ('[[figures]]\nid = "a"\nat = [5, 6]\nheight = 0', "figures[0].height", "must be at least 0.2, not 0"),
        ('[[figures]]\nid = "a"\nat = [5, 6]\ncrouched = "yes"', "figures[0].crouched", "must be true or false"),
        ("figures = [5]", "figures[0]", "must be a table of keys, not 5"),
        ("figures = 5", "figures", "must be a list, not 5"),
        ('[[pieces]]\nid = "a"\nat = [5, 6]\nbox = [1, 1, -1]', "pieces[0].box[2]", "must be greater than 0, not -1"),
        ('[[pieces]]\nid = "a"\nat = [5, 6]\nbox = [1, 1]', "pieces[0].box", "has 2 entries; must have at least 3"),
        (
            '[[pieces]]  # here\nid = "a"\nat = [5, 6]',
            "pieces[0]",
            "has no shape: a piece needs exactly one of box, cylinder",
        ),
        (
            '[[pieces]]  # here\nid = "a"\nat = [5, 6]\nbox = [1, 1, 1]\nramp = [1, 1, 1]',
            "pieces[0]",
            "has box and ramp: a piece needs exactly one of",
        ),
        (
            '[[pieces]]  # here\nid = "a"\nat = [5, 6]\nbox = [1, 1, 1]\nunits = "mm"',
            "pieces[0]",
            "units is said of a mesh only, and this piece is a box",
        ),
        (
            '[[pieces]]\nid = "a"\nat = [5, 6]\nmesh = "a.stl"\nunits = "inches"',
            "pieces[0].units",
            "must be 'mm' or 'cm' or 'm' or 'inch' or 'pas', not 'inches'; did you mean 'inch'?",
        ),
        (
            '[[pieces]]\nid = "a"\nat = [5, 6]\nbox = [1, 1, 1]\nkind = "sold"',
            "pieces[0].kind",
            "must be 'solid' or 'difficult' or 'deep_water' or 'ladder' or 'rope' or 'door', not 'sold'; did you mean",
        ),
        (
            '[[pieces]]\nid = "a"\nat = [5, 6]\nbox = [1, 1, 1]\naccuracy = -1',
            "pieces[0].accuracy",
            "must be at least 0",
        ),
        (
            '[[areas]]\nkind = "difficult"\npolygon = [[1, 1], [2, 2]]',
            "areas[0].polygon",
            "has 2 entries; must have at",
        ),
        (
            '[[areas]]  # here\nkind = "deployment"\npolygon = [[1, 1], [2, 2], [1, 2]]',
            "areas[0]",
            "a deployment area needs a side",
        ),
        (
            '[[areas]]  # here\nkind = "difficult"\nside = "greeks"\npolygon = [[1, 1], [2, 2], [1, 2]]',
            "areas[0]",
            "a difficult area has a side, but only deployment areas do",
        ),
        (
            '[[areas]]\nkind = "difficult"\npolygon = [[1, 1], [4, 4], [4, 1], [1, 4]]',
            "areas[0].polygon",
            "crosses or touches itself",
        ),
        ('[[areas]]\nkind = "difficult"\npolygon = [[1, 1], [40, 1], [1, 4]]', "areas[0].polygon", "leaves the table"),
        ('[[fragments]]\nid = "f"\nat = [5, 6]\nvalue = 1.5', "fragments[0].value", "must be a whole number, not 1.5"),
        (
            '[[fragments]]\nid = "f"\nat = [5, 60]  # here\nvalue = 5',
            "fragments[0].at",
            "f is off the table of 36 x 36",
        ),
    ],
)
def test_a_wrong_value_is_named_with_its_line_and_key(tmp_path, text, key, what):
    """The line is the last one, or the one marked by a comment."""
    message = refusal_of(tmp_path, text + "\n")
    place, said_key, said = message.split(": ", 2)
    rows = text.split("\n")
    marked = [number for number, row in enumerate(rows, 1) if row.endswith("# here")]
    assert place == f"scene.toml:{given.HEAD_LINES + (marked[0] if marked else len(rows))}"
    assert said_key == key
    assert said.startswith(what)


def test_an_element_of_a_list_is_named_with_its_own_line(tmp_path):
    text = '[[figures]]\nid = "a"\nat = [\n    5.0,\n    "six",\n]\n'
    assert refusal_of(tmp_path, text) == (
        f"scene.toml:{line_in(text, 'six')}: figures[0].at[1]: must be a number, not 'six'"
    )


def test_a_missing_key_is_named_with_the_line_of_its_table(tmp_path):
    text = FIGURE + "[[figures]]\nat = [9, 9]\n"
    assert refusal_of(tmp_path, text).startswith(f"scene.toml:{given.HEAD_LINES + 4}: figures[1].id: is missing")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('game = "ichoria"\nname = "x"\n' + TABLE, 'format: is missing; for example format = "pas-scene/1"'),
        (START.replace("/1", "/9") + TABLE, "format: must be 'pas-scene/1', not 'pas-scene/9'"),
        (START.replace("ichoria", "ichora") + TABLE, "game: must be 'ichoria' or 'mythic', not 'ichora'; did you mean"),
        (START, "table: is missing; write [table] with size = [36, 36]"),
        (START + "table = 5\n", "table: must be a table of keys, not 5"),
        (START + "[table]\nsize = [36, 400]\n", "table.size[1]: must be at most 96, not 400"),
        (START + "[table]\nsize = [36, 0]\n", "table.size[1]: must be greater than 0, not 0"),
        (START + "[table]\nsize = [36, nan]\n", "table.size[1]: must be a finite number, not nan"),
        (START + TABLE + 'too_close = "open"\n', "table.too_close: must be 'blocked' or 'visible', not 'open'"),
        (START + TABLE + "slope = 90\n", "table.slope: must be less than 90, not 90"),
        (START + TABLE + f"step = 1{'0' * 400}\n", "table.step: must be a number, not 1000"),
    ],
)
def test_a_wrong_head_is_named(tmp_path, text, what):
    assert refusal_of(tmp_path, text, head=False).split(": ", 1)[1].startswith(what)


def test_two_figures_with_one_name_are_named_with_both_lines(tmp_path):
    text = FIGURE + '[[figures]]\nid = "davios"\nat = [9, 9]\n'
    first, second = given.HEAD_LINES + 2, given.HEAD_LINES + 5
    assert refusal_of(tmp_path, text) == (
        f"scene.toml:{second}: figures[1].id: 'davios' is taken: figure of that name on line {first}"
    )


def test_a_piece_and_a_figure_may_not_share_a_name(tmp_path):
    text = FIGURE + '[[pieces]]\nid = "davios"\nbox = [1, 1, 1]\nat = [9, 9]\n'
    assert f"'davios' is taken: piece of that name on line {given.HEAD_LINES + 5}" in refusal_of(tmp_path, text)


def test_two_fragments_with_one_name(tmp_path):
    text = '[[fragments]]\nid = "f"\nvalue = 5\nat = [5, 5]\n' * 2
    assert f"'f' is taken: fragment of that name on line {given.HEAD_LINES + 2}" in refusal_of(tmp_path, text)


def test_a_figure_whose_base_hangs_over_the_rim_is_off_the_table(tmp_path):
    assert "davios is off the table of 36 x 36 by 0.10 pas" in refusal_of(
        tmp_path, FIGURE.replace("[5, 6]", "[0.5, 6]")
    )


def test_a_figure_whose_base_just_touches_the_rim_is_on_the_table(tmp_path):
    path = given.scene_file(tmp_path, FIGURE.replace("[5, 6]", "[0.6, 35.4]"))
    assert load_scene(path).figure("davios").ground_pas == 0.0


def test_an_oval_base_is_off_the_table_only_where_it_is_long(tmp_path):
    oval = '[[figures]]\nid = "rider"\nat = [1.0, 18]\nbase = [3.0, 1.4]\n'
    assert "rider is off the table of 36 x 36 by 0.50 pas" in refusal_of(tmp_path, oval)
    upright = given.scene_file(tmp_path, oval + "turn = 90\n")
    assert load_scene(upright).figure("rider").at_pas == (1.0, 18.0)


def test_a_figure_inside_a_rock_is_refused_with_the_name_of_the_rock(tmp_path):
    rock = '[[pieces]]\nid = "rock"\nbox = [4, 4, 4]\nat = [5, 6]\n'
    message = refusal_of(tmp_path, rock + FIGURE.replace("[5, 6]", "[5, 6, 0]"))
    assert message.endswith("figures[0].at: davios stands inside rock (ground 0.00)")


def test_a_third_number_where_there_is_no_floor_is_refused_with_the_floor_below(tmp_path):
    rock = '[[pieces]]\nid = "rock"\nbox = [4, 4, 2]\nat = [5, 6]\n'
    message = refusal_of(tmp_path, rock + FIGURE.replace("[5, 6]", "[5, 6, 3.5]"))
    assert message.endswith("figures[0].at: davios has no floor at height 3.5; the ground below is at 2.00")


def test_a_crowd_that_no_table_holds_is_refused_unplaced(tmp_path):
    crowd = "".join(f'[[figures]]\nid = "{number}"\nat = [5, 6]\n' for number in range(201))
    message = f"scene.toml:{given.HEAD_LINES + 1}: figures: has 201 entries; must have at most 200"
    assert refusal_of(tmp_path, crowd) == message


def test_everything_wrong_is_found_in_one_go_from_top_to_bottom(tmp_path):
    path = given.scene_file(
        tmp_path,
        '[[pieces]]\nid = "rock"\nbox = [4, 4, 2]\nat = [5, 6]\n'
        '[[pieces]]\nid = "bad"\nbox = [4, 4]\nat = [5, 6]\n'
        '[[figures]]\nid = "inside"\nat = [5, 6, 0]\n'
        '[[figures]]\nid = "off"\nat = [50, 6]\n'
        '[[figures]]\nid = "fine"\nat = [15, 6]\n'
        '[[figures]]\nid = "fine"\nat = [20, 6]\nspeed = 3\n',
    )
    problems = scene_problems(path)
    assert [problem.key for problem in problems] == [
        "pieces[1].box",
        "figures[0].at",
        "figures[1].at",
        "figures[3].speed",
    ]
    assert [problem.line for problem in problems] == sorted(problem.line for problem in problems)


def test_a_scene_without_fault_has_no_problems(tmp_path):
    assert scene_problems(given.scene_file(tmp_path, FIGURE)) == []


def test_a_name_that_does_not_exist_is_answered_with_the_nearest(tmp_path):
    scene = load_scene(given.scene_file(tmp_path, FIGURE))
    with pytest.raises(SceneError, match=r"no figure is called 'davois'; did you mean 'davios'\?$"):
        scene.figure("davois")


def test_case_makes_no_difference_to_a_figure_or_a_piece(tmp_path):
    wall = '[[pieces]]\nid = "Wall"\nbox = [1, 1, 1]\nat = [9, 9]\n'
    scene = load_scene(given.scene_file(tmp_path, FIGURE + wall))
    assert scene.figure("DAVIOS").id == "davios"
    assert scene.without("wall").table.piece_names == ()


def test_a_name_that_two_figures_have_but_for_its_case_is_answered_with_both(tmp_path):
    both = FIGURE + FIGURE.replace("davios", "Davios").replace("[5", "[15")
    scene = load_scene(given.scene_file(tmp_path, both))
    assert scene.figure("Davios").at_pas == (15.0, 6.0)
    with pytest.raises(SceneError, match="'DAVIOS' may be 'davios' or 'Davios'"):
        scene.figure("DAVIOS")
