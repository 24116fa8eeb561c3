"""`pas los`, `measure`, `reach` and `check` on boards of Mythic Battles, in words and in JSON."""

from __future__ import annotations

import pytest
from PIL import Image


def test_atalanta_sees_heracles(pas):
    said = pas("los", "atalanta", "atalanta", "heracles")
    assert said.exit_code == 0
    assert said.out.splitlines()[:2] == [
        " ATALANTA SEES HERACLES",
        " The straight line from the icon of A to that of H meets no obstacle.",
    ]


@pytest.mark.rule("MYT-LOS-08")
def test_a_unit_in_the_way_is_named_in_french_too(pas):
    said = pas("los", "atalanta", "atalanta", "achilles", "--lang", "fr")
    assert "ATALANTA NE VOIT PAS ACHILLES" in said.out
    assert "rencontre S, où se tient spartans" in said.out


def test_the_document_has_the_line_and_what_blocks_it(pas):
    found = pas("los", "atalanta", "atalanta", "centaurs", "--json").document
    assert (found["verdict"], found["ruling"], found["sees"], found["witness"]) == (
        "blocked",
        "does not see",
        False,
        None,
    )
    assert found["line"] == {"from": [1.0, 1.0], "to": [-3.0, 1.0]}
    assert found["blockers"] == [{"name": "R", "why": "terrain", "at": [0.0, 1.0]}]
    assert found["rules"] == ["MYT-LOS-02", "MYT-LOS-01"]
    assert {"clearance", "margin", "hidden", "concealed", "cover", "digest", "milliseconds"} <= set(found)


def test_what_the_other_way_would_be_is_said_where_it_differs(pas):
    said = pas("los", "agora", "theatre", "temple")
    assert "The other way  temple sees theatre" in said.out


def test_measure_counts_areas_and_says_what_is_in_range(pas):
    said = pas("measure", "atalanta", "atalanta", "heracles")
    assert "ATALANTA IS 2 AREAS FROM HERACLES" in said.out
    assert "A → N → H" in said.out
    assert "2: in range" in said.out
    found = pas("measure", "atalanta", "heracles", "leonidas", "--json").document
    assert (found["distance"], found["adjacent"], found["full"], found["in_range"]) == (1, True, True, False)


def test_reach_lists_where_a_walk_and_a_run_can_end(pas):
    found = pas("reach", "atalanta", "heracles", "--json").document
    ways = {way: [one["area"] for one in reach["areas"]] for way, reach in found["ways"].items()}
    assert found["from"] == "H"
    assert set(ways["walk"]) == {"N"}  # T beside it is full
    assert {"N", "A", "S"} == set(ways["run"]) - {"H"}


def test_check_tells_what_is_on_a_board(pas):
    said = pas("check", "tartarus")
    assert said.exit_code == 0
    assert "22 areas" in said.out
    assert "Black crag: nobody gets there on foot" in said.out
    found = pas("check", "agora", "--json").document
    assert (found["ok"], found["problems"], found["board"]["areas"]) == (True, [], 23)


def test_check_names_every_fault_of_a_board(pas, tmp_path):
    path = tmp_path / "broken.toml"
    path.write_text(
        'format = "pas-scene/1"\ngame = "mythic"\nname = "x"\n[board]\nareas = [\n'
        '  { id = "a", terrain = "water", capacity = 1, icon = [9, 9], polygon = [[0, 0], [2, 0], [2, 2]] },\n]\n',
        "utf-8",
    )
    said = pas("check", path)
    assert said.exit_code == 1
    assert "broken.toml:6: board.areas[0].icon: area 'a' has its icon outside itself" in said.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            ("los", "atalanta", "atalanta", "hercules"),
            "no unit and no area is called 'hercules'; did you mean 'heracles'?",
        ),
        (("los", "atalanta", "atalanta", "atalanta"), "'atalanta' is named twice"),
        (("reach", "atalanta", "A"), "no unit is called 'A'"),
        (("cover", "atalanta", "atalanta", "heracles"), "is a board of 'mythic'; this is asked of tables of 'ichoria'"),
        (("los", "agorra", "temple", "theatre"), "no such scene ships with pas; did you mean 'agora'?"),
    ],
)
def test_bad_questions_are_answered_in_one_line(pas, words, complaint):
    said = pas(*words)
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert complaint in said.err


def test_a_board_needs_no_certificate(pas, tmp_path):
    said = pas("los", "atalanta", "atalanta", "heracles", "--certificate", tmp_path / "proof.json")
    assert said.exit_code == 2
    assert "sight on a board is exact and needs no certificate" in said.err
    assert not (tmp_path / "proof.json").exists()


def test_pictures_of_sight_and_reach_are_drawn(pas, tmp_path):
    for words in (("los", "atalanta", "atalanta", "achilles"), ("reach", "the_cage", "minotaur")):
        path = tmp_path / f"{words[0]}.png"
        assert pas(*words, "--picture", path).exit_code == 0
        with Image.open(path) as image:
            assert image.size == (1600, 1000)


@pytest.mark.rule("MYT-BOUND-06")
def test_a_way_is_judged_by_the_rules_of_walking(pas, tmp_path):
    """The minotaur crosses the chains into the tomb, and there his walk ends."""
    assert pas("move", "the_cage", "minotaur", "walk tomb").exit_code == 0
    drawn = tmp_path / "way.png"
    said = pas("move", "the_cage", "minotaur", "walk tomb, shade-field", "--picture", drawn)
    assert said.exit_code == 1
    assert "the way ends in The tomb (MYT-BOUND-06)" in said.out
    assert drawn.exists()


@pytest.mark.parametrize(
    ("path", "reason", "rule"),
    [
        ("walk N, T", "area_full", "MYT-WALK-06"),
        ("walk K", "not_adjacent", "MYT-WALK-02"),
        ("run N, H, T", "the_way_ends", "MYT-RUN-02"),
        ("flight N", "cannot_fly", "MYT-FLY-03"),
    ],
)
def test_a_way_that_is_refused_says_why(pas, path, reason, rule):
    found = pas("move", "atalanta", "atalanta", path, "--json").document
    assert (found["legal"], found["reason"], found["rule"]) == (False, reason, rule)


@pytest.mark.parametrize(
    ("path", "complaint"),
    [
        ("fly N", "a way begins with walk, run or flight"),
        ("walk", "say which areas are entered"),
        ("walk X", "no area is called 'X'"),
    ],
)
def test_words_that_are_no_way(pas, path, complaint):
    said = pas("move", "atalanta", "atalanta", path)
    assert said.exit_code == 2
    assert complaint in said.err
