"""`pas scenario place`: lays fragments or stones out legally, contested and fairly, with the reason for each."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from api.command.games.play import ScenarioName, scenario_path
from api.command.scenario.proposal_text import Written, games_row, told_fragment, told_stone, written_rows
from api.command.scenario.survey import SurveyPicture
from api.command.scenario.survey_tables import called, parts_said
from api.command.terminal.map_progress import map_ground
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, BadInput, deliver, writable, writable_picture
from api.command.terminal.scene_names import refusing
from api.command.terminal.text import facts, headline
from api.command.words.sentences import tongue_for
from api.command.words.survey_words import survey_tongue
from api.documents.survey_report import board_survey_document, imbalance_document, proposal_document
from scenes.words.tongue import Tongue

if TYPE_CHECKING:
    from scenes.layout.place.proposals import Wish

Count = Annotated[
    int,
    typer.Option(
        "--fragments",
        "--stones",
        metavar="N",
        min=1,
        max=40,
        help="How many fragments, or stones of a board, there are in the end.",
    ),
]
Values = Annotated[
    str | None,
    typer.Option("--values", metavar="V,V,…", help="What those are worth that are placed, as 15,15,5,5."),
]
Seed = Annotated[int, typer.Option("--seed", metavar="S", min=0, help="The same seed proposes the same.")]
Afresh = Annotated[bool, typer.Option("--all", help="Place those anew that lie there already; else they stay.")]
OutFile = Annotated[
    Path | None,
    typer.Option("-o", "--out", metavar="FILE", help="Write the scenario here; it may be the same file."),
]
Confirm = Annotated[
    int, typer.Option("--confirm", metavar="N", min=0, max=10_000, help="Play so many pairs of bot games on it.")
]
LARGEST_WORTH = 1000


def place(
    scenario: ScenarioName,
    count: Count,
    values: Values = None,
    seed: Seed = 1,
    afresh: Afresh = False,
    out: OutFile = None,
    confirm: Confirm = 0,
    picture: SurveyPicture = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Lay out Ichor fragments, or the stones of a board: legal, varied in height, contested and fair by the survey.

    Fragments that lie in the file already are pinned: they stay where they are, and count. The search makes least:
    twice the imbalance of the survey, plus half of the mean difference between the sides' times to a fragment, plus 0.3
    for a layout on one floor only. With -o the file is written; all that is yours in it stays, comments too.
    """
    tongue, wanted = tongue_for(lang), writable_picture(picture)
    target = writable(out)
    with refusing():
        from scenes.files.text import game_of  # noqa: PLC0415  it loads the form of scenes
        from scenes.layout.place.proposals import Wish  # noqa: PLC0415

        path, wish = scenario_path(scenario), Wish(count, _values(values), seed, afresh)
        place_on = _on_board if game_of(path) == "mythic" else _on_table
        return deliver(place_on(path, wish, Written(target, wanted, confirm), tongue), as_json=as_json)


def _values(said: str | None) -> tuple[int, ...]:
    if said is None:
        return ()
    words = [word.strip() for word in said.split(",")]
    for word in words:
        if not word.isdecimal() or not 0 < int(word) <= LARGEST_WORTH:
            raise BadInput(f"--values: {word!r} is no worth; give whole numbers from 1 to {LARGEST_WORTH}, as 15,5,5")
    return tuple(int(word) for word in words)


def _on_table(path: Path, wish: "Wish", written: Written, tongue: Tongue) -> Answer:
    from scenes.layout.place.proposals import propose_fragments  # noqa: PLC0415  it loads geometry
    from scenes.layout.place.rewrite import with_fragments  # noqa: PLC0415

    with map_ground(tongue) as progress:
        found = propose_fragments(path, wish, progress or (lambda _: None))
    words = survey_tongue(tongue)
    outcome = written.deliver(path, lambda out: with_fragments(path, found.fragments, out), found.survey, tongue)
    lines = [told_fragment(one, one.token.id in found.placed, words) for one in found.survey.fragments]
    rows = [
        (words("imbalance"), parts_said(called(found.survey), words)),
        *games_row(outcome.games, words),
        *written_rows(outcome, words),
    ]
    said = words("placed", count=len(found.placed), seed=wish.seed)
    return _answer(path, proposal_document(found), [headline(said, "plain"), *lines, facts(rows)], outcome)


def _on_board(path: Path, wish: "Wish", written: Written, tongue: Tongue) -> Answer:
    from scenes.games.mythic.layout.board_survey import board_surveyor, stones_file  # noqa: PLC0415
    from scenes.games.mythic.layout.placement import StoneTask, place_stones  # noqa: PLC0415  it loads the rules of boards
    from scenes.layout.place.rewrite import with_stones  # noqa: PLC0415

    stones_file(path)
    looked, words = board_surveyor(path), survey_tongue(tongue)
    kept = () if wish.afresh else tuple(stone.area for stone in looked.scene.stones)
    areas = place_stones(StoneTask(looked, kept, wish.count), wish.seed)
    survey = looked.survey(areas)
    outcome = written.deliver(path, lambda out: with_stones(path, areas, out), survey, tongue)
    rows = [
        (words("imbalance"), parts_said(survey.imbalance, words)),
        *games_row(outcome.games, words),
        *written_rows(outcome, words),
    ]
    document = {
        "seed": wish.seed,
        "placed": list(areas[len(kept) :]),
        "imbalance": imbalance_document(survey.imbalance),
        "survey": board_survey_document(survey),
    }
    said = words("stones_placed", count=len(areas) - len(kept), seed=wish.seed)
    lines = [told_stone(stone, words) for stone in survey.stones]
    return _answer(path, document, [headline(said, "plain"), *lines, facts(rows)], outcome)


def _answer(path: Path, document: dict[str, Any], text: list[Any], outcome: Any) -> Answer:
    whole = {"scenario": str(path), **document, **outcome.document}
    return Answer(whole, text, ANSWERED if outcome.legal else ANSWERED_NO)
