"""`pas scenario place`: lays fragments or stones out legally, contested and fairly, with the reason for each."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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
from api.command.words.complaints import complaint
from api.command.words.sentences import tongue_for
from api.command.words.survey_words import survey_tongue
from api.documents.survey_report import proposal_document
from scenes.words import Tongue

if TYPE_CHECKING:
    from scenes.layout.place import BoardProposal, Proposal

Count = Annotated[
    int,
    typer.Option(
        "--fragments",
        "--stones",
        metavar="N",
        min=1,
        max=40,
    ),
]
Values = Annotated[
    str | None,
    typer.Option("--values", metavar="V,V,…"),
]
Seed = Annotated[int, typer.Option("--seed", metavar="S", min=0)]
Afresh = Annotated[bool, typer.Option("--all")]
OutFile = Annotated[
    Path | None,
    typer.Option("-o", "--out", metavar="FILE"),
]
Confirm = Annotated[int, typer.Option("--confirm", metavar="N", min=0, max=10_000)]
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
        from scenes.layout.place import Wish  # noqa: PLC0415
        from scenes.plugs import adapter_of  # noqa: PLC0415  it loads the form of scenes

        path, wish = scenario_path(scenario), Wish(count, _values(values), seed, afresh)
        own = adapter_of(path)
        with map_ground(tongue) as progress:
            found = own.layout_proposal(path, wish, progress or (lambda _: None))
        return deliver(_answer(own.game, found, Written(target, wanted, confirm), tongue), as_json=as_json)


def _values(said: str | None) -> tuple[int, ...]:
    if said is None:
        return ()
    words = [word.strip() for word in said.split(",")]
    for word in words:
        if not word.isdecimal() or not 0 < int(word) <= LARGEST_WORTH:
            raise BadInput(complaint("no_worth", word=word, largest=LARGEST_WORTH))
    return tuple(int(word) for word in words)


def _answer(game: str, found: "Proposal | BoardProposal", written: Written, tongue: Tongue) -> Answer:
    words = survey_tongue(tongue)
    outcome = written.deliver(found.path, found.text, found.survey, tongue)
    rows = [
        (words("imbalance"), parts_said(called(found.survey), words)),
        *games_row(outcome, words),
        *written_rows(outcome, words),
    ]
    key = "placed" if found.space == "table" else "stones_placed"
    said = words(key, count=len(found.placed), seed=found.wish.seed)
    whole = {"scenario": str(found.path), **proposal_document(found, game), **outcome.document}
    text = [headline(said, "plain"), *_lines(found, words), facts(rows)]
    return Answer(whole, text, ANSWERED if outcome.legal else ANSWERED_NO)


def _lines(found: "Proposal | BoardProposal", words: Tongue) -> list[str]:
    """The reason for each fragment or stone."""
    if found.space == "board":
        return [told_stone(stone, words) for stone in found.survey.stones]
    return [told_fragment(one, one.token.id in found.placed, words) for one in found.survey.fragments]
