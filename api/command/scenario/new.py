"""`pas scenario new`: asks a few questions, and writes a commented scenario that can be checked and played at once."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import Answer, BadInput, deliver, put_file, writable
from api.command.terminal.scene_names import refusing, shown
from api.command.terminal.text import facts, headline
from api.command.words.complaints import complaint
from api.command.words.sentences import tongue_for
from scenes.words import Columns, Tongue
from skirmish import games, kit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.layout import Checkup
    from scenes.layout.draft import DraftQuestion, Told
    from scenes.plugs import Adapter

File = Annotated[Path, typer.Argument(metavar="FILE")]
Game = Annotated[str | None, typer.Option("--game", help=", ".join(games()))]
SceneOption = Annotated[str | None, typer.Option("--scene", metavar="SCENE")]
Bands = Annotated[str | None, typer.Option("--bands", metavar="A,B")]
Fragments = Annotated[str | None, typer.Option("--fragments", metavar="N")]
Worth = Annotated[str | None, typer.Option("--worth", metavar="15,5,…")]
Turns = Annotated[str | None, typer.Option("--turns", metavar="N")]
Board = Annotated[str | None, typer.Option("--board", metavar="BOARD")]
Players = Annotated[str | None, typer.Option("--players", metavar="A,B")]
Title = Annotated[str | None, typer.Option("--name", metavar="NAME")]
LayOut = Annotated[bool, typer.Option("--lay-out")]
Answers = Annotated[
    list[str] | None,
    typer.Option("--answer", metavar="KEY=VALUE"),
]
Yes = Annotated[bool, typer.Option("--yes")]
Force = Annotated[bool, typer.Option("--force")]


@dataclass(frozen=True)
class Interview:
    """Questions to the author: answers given as options are not asked for, and with --yes nothing is."""

    said: dict[str, str]
    usual_is_fine: bool
    tongue: Tongue

    def ask(self, question: "DraftQuestion", told: "Told") -> Any:
        """An answer that can be used; a wrong one is asked again with a hint, where somebody can be asked."""
        from scenes.layout.draft import AnswerError  # noqa: PLC0415

        key, usual = question.key, question.usual(told)
        given = self.said.get(key)
        if given is None and (self.usual_is_fine or not question.asked):
            given = usual
        if given is not None:
            try:
                return question.read(given, told)
            except AnswerError as wrong:
                raise BadInput(f"--{key}: {wrong}") from wrong
        if not sys.stdin.isatty():
            raise BadInput(complaint("nobody_to_ask", option=key, usual=usual))
        while True:
            try:
                return question.read(self._typed(question, usual), told)
            except AnswerError as wrong:
                sys.stdout.write(f"  {wrong}\n")

    def ask_all(self, questions: "Sequence[DraftQuestion]", told: "Told") -> None:
        """Ask one question after the other; later ones may depend on earlier answers."""
        for question in questions:
            told.answers[question.key] = self.ask(question, told)

    def _typed(self, question: "DraftQuestion", usual: str) -> str:
        sys.stdout.write(f"{question.said(self.tongue.lang)} [{usual}]: ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise BadInput(complaint("no_more_answers"))
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
    answer: Answers = None,
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
    said |= {"board": board, "players": players, "name": name, "lay-out": "yes" if lay_out else None}
    said |= _pairs(answer or [])
    given = {key: value for key, value in said.items() if value is not None}
    with refusing():
        own, text = _drafted(Interview(given, yes, tongue), target)
        put_file(target, text)
        return deliver(_answer(target, own, tongue), as_json=as_json)


def _pairs(answers: list[str]) -> dict[str, str]:
    for one in answers:
        if "=" not in one:
            raise BadInput(complaint("answer_form", one=one))
    return {key: value for key, _, value in (one.partition("=") for one in answers)}


def _target(path: Path, *, force: bool) -> Path:
    if path.suffix != ".toml":
        raise BadInput(complaint("name_a_toml", path=path))
    if path.exists() and not force:
        raise BadInput(complaint("there_already", path=path))
    writable(path)
    return path


def _drafted(interview: Interview, target: Path) -> "tuple[Adapter, str]":
    """Ask which game it is, then what that game needs; its adapter writes the file."""
    from scenes.layout.draft import Told  # noqa: PLC0415
    from scenes.plugs import adapter  # noqa: PLC0415  it loads the form of scenes

    told = Told(target.parent)
    own = adapter(interview.ask(_game_question(interview.tongue), told))
    questions = own.draft_questions()
    _refuse_other_options(own.game, interview.said, [question.key for question in questions])
    interview.ask_all([*questions, _name_question(interview.tongue, target)], told)
    return own, own.draft_text(told, target)


def _refuse_other_options(game: str, said: dict[str, str], keys: "Sequence[str]") -> None:
    """A game that is told what it does not ask would do something else than its author thinks."""
    for key in said:
        if key not in ("game", "name", *keys):
            takes = ", ".join(f"--{one}" for one in keys) or "no option of its own"
            raise BadInput(complaint("not_of_this_game", option=key, title=kit(game).title, takes=takes))


def _game_question(tongue: Tongue) -> "DraftQuestion":
    from scenes.layout.draft import DraftQuestion  # noqa: PLC0415

    said = tongue("new_game", games=tongue("new_or").join(games()))
    return DraftQuestion("game", Columns(en=said), _read_game, lambda _: next(iter(games())))


def _read_game(said: str, _: "Told") -> str:
    from scenes.files import suggestion  # noqa: PLC0415
    from scenes.layout.draft import AnswerError  # noqa: PLC0415

    if said not in games():
        raise AnswerError(f"{said}: no such game; {suggestion(said, list(games()))}")
    return said


def _name_question(tongue: Tongue, target: Path) -> "DraftQuestion":
    from scenes.layout.draft import DraftQuestion  # noqa: PLC0415

    said, usual = tongue("new_name"), target.stem.replace("-", " ").replace("_", " ")
    return DraftQuestion("name", Columns(en=said), lambda name, _: name[:200], lambda _: usual)


def _checked(path: Path, own: "Adapter") -> "Checkup":
    """What the game finds in the layout; where it does not check layouts, what is wrong with the file."""
    from scenes.layout import Checkup, file_finding  # noqa: PLC0415
    from scenes.plugs import problems_of  # noqa: PLC0415  it loads the form of scenes

    if own.offers("check_layout"):
        found: Checkup = own.check_layout(path)
        return found
    return Checkup(tuple(file_finding(problem) for problem in problems_of(path)))


def _answer(path: Path, own: "Adapter", tongue: Tongue) -> Answer:
    found = _checked(path, own)
    document = {
        "scenario": str(path),
        "game": own.game,
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
