"""The French that is written: terms of the French books, no agreement with a name, plurals and typography."""

from __future__ import annotations

import re

import pytest

from scenes.words import Tongue, typeset
from scenes.words.story import story
from tests.scenes.words.french_sentences import sentences

SENTENCES = tuple(sentences())

TERMS = {
    "ichoria": {
        r"en courant|sans courir|faut courir|\bcourses?\b|a couru": "se hâter",
        r"\bréussites?\b": "succès",
        r"\bjetons?\b": "pion",
        r"\bse repren(d|dre)\b": "se rétablir",
        r"\b(se met|n’est plus) en alerte": "posture d’alerte",
        r"\bmanches?\b": "tour",
        r"\bripost": "jet de mêlée",
        r"réceptacle|talion\b": "Réceptacle, Talion",
    },
    "mythic": {
        r"\bripost": "contre-attaque",
        r"\bpions?\b": "jeton",
        r"\bmanches?\b": "round",
        r"\bdérob": "évasion",
        r"prise de pierre|prendre (la|une) pierre": "collecte",
        r"\b(zone|est) pleine": "saturée",
        r"gigantesque": "immense",
        r"\blimite vers": "frontière",
        r"faces? vides?\b|\bles vides\b|retrait des vides": "face vierge",
        r"\bvoisines?\b": "adjacente",
        r"\bmouvement\b": "déplacement",
        r"Art de la guerre": "art de la guerre",
        r"\} mène\b|\bqui mène\b": "premier joueur",
    },
    None: {r"vue? du regard": "à l’œil de", r"\bmanches?\b": "tour, round", r"\bripost": "contre-attaque"},
}
"""What players read in no French book, and what is said there instead, game by game."""

NAMED = r"\{(?:figure|unit|target|attacker|shooter|npc|name|a|b|side|player|winner|lead|passer|bearer|guard|ally)\}"
"""Facts that are names: of women and men, of one and of many."""

PARTICIPLE = r"\w+(?:é|is|it|ert|enu|int)(?:e|es|s)?"
AGREES = (
    rf"(?<!de ){NAMED} (?:n’)?(?:est|a été|reste|était|sera)(?: pas| plus| déjà| encore)* {PARTICIPLE}\b(?! joueur)",
    rf"{NAMED}(?: [àén]\w*)? (?:engagé|activé|caché|dissimulé|favorisé|accroupi|détruit|immobilisé)\b",
    r"\w-(?:t-)?(?:il|elle)\b",
    r"\bqu’(?:il|elle) (?:puisse|peut|a)\b",
    r"(?<!côté )\{(?:side|victim)\} (?:se \w+|dépense|perd|prend|entre|place|pose|abandonne|gagne|continue|favorise)\b",
)
"""What is right of Davios and wrong of Selene, or of a side that is called *vikings*."""
ASIDE = re.compile(r"L’un voit-il l’autre|l’une voit-elle l’autre|qu’indique-t-il|ce dont le lissage|^Le voit-elle")
"""Pronouns that stand for no name: those of a die, or of figures, which are feminine."""

TYPED = re.compile(
    r"\{header\}: …|Authorization: Bearer …|walk x,y; climb x,y,z|walk 10,4; jump 13,4; climb 13,5,4|https?:\S+"
)
"""What is typed as it stands."""


def test_all_french_is_looked_at():
    """Tables of all layers, the questions to authors and the page: 1,400 sentences and more, of both games and none."""
    assert len(SENTENCES) > 1300
    homes = {one.where for one in SENTENCES}
    assert {"page/page.toml", "story/ichoria/draft.toml", "rulings/sight.toml"} <= homes
    assert {one.game for one in SENTENCES} == {"ichoria", "mythic", None}


def test_a_thing_is_called_as_the_french_book_calls_it():
    wrong = [
        f"{one} (say: {instead})"
        for one in SENTENCES
        for term, instead in TERMS[one.game].items()
        if re.search(term, one.french)
    ]
    assert wrong == []


def test_no_sentence_agrees_with_a_name():
    """Figures, units and players are women and men, one and many: « selene est activé » must not come back."""
    wrong = [str(one) for one in SENTENCES for slip in AGREES if re.search(slip, ASIDE.sub("", one.french))]
    assert wrong == []


