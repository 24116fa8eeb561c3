"""A new scenario of Mythic Battles from a few answers: the board, and who plays."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.files.spelling import suggestion
from scenes.files.text import game_of
from scenes.games.mythic.armies.library_files import known_boards
from scenes.layout.draft.drafts import AnswerError, DraftQuestion
from scenes.words.sentence_files import sentences
from skirmish.kernel import is_reserved
from skirmish.mythic import KIT

if TYPE_CHECKING:
    from pathlib import Path

    from scenes.layout.draft.drafts import Told

QUESTIONS = sentences("story/mythic/draft")


@dataclass(frozen=True)
class BoardWishes:
    """What the author wants of a scenario of Mythic Battles."""

    name: str
    board: str
    players: tuple[str, ...]


def draft_questions() -> tuple[DraftQuestion, ...]:
    """What the author is asked, in this order."""
    return (
        DraftQuestion(
            "board",
            QUESTIONS["board"],
            lambda said, told: read_board(said, told.folder),
            lambda _: "agora",
        ),
        DraftQuestion(
            "players",
            QUESTIONS["players"],
            lambda said, _: read_players(said),
            lambda _: "ann,bob",
        ),
    )


def read_board(said: str, folder: Path) -> str:
    """A shipped board by its name, or a board file."""
    shipped = known_boards()
    path = shipped.get(said, folder / said)
    if not path.is_file() or game_of(path) != KIT.name:
        raise AnswerError(f"{said}: no such board; {suggestion(said, list(shipped))}")
    if not _drawing(path):
        raise AnswerError(f"{said}: has no [board] of its own to begin with")
    return said


def read_players(said: str) -> tuple[str, ...]:
    """Two to four names of players."""
    words = tuple(dict.fromkeys(word.strip() for word in said.split(",") if word.strip()))
    if not 2 <= len(words) <= 4:
        raise AnswerError(f"{said!r}: name two to four different players with commas between them")
    for word in filter(is_reserved, words):
        raise AnswerError(f"{word!r} is a reserved name: nobody who plays is called so")
    return words


def draft_text(told: Told, _: Path) -> str:
    """The text of a new scenario."""
    said = told.answers
    return draft_board_scenario(BoardWishes(said["name"], said["board"], said["players"]), told.folder)


def draft_board_scenario(wishes: BoardWishes, folder: Path) -> str:
    """The text of a scenario of Mythic Battles, with the board that it begins with inside."""
    board = _drawing(known_boards().get(wishes.board, folder / wishes.board))
    players = ", ".join(json.dumps(player, ensure_ascii=False) for player in wishes.players)
    return f"""\
# {" ".join(wishes.name.split())}: a scenario of Mythic Battles.
#   pas scenario check FILE      every rule that it breaks, with a picture
#   pas play FILE                play it

format = "pas-scene/1"
game = "mythic"
name = {json.dumps(wishes.name, ensure_ascii=False)}

# Who plays, in playing order. Armies are drafted; four divine stones win, or the last divinity.
[match]
players = [{players}]
recruitment = "draft"            # or "constructed"; see mode = "adventure" for given armies and other victories

# The board: areas, the boundaries between them, deployment zones by the number of players, and divine stones.
{board}"""


def _drawing(path: Path) -> str:
    """The part of a board file that draws the board."""
    try:
        text = path.read_text("utf-8")
        start = text.index("[board]")
        tomllib.loads(text[start:])
    except (OSError, ValueError):
        return ""
    return text[start:]
