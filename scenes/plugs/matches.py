"""Starts a match from a scenario file, and opens a match from its record.

Every game has one module that reads its scenarios. It returns the setup, plain data that goes into the record, and the
table the game is played on, which is built again from the setup when a record is opened.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from scenes.files.named_path import CATALOGUE_WORD, named_table
from scenes.files.problems import Problem, SceneError
from scenes.files.text import read_scene_text
from scenes.plugs.plug import adapter, catalogue_of
from skirmish import UnknownGameError, games, kit
from skirmish.kernel import Match, RecordError, is_reserved, read_record

if TYPE_CHECKING:
    from pathlib import Path

    from skirmish.kernel import Dice, Json, Record, Rules

SCENARIO_FORMS = ("pas-scenario/", "pas-scene/")
TABLES_KEPT = 8
LARGEST_RECORD = 64_000_000
"""Bytes: the longest games there are take a hundredth of it."""


@dataclass(frozen=True)
class Scenario:
    """A game ready to be played."""

    path: Path
    game: str
    name: str
    setup: Json
    rules: Rules[Any]

    @property
    def players(self) -> tuple[str, ...]:
        return self.rules.players


def shipped_scenarios() -> dict[str, Path]:
    """The scenarios that ship with Pas, by name."""
    found = (path for game in games() for path in sorted(catalogue_of(game).glob("*.toml")))
    return {path.stem: path for path in found if _is_scenario(path)}


def _is_scenario(path: Path) -> bool:
    """Whether a file of the catalogue can be played; price lists and the like lie beside them."""
    text = path.read_text("utf-8")
    return any(f'format = "{form}' in text for form in SCENARIO_FORMS)


def load_scenario(path: Path) -> Scenario:
    """Read a scenario; a `SceneError` says what is wrong and where."""
    game = _game_of(path)
    setup = adapter(game).load_setup(path)
    return Scenario(path, game, str(setup.get("name", path.stem)), setup, rules_for(game, setup))


def rules_for(game: str, setup: Json) -> Rules[Any]:
    """The rules of a match, from the setup that a scenario gave or a record kept."""
    rules = kit(game).rules(setup, _table_of(game, json.dumps(setup, sort_keys=True)))
    for player in rules.players:  # whatever game it is, and wherever the setup comes from
        if is_reserved(player):
            raise SceneError(f"{player!r} cannot play: this name is reserved for those who do not")
    return rules


@lru_cache(TABLES_KEPT)
def _table_of(game: str, setup: str) -> Any:
    """The table that a game is played on; games of one scenario share it, and what it remembers."""
    return adapter(game).table_of(json.loads(setup))


def start_match(scenario: Scenario, dice: Dice) -> Match[Any]:
    """Begin to play."""
    return Match(scenario.rules, dice)


def scene_now(match: Match[Any]) -> Any:
    """The scene of a match as it is now, to be drawn or asked about."""
    return adapter(match.rules.game).scene_now(match.rules, match.state)


def open_record(path: Path) -> tuple[Record, Rules[Any]]:
    """Read a record and make its rules; a `RecordError` says what is wrong."""
    record = read_record(_text_of(path))
    try:
        _check_table(path, record.header.setup)
        return record, rules_for(record.header.game, record.header.setup)
    except UnknownGameError as unknown:
        raise RecordError(f"{path}: {unknown}") from unknown
    except KeyError as missing:
        raise RecordError(f"{path}: its setup cannot be used: it lacks {missing}") from missing
    except (SceneError, TypeError, ValueError, AttributeError) as wrong:
        raise RecordError(f"{path}: its setup cannot be used: {wrong}") from wrong


def _check_table(path: Path, setup: Json) -> None:
    """Refuse a record whose table lies where nobody allowed it to be looked for."""
    scene = setup.get("scene") if isinstance(setup, dict) else None
    if isinstance(scene, dict):
        named_table(path.parent, str(scene.get("folder", CATALOGUE_WORD)), str(scene.get("file", "")))


def is_record(path: Path) -> bool:
    """Whether a file begins like a record."""
    try:
        if not path.is_file():  # nobody waits for a pipe
            return False
        with path.open("rb") as file:
            return b'"pas-record/' in file.read(64)
    except OSError:
        return False


def _text_of(path: Path) -> str:
    try:
        if path.exists() and not path.is_file():
            raise RecordError(f"{path}: is not a regular file")
        if path.stat().st_size > LARGEST_RECORD:
            raise RecordError(f"{path}: larger than {LARGEST_RECORD} bytes")
        return path.read_text("utf-8")
    except OSError as wrong:
        raise RecordError(f"{path}: cannot be read: {wrong.strerror}") from wrong
    except UnicodeDecodeError as wrong:
        raise RecordError(f"{path}: is no record of a game: it is no text ({wrong.reason})") from wrong


def _game_of(path: Path) -> str:
    text = read_scene_text(path)
    if isinstance(text, Problem):
        raise text.error
    game = text.document.get("game")
    if game not in games():
        raise SceneError(f"{path}: game: {game!r} is none that can be played; there are {', '.join(games())}")
    return str(game)
