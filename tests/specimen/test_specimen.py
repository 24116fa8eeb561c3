"""A game is a plug: Sedge, of which the house knows nothing, goes in by one variable and through every way there is."""

from __future__ import annotations

import inspect
import json
import os
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from scenes.files.problems import SceneError
from scenes.plugs.matches import load_scenario, rules_for, shipped_scenarios
from scenes.plugs.plug import adapter, words_of
from scenes.words import typeset
from scenes.words.story.teller import NAMED
from skirmish.kernel.bots import RandomBot, play_out
from skirmish.kernel.decisions import Decision
from skirmish.kernel.dice import SeededDice
from skirmish.kernel.events import Event
from skirmish.kernel.match import CHANCE, Match
from skirmish.kernel.record import read_record, write_record
from skirmish.kernel.replays import resume
from skirmish.kernel.views import SPECTATOR, Hidden, encode
from skirmish.library import kit
from tests.api.serving.nursery import ran
from tests.api.serving.players import as_seat, new_game, play_to_the_end
from tests.api.serving.servers import serving
from tests.specimen.rules import marsh
from tests.viewer.web.browsers import PHONE, Visitor

ROOT, DUSK = Path(__file__).parents[2], Path(__file__).parent / "catalogue" / "dusk.toml"
PLAYERS = ("ada", "ben", "cleo")


