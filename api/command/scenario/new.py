"""`pas scenario new`: asks a few questions, and writes a commented scenario that can be checked and played at once."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import Answer, BadInput, deliver, put_file, writable
from api.command.terminal.scene_names import refusing, shown
from api.command.terminal.text import facts, headline
from api.command.words.sentences import tongue_for
from scenes.words.tongue import Tongue

if TYPE_CHECKING:
    from scenes.layout.draft.drafts import Wishes

Said = TypeVar("Said")
GAMES = ("ichoria", "mythic")
USUAL = {
    "game": "ichoria",
    "scene": "36x36",
    "bands": "phalanx,drakkar",
    "fragments": "12",
    "turns": "6",
    "board": "agora",
    "players": "ann,bob",
}
"""The default answers."""

File = Annotated[Path, typer.Argument(metavar="FILE", help="The scenario file to write, such as my-game.toml.")]
Game = Annotated[str | None, typer.Option("--game", help="ichoria or mythic.")]
SceneOption = Annotated[
    str | None, typer.Option("--scene", metavar="SCENE", help="A size such as 36x36, a shipped scene, or a scene file.")
]
Bands = Annotated[str | None, typer.Option("--bands", metavar="A,B", help="Bands by name or faction, or band files.")]
Fragments = Annotated[str | None, typer.Option("--fragments", metavar="N", help="How many fragments there are.")]
Worth = Annotated[str | None, typer.Option("--worth", metavar="15,5,…", help="What each of them is worth.")]
Turns = Annotated[str | None, typer.Option("--turns", metavar="N", help="The game ends after so many; 0: no limit.")]
Board = Annotated[str | None, typer.Option("--board", metavar="BOARD", help="Mythic: a shipped board or a board file.")]
Players = Annotated[str | None, typer.Option("--players", metavar="A,B", help="Mythic: who plays.")]
Title = Annotated[str | None, typer.Option("--name", metavar="NAME", help="What people call the scenario.")]
LayOut = Annotated[bool, typer.Option("--lay-out", help="Lay the fragments out on the table for the players.")]
Yes = Annotated[bool, typer.Option("--yes", help="Ask nothing: take the usual where nothing is said.")]
Force = Annotated[bool, typer.Option("--force", help="Replace a file that is there.")]


@dataclass(frozen=True)
class Interview:
    """Questions to the author: answers given as options are not asked for, and with --yes nothing is."""

    said: dict[str, str | None]
    usual_is_fine: bool
    tongue: Tongue

    def ask(self, key: str, read: Callable[[str], Said], usual: str | None = None) -> Said:
        """An answer that can be used; a wrong one is asked again with a hint, in a terminal."""
        from scenes.layout.draft.drafts import AnswerError  # noqa: PLC0415  it loads the rules

        usual = USUAL[key] if usual is None else usual
        given = self.said.get(key)
        if given is None and self.usual_is_fine:
            given = usual
        if given is not None:
            try:
                return read(given)
            except AnswerError as wrong:
                raise BadInput(f"--{key}: {wrong}") from wrong
        if not sys.stdin.isatty():
            raise BadInput(f"pas scenario new: say --{key}, or --yes for the usual ({usual}): nobody can be asked here")
        while True:
            try:
                return read(self._typed(key, usual))
            except AnswerError as wrong:
                sys.stdout.write(f"  {wrong}\n")

    def _typed(self, key: str, usual: str) -> str:
        sys.stdout.write(f"{self.tongue(f'new_{key}')} [{usual}]: ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise BadInput("pas scenario new: no more answers; nothing was written")
        return line.strip() or usual


def new(
    file: File,
    *,
    game: Game = None,
    scene: SceneOption = None,
    bands: Bands = None,
    fragments: Fragments = None,
    worth: Worth = None,
    turns: Turns = None,
    board: Board = None,
    players: Players = None,
    name: Title = None,
    lay_out: LayOut = False,
    yes: Yes = False,
    force: Force = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Begin a scenario: answer a few questions, or say the answers as options, and get a commented file.

    Every question has a usual answer in brackets. An odd number of fragments is laid out on the table, since it cannot
    be shared; an even one is left to the players unless --lay-out says otherwise.
    """
    tongue = tongue_for(lang)
    target = _target(file, force=force)
    said = {"game": game, "scene": scene, "bands": bands, "fragments": fragments, "worth": worth, "turns": turns}
    said |= {"board": board, "players": players, "name": name}
    interview = Interview(said, yes, tongue)
    with refusing():
        chosen = interview.ask("game", _read_game)
        text = _board_text(interview, target) if chosen == "mythic" else _table_text(interview, target, lay_out)
        put_file(target, text)
        return deliver(_answer(target, chosen, tongue), as_json=as_json)


