"""`pas scenario check`: problems and notes in words and as JSON, marked on a picture."""

import pytest

YARD = """
format = "pas-scenario/1"
game = "ichoria"
name = "Out of reach"
departs = ["ICH-TABLE-04", "ICH-TABLE-05", "ICH-BAND-01", "ICH-BAND-02"]
[scenery.table]
size = [14, 14]
[[scenery.pieces]]
id = "needle"
cylinder = [0.4, 12.0]
at = [7.0, 7.0]
[[sides]]
name = "greeks"
[[sides.figures]]
id = "davios"
profile = "greeks/spartan_hoplite"
role = "chief"
[[sides]]
name = "vikings"
[[sides.figures]]
id = "kara"
profile = "vikings/speer"
role = "chief"
[[fragments]]
id = "top"
value = 15
at = [7, 7]
[[fragments]]
id = "foot"
value = 5
at = [8, FAR]
"""


@pytest.fixture
def yard(tmp_path):
    def write(far):
        path = tmp_path / "yard.toml"
        path.write_text(YARD.replace("FAR", far), encoding="utf-8")
        return path

    return write


def test_a_legal_scenario_is_answered_with_its_notes(pas):
    said = pas("scenario", "check", "duel", "--json")
    assert (said.exit_code, said.document["legal"], said.document["problems"]) == (0, True, [])
    assert {note["rule"] for note in said.document["notes"]} >= {"ICH-TABLE-01", "ICH-TABLE-08", "ICH-BAND-01"}


def test_a_problem_has_code_rule_place_key_and_line(pas, yard):
    said = pas("scenario", "check", yard("20"), "--json")
    (one,) = said.document["problems"]
    assert said.exit_code == 1
    assert (one["code"], one["rule"], one["key"], one["line"]) == (
        "fragment_off_table",
        "ICH-TABLE-05",
        "fragments[1].at",
        31,
    )
    assert one["place"] == [8.0, 20.0, 0.0]


def test_a_problem_is_said_in_french_in_one_line_that_editors_can_follow(pas, yard):
    path = yard("20")
    said = pas("scenario", "check", path, "--lang", "fr")
    assert f"{path}:31: fragments[1].at: le fragment foot est hors de la table" in said.out


@pytest.mark.rule("ICH-ICHOR-02")
def test_a_fragment_that_nobody_can_reach_is_named_when_it_is_asked_for(pas, yard):
    path = yard("1")
    assert pas("scenario", "check", path).exit_code == 0
    said = pas("scenario", "check", path, "--reach", "--json")
    assert [(one["code"], one["key"]) for one in said.document["problems"]] == [
        ("fragment_unreachable", "fragments[0].at")
    ]


@pytest.mark.pictures
def test_problems_are_marked_on_a_picture(pas, yard, tmp_path):
    picture = tmp_path / "plan.png"
    said = pas("scenario", "check", yard("20"), "--picture", picture, "--json")
    assert said.document["picture"] == str(picture)
    assert picture.read_bytes()[:4] == b"\x89PNG"


def test_a_file_that_is_no_scenario_is_a_problem_of_one_line(pas, tmp_path):
    path = tmp_path / "no.toml"
    path.write_text("format = ", encoding="utf-8")
    said = pas("scenario", "check", path)
    assert (said.exit_code, said.out.count("no.toml")) == (1, 1)


def test_a_scenario_that_is_not_there_is_bad_input(pas):
    said = pas("scenario", "check", "dule")
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert "did you mean 'duel'?" in said.err
