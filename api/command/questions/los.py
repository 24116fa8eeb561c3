"""`pas los`: does one figure see the other? Gives the verdict, the reason, the proof and the picture."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType

import scenes
from api.command.pictures.ruling_pictures import draw
from api.command.terminal.options import (
    AsJson,
    Budget,
    CertificatePath,
    FigureA,
    FigureB,
    Language,
    PicturePath,
    SceneName,
)
from api.command.terminal.output import Answer, complain, deliver, writable, writable_picture
from api.command.terminal.scene_names import open_scene, refusing, warned
from api.command.terminal.text import Row, Tone, facts, headline, paragraph
from api.command.terminal.wait import prepare
from api.command.words.sentences import tongue_for
from api.documents.rulings import sight_document
from scenes.words import Tongue, sight_reason, sight_verdict

if TYPE_CHECKING:
    from scenes import CoverRuling, Scene, SightRuling

BONUS_KEYS = {2: "short_in_cover", 1: "short_concealed", 0: "short_open", None: "cover_unsure"}
BUDGET_MS = 2000.0
"""A person waits this long for a proof; most take a few milliseconds."""


@dataclass(frozen=True)
class Papers:
    """The files that go with a ruling: its proof, and its picture."""

    certificate: Path | None
    picture: Path | None

    @property
    def document(self) -> dict[str, str | None]:
        return {name: str(path) if path else None for name, path in vars(self).items()}


def los(
    scene: SceneName,
    a: FigureA,
    b: FigureB,
    *,
    picture: PicturePath = None,
    certificate: CertificatePath = None,
    budget: Budget = BUDGET_MS,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Does A see B? The ruling, with a free line or a proof that there is none."""
    tongue = tongue_for(lang)
    papers = Papers(writable(certificate), writable_picture(picture))
    with refusing():
        opened = open_scene(scene, a, b, asks="sight")
        if opened.space == "board":
            from api.command.questions.board_questions import Asked, board_los  # noqa: PLC0415  it loads the rules of boards

            return deliver(board_los(Asked(opened, tongue, papers.picture), a, b, papers.certificate), as_json=as_json)
        return deliver(_ruled(opened, (a, b), budget, papers, tongue), as_json=as_json)


def _ruled(scene: "Scene", figures: tuple[str, str], budget_ms: float, wanted: Papers, tongue: Tongue) -> Answer:
    ruling, hidden = ask_sight(scene, *figures, budget_ms, tongue)
    written = write_papers(scene, ruling, wanted, tongue)
    about = {"scene": str(scene.path), "warnings": warned(scene, tongue)}
    document = sight_document(scene, ruling, hidden) | about | written.document
    return Answer(document, sight_text(scene, ruling, hidden, written, tongue))


def ask_sight(scene: "Scene", a: str, b: str, budget_ms: float, tongue: Tongue) -> "tuple[SightRuling, CoverRuling]":
    """Rule on sight, and on how much of the second figure is hidden."""
    for name in (a, b):
        scene.figure(name)  # a wrong name is refused before any long work
    prepare(scene.table, tongue)
    ruling = scenes.rule_sight(scene, a, b, budget_ms=budget_ms, with_margin=True)
    return ruling, scenes.rule_cover(scene, a, b)


def write_papers(scene: "Scene", ruling: "SightRuling", wanted: Papers, tongue: Tongue) -> Papers:
    """Write the proof and the picture that are wanted, and say which there are."""
    proof = write_certificate(scene, ruling, wanted.certificate, tongue) if wanted.certificate else None
    return Papers(proof, draw(scene, ruling, wanted.picture, tongue) if wanted.picture else None)


def write_certificate(scene: "Scene", ruling: "SightRuling", path: Path, tongue: Tongue) -> Path | None:
    """Write the proof of a ruling; where nothing is proved there is none, and one line says so."""
    if ruling.sight.verdict == "undecided":
        complain(tongue("no_certificate"))
        return None
    scenes.save_certificate(path, scene, ruling)
    return path


def sight_text(
    scene: "Scene", ruling: "SightRuling", hidden: "CoverRuling", written: Papers, tongue: Tongue, *more: Row | None
) -> list[RenderableType]:
    """A sight ruling in words, with more rows of facts if there are any."""
    sight = ruling.sight
    rows = [
        _stopped_by(ruling, tongue),
        _margin(ruling, tongue),
        _hidden(ruling, hidden, tongue),
        (tongue("rules"), ", ".join(ruling.rules)),
        (tongue("certificate"), f"{written.certificate}") if written.certificate else None,
        (tongue("picture"), f"{written.picture}") if written.picture else None,
        (tongue("work"), tongue("work_done", rays=tongue.count(sight.rays), time=tongue.time(sight.milliseconds))),
        *more,
    ]
    verdict = headline(sight_verdict(ruling, tongue), _tone(ruling))
    return [verdict, paragraph(sight_reason(scene, ruling, tongue)), facts(rows)]


def _tone(ruling: "SightRuling") -> Tone:
    tones: dict[str, Tone] = {"visible": "yes", "blocked": "no"}
    return tones.get(ruling.sight.verdict, "unsure")


def _stopped_by(ruling: "SightRuling", tongue: Tongue) -> Row | None:
    if ruling.sight.verdict == "visible" or not ruling.sight.blockers:
        return None
    shares = ", ".join(f"{blocker.name} {tongue.share(blocker.share)}" for blocker in ruling.sight.blockers)
    return tongue("stopped_by"), tongue("of_the_lines", shares=shares)


def _margin(ruling: "SightRuling", tongue: Tongue) -> Row | None:
    margin = ruling.sight.margin
    if margin is None:
        return None
    if margin.at_least_pas > 0:
        return tongue("margin"), tongue("margin_at_least", length=tongue.length(margin.at_least_pas))
    if margin.at_most_pas is None:
        return None
    return tongue("margin"), tongue("margin_thin", length=tongue.length_at_most(margin.at_most_pas))


def _hidden(ruling: "SightRuling", hidden: "CoverRuling", tongue: Tongue) -> Row | None:
    if not ruling.sees:
        return None
    share = tongue.between(hidden.cover.hidden_low, hidden.cover.hidden_high)
    said = tongue("hidden_share", share=share, a=ruling.a.id, b=ruling.b.id)
    return tongue("hidden"), tongue.joined((said, tongue(BONUS_KEYS[hidden.bonus])))
