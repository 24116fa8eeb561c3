"""Who plays is never called like those who do not: the spectator, the referee, chance, the table."""

from __future__ import annotations

import json

import pytest

from scenes.plugs.matches import load_scenario, open_record, rules_for
from scenes.plugs.open import problems_of
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.match import Match
from skirmish.kernel.record import RecordError, write_record
from skirmish.kernel.views import REFEREE, SPECTATOR, hidden, is_reserved, seen_by
from tests import given
from tests.skirmish.kernel.lanterns import LanternRules

DUEL = (given.CATALOGUE / "ichoria" / "duel.toml").read_text(encoding="utf-8")
CAGE = (given.CATALOGUE / "mythic" / "two_cities.toml").read_text(encoding="utf-8")
SCENE = """format = "pas-scene/1"
game = "ichoria"
name = "Small"
table.size = [36, 36]
[[figures]]
id = "davios"
side = "greeks"
at = [5, 5]
"""
RESERVED = [
    "*referee", "*spectator", "*chance", "*table", "*x", "referee", "Referee", "SPECTATOR", "chance", "table",
    "ref\u200beree", "\u2066referee", "\uff52\uff45\uff46\uff45\uff52\uff45\uff45", "\uff0ax", "\u200d*x",
]  # fmt: skip


@pytest.mark.parametrize("name", RESERVED)
def test_a_name_is_reserved_in_any_case(name):
    assert is_reserved(name)


@pytest.mark.parametrize("name", ["davios", "tables", "the referee", "greeks*", "last chance"])
def test_other_names_are_free(name):
    assert not is_reserved(name)


@pytest.mark.parametrize("letter", ["\x00", "\x9b", "\u200b", "\u202e", "\u2066", "\ufeff"])
@pytest.mark.parametrize(("key", "said"), [("name", 'name = "Small"'), ("figures[0].id", 'id = "davios"')])
def test_a_name_has_no_letter_that_nobody_sees(tmp_path, letter, key, said):
    """It would look like another name, turn the text after it around, or steer the terminal that shows it."""
    path = tmp_path / "one.toml"
    path.write_text(SCENE.replace(said, f"{said[:-3]}\\u{ord(letter):04x}{said[-3:]}"), encoding="utf-8")
    found = [str(problem) for problem in problems_of(path)]
    assert any(f": {key}: " in problem and "is no name" in problem for problem in found), found


@pytest.mark.parametrize("name", ["*referee", "Referee", "spectator"])
@pytest.mark.parametrize(
    ("text", "said", "key"),
    [
        (DUEL, 'name = "greeks"', "sides[0].name"),
        (DUEL, 'id = "davios"', "sides[0].figures[0].id"),
        (CAGE, '"athens"', "match.players"),
        (SCENE, 'id = "davios"', "figures[0].id"),
        (SCENE, 'side = "greeks"', "figures[0].side"),
    ],
)
def test_a_side_a_player_or_a_figure_of_a_reserved_name_is_refused_at_its_line(tmp_path, text, said, key, name):
    old = said.split('"')[1]
    path = tmp_path / "one.toml"
    path.write_text(text.replace(f'"{old}"', f'"{name}"'), encoding="utf-8")
    found = [str(problem) for problem in problems_of(path) if "reserved name" in str(problem)]
    assert found, "the file is refused"
    line = path.read_text(encoding="utf-8").splitlines().index(said.replace(old, name)) + 1 if "=" in said else None
    assert found[0].startswith(f"{path}:{line}: {key}" if line else f"{path}:")
    assert key in found[0]


def test_a_record_whose_player_is_called_referee_is_refused(tmp_path):
    """Whoever wrote it: a setup that never was a file is held to the same rule."""
    setup = load_scenario(given.CATALOGUE / "mythic" / "two_cities.toml").setup
    record = write_record(Match(rules_for("mythic", setup), SeededDice(1)), setup)
    path = tmp_path / "forged.pas"
    path.write_text(record.replace('"athens"', json.dumps("referee")), encoding="utf-8")
    with pytest.raises(RecordError, match="'referee' cannot play"):
        open_record(path)


@pytest.mark.parametrize("name", ["*referee", "referee", "*spectator", "Role.REFEREE"])
def test_a_player_is_no_referee_by_name(name):
    """The gate for secrets asks who somebody is, not what somebody is called."""
    secret = {"deck": hidden(("aow", "zeus"), outside=2)}
    assert seen_by(secret, name) == seen_by(secret, SPECTATOR) == {"deck": 2}
    assert seen_by(secret, REFEREE) == {"deck": ["aow", "zeus"]}
    with pytest.raises(PermissionError):
        secret["deck"].open_to(name)
    match = Match(LanternRules(), SeededDice(5))
    assert match.view(name) == match.view(SPECTATOR) != match.view(REFEREE)
