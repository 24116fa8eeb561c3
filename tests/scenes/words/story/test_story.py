"""Both games in words: whatever can happen, be asked or be refused has a sentence in French and in English."""

import ast
import pkgutil
import re
from importlib import import_module
from pathlib import Path

import pytest

from scenes.plugs import matches
from scenes.plugs.rulebook import read_rulebook
from scenes.words import typeset
from scenes.words.story import story
from scenes.words.story.teller import NAMED, rules_of
from skirmish.kernel import decisions, events
from skirmish.kernel import match as matching
from skirmish.kernel.bots import RandomBot, next_seat
from skirmish.kernel.decisions import Decision, EnterDie
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.events import Event
from skirmish.kernel.verdicts import Verdict
from skirmish.kernel.views import REFEREE, seen_by
from skirmish.library import games

LANGS = ("fr", "en")
ABSTRACT = {"Event", "Decision", "Choice", "Deeds", "Ruled", "DiceChoice", "ChooseActivation"}
OUTSIDE_GAMES = {"campaign.py", "bands.py"}
"""Chapters about bands between games: what they refuse is said by `pas check`."""


def modules(game):
    package = import_module(f"skirmish.{game}")
    yield from (events, decisions, matching)
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    yield from (import_module(module.name) for module in found)


def kinds(game, base):
    found = {one for module in modules(game) for one in vars(module).values() if isinstance(one, type)}
    return sorted(one.__name__ for one in found if issubclass(one, base) and one.__name__ not in ABSTRACT)


def reasons(game):
    """Every reason that the rules of a game write out: in a verdict, or where they call their own words for no."""
    folder = Path(import_module(f"skirmish.{game}").__file__).parent
    for path in sorted(folder.rglob("*.py")):
        if path.name not in OUTSIDE_GAMES:
            yield from (found for node in ast.walk(ast.parse(path.read_text("utf-8"))) for found in written(node))


def written(node):
    if not isinstance(node, ast.Call):
        return
    called = getattr(node.func, "id", getattr(node.func, "attr", ""))
    if called == "Verdict":
        yield from (word.value for given in node.keywords if given.arg == "reason" for word in words(given.value))
    elif called in ("no", "_no", "_if"):
        found = (word.value for given in node.args for word in words(given))
        yield from (word for word in found if re.fullmatch("[a-z]+(_[a-z]+)+", word))


def words(node):
    return [part for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("lang", LANGS)
def test_all_that_happens_is_asked_or_refused_has_a_sentence(game, lang):
    telling = story(game, lang)
    assert len(kinds(game, Event)) > 50
    assert [kind for kind in kinds(game, Event) if not telling.knows("events", kind)] == []
    assert [kind for kind in kinds(game, Decision) if not telling.knows("decisions", kind)] == []
    assert len(set(reasons(game))) > 30
    assert sorted({reason for reason in reasons(game) if not telling.knows("reasons", reason)}) == []


@pytest.mark.parametrize("game", games())
def test_every_decision_names_rules_that_are_in_the_book(game):
    book = {rule.id for rule in read_rulebook(game).rules}
    for kind in kinds(game, Decision):
        named = rules_of(game, {"is": kind})
        assert named, kind
        assert set(named) <= book, kind


@pytest.mark.parametrize("game", games())
def test_both_languages_tell_the_same_facts(game):
    telling = story(game, "en")
    for table in (telling.events, telling.decisions, telling.reasons):
        for kind, said in table.items():
            assert set(NAMED.findall(said["fr"])) == set(NAMED.findall(said["en"])), kind


@pytest.mark.parametrize("name", ["duel", "the_cage", "skirmish_agora"])
@pytest.mark.parametrize("lang", LANGS)
def test_a_game_is_told_without_class_names_keys_or_braces(name, lang):
    """A hundred answers and more of a game of bots: no sentence shows how the program writes things down."""
    scenario = matches.load_scenario(matches.shipped_scenarios()[name])
    match, telling = matches.start_match(scenario, SeededDice(3)), story(scenario.game, lang)
    bots = {player: RandomBot(1) for player in match.rules.players}
    said = []
    for _ in range(120):
        if match.over:
            break
        player, pending = next_seat(match, bots)
        decision = pending.decision
        said.append(telling.decision(seen_by(decision, player)))
        said += [telling.option(option, decision.kind) for option in (decision.listed() or ())[:50]]
        match.answer(player, pending.number, bots[player].answer(match, player, pending))
    said += [line for document in match.told(REFEREE) if (line := telling.event(document))]
    raw = [line for line in said if re.search(r"[{}\[\]_]|\bNone\b|\bTrue\b", line)]
    assert raw == []
    names = set(kinds(scenario.game, Event)) | set(kinds(scenario.game, Decision))
    assert [line for line in said if line.partition(":")[0] in names] == []


def test_what_is_not_known_is_left_out_of_a_sentence():
    told = {"is": "Rolled", "purpose": "first to deploy", "by": None, "sides": 6, "result": 3}
    assert story("ichoria", "en").event(told) == "D6 (first to deploy): 3"
    assert story("ichoria", "fr").event({**told, "by": "davios"}) == typeset(
        "davios lance un D6 (premier à se déployer) : 3"
    )


def test_the_dice_of_mythic_battles_have_a_blank_face():
    told = {"is": "Rolled", "purpose": "first assault", "by": "ann", "sides": 6, "result": 1}
    assert story("mythic", "en").event(told) == "ann rolls a D6 (first assault): blank"
    assert story("mythic", "fr").option(6, EnterDie.__name__) == "5"


def test_weapons_and_answers_of_several_parts_are_said_by_their_names():
    shot = {"target": "kara", "weapon": "arc_lourd", "aimed": True}
    assert story("ichoria", "en").option(shot, "ChooseShot") == "at kara: Arc lourd, aimed: yes"
    assert story("mythic", "fr").option(["search_card", "infernal_hounds"]) == typeset(
        "chercher une carte : Chiens des Enfers"
    )
    assert story("mythic", "en").option("hydra:bob at range 0") == "Hydra (bob), at range 0"
    assert story("mythic", "en").option([], "DeclareTalents") == "none"


def test_a_refusal_says_why_where_and_by_which_rule():
    no = Verdict(allowed=False, reason="no_ground", rule="ICH-MOV-09", place=(1.5, 2.0, 0.0))
    assert story("ichoria", "en").refusal(no) == "nothing holds it up there, at 1.5, 2, 0 (ICH-MOV-09)"
    assert story("ichoria", "fr").refusal(no) == typeset("rien n’y porte en équilibre, en 1,5 ; 2 ; 0 (ICH-MOV-09)")
