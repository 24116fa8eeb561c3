"""Band files: read, checked and said in two languages, each problem with its line and key."""

from __future__ import annotations

import string
import tomllib

import jsonschema
import pytest
from pydantic import ValidationError

from scenes.files.problems import SceneError
from scenes.games.ichoria.bands.band_file import band_problems, load_band, load_roster, shipped_bands
from scenes.games.ichoria.bands.band_schema import BAND_SCHEMA_FILE, band_schema, band_schema_text
from scenes.games.ichoria.bands.faction_file import FactionForm
from scenes.games.ichoria.bands.house_data import FOLDER, faction_forms, upgrade_forms
from scenes.games.ichoria.scenario.scenario_file import load_setup, scenario_problems
from scenes.layout.bands import is_band
from scenes.words import sentences, typeset
from scenes.words.tongue import Tongue

BAND_SENTENCES = sentences("problems/band_files")
HEAD = 'format = "pas-band/1"\ngame = "ichoria"\nname = "Given"\nfaction = "greeks"\n'
FRENCH = Tongue("fr", BAND_SENTENCES)


def band(folder, *figures, head=HEAD):
    """A band file; each figure is (name, profile, further lines)."""
    entries = [
        "\n".join((f'[[figures]]\nname = "{name}"\nprofile = "{profile}"', *more)) for name, profile, *more in figures
    ]
    path = folder / "band.toml"
    path.write_text(head + "\n".join(entries) + "\n", encoding="utf-8")
    return path


GOOD = (
    ("leonidas", "greeks/spartan_hoplite", "chief = true"),
    ("selene", "greeks/sibyl"),
    ("achilles", "greeks/athenian_hoplite", 'upgrades = ["dague"]'),
    ("theseus", "greeks/phalangite"),
)


def test_a_good_band_is_read_into_cards(tmp_path):
    path = band(tmp_path, *GOOD)
    assert band_problems(path) == []
    found, cards = load_band(path, "hellas")
    assert found.figures == ("leonidas", "selene", "achilles", "theseus")
    assert cards[2].weapons == ("epee", "dague")
    assert is_band(path)


def test_every_broken_rule_is_named_with_line_key_and_rule(tmp_path):
    """A sixth figure too many, two Réceptacles, over budget, and a slip of the pen."""
    more = (
        ("pythia", "greeks/sibyl"),
        ("leda", "greeks/spartan_warrior_woman"),
        ("ulysses", "greeks/cretan_archer"),
        ("rus", "viking/rus"),
    )
    path = band(tmp_path, *GOOD, *more)
    said = [str(problem).removeprefix(f"{path}:") for problem in band_problems(path)]
    assert said == [
        "5: figures: the band costs 297 crystals; it has 250 (ICH-BAND-08)",
        "21: figures[4].profile: a second Réceptacle; selene is one already (ICH-BAND-02)",
        "26: figures[6].name: one figure too many: 8 in the band, at most 6 (ICH-BAND-01)",
        "29: figures[7].name: one figure too many: 8 in the band, at most 6 (ICH-BAND-01)",
        "30: figures[7].profile: no profile 'viking/rus' to recruit; did you mean 'vikings/rus'? (ICH-BAND-09)",
    ]


def test_problems_are_said_in_french_too(tmp_path):
    path = band(tmp_path, *GOOD[1:])
    said = [problem.what for problem in band_problems(path, FRENCH)]
    assert typeset("aucun Chef ; écrire chief = true (ICH-BAND-05)") in said
    assert typeset("3 figurines ; une bande en a au moins 4 (ICH-BAND-01)") in said


def test_an_unknown_key_does_not_hide_what_else_is_wrong(tmp_path):
    path = band(tmp_path, *GOOD[:3], head=HEAD + 'colour = "red"\n')
    assert [(problem.line, problem.key) for problem in band_problems(path)] == [(5, "colour"), (6, "figures")]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "is empty"),
        ("format = ", "is no TOML"),
        (HEAD, "figures: is missing"),
        (HEAD.replace("pas-band/1", "pas-band/9") + "figures = []\n", "must be 'pas-band/1'"),
        (HEAD + "figures = [{name = 3, profile = 'greeks/sibyl'}]\n", "must be"),
        (HEAD.replace('"greeks"', '"saxons"') + "figures = []\n", "no band is of a faction 'saxons'"),
    ],
)
def test_bad_files_are_refused_in_one_line(tmp_path, text, what):
    path = tmp_path / "band.toml"
    path.write_text(text, encoding="utf-8")
    problems = band_problems(path)
    assert any(what in str(problem) for problem in problems)
    with pytest.raises(SceneError):
        load_roster(path)


