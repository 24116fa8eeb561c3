"""`pas scenario improve`: moves what makes a layout unfair, as little as possible."""

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
from api.documents.survey_report import amendment_document, board_survey_document, imbalance_document
from scenes.words.tongue import Tongue

if TYPE_CHECKING:
    from scenes.games.mythic.layout.placement import StoneMove
    from scenes.layout.place.proposals import Amendment, Shift


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
        from scenes.files.text import game_of  # noqa: PLC0415  it loads the form of scenes

        path = scenario_path(scenario)
        improve_on = _on_board if game_of(path) == "mythic" else _on_table
        return deliver(improve_on(path, Written(target, wanted, confirm), tongue), as_json=as_json)


def _on_table(path: Path, written: Written, tongue: Tongue) -> Answer:
    from scenes.layout.place.proposals import propose_moves  # noqa: PLC0415  it loads geometry
    from scenes.layout.place.rewrite import with_fragments  # noqa: PLC0415

    with map_ground(tongue) as progress:
        found = propose_moves(path, progress or (lambda _: None))
    words = survey_tongue(tongue)
    outcome = written.deliver(path, lambda out: with_fragments(path, found.fragments, out), found.after, tongue)
    lines = [_told(found, shift, words) for shift in found.shifts]
    before, after = (parts_said(called(one), words) for one in (found.before, found.after))
    rows = [
        (words("imbalance"), words("before_after", before=before, after=after)),
        *games_row(outcome.games, words),
        *written_rows(outcome, words),
    ]
    said = words("moved", count=len(found.shifts)) if found.shifts else words("nothing_to_move")
    document = {"scenario": str(path), **amendment_document(found), **outcome.document}
    return Answer(document, [headline(said, "plain" if found.shifts else "yes"), *lines, facts(rows)])


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


def _on_board(path: Path, written: Written, tongue: Tongue) -> Answer:
    from scenes.games.mythic.layout.board_survey import board_surveyor, stones_file  # noqa: PLC0415
    from scenes.games.mythic.layout.placement import improve_stones  # noqa: PLC0415  it loads the rules of boards
    from scenes.games.open import survey_of  # noqa: PLC0415
    from scenes.layout.place.rewrite import with_stones  # noqa: PLC0415

    stones_file(path)
    before = survey_of(path)
    looked, words = board_surveyor(path), survey_tongue(tongue)
    areas = [stone.area for stone in before.stones]
    moves = improve_stones(looked, areas)
    for move in moves:
        areas[move.slot] = move.end
    after = looked.survey(areas)
    outcome = written.deliver(path, lambda out: with_stones(path, areas, out), after, tongue)
    both = (parts_said(one.imbalance, words) for one in (before, after))
    rows = [
        (words("imbalance"), words("before_after", **dict(zip(("before", "after"), both, strict=True)))),
        *games_row(outcome.games, words),
        *written_rows(outcome, words),
    ]
    document = {
        "scenario": str(path),
        "moved": [_stone_move(move) for move in moves],
        "before": imbalance_document(before.imbalance),
        "after": imbalance_document(after.imbalance),
        "survey": board_survey_document(after),
        **outcome.document,
    }
    said = words("stones_moved", count=len(moves)) if moves else words("nothing_to_move")
    return Answer(document, [headline(said, "plain" if moves else "yes"), *_stone_lines(moves, words), facts(rows)])


def _stone_move(move: "StoneMove") -> dict[str, Any]:
    return {"from": move.start, "to": move.end, "before": move.before, "after": move.after}


def _stone_lines(moves: "tuple[StoneMove, ...]", words: Tongue) -> list[str]:
    return [
        words(
            "shift_stone",
            start=move.start,
            end=move.end,
            before=words.number(move.before, 2),
            after=words.number(move.after, 2),
        )
        for move in moves
    ]
