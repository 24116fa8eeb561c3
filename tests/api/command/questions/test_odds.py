"""`pas odds`: the chances of a fight or a shot between figures of a scene."""

from __future__ import annotations

import string
from fractions import Fraction

import pytest

from scenes.words import typeset
from scenes.words.story.ichoria.fights import DECISIONS, EVENTS, REASONS
from skirmish.ichoria.actions import disengagement as disengaging
from skirmish.ichoria.actions import groups as multiple
from skirmish.ichoria.actions import melee
from skirmish.ichoria.actions import separation as separating
from skirmish.ichoria.actions import shots as shooting
from skirmish.ichoria.actions import throws as throwing
from skirmish.ichoria.figure import arms, damage, difficulty
from skirmish.ichoria.figure import dice as rolling
from skirmish.kernel.decisions import Decision
from skirmish.kernel.events import Event

SCENE = """
format = "pas-scene/1"
game = "ichoria"
name = "A duel and an archer"
[table]
size = [24, 24]
[[pieces]]
id = "step"
box = [1.4, 1.4, 0.5]
at = [5.0, 10.0]
[[figures]]
id = "achille"
side = "greeks"
profile = "greeks/athenian_hoplite"
at = [5.0, 10.0]
[[figures]]
id = "thorvald"
side = "vikings"
profile = "vikings/berserker"
at = [6.5, 10.0]
[[figures]]
id = "kara"
side = "vikings"
profile = "vikings/speer"
at = [5.0, 16.0]
[[figures]]
id = "ulysse"
side = "greeks"
profile = "greeks/cretan_archer"
at = [15.0, 16.0]
[[figures]]
id = "nobody"
at = [20.0, 20.0]
"""


@pytest.fixture
def scene(tmp_path):
    path = tmp_path / "duel.toml"
    path.write_text(SCENE)
    return path


def test_a_fight_has_exact_chances_and_the_modifiers_of_where_they_stand(pas, scene):
    """Achille on his step, 4 + 1, against Combat 5: even odds, and an axe that pierces."""
    said = pas("odds", scene, "achille", "thorvald", "--json")
    (fight,) = said.document["outcomes"]
    assert said.exit_code == 0
    assert (fight["kind"], fight["possible"]) == ("fight", True)
    assert fight["attacker"]["modifiers"] == [{"reason": "height", "by": 1, "rule": "ICH-MEL-02"}]
    assert [fight[key]["exact"] for key in ("win", "tie", "lose")] == ["5/12", "1/6", "5/12"]
    harms = {harm["figure"]: harm for harm in fight["harm"]}
    assert harms["achille"]["out"]["exact"] == str(Fraction(5, 12) * Fraction(2, 6) * Fraction(8, 9))
    chances = [Fraction(one["exact"]) for one in harms["thorvald"]["damage"].values()]
    assert sum(chances) == 1


def test_a_shot_is_told_for_every_weapon_and_a_fight_far_away_is_said_to_be_one_of_thought(pas, scene):
    """Ulysse may shoot at Kara across 8.8 pas; fighting her is not possible from there."""
    said = pas("odds", scene, "ulysse", "kara", "--json")
    fight, bow = said.document["outcomes"]
    assert (fight["possible"], fight["reason"], fight["rule"]) == (False, "not_engaged", "ICH-MEL-01")
    assert (bow["kind"], bow["possible"], bow["shooter"]["weapon"]) == ("shot", True, "arc_lourd")
    text = pas("odds", scene, "ulysse", "kara").out
    assert "ULYSSE SHOOTS AT KARA (ARC_LOURD): HITS" in text
    assert "ulysse is not engaged (ICH-MEL-01); odds as if they fought" in text


def test_aiming_and_naming_a_weapon_are_asked_for_by_options(pas, scene):
    """With --aimed the archer has one more; with --weapon only that weapon is told."""
    plain, aimed = (
        pas("odds", scene, "ulysse", "kara", "--weapon", "arc_lourd", *how, "--json").document["outcomes"][0]
        for how in ((), ("--aimed",))
    )
    assert aimed["shooter"]["adds"] == plain["shooter"]["adds"] + 1
    assert aimed["hit"]["value"] > plain["hit"]["value"]


def test_where_nothing_is_possible_the_answer_is_no(pas, scene):
    """Achille has a sword only, and Kara is far: exit code 1, and what the odds would be."""
    said = pas("odds", scene, "achille", "kara")
    assert said.exit_code == 1
    assert "Not here" in said.out


def test_odds_speak_french(pas, scene):
    said = pas("odds", scene, "achille", "thorvald", "--lang", "fr").out
    assert said.splitlines()[0].strip() == typeset("ACHILLE ATTAQUE THORVALD : GAGNE 42 %")
    assert "hauteur +1" in said
    assert "thorvald perd" in said


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("achille", "nobody"), "nobody has no profile"),
        (("achille", "ulysse"), "achille and ulysse are not enemies"),
        (("achille", "achille"), "are not enemies"),
        (("achille", "torvald"), "did you mean 'thorvald'?"),
        (("achille", "thorvald", "--weapon", "epe"), "did you mean 'epee'?"),
        (("achille", "5,6"), "5,6 has no profile"),
    ],
)
def test_bad_questions_are_refused_in_a_line(pas, scene, words, complaint):
    said = pas("odds", scene, *words)
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert complaint in said.err


def test_on_a_board_the_wounds_of_an_attack_are_told(pas):
    """Two monsters of one side: refused with its rule, and the odds as if they fought."""
    said = pas("odds", "the_cage", "minotaur", "infernal_hounds", "--json")
    (attack,) = said.document["outcomes"]
    assert (said.exit_code, said.document["rule"]) == (1, "MYT-ATK-15")
    assert sum(Fraction(one["exact"]) for one in attack["wounds"].values()) == 1
    assert "WOUNDS EXPECTED" in pas("odds", "the_cage", "minotaur", "infernal_hounds").out


CHAPTERS = (arms, damage, difficulty, disengaging, melee, multiple, rolling, separating, shooting, throwing)


def test_everything_that_happens_or_is_asked_in_fights_has_words():
    """Each event and each decision of these chapters has its sentence, and each sentence its event or decision."""
    kinds = {thing for chapter in CHAPTERS for thing in vars(chapter).values() if isinstance(thing, type)}
    own = {kind for kind in kinds if kind.__module__ in {chapter.__name__ for chapter in CHAPTERS}}
    assert {kind.__name__ for kind in own if issubclass(kind, Event)} == set(EVENTS)
    assert {kind.__name__ for kind in own if issubclass(kind, Decision)} == set(DECISIONS)


@pytest.mark.parametrize("table", [EVENTS, DECISIONS, REASONS], ids=["events", "decisions", "reasons"])
def test_both_languages_of_fights_state_the_same_facts(table):
    for said in table.values():
        assert _facts(said["fr"]) == _facts(said["en"])


def _facts(sentence):
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