@pytest.mark.parametrize(
    "slip",
    [
        "{figure} est activé",
        "{target} est déjà engagé",
        "{unit} a été détruit",
        "{npc} n’est pas immobilisé",
        "{side} favorisé : {total}",
        "{b} est dissimulé à {a}",
        "Où {unit} sort-il de la lave ?",
        "{figure} relance-t-il ({source}) ?",
        "{side} entre en Frénésie du Talion",
    ],
)
def test_sentences_that_agree_with_a_name_are_found(slip):
    assert any(re.search(one, slip) for one in AGREES)


def test_french_has_the_apostrophes_and_quotes_of_print():
    assert [str(one) for one in SENTENCES if re.search(r"['\"“”]", one.french)] == []


def test_plurals_are_not_in_brackets():
    """A number chooses its form: `{count} {count:zone|zones}`, in both languages."""
    bracketed = re.compile(r"\w\((?:s|x|e|es|ent|nt|ont|aient)\)")
    assert [str(one) for one in SENTENCES if bracketed.search(one.french + one.english)] == []


def test_high_punctuation_has_its_space_in_the_source():
    """The spaces are plain in the source; `typography` makes them such as no line breaks at."""
    glued = re.compile(r"[^\s(][;!?»](?=\s|$|\))|[^\s]:(?=\s|$)|«\S|[\u00a0\u202f]")
    assert [str(one) for one in SENTENCES if glued.search(TYPED.sub("", one.french))] == []


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [
        ("fr", 0, "0 zone"),
        ("fr", 1, "1 zone"),
        ("fr", "1,36", "1,36 zone"),
        ("fr", 2, "2 zones"),
        ("fr", "1\u202f200", "1\u202f200 zones"),
        ("en", 0, "0 areas"),
        ("en", 1, "1 area"),
        ("en", "1.36", "1.36 areas"),
        ("en", "1,200", "1,200 areas"),
        ("en", "1D3", "1D3 areas"),
    ],
)
def test_a_number_chooses_its_form(lang, count, said):
    tongue = Tongue(lang, {"areas": {"fr": "{count} {count:zone|zones}", "en": "{count} {count:area|areas}"}})
    assert tongue("areas", count=count) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("atalante", "Le tour d’atalante\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}vu\N{NO-BREAK SPACE}»"),
        ("Ys", "Le tour d’Ys\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}vu\N{NO-BREAK SPACE}»"),
        ("yannis", "Le tour de yannis\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}vu\N{NO-BREAK SPACE}»"),
        ("davios", "Le tour de davios\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}vu\N{NO-BREAK SPACE}»"),
    ],
)
def test_french_is_set_with_elisions_and_spaces_that_do_not_break(name, said):
    assert (
        Tongue("fr", {"turn": {"fr": "Le tour de {who} : « vu »", "en": "The turn of {who}"}})("turn", who=name) == said
    )


def test_a_story_tells_of_selene_as_of_davios():
    french = story("ichoria", "fr")
    assert french.event({"is": "ActivationBegan", "figure": "selene"}) == "activation de selene"
    assert french.event({"is": "ActivationBegan", "figure": "achille"}) == "activation d’achille"
    spent = {"is": "PointsSpent", "side": "greeks", "purpose": "curse"}
    assert french.event({**spent, "points": 1}) == typeset("greeks : 1 point dépensé (Malédiction)")
    assert french.event({**spent, "points": 3}) == typeset("greeks : 3 points dépensés (Malédiction)")


def test_units_of_mythic_battles_are_told_of_as_one_or_many():
    french = story("mythic", "fr")
    assert french.event({"is": "Destroyed", "unit": "amazons", "area": None}) == "destruction d’Amazones"
    assert french.event({"is": "Destroyed", "unit": "minotaur", "area": None}) == "destruction du Minotaure"
    assert french.event({"is": "Destroyed", "unit": "hydra", "area": None}) == "destruction de l’Hydre"
    assert french.event({"is": "Activated", "player": "ann", "unit": "hydra", "declared": "simple"}) == (
        "ann active\N{NO-BREAK SPACE}: L’Hydre (actions simples)"
    )
