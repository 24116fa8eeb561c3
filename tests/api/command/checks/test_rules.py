"""`pas rules`: rules found by id and by words."""

from __future__ import annotations

import re

import pytest

from api.command.checks.citations import claimed_rules
from api.command.checks.rules import HEADING_FIELDS
from scenes.plugs.rulebook import CATALOGUE, games, read_rulebook
from scenes.words import sentences, typeset

RULE_WORDS = sentences("command/rules")


def test_a_rule_is_shown_in_our_words_with_what_the_game_leaves_open_and_what_we_play(pas):
    said = pas("rules", "ICH-SHOOT-17")
    assert said.exit_code == 0
    assert said.out.startswith("ICH-SHOOT-17  Measuring the hidden part")
    assert "top centre of its body" in said.out
    assert "Open question" in said.out
    assert "Our ruling" in said.out


def test_an_id_may_be_written_in_small_letters(pas):
    assert pas("rules", "ich-shoot-17").out == pas("rules", "ICH-SHOOT-17").out


def test_a_chapter_lists_its_rules(pas):
    rules = pas("rules", "ICH-SHOOT", "--json").document["rules"]
    assert [rule["id"] for rule in rules] == [f"ICH-SHOOT-{number:02d}" for number in range(1, 19)]


@pytest.mark.parametrize("spelling", ["Réceptacle", "receptacle", "RECEPTACLE"])
def test_words_are_found_whatever_their_case_and_accents(pas, spelling):
    found = {rule["id"] for rule in pas("rules", spelling, "--game", "ichoria", "--json").document["rules"]}
    assert {"ICH-BAND-02", "ICH-FAITH-02"} <= found


def test_every_word_must_be_there(pas):
    both = pas("rules", "line", "sight", "--json").document["rules"]
    one = pas("rules", "sight", "--json").document["rules"]
    assert both
    assert len(both) < len(one)
    assert all("line" in str(rule).casefold() for rule in both)


def test_a_word_finds_words_that_begin_with_it_but_not_words_that_contain_it(pas):
    found = {rule["id"]: str(rule) for rule in pas("rules", "cover", "--game", "ichoria", "--json").document["rules"]}
    recovering = {entry.id for entry in read_rulebook("ichoria").entries if "recover" in entry.folded}
    assert "ICH-SHOOT-11" in found
    assert recovering - set(found)
    assert all(re.search(r"\bcover", text, re.IGNORECASE) for text in found.values())


def test_titles_that_say_the_word_come_first_in_either_language(pas):
    assert pas("rules", "chute", "hauteur", "--json").document["rules"][0]["id"] == "ICH-FALL-09"


def test_titles_that_say_the_word_come_first(pas):
    first = pas("rules", "arc", "--game", "ichoria", "--json").document["rules"][0]
    assert first["id"] == "weapon/arc"


def test_only_the_named_game_is_searched(pas):
    games_found = {rule["game"] for rule in pas("rules", "sight", "--game", "mythic", "--json").document["rules"]}
    assert games_found == {"mythic"}


def test_without_words_the_catalogues_are_listed(pas):
    books = {book["game"]: book["rules"] for book in pas("rules", "--json").document["games"]}
    assert books == {"hellas": 105, "ichoria": 341, "mythic": 407, "mythologies": 71}


def test_an_id_that_does_not_exist_is_refused_with_the_nearest(pas):
    said = pas("rules", "ICH-SHOT-02")
    assert said.exit_code == 2
    assert said.is_one_line_of_complaint
    assert "did you mean 'ICH-SHOOT-02'?" in said.err


def test_words_that_nobody_says_are_answered_no_with_the_nearest(pas):
    said = pas("rules", "conceeled")
    assert said.exit_code == 1
    assert "did you mean concealed?" in said.out


def test_a_game_without_rules_is_refused_with_the_nearest(pas):
    said = pas("rules", "--game", "ichorya")
    assert (said.exit_code, said.err) == (2, "no rules for a game 'ichorya'; did you mean 'ichoria'?\n")


def test_where_the_system_speaks_french_rules_are_looked_up_and_read_in_french(pas, monkeypatch):
    """From words to the list, from the list to a rule: nothing on the way is English."""
    monkeypatch.delenv("LC_ALL")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    listed = pas("rules", "cible", "couvert", "--game", "ichoria").out
    assert "ICH-SHOOT-11  Cible à couvert" in listed
    read = pas("rules", "ICH-SHOOT-17").out
    assert read.startswith("ICH-SHOOT-17  Mesurer la part cachée  (ichoria, règle)")
    for words in ("vue de l’œil du tireur", "Question ouverte", "Notre décision", "Rubrique", "Dans le code"):
        assert words in read
    assert "top centre" not in read
    assert "Dégâts à deux mains  lourds" in pas("rules", "weapon/katana").out
    assert "ICH-JUMP-05  Saut raté" in pas("rules", "ICH-JUMP").out


def test_a_word_of_one_language_finds_the_rule_for_readers_of_the_other(pas):
    assert pas("rules", "surnombre", "--game", "ichoria").out.count("\nICH-MULTI-03  Who makes the groups") == 1
    assert pas("rules", "outnumbering", "--game", "ichoria", "--lang", "fr").out.count("ICH-MULTI-03  Qui fait") == 1


