"""Finds the scene adapter of a game: the package that says how its files are read, checked, seated, laid out and told.

The adapter of a game is the package `scenes.games.<game>` (for a game from elsewhere: `<package>.scenes`). Its door
exports those of these names that the game offers; a missing one is refused in a sentence that names the game.

    load_setup(path)            the setup of a match, plain JSON, from a scenario file         every game
    table_of(setup)             the table that a match is played on, or None                   every game
    scene_now(rules, state)     the scene of a match as it is now; None where there is none    every game
    scenario_problems(path)     all that is wrong with a scenario file                         every game
    is_scenario(path)           whether a file is a scenario rather than a bare scene          every game
    needed_files(folder, ...)   the files that a scenario needs beside itself                  every game
    seatings(scenario)          all ways to put the bands on the sides                         fairness
    opening(match)              the player that acted first                                    fairness
    rounds(match)               how many rounds were played                                    fairness
    prize(scenario)             what is counted for each side                                  fairness
    readings()                  rules left open, and how a match may read them (Reading)       some games
    load_scene(path)            a scene that can be asked                                      table, board
    scene_problems(path)        all that is wrong with a scene file                            table, board
    profile_problem(name)       what is wrong with the name of a figure's profile, or None     table
    scene_at_start(path)        the scene of a scenario before anything is played              table, board
    position_of(scene)          a scene as a moment of a game                                  board
    rule_sight, rule_distance   rulings between units (scenes.board.board_questions)           board
    judge_move, map_reach       a way judged; where a unit or figure gets                      table, board
    plan_route, rule_fall       the best way to a place; where a fall ends                     table
    traces(scene, ruling)       the way of every leg of a judged path, for drawing             table
    stage_marks(rules, state)   deployment strips, and what lies about (scenes.plugs.marks)    table
    SIGNS                       which events are wounds, turns, attacks (scenes.plugs.marks)   spectators
    rule_odds                   the exact chances of a fight or an attack                      table, board
    layout_case(path)           a scenario as it is drawn from above (scenes.layout.cases)     authors
    brief(case, lang)           such a scenario in words, for its sheet                        authors
    known_bands()               the bands that can be named: shipped, and of libraries         bands
    band_problems(path, words)  all that breaks a rule of recruiting                           bands
    band_card(path)             a sound band: who is in it, and what it costs                  bands
    library_kinds()             the kinds of data files that players may write (DataKind)      libraries
    library_needed(path, ...)   the data files of libraries that a scenario needs              libraries
    own_names()                 what is in the libraries, in French and English                libraries
    check_layout(path, ...)     what a layout breaks of the rules of setting up                authors
    try_layout(path)            a layout whose fragments are tried elsewhere (LayoutTrial)     authors, table
    survey_scenario(path, ...)  how far each side is from what is fought for                   authors
    layout_proposal(path, wish, progress)  prizes laid out (scenes.layout.place.proposals)     authors
    layout_amendment(path, progress)       prizes moved, as few and as little as will do       authors
    draft_questions()           what the author of a new scenario is asked, in order           authors
    draft_text(told, target)    the text of a new scenario (scenes.layout.draft.drafts)        authors
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scenes.files.problems import SceneError
from skirmish import UnknownGameError, games, kit

if TYPE_CHECKING:
    from types import ModuleType

    from skirmish import Space

CATALOGUE = Path(__file__).parents[1] / "catalogue"


LACKING = {
    "band_card": "no bands",
    "band_problems": "no bands",
    "check_layout": "no layout to check",
    "draft_questions": "no scenarios to draft",
    "layout_amendment": "nothing on a table or a board to move",
    "layout_case": "no layout to draw",
    "layout_proposal": "nothing to lay out on a table or a board",
    "load_scene": "neither a table nor a board",
    "rule_odds": "no odds to compute",
    "scene_at_start": "neither a table nor a board",
    "seatings": "no sides that could be compared",
    "known_bands": "no bands",
    "survey_scenario": "no layout to survey",
    "try_layout": "no fragments to try elsewhere",
}
"""How a game says that it lacks what was asked for."""


class NotOfferedError(SceneError):
    """A game has nothing of the kind that was asked for."""


class Adapter:
    """The names that one game offers."""

    def __init__(self, game: str, door: ModuleType) -> None:
        self.game = game
        self._door = door

    def offers(self, name: str) -> bool:
        return name in self._door.__all__

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or not self.offers(name):
            raise NotOfferedError(f"{kit(self.game).title} has {LACKING.get(name, f'no {name}')}")
        return getattr(self._door, name)


@cache
def _adapter(game: str, rules: str) -> Adapter:
    at_home = rules == f"skirmish.{game}"
    return Adapter(game, import_module(f"scenes.games.{game}" if at_home else f"{rules.removesuffix('.rules')}.scenes"))


def adapter(game: str) -> Adapter:
    """The scene adapter of a game; an `UnknownGameError` names those there are."""
    known = games()
    if game not in known:
        raise UnknownGameError(game)
    return _adapter(game, known[game])


def games_on(space: Space) -> list[str]:
    """The games that are played on a table, on a board, or on neither."""
    return [game for game in games() if kit(game).space == space]


def words_of(game: str) -> ModuleType | None:
    """The sentences in which a game is told; None where there is no such game."""
    rules = games().get(game)
    if rules is None:
        return None
    return import_module(
        f"scenes.words.story.{game}" if rules == f"skirmish.{game}" else f"{rules.removesuffix('.rules')}.words"
    )


def catalogue_of(game: str) -> Path:
    """The folder of the data that ships with a game."""
    rules = games()[game]
    if rules == f"skirmish.{game}":
        return CATALOGUE / game
    home = import_module(rules.removesuffix(".rules")).__path__
    return Path(next(iter(home))) / "catalogue"