def test_a_file_that_is_not_there_is_no_band(tmp_path):
    assert not is_band(tmp_path / "nothing.toml")
    assert "no such file" in str(band_problems(tmp_path / "nothing.toml")[0])


@pytest.mark.parametrize("key", BAND_SENTENCES)
def test_both_languages_state_the_same_facts(key):
    french, english = (
        {name for _, name, _, _ in string.Formatter().parse(one) if name} for one in BAND_SENTENCES[key].values()
    )
    assert french == english


def test_all_house_data_says_that_it_is_ours():
    files = [*(FOLDER / "factions").glob("*.toml"), *(FOLDER / "bands").glob("*.toml"), FOLDER / "upgrades.toml"]
    sources = {tomllib.loads(file.read_text(encoding="utf-8"))["source"] for file in files}
    assert (sources, len(shipped_bands())) == ({"house"}, 4)


def test_upgrades_reach_what_no_profile_has():
    """GAP-33: abilities and weapons that nobody of the lists carries can be bought."""
    sold = {one for form in upgrade_forms() for one in (*form.weapons, *form.abilities)}
    assert sold >= {"belluaire", "demon", "effroi", "occultisme", "rapide", "reflexes_foudroyants"}
    assert sold >= {"crocs_et_griffes", "hache_deux_mains", "hallebarde", "hallebarde_lourde", "katana", "marteau"}


def test_a_faction_is_one_file_with_profiles_of_its_own():
    document = {
        "format": "pas-faction/1",
        "key": "saxons",
        "name": "Les Saxons",
        "source": "mine",
        "prices": {"thegn": 40},
        "profiles": [
            {"key": "thegn", "name": "Thegn", "combat": 4, "adresse": 2, "armure": 3, "initiative": 3,
             "athletisme": 3, "psychisme": 3, "sante": 3, "equipment": ["hache"], "abilities": ["bouclier"]}
        ],
    }  # fmt: skip
    form = FactionForm.model_validate(document)
    assert form.profiles[0].sante == 3
    assert form.faction().acts == ()
    with pytest.raises(ValidationError):
        FactionForm.model_validate({**document, "frenzy": {"luck": 1}})
    assert "saxons" not in faction_forms()


SCENARIO = """
format = "pas-scenario/1"
game = "ichoria"
name = "Given"
scenery.table.size = [24, 24]
[[sides]]
name = "hellas"
band = "phalanx"
[[sides]]
name = "raiders"
band = "{band}"
"""


def test_a_scenario_plays_bands_by_name_or_by_file_with_the_gods_of_their_factions(tmp_path):
    band(tmp_path, *((f"{name}_too", *rest) for name, *rest in GOOD))
    for name in ("godless", "band.toml"):
        path = tmp_path / "scenario.toml"
        path.write_text(SCENARIO.format(band=name), encoding="utf-8")
        book = load_setup(path)["book"]
        assert len(book["cards"]) == 5 + (5 if name == "godless" else 4)
        assert book["factions"]["greeks"]["acts"][0]["key"] == "athletic_move"
        assert ("renegades" in book["factions"]) == (name == "godless")


@pytest.mark.parametrize(
    ("name", "what"), [("phalanx", "'leonidas' is taken"), ("nobody.toml", "there is no such file")]
)
def test_a_scenario_names_the_band_that_cannot_be_played(tmp_path, name, what):
    path = tmp_path / "scenario.toml"
    path.write_text(SCENARIO.format(band=name), encoding="utf-8")
    problem = scenario_problems(path)[0]
    assert (problem.line, problem.key) == (11, "sides[1].band")
    assert what in problem.what


def test_the_published_schema_is_what_the_forms_say_and_shipped_bands_fit_it():
    assert BAND_SCHEMA_FILE.read_text(encoding="utf-8") == band_schema_text(), "run python -m scenes.plugs.schema"
    jsonschema.Draft202012Validator.check_schema(band_schema())
    for path in shipped_bands().values():
        text = path.read_text(encoding="utf-8")
        jsonschema.Draft202012Validator(band_schema()).validate(tomllib.loads(text))
        named = text.splitlines()[0].removeprefix("#:schema ")
        assert (path.parent / named).resolve() == BAND_SCHEMA_FILE.resolve()
