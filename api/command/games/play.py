"""`pas play`: plays a game in the terminal, by people, by bots, or by both."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, Self

import typer

import scenes
from api.command.games.session import Sitting
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, Answer, BadInput, deliver, writable
from api.command.terminal.pack_names import unpacked
from api.command.terminal.text import facts, headline
from api.command.words.complaints import complaint, hint
from api.command.words.sentences import tongue_for
from api.documents.matches import dice_document, outcome_document
from scenes.files import nearest
from scenes.plugs import is_record, load_scenario, open_record, shipped_scenarios, start_match
from scenes.words import Tongue
from scenes.words.story import story
from skirmish import kit
from skirmish.kernel import (
    Origin,
    RecordError,
    SeededDice,
    TypedDice,
    Writer,
    dice_of,
    fresh_seed,
    play_out,
    resume,
)
from terrain.machine import write_whole

if TYPE_CHECKING:
    from typing import Any

    from rich.console import RenderableType

    from skirmish.kernel import Bot, Json, Match

HUMAN = "human"

ScenarioName = Annotated[
    str,
    typer.Argument(metavar="SCENARIO"),
]
DiceKind = Literal["seeded", "typed"]


def play(
    scenario: ScenarioName,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="A,B",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N")] = None,
    dice: Annotated[DiceKind, typer.Option("--dice")] = "seeded",
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Play a game in the terminal, against somebody beside you or against bots.

    At a prompt, type the number of a choice or the answer itself; ? explains, hint suggests, take accepts the hint,
    undo takes the last answer back, map draws the table, quit stops. A record that was begun is continued with:
    pas play FILE.
    """
    tongue = tongue_for(lang)
    if as_json and dice == "typed":
        raise BadInput(complaint("json_and_dice"))
    match, setup = _opened(scenario, seed, dice)
    seats = _seats(match, bots, getattr(match.dice, "seed", 0))
    writer = Writer(match, setup)
    path = writable(record) or _own_record(scenario)
    sitting = Sitting(match, seats, story(match.rules.game, tongue.lang), tongue, quiet=as_json)
    with _Recording(path, writer) as note:
        if as_json:
            play_out(match, seats, watch=note)
        else:
            _commit(match, tongue)
            sitting.play(note)
    return deliver(_answer(match, path, tongue), as_json=as_json)


def _opened(name: str, seed: int | None, dice: DiceKind) -> "tuple[Match[Any], Json]":
    """A new match of a scenario, or one that a record has begun."""
    path = scenario_path(name)
    try:
        if is_record(path):
            if seed is not None or dice == "typed":
                raise BadInput(complaint("record_keeps_dice", path=path))
            record, rules = open_record(path)
            dice_of(record.header)
            return resume(record, rules), record.header.setup
        scenario = load_scenario(path)
    except RecordError as wrong:
        raise BadInput(str(wrong) if str(wrong).startswith(f"{path}:") else f"{path}: {wrong}") from wrong
    except scenes.SceneError as wrong:
        raise BadInput(str(wrong)) from wrong
    origin = Origin("system", fresh_seed()) if seed is None else Origin("hand")
    kind = SeededDice if dice == "seeded" else TypedDice
    return start_match(scenario, kind(origin.seed if seed is None else seed, origin)), scenario.setup


def _commit(match: "Match[Any]", tongue: Tongue) -> None:
    """Show, before the first decision, what the seed will be checked against."""
    said = dice_document(match.dice)
    if said["from"] == "system":
        typer.echo(tongue("dice_committed", commitment=said["commitment"]))


def scenario_path(name: str) -> Path:
    """The file meant by a word of the command line; a file of the user goes before a shipped one."""
    path, shipped = Path(name), shipped_scenarios()
    if path.is_file() or path.suffix or len(path.parts) > 1:
        return unpacked(path)
    if name in shipped:
        return shipped[name]
    near = nearest(name, shipped)
    hint = complaint("did_you_mean", name=near) if near else complaint("shipped", names=", ".join(shipped))
    raise BadInput(complaint("no_such_scenario", name=name, hint=hint))


def _own_record(name: str) -> Path | None:
    """A record that is continued is written on."""
    path = Path(name)
    return path if path.is_file() and is_record(path) else None


def _seats(match: "Match[Any]", bots: str | None, seed: int | str) -> "dict[str, Bot]":
    """The bots by the side they play; every other side is a person."""
    players, known = match.rules.players, kit(match.rules.game).bots
    names = [word.strip() for word in bots.split(",")] if bots else [HUMAN]
    names = names * len(players) if len(names) == 1 else names
    if len(names) != len(players):
        raise BadInput(complaint("bots_and_players", named=len(names), play=len(players), names=", ".join(players)))
    for name in names:
        if name != HUMAN and name not in known:
            raise BadInput(complaint("no_such_bot", name=name, hint=hint(name, [*known, HUMAN])))
    return {
        player: known[name](f"{seed}:{place}")
        for place, (player, name) in enumerate(zip(players, names, strict=True))
        if name != HUMAN
    }


class _Recording:
    """Writes a game down as it goes, so that whatever happens to the program nothing that was answered is lost."""

    def __init__(self, path: Path | None, writer: Writer) -> None:
        self._path, self._writer = path, writer

    def __enter__(self) -> Self:
        self._file = None
        if self._path:
            write_whole(self._path, "".join(self._writer.new_lines()))  # what was there before is whole until this is
            self._file = self._path.open("a", encoding="utf-8")
        return self

    def __call__(self, _match: object = None) -> None:
        lines = list(self._writer.new_lines()) if self._file else []
        if self._file:
            self._file.writelines(lines)
            self._file.flush()

    def __exit__(self, *_: object) -> None:
        self()
        if self._file:
            self._file.close()


def _answer(match: "Match[Any]", path: Path | None, tongue: Tongue) -> Answer:
    document = {
        "game": match.rules.game,
        "players": list(match.rules.players),
        "over": match.over,
        "waiting_for": [pending.decision.player for pending in match.pending],
        "outcome": outcome_document(match),
        "answers": len(match.entries),
        "events": len(match.events),
        "seed": getattr(match.dice, "seed", None),
        "dice": dice_document(match.dice),
        "record": str(path) if path else None,
    }
    return Answer(document, _text(match, path, tongue), ANSWERED)


def _text(match: "Match[Any]", path: Path | None, tongue: Tongue) -> "list[RenderableType]":
    outcome, telling = match.outcome, story(match.rules.game, tongue.lang)
    if outcome is None:
        said = headline(tongue("game_stopped"), "plain")
    elif outcome.winners:
        said = headline(tongue("game_won", winners=", ".join(outcome.winners)), "yes")
    else:
        said = headline(tongue("game_drawn"), "unsure")
    rows = [
        (telling.option("score"), ", ".join(f"{side} {points:g}" for side, points in outcome.score))
        if outcome
        else None,
        (tongue("why_over"), telling.option(outcome.reason)) if outcome else None,
        (tongue("answers_given"), tongue.count(len(match.entries))),
        (tongue("record"), str(path)) if path else None,
        (tongue("go_on"), f"pas play {path}") if path and outcome is None else None,
    ]
    return [said, facts(rows)]
