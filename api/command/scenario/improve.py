"""`pas scenario improve`: moves what makes a layout unfair, as little as possible."""

import math
from typing import TYPE_CHECKING

from api.command.games.play import ScenarioName, scenario_path
from api.command.scenario.place import Confirm, OutFile
from api.command.scenario.proposal_text import Written, games_row, written_rows
from api.command.scenario.survey import SurveyPicture
from api.command.scenario.survey_tables import called, parts_said
from api.command.terminal.map_progress import map_ground
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import Answer, deliver, writable, writable_picture
from api.command.terminal.scene_names import refusing
from api.command.terminal.text import facts, headline
from api.command.words.sentences import tongue_for
from api.command.words.survey_words import survey_tongue
from api.documents.survey_report import amendment_document
from scenes.words import Tongue

if TYPE_CHECKING:
    from scenes.layout.place import Amendment, BoardAmendment, Shift, StoneMove


def improve(
    scenario: ScenarioName,
    out: OutFile = None,
    confirm: Confirm = 0,
    picture: SurveyPicture = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Move what makes a layout unfair, as little as possible: what, from where to where, why, and what it gains.

    One fragment (or stone) after the other goes to where it takes most from the imbalance of the survey, each pas of
    the way counting against it, until the imbalance is 0.1 or nothing is worth a move. Fragments stay in their halves.
    """
    tongue, wanted = tongue_for(lang), writable_picture(picture)
    target = writable(out)
    with refusing():
        from scenes.plugs import adapter_of  # noqa: PLC0415  it loads the form of scenes

        path = scenario_path(scenario)
        own = adapter_of(path)
        with map_ground(tongue) as progress:
            found = own.layout_amendment(path, progress or (lambda _: None))
        return deliver(_answer(own.game, found, Written(target, wanted, confirm), tongue), as_json=as_json)


def _answer(game: str, found: "Amendment | BoardAmendment", written: Written, tongue: Tongue) -> Answer:
    words = survey_tongue(tongue)
    outcome = written.deliver(found.path, found.text, found.after, tongue)
    before, after = (parts_said(called(one), words) for one in (found.before, found.after))
    rows = [
        (words("imbalance"), words("before_after", before=before, after=after)),
        *games_row(outcome, words),
        *written_rows(outcome, words),
    ]
    key = "moved" if found.space == "table" else "stones_moved"
    said = words(key, count=len(found.shifts)) if found.shifts else words("nothing_to_move")
    document = {"scenario": str(found.path), **amendment_document(found, game), **outcome.document}
    return Answer(document, [headline(said, "plain" if found.shifts else "yes"), *_lines(found, words), facts(rows)])


def _lines(found: "Amendment | BoardAmendment", words: Tongue) -> list[str]:
    """What is moved, a line each."""
    if found.space == "board":
        return [_told_stone(move, words) for move in found.shifts]
    return [_told(found, shift, words) for shift in found.shifts]


def _told(found: "Amendment", shift: "Shift", words: Tongue) -> str:
    """One line on a fragment that is moved."""
    old = next(one for one in found.before.fragments if one.token.id == shift.token.id)
    soon, late = min(old.times, key=old.times.__getitem__), max(old.times, key=old.times.__getitem__)
    why = words("was_seen")
    if old.times[soon] < old.times[late]:
        times = {"time": words.number(old.times[soon], 1), "late": words.number(old.times[late], 1)}
        why = words("was_near", side=soon, other=late, **times)
    return words(
        "shift",
        name=shift.token.id,
        start=_spot(shift.token.place),
        end=_spot(shift.at),
        way=words.number(math.dist(shift.token.place, shift.to.place), 1),
        before=words.number(shift.before.total, 2),
        after=words.number(shift.after.total, 2),
        why=why,
    )


def _spot(place: tuple[float, ...]) -> str:
    return ",".join(f"{round(number, 2):g}" for number in place)


def _told_stone(move: "StoneMove", words: Tongue) -> str:
    return words(
        "shift_stone",
        start=move.start,
        end=move.end,
        before=words.number(move.before, 2),
        after=words.number(move.after, 2),
    )