def test_a_game_without_french_words_says_so_to_french_readers_only(pas):
    said = pas("rules", "HEL-HUNT-03", "--lang", "fr").out
    assert "Inflicting Damage" in said
    assert said.endswith(typeset("En anglais seulement, pour l’instant : Lords of Hellas.\n"))
    assert "En anglais seulement" not in pas("rules", "ICH-MEL-06", "--lang", "fr").out
    assert "In English only" not in pas("rules", "HEL-HUNT-03").out
    assert "Lords of Hellas" in pas("rules", "--lang", "fr").out.splitlines()[-1]


def test_the_json_of_a_rule_has_the_same_fields_in_every_language(pas):
    english, french = (
        pas("rules", "ICH-MEL-06", "--json", "--lang", lang).document["rules"][0] for lang in ("en", "fr")
    )
    assert list(english) == list(french)
    assert (english["lang"], english["title"]) == ("en", "Tie")
    assert (french["lang"], french["title"]) == ("fr", "Égalité")
    assert english["line"] == french["line"]


def test_a_rule_says_where_this_checkout_names_it(pas):
    places = pas("rules", "ICH-SHOOT-17", "--json").document["rules"][0]["places"]
    assert any(place.startswith("scenes/rulings/sight.py:") for place in places["code"])
    assert any(place.startswith("tests/api/command/checks/test_rules.py:") for place in places["tests"])


def test_untested_lists_the_rules_that_no_marker_claims(pas, tmp_path, monkeypatch):
    _make_checkout(tmp_path, '@pytest.mark.rule("ICH-MEAS-01", "ICH-MEAS-02")\ndef test_pas(): ...\n# ICH-MEAS-03\n')
    monkeypatch.chdir(tmp_path)
    said = pas("rules", "--untested", "ichoria", "--json")
    missing = said.document["untested"]
    assert said.exit_code == 1
    assert "ICH-MEAS-01" not in missing
    assert "ICH-MEAS-03" in missing
    assert len(missing) == 341 - 2


def test_untested_prints_nothing_when_every_rule_is_claimed(pas, tmp_path, monkeypatch):
    ids = ", ".join(repr(rule.id) for rule in read_rulebook("hellas").rules)
    _make_checkout(tmp_path, f"@pytest.mark.rule({ids})\ndef test_all(): ...\n")
    monkeypatch.chdir(tmp_path)
    said = pas("rules", "--untested", "hellas")
    assert (said.exit_code, said.out, said.err) == (0, "", "")


def test_a_commented_id_claims_nothing(tmp_path):
    _make_checkout(tmp_path, "# ICH-MEAS-01\n'ICH-MEAS-02'\n")
    assert claimed_rules(tmp_path) == frozenset()


def test_every_id_of_the_catalogues_is_found_by_itself(pas):
    for game in games():
        entries = read_rulebook(game).entries
        assert len({entry.id for entry in entries}) == len(entries)
    for entry_id in ("GAP-01", "weapon/arc", "MYT-LOS-02", "HEL-HUNT-03", "MTL-SETUP-01"):
        assert pas("rules", entry_id, "--json").document["rules"][0]["id"] == entry_id


def _make_checkout(root, test_text: str) -> None:
    for package in ("terrain", "skirmish", "scenes", "viewer", "api"):
        (root / package).mkdir()
        (root / package / "__init__.py").touch()
    (root / "tests").mkdir()
    (root / "tests" / "test_rules.py").write_text(test_text)


def test_the_readings_of_rules_left_open_are_listed_with_both_texts(pas):
    said = pas("rules", "--readings")
    assert said.exit_code == 0
    assert "giving_up  (ICH-END-03)" in said.out
    assert "whoever gives up has lost" in said.out
    assert "qui abandonne a perdu" in pas("rules", "--readings", "--lang", "fr").out
    listed = pas("rules", "--readings", "--json").document["readings"]
    assert {one["switch"] for one in listed} == {
        "heroic_leap_partial", "recovery", "alert_move", "giving_up", "receptacle_off_table"
    }  # fmt: skip
    assert all(one["default"] in one["values"] and len(one["values"]) == 2 for one in listed)


def test_a_game_without_such_readings_says_so(pas):
    said = pas("rules", "--readings", "--game", "mythic")
    assert said.exit_code == 1
    assert "No rule" in said.out


@pytest.mark.parametrize("game", sorted(path.stem for path in (CATALOGUE / "french").glob("*.toml")))
def test_every_field_of_a_game_in_french_has_a_french_label(game):
    assert not {label for label in _labels(game) if label not in RULE_WORDS}


def test_every_label_is_that_of_a_field_a_kind_or_a_value():
    written = {label for game in games() for label in _labels(game)}
    facts = {str(fact) for game in games() for entry in read_rulebook(game).entries for fact in _deep(entry.facts)}
    written |= {f"rule_value_{fact}" for fact in facts}
    assert not {label for label in RULE_WORDS if label.startswith("rule_") and label not in written}


def _labels(game):
    entries = read_rulebook(game).entries
    fields = {name for entry in entries for name in entry.facts} - set(HEADING_FIELDS)
    return {f"rule_kind_{entry.kind}" for entry in entries} | {f"rule_field_{name}" for name in fields}


def _deep(fact):
    """All plain values inside a fact."""
    inner = fact.values() if isinstance(fact, dict) else fact if isinstance(fact, list) else None
    return [fact] if inner is None else [one for part in inner for one in _deep(part)]
