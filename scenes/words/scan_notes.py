"""Sentences about a scan in French and English, shared by its report and the command.

The notes of a step about a file are in English only, like the errors of scenes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.words.sentence_files import sentences

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from scenes.words.tongue import Tongue

    Report = Mapping[str, Any]

MM_PER_PAS = 25.0
MOST_ALTERNATIVES = 4

SCAN_SENTENCES = sentences("scan/notes")


def scale_headline(report: Report, tongue: Tongue) -> str:
    """The scale, to be read first."""
    guessed = "scale_fitted" if report["scale"]["how"].startswith("fitted") else "scale_guessed"
    key = guessed if is_guess(report) else "scale_sure"
    return tongue(key, length=_unit(report["scale"]["pas_per_unit"], tongue))


def is_guess(report: Report) -> bool:
    """Whether the scale is a guess: neither the user nor the file stated it."""
    scale = report["scale"]
    return not scale["sure"] or scale["how"].startswith("guessed")


def _unit(pas_per_unit: float, tongue: Tongue) -> str:
    """How long a unit of the file is, in the unit that suits it."""
    length_mm = MM_PER_PAS * pas_per_unit
    for unit, factor in (("m", 1000.0), ("cm", 10.0), ("mm", 1.0)):
        if length_mm >= factor * 0.999_999 or unit == "mm":
            break
    return f"{tongue.significant(length_mm / factor)} {unit}"


def scale_words(report: Report, tongue: Tongue) -> list[str]:
    """How the scale was found, and what else it may be where that is a guess."""
    scale = report["scale"]
    said = [tongue("scale_how", how=scale["how"])]
    others = [other["said"] for other in scale["alternatives"][:MOST_ALTERNATIVES]]
    if others and is_guess(report):
        said.append(tongue("scale_else", alternatives=tongue.joined(others)))
    return said


def table_words(report: Report, tongue: Tongue) -> str:
    table, plane = report["table"], report["plane"]
    size = tongue("table_is", cm=measures(table["size_cm"], tongue), pas=measures(table["size_pas"], tongue))
    if plane is None:
        return tongue.joined([size, tongue("plane_none")])
    said = [size]
    residual, flatness = (tongue.length_at_most(plane[key]) for key in ("residual_pas", "flatness_pas"))
    said.append(tongue("plane_is", residual=residual, flatness=flatness))
    if plane["tilt_deg"] >= 0.05:
        said.append(tongue("tilted", tilt=tongue.number(plane["tilt_deg"], 1)))
    if plane["turned_over"]:
        said.append(tongue("turned_over"))
    return tongue.joined(said)


def noise_words(report: Report, tongue: Tongue) -> str:
    said = [tongue("noise_is", noise=tongue.length_at_most(report["noise_pas"]))]
    for cloud in report["clouds"]:
        mean, most = (tongue.length_at_most(cloud["deviation"][key]) for key in ("there_mean", "there_95"))
        said.append(tongue("cloud_is", mean=mean, most=most))
    return tongue.joined(said)


def again_words(report: Report, tongue: Tongue) -> list[str]:
    """What to scan again, the worst first."""
    return [_again(entry, tongue) for entry in report["scan_again"]] or [tongue("nothing_again")]


def _again(entry: Mapping[str, Any], tongue: Tongue) -> str:
    if entry["what"] == "rough":
        return tongue("piece_rough", piece=entry["piece"], accuracy=tongue.length_at_most(entry["accuracy_pas"]))
    return hole_words(entry, tongue)


def hole_words(hole: Mapping[str, Any], tongue: Tongue) -> str:
    """A hole with its width and its place."""
    at = ", ".join(tongue.number(number, 1) for number in hole["at_pas"])
    said = tongue("hole_is", across=f"{tongue.number(2.5 * hole['across_pas'], 1)} cm", at=f"({at})")
    return tongue("hole_in", hole=said, piece=hole["piece"]) if hole.get("piece") else said


def measures(lengths: Sequence[float], tongue: Tongue) -> str:
    """Sizes side by side: 6.1 × 6.0 × 9.2."""
    return " × ".join(tongue.number(length, 1) for length in lengths)