def _target(path: Path, *, force: bool) -> Path:
    if path.suffix != ".toml":
        raise BadInput(f"{path}: scenarios are TOML files; give a name that ends in .toml")
    if path.exists() and not force:
        raise BadInput(f"{path}: is there already; --force replaces it")
    writable(path)
    return path


def _read_game(said: str) -> str:
    from scenes.files.spelling import suggestion  # noqa: PLC0415
    from scenes.layout.draft.drafts import AnswerError  # noqa: PLC0415  it loads the rules

    if said not in GAMES:
        raise AnswerError(f"{said}: no such game; {suggestion(said, list(GAMES))}")
    return said


def _title(interview: Interview, target: Path) -> str:
    return interview.ask("name", lambda said: said[:200], target.stem.replace("-", " ").replace("_", " "))


def _board_text(interview: Interview, target: Path) -> str:
    from scenes.layout.draft import drafts as drafting  # noqa: PLC0415  it loads the rules

    folder = target.parent
    board = interview.ask("board", lambda said: drafting.read_board(said, folder))
    players = interview.ask("players", drafting.read_players)
    return drafting.draft_board_scenario(drafting.BoardWishes(_title(interview, target), board, players), folder)


def _table_text(interview: Interview, target: Path, lay_out: bool) -> str:
    from scenes.layout.draft import drafts as drafting  # noqa: PLC0415  it loads the rules

    folder = target.parent
    table = interview.ask("scene", lambda said: drafting.read_table(said, folder))
    bands = interview.ask("bands", lambda said: drafting.read_bands(said, folder))
    count = interview.ask("fragments", drafting.read_count)
    usual = ",".join(map(str, drafting.usual_worths(count)))
    worths = interview.ask("worth", lambda said: drafting.read_worths(said, count), usual)
    turns = interview.ask("turns", drafting.read_turns)
    zones = drafting.marked_zones(table, folder, len(bands))
    wishes = drafting.Wishes(_title(interview, target), table, bands, worths, turns, zones)
    if not lay_out and count % len(bands) == 0:
        return drafting.draft_scenario(wishes)
    return _laid_out(wishes, target)


def _laid_out(wishes: "Wishes", target: Path) -> str:
    """The scenario with its fragments on the table; a draft beside its place tells what table that is."""
    from scenes.games.ichoria.check.legality import case_of  # noqa: PLC0415
    from scenes.games.ichoria.place.scatter import laid_out  # noqa: PLC0415
    from scenes.games.ichoria.scenario.scenario_file import read_draft  # noqa: PLC0415
    from scenes.layout.draft.drafts import draft_scenario  # noqa: PLC0415  it loads geometry

    trial = target.with_name(f".{target.stem}.{os.getpid()}.toml")
    try:
        trial.write_text(draft_scenario(wishes), encoding="utf-8")
        draft = read_draft(trial)
        if isinstance(draft, list):
            raise BadInput(str(draft[0]).replace(str(trial), str(target)))
        case = case_of(draft)
        places = laid_out(case, len(wishes.worths)) if case else None
    finally:
        trial.unlink(missing_ok=True)
    if places is None:
        raise BadInput(f"--fragments: {len(wishes.worths)} more than 6 pas apart were not found room for on this table")
    return draft_scenario(wishes, places)


def _answer(path: Path, game: str, tongue: Tongue) -> Answer:
    from scenes.games.ichoria.check.legality import check_layout  # noqa: PLC0415  it loads geometry

    found = check_layout(path)
    document = {
        "scenario": str(path),
        "game": game,
        "legal": found.legal,
        "problems": [one.line_said(tongue.lang) for one in found.problems],
    }
    rows = [
        (tongue("written"), shown(path)),
        *(
            (tongue("new_to_do") if number == 0 else "", one.said(tongue.lang))
            for number, one in enumerate(found.problems)
        ),
        (tongue("next"), f"pas scenario check {shown(path)} --picture plan.png"),
    ]
    return Answer(document, [headline(path.stem, "yes" if found.legal else "unsure"), facts(rows)])
