"""`pas replay`: narrates a recorded game and verifies it."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from api.command.pictures.films import film_document, film_rows, filmed
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, BadInput, deliver, writable
from api.command.terminal.text import facts, headline
from api.command.words.complaints import complaint
from api.command.words.sentences import tongue_for
from api.documents.matches import dice_document, outcome_document
from scenes.plugs import open_record
from scenes.words import Tongue
from scenes.words.story import story
from skirmish.kernel import SPECTATOR, Dice, RecordError, Replayed
from skirmish.kernel import replay as play_again

if TYPE_CHECKING:
    from typing import Any

    from rich.console import RenderableType


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    viewer: Annotated[str | None, typer.Option("--as", metavar="SIDE")] = None,
    film: Annotated[Path | None, typer.Option("--film", metavar="FILE")] = None,
    speed: Annotated[float, typer.Option("--speed", min=0.25, max=20.0)] = 1.0,
    camera: Annotated[str, typer.Option("--camera")] = "orbit",
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Play a record again: tell what happened, and say whether every die and answer holds."""
    tongue = tongue_for(lang)
    writable(film)
    replayed = replay_file(file)
    players = replayed.match.rules.players
    if viewer is not None and viewer not in players:
        raise BadInput(complaint("no_such_viewer", file=file, viewer=viewer, names=", ".join(players)))
    told = [] if verify else replayed.match.told(viewer or SPECTATOR)
    made = filmed(replayed, film, speed, camera, tongue, viewer) if film else None
    document = record_document(replayed, told) | ({"film": film_document(made)} if made else {})
    text = _text(replayed, told, tongue) if made is None else [*verdict_text(replayed, tongue), film_rows(made, tongue)]
    return deliver(Answer(document, text, _code(replayed)), as_json=as_json)


def replay_file(file: Path) -> Replayed:
    """Play a record again; a file that is none is bad input."""
    try:
        record, rules = open_record(file)
        return play_again(record, rules)
    except RecordError as wrong:
        message = str(wrong)
        raise BadInput(message if message.startswith(str(file)) else f"{file}: {message}") from wrong


def _code(replayed: Replayed) -> int:
    return ANSWERED if replayed.identical else ANSWERED_NO


def record_document(replayed: Replayed, told: "list[Any]") -> "dict[str, Any]":
    """What a record holds, for programs."""
    match = replayed.match
    return {
        "ok": replayed.identical,
        "first_difference": str(replayed.difference) if replayed.difference else None,
        "game": match.rules.game,
        "players": list(match.rules.players),
        "answers": len(match.entries),
        "events": told or len(match.events),
        "dice": dice_document(match.dice),
        "outcome": outcome_document(match),
    }


def _text(replayed: Replayed, told: "list[Any]", tongue: Tongue) -> "list[RenderableType]":
    telling = story(replayed.match.rules.game, tongue.lang)
    lines: list[RenderableType] = [f"  {said}" for said in (telling.event(event) for event in told) if said]
    return [*lines, *verdict_text(replayed, tongue)]


def verdict_text(replayed: Replayed, tongue: Tongue) -> "list[RenderableType]":
    """Whether a record is what it says, in words."""
    match, outcome = replayed.match, replayed.match.outcome
    said = headline(tongue("identical"), "yes") if replayed.identical else headline(tongue("not_identical"), "no")
    won = (", ".join(outcome.winners) or tongue("nobody")) if outcome else tongue("not_over")
    rows = [
        (tongue("first_difference"), str(replayed.difference)) if replayed.difference else None,
        (tongue("game"), f"{match.rules.game}: {', '.join(match.rules.players)}"),
        (tongue("answers_given"), tongue.count(len(match.entries))),
        (tongue("dice"), _dice_words(match.dice, tongue)) if replayed.identical else None,
        (tongue("winner"), won),
    ]
    return [said, facts(rows)]


def _dice_words(dice: Dice, tongue: Tongue) -> str:
    """Who could know the dice before they fell."""
    said = dice_document(dice)
    named = {"commitment": said["commitment"], "players": ", ".join(said["shares"])}
    return tongue(f"dice_{dice.kind}", origin=tongue(f"dice_from_{said['from'] or 'nobody'}", **named))
