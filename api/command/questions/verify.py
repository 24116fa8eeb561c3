"""`pas verify`: checks a certificate by integers alone, or a recorded game by playing it again."""

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import RenderableType

import scenes
from api.command.games.replay import record_document, replay_file, verdict_text
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, BadInput, deliver
from api.command.terminal.scene_names import open_table, refusing, shown
from api.command.terminal.text import facts, headline
from api.command.words.complaints import complaint
from api.command.words.sentences import tongue_for
from api.documents.rulings import certificate_check_document
from scenes.plugs import is_record
from scenes.words import Tongue

if TYPE_CHECKING:
    from scenes import CertificateCheck


def verify(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE"),
    ],
    scene: Annotated[str | None, typer.Option("--scene", metavar="SCENE")] = None,
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="SHA256"),
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Check a certificate again, without trusting the search that wrote it; or a recorded game, answer by answer."""
    tongue = tongue_for(lang)
    started = time.perf_counter()
    if is_record(file):
        return _verify_record(file, commitment, tongue, as_json=as_json)
    if commitment is not None:
        raise BadInput(complaint("no_commitment", file=file))
    checked = check_file(file, scene)
    milliseconds = 1000 * (time.perf_counter() - started)
    document = certificate_check_document(checked) | {"milliseconds": milliseconds}
    exit_code = ANSWERED if checked.ok else ANSWERED_NO
    return deliver(Answer(document, _text(checked, milliseconds, tongue), exit_code), as_json=as_json)


def _verify_record(file: Path, commitment: str | None, tongue: Tongue, *, as_json: bool) -> int:
    """Whether every die follows from the seed, and the seed is the one that was committed to."""
    replayed = replay_file(file)
    document = record_document(replayed, [])
    told = document["dice"]["commitment"]
    if commitment is not None and replayed.identical and told != commitment.strip().lower():
        what = tongue("other_commitment", told=told or tongue("nothing_shown"), wanted=commitment)
        document |= {"ok": False, "first_difference": f"line 1: {what}"}
        text = [headline(tongue("not_identical"), "no"), facts([(tongue("first_difference"), what)])]
        return deliver(Answer(document, text, ANSWERED_NO), as_json=as_json)
    code = ANSWERED if replayed.identical else ANSWERED_NO
    return deliver(Answer(document, verdict_text(replayed, tongue), code), as_json=as_json)


def check_file(file: Path, scene: str | None = None) -> "CertificateCheck":
    """Check a certificate against the scene it names, or another; a file that is no certificate is bad input."""
    with refusing():
        return scenes.check_certificate(file, open_table(scene, asks="distance") if scene else None)


def _text(checked: "CertificateCheck", milliseconds: float, tongue: Tongue) -> list[RenderableType]:
    key = "checked_blocked" if checked.leaves else "checked_visible"
    work = tongue(key, leaves=checked.leaves, triangles=tongue.count(checked.triangles), time=tongue.time(milliseconds))
    rows = [
        (tongue("first_difference"), checked.problem) if checked.problem else None,
        _statement(checked, tongue),
        (tongue("scene"), shown(checked.scene)) if checked.scene else None,
        (tongue("checked"), work) if checked.ok else None,
    ]
    said = headline(tongue("holds"), "yes") if checked.ok else headline(tongue("holds_not"), "no")
    return [said, facts(rows)]


def _statement(checked: "CertificateCheck", tongue: Tongue) -> tuple[str, str] | None:
    if checked.verdict not in ("visible", "blocked", "too_close") or len(checked.figures) != 2:
        return None
    a, b = checked.figures
    return tongue("statement"), tongue(f"states_{checked.verdict}", a=a, b=b)
