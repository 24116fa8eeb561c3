"""Describes the result of a scan in words: the scale first, then table, pieces, and what to scan again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from api.command.terminal.scene_names import shown
from api.command.terminal.text import Row, facts, headline, paragraph
from scenes.words import again_words, is_guess, measures, noise_words, scale_headline, scale_words, table_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from rich.console import RenderableType

    from scenes.scan import SceneMade
    from scenes.words import Tongue

MOST_ROWS = 8
"""The rest is in the report."""


def scan_text(made: SceneMade, tongue: Tongue) -> list[RenderableType]:
    """A scene that was made, for people."""
    report = made.report
    first = headline(scale_headline(report, tongue), "unsure" if is_guess(report) else "plain")
    return [
        first,
        *(paragraph(words) for words in scale_words(report, tongue)),
        facts([(tongue("table"), table_words(report, tongue)), (tongue("noise"), noise_words(report, tongue))]),
        _pieces(report["pieces"], tongue),
        facts([*_many(tongue("scan_again"), again_words(report, tongue), tongue), *_rest(made, tongue)]),
    ]


def _pieces(pieces: Iterable[Mapping[str, Any]], tongue: Tongue) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for key in ("piece", "looks_like"):
        table.add_column(tongue(key))
    for key in ("size_cm", "size_pas", "triangles", "accurate_to"):
        table.add_column(tongue(key), justify="right", no_wrap=True)
    for piece in pieces:
        table.add_row(
            Text(piece["id"], style="bold"),
            Text(piece["guess"]),
            measures(piece["size_cm"], tongue),
            measures(piece["size_pas"], tongue),
            tongue.count(piece["triangles"]),
            f"{tongue.number(25 * piece['accuracy_pas'], 2)} mm",
        )
    return Padding(table, (0, 0, 0, 1))


def _rest(made: SceneMade, tongue: Tongue) -> Iterator[Row]:
    """Notes, what was written and what to do next."""
    report, folder = made.report, made.folder
    yield from _many(tongue("notes"), report["notes"], tongue)
    files = ["scene.toml", "report.md", *report["pictures"]]
    named = ", ".join(shown(folder / name) for name in files)
    yield tongue("written"), tongue("and_meshes", files=named, folder=shown(folder / "meshes"))
    if made.aside:
        yield tongue("set_aside"), tongue("set_aside_where", folder=shown(made.aside))
    yield tongue("next"), f"pas check {_typed(folder / 'scene.toml')}"


def _typed(path: Path) -> str:
    """A path as one would type it in a shell."""
    words = shown(path)
    return f'"{words}"' if " " in words else words


def _many(label: str, said: list[str], tongue: Tongue) -> Iterator[Row]:
    """Several things under one label, and how many more there are."""
    for place, words in enumerate(said[:MOST_ROWS]):
        yield label if place == 0 else "", words
    if len(said) > MOST_ROWS:
        yield "", tongue("more_in_report", count=len(said) - MOST_ROWS)


def check_text(document: Mapping[str, Any], tongue: Tongue) -> list[RenderableType]:
    """What measuring again brought out."""
    differences = document["differences"]
    if document["ok"]:
        first = headline(tongue("scan_holds"), "yes")
    else:
        first = headline(tongue("scan_differs", count=len(differences)), "no")
    measured = tongue(
        "measured_again",
        pieces=len(document["pieces"]),
        triangles=tongue.count(sum(piece["triangles"] for piece in document["pieces"])),
    )
    rows = [*_many(tongue("differs"), differences, tongue), (tongue("measured"), measured)]
    return [first, facts([*rows, *_many(tongue("notes"), list(document["notes"]), tongue)])]
