"""`pas demo`: the main job on a shipped scene. Settles a dispute on a scanned castle, with its proof and picture."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from api.command.questions.los import BUDGET_MS, Papers, ask_sight, sight_text, write_papers
from api.command.questions.verify import check_file
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, BadInput, deliver, writable, writable_picture
from api.command.terminal.scene_names import open_table, refusing
from api.command.terminal.text import Row, paragraph
from api.command.words.sentences import tongue_for
from api.documents.rulings import certificate_check_document, sight_document
from scenes.words import Tongue

if TYPE_CHECKING:
    from scenes import CertificateCheck

SCENE, SHOOTER, TARGET = "castle", "davios", "jelena"


def demo(
    folder: Annotated[Path, typer.Option("--out", metavar="DIR")] = Path("demo"),
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Settle a dispute on a scanned castle: the ruling, its proof checked again, and a picture."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder}: {error.strerror}") from error
    papers = Papers(writable(folder / f"{SCENE}.json"), writable_picture(folder / f"{SCENE}.png"))
    with refusing():
        return deliver(_settled(papers, tongue_for(lang)), as_json=as_json)


def _settled(papers: Papers, tongue: Tongue) -> Answer:
    scene = open_table(SCENE)
    ruling, hidden = ask_sight(scene, SHOOTER, TARGET, BUDGET_MS, tongue)
    written = write_papers(scene, ruling, papers, tongue)
    checked = check_file(written.certificate) if written.certificate else None
    document = {
        "ruling": sight_document(scene, ruling, hidden) | {"scene": str(scene.path)},
        "verified": certificate_check_document(checked) if checked else None,
        **written.document,
    }
    text = [
        paragraph(tongue("dispute", a=SHOOTER, b=TARGET)),
        *sight_text(scene, ruling, hidden, written, tongue, *_epilogue(checked, tongue)),
    ]
    return Answer(document, text, ANSWERED if checked is None or checked.ok else ANSWERED_NO)


def _epilogue(checked: "CertificateCheck | None", tongue: Tongue) -> Iterator[Row]:
    """The result of checking the proof, and what to try next."""
    if checked:
        outcome = tongue("holds") if checked.ok else f"{tongue('holds_not')} ({checked.problem})"
        yield tongue("verified"), tongue("verified_how", outcome=outcome)
    yield tongue("ask_yourself"), f"pas los {SCENE} {TARGET} {SHOOTER}"