@pytest.fixture(autouse=True, scope="module")
def _plugged_in():
    """This is all it takes; programs that are started here inherit it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PAS_GAMES", "sedge=tests.specimen")
        yield


@dataclass(frozen=True)
class Said:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def refusal(self):
        """The one line in which bad input is refused."""
        assert (self.code, self.out, self.err.count("\n")) == (2, "", 1), self
        return self.err


def pas(*words, typed=(), **environment):
    """`pas` in a process of its own, with these lines typed at its prompts."""
    lines = "".join(f"{line}\n" for line in typed)
    variables = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "120", **environment}
    return Said(*ran([str(word) for word in words], variables, lines))


def held(hands, *without):
    """The animals in the hands of all players but some."""
    return [animal for player, hand in hands.items() if player not in without for animal in hand]


# -------------------------------------------------------------------- in the terminal, and its record


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    """A game of bots that was written down."""
    path = tmp_path_factory.mktemp("sedge") / "dusk.pas"
    said = pas("play", "dusk", "--bots", "angler,random,random", "--seed", 3, "--record", path)
    assert said.code == 0, said.err
    assert "Everybody is dealt cards: ada 3, ben 3, cleo 3" in said.out
    assert "ADA WINS" in said.out
    return path


def test_a_person_types_answers_and_is_told_why_one_is_refused():
    typed = ["fly", "bait", "wolf", "eagle", "?", "map", "undo", "hint", "take", "quit"]
    said = pas("play", "dusk", "--bots", "human,angler,angler", "--seed", 3, typed=typed)
    assert (said.code, said.err) == (0, "")
    assert "Everybody is dealt cards: ada eagle, newt, pike, ben 3, cleo 3" in said.out
    assert "ADA  Bait, to double the 2 fish?" in said.out
    assert "Refused: fly is none of the possible answers" in said.out
    assert "4 fish in the stream, ada is in the lead (baited: yes)" in said.out
    assert "Refused: wolf is not in your hand (SDG-03)" in said.out
    assert "The cards are turned up: ada eagle," in said.out
    assert "Type a number or the answer" in said.out
    assert "Sedge is played without a table or a board" in said.out
    assert "THE GAME IS INTERRUPTED" in said.out


def test_a_record_is_verified_and_told_in_both_languages(record):
    assert "IDENTICAL" in pas("verify", record).out
    french = pas("replay", record, "--lang", "fr", "--as", "ada").out
    assert typeset("Chacun reçoit ses cartes : ada aigle, triton, brochet, ben 3, cleo 3") in french
    assert typeset("Fin : victoire d’ada (le plus de poissons)") in french
    assert "IDENTIQUE" in french


def test_a_changed_die_is_found(record, tmp_path):
    lines = record.read_text("utf-8").splitlines()
    place = next(place for place, line in enumerate(lines) if json.loads(line).get("kind") == "Die")
    document = json.loads(lines[place])
    document["answer"]["result"] = document["answer"]["result"] % 6 + 1
    changed = tmp_path / "changed.pas"
    changed.write_text("\n".join([*lines[:place], json.dumps(document), *lines[place + 1 :]]), encoding="utf-8")
    said = pas("replay", changed, "--verify")
    assert said.code == 1
    assert f"line {place + 1}: the die is not the one its seed gives" in said.out


# -------------------------------------------------------------------- over HTTP, and on the page


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


def read(server, game, seat, *parts):
    """What the token of a seat fetches of a game, as text."""
    address = f"/v1/games/{game['id']}"
    with as_seat(server, game, seat) as client:
        answers = [client.get(address + part) for part in parts or ("", "/pending", "/events", "/story?lang=en")]
    assert {answer.status_code for answer in answers} == {200}
    return "\n".join(answer.text for answer in answers)


def hands_of(server, game):
    return json.loads(read(server, game, "referee", ""))["state"]["hands"]


def test_seats_play_it_over_http_and_see_no_hand_but_their_own(server):
    with server.client() as client:
        game = new_game(client, "dusk", seed=5)
        assert (game["game"], tuple(game["players"])) == ("sedge", PLAYERS)

        def look():
            hands = hands_of(server, game)
            for seat in (*PLAYERS, "spectator"):
                seen = read(server, game, seat)
                assert not [animal for animal in held(hands, seat) if animal in seen], seat
                assert all(animal in seen for animal in hands.get(seat, ()))

        look()
        assert play_to_the_end(server, game, each=look) == 12
        assert json.loads(read(server, game, "spectator", ""))["outcome"]["score"]
        text = read(server, game, "ben", "/record")
        verdict = client.post("/v1/records", files={"file": ("dusk.pas", text)}).json()
    assert (verdict["ok"], verdict["game"]) == (True, "sedge")


@pytest.mark.browser
def test_the_page_tells_it_without_a_stage_and_shows_no_hand_but_ones_own(server, browser, record):
    """Ada plays on a phone against two bots, then watches a record; the page lays out cards where a table would be."""
    with server.client() as client:
        game = new_game(client, "dusk", seed=3, bots={"ben": "angler", "cleo": "angler"})
    visitor = Visitor(browser, server.url, PHONE)
    page = visitor.page
    page.goto(f"{server.url}/#game={game['id']}&token={game['tokens']['ada']}")
    for answer in ("bait", "eagle"):
        page.click(f'#options button:text-is("{answer}")')
        page.wait_for_selector(f'#options:not(:has(button:text-is("{answer}")))')
        shown = page.content()
        assert not [animal for animal in held(hands_of(server, game), "ada") if animal in shown]
    page.wait_for_selector('#told li:text-is("ada takes 4 fish: eagle")')
    assert (page.is_visible("#sheet"), page.is_visible("#stage")) == (True, False)
    assert "pike" in page.inner_text("#sheet")
    page.set_input_files("#record", record)
    page.wait_for_selector("#said:not(:empty)")
    page.wait_for_selector("#notice:empty", state="attached")
    page.fill("#scrub", page.get_attribute("#scrub", "max"))
    page.wait_for_selector('#said:text("The end: ada wins")')
    visitor.close()
    assert (visitor.wrong, visitor.outside) == ([], [])


# -------------------------------------------------------------------- for authors, and questions it cannot answer


def test_its_fairness_is_measured_with_an_interval(tmp_path):
    told = pas("scenario", "fairness", "dusk", "--games", 12, "--jobs", 1, PAS_CACHE=str(tmp_path))
    assert told.code == 1, told.err
    assert "CANNOT TELL YET" in told.out
    assert "fish" in told.out
    found = json.loads(pas("scenario", "fairness", "dusk", "--games", 12, "--json", PAS_CACHE=str(tmp_path)).out)
    assert [side["name"] for side in found["sides"]] == ["first", "second", "third"]
    assert all(side["share"]["low"] <= side["share"]["value"] <= side["share"]["high"] for side in found["sides"])
    assert [band["name"] for band in found["bands"]] == list(PLAYERS)


@pytest.mark.parametrize(
    "words",
    [("los", DUSK, "ada", "ben"), ("measure", DUSK, "ada", "ben"), ("scenario", "check", DUSK)],
)
def test_what_needs_a_table_is_refused_in_one_line_that_names_the_game(words):
    assert "Sedge" in pas(*words).refusal


def test_a_scenario_is_checked_though_it_has_no_table(tmp_path):
    assert json.loads(pas("check", DUSK, "--json").out)["ok"]
    path = tmp_path / "alone.toml"
    path.write_text('format = "pas-scenario/1"\ngame = "sedge"\nplayers = ["ada"]\n', encoding="utf-8")
    told = json.loads(pas("check", path, "--json").out)
    assert (told["ok"], [problem["line"] for problem in told["problems"]]) == (False, [3])


@pytest.mark.parametrize("players", ['["ada"]', '["ada", "ada"]', '"ada"', '["a", "b", "c", "d", "e"]'])
def test_a_scenario_that_cannot_be_played_is_refused_by_its_line(tmp_path, players):
    path = tmp_path / "bad.toml"
    path.write_text(f'format = "pas-scenario/1"\ngame = "sedge"\nplayers = {players}\n', encoding="utf-8")
    assert [problem.line for problem in adapter("sedge").scenario_problems(path)] == [3]
    assert pas("play", path).refusal.startswith(f"{path}:3: players: write two to four names")


@pytest.mark.parametrize("name", ["referee", "Table"])
def test_nobody_plays_under_a_reserved_name(tmp_path, name):
    path = tmp_path / "named.toml"
    path.write_text(f'format = "pas-scenario/1"\ngame = "sedge"\nplayers = ["ada", "{name}"]\n', encoding="utf-8")
    assert pas("play", path).refusal.startswith(f"{path}:3: players: no player is called chance, referee")
    with pytest.raises(SceneError, match="cannot play"):
        rules_for("sedge", {"players": ["ada", f"*{name}"]})


# -------------------------------------------------------------------- laws, on games of chance


def game_of(count, seed, watch=None):
    """A game by chance; whoever watches sees it after every answer."""
    players = ("ada", "ben", "cleo", "dov")[:count]
    match = Match(rules_for("sedge", {"players": list(players)}), SeededDice(seed))
    if watch is not None:
        watch(match)
    return play_out(match, {player: RandomBot(f"{seed}:{player}") for player in players}, watch=watch)


GAMES = pytest.mark.parametrize(("count", "seed"), [(2 + seed % 3, seed) for seed in range(9)])


def leaks(match):
    """Hidden animals that somebody sees, hears or is asked about who may not know them."""
    hands = {player: hand.value for player, hand in match.state.hands.items()}
    for viewer in (*match.rules.players, SPECTATOR):
        known = json.dumps([match.view(viewer), match.told(viewer)])
        yield from ((viewer, animal) for animal in held(hands, viewer) if f'"{animal}"' in known)


@GAMES
def test_nobody_ever_sees_the_hand_of_another(count, seed):
    def look(match):
        assert not list(leaks(match))

    assert game_of(count, seed, look).over


def test_an_open_hand_would_be_found():
    match = Match(rules_for("sedge", {"players": ["ada", "ben"]}), SeededDice(1))
    hand = match.state.hands["ada"]
    match._game.state = replace(match.state, hands={"ada": Hidden(hand.value, frozenset(("ada", "ben")))})
    assert {viewer for viewer, _ in leaks(match)} == {"ben"}


@GAMES
def test_a_game_saved_and_loaded_at_any_decision_goes_on_the_same(count, seed):
    """From the lines written so far, and from the last checkpoint with the answers since."""

    def look(match):
        again = resume(read_record(write_record(match, None)), match.rules)
        assert (again.state, again.pending, again.events) == (match.state, match.pending, match.events)
        kept = match.checkpoint
        state = kit("sedge").codec().decode(json.loads(json.dumps(encode(kept.state))))
        loaded = Match(match.rules, match.dice, replace(kept, state=state))
        for entry in match.entries:
            if entry.number > kept.asked and entry.by != CHANCE:
                assert loaded.answer(entry.by, entry.number, entry.answer)
        assert (loaded.state, loaded.view("ada")["pending"]) == (match.state, match.view("ada")["pending"])

    assert game_of(count, seed, look).over


def test_the_bot_that_means_to_win_wins_more_than_its_share():
    """Against two that play by chance, in as many games from every seat."""
    scenario, won = load_scenario(shipped_scenarios()["dusk"]), 0
    bots = kit("sedge").bots
    for seed in range(300):
        angler = PLAYERS[seed % 3]
        seats = {player: bots["angler" if player == angler else "random"](seed) for player in PLAYERS}
        won += play_out(Match(scenario.rules, SeededDice(seed)), seats).outcome.winners == (angler,)
    assert won > 110


# -------------------------------------------------------------------- words


def test_all_that_happens_and_is_asked_is_said_in_both_languages_with_the_same_facts():
    words, kinds = words_of("sedge"), [kind for _, kind in inspect.getmembers(marsh, inspect.isclass)]
    own = {kind.__name__: kind for kind in kinds if kind.__module__ == marsh.__name__}
    assert {name for name, kind in own.items() if issubclass(kind, Event)} == set(words.EVENTS)
    assert {name for name, kind in own.items() if issubclass(kind, Decision)} == set(words.DECISIONS)
    assert set(marsh.ANIMALS) | {"bait", "wait", "most_fish", "as_many_fish"} <= set(words.OPTIONS)
    for said in (*words.EVENTS.values(), *words.DECISIONS.values(), *words.REASONS.values()):
        french, english = said["fr"], said["en"]
        assert set(NAMED.findall(french)) == set(NAMED.findall(english)), english
        assert french != english
