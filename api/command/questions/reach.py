"""`pas reach`: maps where a figure can get in one activation, with what chance, and the enemies it threatens."""

from typing import TYPE_CHECKING

import scenes
from api.command.pictures.move_pictures import draw_reach
from api.command.questions.move import athletisme_row
from api.command.terminal.map_progress import map_ground
from api.command.terminal.move_options import Athletisme, Hurry, MoverName, Threats
from api.command.terminal.options import AsJson, Language, PicturePath, SceneName
from api.command.terminal.output import Answer, deliver, writable_picture
from api.command.terminal.scene_names import open_scene, refusing
from api.command.terminal.text import Row, facts, headline
from api.command.words.sentences import tongue_for
from api.documents.move_rulings import reach_document
from scenes.words import DIGITS, Tongue, said_bound, said_place

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rich.console import RenderableType

    from scenes import ReachRuling, Scene

THREATS = (("charge", "threat_charge"), ("shoot", "threat_shoot"))


def reach(
    scene: SceneName,
    figure: MoverName,
    *,
    hurry: Hurry = False,
    threats: Threats = False,
    athletisme: Athletisme = None,
    picture: PicturePath = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Where can FIGURE get this activation? Every place with its cost and its chance, floors included."""
    tongue, wanted = tongue_for(lang), writable_picture(picture)
    with refusing():
        loaded = open_scene(scene, figure)
        if loaded.space == "board":
            from api.command.questions.board_questions import Asked, board_reach  # noqa: PLC0415  it loads the rules of boards

            return deliver(board_reach(Asked(loaded, tongue, wanted), figure), as_json=as_json)
        with map_ground(tongue) as progress:
            ruling = scenes.map_reach(
                loaded, figure, hurry=hurry, athletisme=athletisme, with_threats=threats, progress=progress
            )
    drawn = draw_reach(loaded, ruling, wanted, tongue) if wanted else None
    document = reach_document(ruling) | {"scene": str(loaded.path), "picture": str(drawn) if drawn else None}
    return deliver(Answer(document, _text(loaded, ruling, threats, drawn, tongue)), as_json=as_json)


def _text(
    scene: "Scene", ruling: "ReachRuling", threats: bool, picture: "Path | None", tongue: Tongue
) -> "list[RenderableType]":
    area, certain = ruling.area_pas2, ruling.certain_area_pas2
    said = tongue("reach_found", figure=ruling.figure.id, area=tongue.number(area, 1))
    pace = tongue("hurrying" if ruling.hurry else "not_hurrying")
    rows = [
        (tongue("reach_move"), tongue("reach_within", allowance=said_bound(ruling.allowance_pas, tongue), pace=pace)),
        (tongue("reach_certain"), _area(certain, area, tongue)),
        (tongue("reach_by_rolls"), _area(area - certain, area, tongue)),
        _highest(ruling, tongue),
        *_fragments(scene, ruling, tongue),
        *(_threats(ruling, tongue) if threats else ()),
        athletisme_row(ruling.prowess, tongue),
        (tongue("picture"), f"{picture}") if picture else None,
    ]
    return [headline(said, "plain"), facts(rows)]


def _area(area: float, whole: float, tongue: Tongue) -> str:
    return tongue("reach_area", area=tongue.number(area, 1), share=tongue.share(area / whole if whole else 0.0))


def _highest(ruling: "ReachRuling", tongue: Tongue) -> Row | None:
    """The highest place that it can get to."""
    if not len(ruling.places_pas):
        return None
    number = ruling.highest
    place = ruling.place(number)
    return tongue("reach_highest"), tongue(
        "reach_highest_at",
        height=tongue.number(place[2], DIGITS),
        at=said_place(place, tongue),
        chance=tongue.share(float(ruling.chances[number])),
    )


def _fragments(scene: "Scene", ruling: "ReachRuling", tongue: Tongue) -> "Iterator[Row]":
    """The fragments within reach, with chance and cost."""
    found = [
        tongue(
            "reach_fragment",
            name=fragment.id,
            chance=tongue.share(float(ruling.chances[number])),
            cost=tongue.number(float(ruling.costs_pas[number]), DIGITS),
        )
        for fragment in scene.fragments
        if (number := ruling.touching(fragment)) is not None
    ]
    if found:
        yield tongue("reach_fragments"), tongue.joined(found)


def _threats(ruling: "ReachRuling", tongue: Tongue) -> "Iterator[Row]":
    for kind, key in THREATS:
        found = [
            tongue(
                "threat_on",
                name=threat.target,
                chance=tongue.share(threat.chance),
                at=said_place(threat.at, tongue),
            )
            for threat in ruling.threats
            if threat.kind == kind
        ]
        yield tongue(key), "\n".join(found) or tongue("threat_none")
