"""Renders the report of a scan as a page for people, in Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.files.problems import one_line
from scenes.words.scan_notes import (
    SCAN_SENTENCES,
    again_words,
    hole_words,
    measures,
    noise_words,
    scale_headline,
    scale_words,
    table_words,
)
from scenes.words.sentence_files import sentences, together
from scenes.words.tongue import Tongue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from scenes.words.languages import Lang

    Report = Mapping[str, Any]

PAGE_SENTENCES = sentences("scan/report")
PICTURES = {"above.png": "above", "side.png": "side"}
MOST_HOLES = 20


def report_page(report: Report, lang: Lang = "en") -> str:
    """The page that goes with a scene."""
    tongue = Tongue(lang, together(SCAN_SENTENCES, PAGE_SENTENCES))
    return "\n".join(line for part in _parts(report, tongue) for line in part) + "\n"


def _parts(report: Report, tongue: Tongue) -> Iterator[Iterable[str]]:
    files = ", ".join(f"`{one_line(entry['file'])}`" for entry in report["inputs"])
    yield [f"# {one_line(report['name'])}", "", tongue("from_files", files=files), ""]
    yield _section(tongue("scale"), [f"**{_sentence(scale_headline(report, tongue))}**", *scale_words(report, tongue)])
    yield _section(
        tongue("table"), [f"{_sentence(table_words(report, tongue))} {_sentence(noise_words(report, tongue))}"]
    )
    yield _pictures(report, tongue)
    yield [f"## {tongue('pieces')}", "", *_pieces(report, tongue), "", tongue("accuracy_means"), ""]
    yield _section(tongue("again"), [f"- {words}" for words in again_words(report, tongue)], apart=False)
    yield [f"## {tongue('holes')}", "", *_holes(report["holes"], tongue), ""]
    yield [f"## {tongue('repairs')}", "", *_repairs(report["repairs"], tongue), ""]
    if report["notes"]:
        yield _section(tongue("notes"), [f"- {one_line(note)}" for note in report["notes"]], apart=False)
    yield [tongue("check_again")]


def _section(title: str, lines: Iterable[str], *, apart: bool = True) -> Iterator[str]:
    """A heading and paragraphs below it, or a list."""
    yield from (f"## {title}", "")
    for line in lines:
        yield line
        if apart:
            yield ""
    if not apart:
        yield ""


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "."


def _pictures(report: Report, tongue: Tongue) -> Iterator[str]:
    for name in report.get("pictures", ()):
        yield f"![{tongue(PICTURES[name])}]({name})"
        yield ""


def _pieces(report: Report, tongue: Tongue) -> Iterator[str]:
    keys = ("piece", "looks_like", "size_cm", "size_pas", "triangles", "accuracy", "deviation", "noise")
    yield f"| {' | '.join(tongue(key) for key in keys)} |"
    yield f"|{'---|' * len(keys)}"
    for piece in report["pieces"]:
        off = piece["deviation"]
        deviation = ", ".join(
            _mm(max(off[f"there_{kind}"], off[f"back_{kind}"]), tongue) for kind in ("mean", "95", "most")
        )
        cells = (
            one_line(piece["id"]),
            one_line(piece["guess"]),
            measures(piece["size_cm"], tongue),
            measures(piece["size_pas"], tongue),
            tongue.count(piece["triangles"]),
            tongue.length_at_most(piece["accuracy_pas"]),
            f"{deviation} mm",
            f"{_mm(piece['noise_pas'], tongue)} mm",
        )
        yield f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def _mm(length_pas: float, tongue: Tongue) -> str:
    return tongue.number(25 * length_pas, 2)


def _holes(holes: list[dict[str, Any]], tongue: Tongue) -> Iterator[str]:
    filled = [hole for hole in holes if hole["filled"]]
    left = [hole for hole in holes if not hole["filled"]]
    if filled:
        across = f"{tongue.number(25 * max(hole['across_pas'] for hole in filled), 1)} mm"
        yield tongue("filled", count=len(filled), across=across)
    else:
        yield tongue("none_filled")
    yield ""
    yield tongue("left_open") if left else tongue("none_open")
    yield from (f"- {hole_words(hole, tongue)}" for hole in left[:MOST_HOLES])
    if len(left) > MOST_HOLES:
        yield f"- {tongue('more', count=len(left) - MOST_HOLES)}"


def _repairs(repairs: Mapping[str, Any], tongue: Tongue) -> Iterator[str]:
    done = [f"- {name.replace('_', ' ')}: {_number(count, tongue)}" for name, count in repairs.items() if count]
    yield from done or [tongue("no_repairs")]


def _number(count: float, tongue: Tongue) -> str:
    return tongue.count(count) if isinstance(count, int) else tongue.significant(count)
