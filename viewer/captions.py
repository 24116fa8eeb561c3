"""The words on a picture, in French and in English."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from viewer.picture import Caption, LineKind

if TYPE_CHECKING:
    from scenes.rulings import SightRuling
    from scenes.scene import Scene
    from terrain.sight import Sight
    from viewer.picture import DrawnLine

Lang = Literal["fr", "en"]

MM_PER_PAS = 25.0
DUST = 1e-9
"""What binary fractions lose: 0.29 is to be shown as 0.29, not rounded down to 0.28."""

WORDS: dict[str, tuple[str, str]] = {
    "visible": ("VISIBLE", "VISIBLE"),
    "blocked": ("MASQUÉ", "BLOCKED"),
    "too_close": ("TROP JUSTE", "TOO CLOSE TO CALL"),
    "undecided": ("NON TRANCHÉ", "NOT SETTLED"),
    "sees": ("{a} voit {b}", "{a} sees {b}"),
    "sees_not": ("{a} ne voit pas {b}", "{a} does not see {b}"),
    "played_sees": ("joué comme vu", "played as seen"),
    "played_sees_not": ("joué comme masqué", "played as blocked"),
    "why_visible": (
        "Une ligne droite libre les joint ; au plus près, elle passe à {clearance} de {nearest}.",
        "A free straight line joins them; at its closest it passes {nearest} by {clearance}.",
    ),
    "why_visible_open": (
        "Une ligne droite libre les joint, et rien ne l’approche.",
        "A free straight line joins them, with nothing near it.",
    ),
    "why_blocked": (
        "Toute ligne droite d’un corps à l’autre est arrêtée : c’est prouvé.",
        "Every straight line from one body to the other is stopped: this is proved.",
    ),
    "why_too_close": (
        "Cela tient à un cheveu : plus grandes de {hair}, elles se voient ; plus petites d’autant, tout est masqué.",
        "It hangs on a hair: larger by {hair} they see each other, smaller by as much everything is blocked.",
    ),
    "why_undecided": (
        "{rays} lignes essayées, aucune libre ; mais la preuve n’est pas complète.",
        "{rays} lines were tried and none is free, but the proof is not complete.",
    ),
    "eye": ("Ce que voit {a}", "What {a} sees"),
    "gap_visible": ("Au plus juste, en coupe", "Where it is tightest, cut open"),
    "gap_too_close": ("La ligne à un cheveu près, en coupe", "The line but for a hair, cut open"),
    "shares": ("Ce qui arrête les lignes", "What stops the lines"),
    "witness": ("ligne libre", "free line"),
    "nearly": ("libre à un cheveu près", "free but for a hair"),
    "stopped": ("ligne arrêtée", "line that is stopped"),
    "dashes": ("tirets : derrière un décor · quadrillage : 1 pas", "dashes: behind scenery · grid: 1 pas"),
}
TIGHT_PAS = 2.0
"""A line with more room than this has nothing near it, and needs no close-up."""

KINDS: tuple[LineKind, ...] = ("witness", "nearly", "stopped")


@dataclass(frozen=True)
class Words:
    """One of the two languages."""

    lang: Lang

    def __call__(self, key: str, **facts: object) -> str:
        """A phrase with its facts filled in."""
        french, english = WORDS[key]
        return (french if self.lang == "fr" else english).format(**facts)

    def length(self, length_pas: float) -> str:
        """A length that holds: rounded down, so that no more is said than is known."""
        length_mm = length_pas * MM_PER_PAS
        digits = 1 if length_mm >= 1 else 2
        shown_mm = math.floor(length_mm * 10**digits + DUST) / 10**digits
        shown_pas = math.floor(length_pas * 1000 + DUST) / 1000
        return self._local(f"{shown_mm:.{digits}f} mm ({shown_pas:.3f} pas)")

    def count(self, number: int) -> str:
        return f"{number:,}".replace(",", "\u202f" if self.lang == "fr" else ",")

    def _local(self, written: str) -> str:
        return written.replace(".", ",") if self.lang == "fr" else written


def is_tight(found: Sight) -> bool:
    """Whether the free line has something near it."""
    return found.nearest is not None and found.clearance_pas is not None and found.clearance_pas <= TIGHT_PAS


def sight_caption(scene: Scene, ruling: SightRuling, lines: tuple[DrawnLine, ...], words: Words) -> Caption:
    """What a picture of a sight ruling says."""
    a, b = ruling.a.id, ruling.b.id
    return Caption(
        verdict=words(ruling.sight.verdict),
        headline=_headline(ruling, words),
        reason=_reason(ruling, words),
        small_print=f"{words('dashes')} · {scene.name}",
        eye_titles=(words("eye", a=a), words("eye", a=b)),
        gap_title=words("gap_too_close" if ruling.sight.verdict == "too_close" else "gap_visible"),
        shares_title=words("shares"),
        legend=tuple((kind, words(kind)) for kind in KINDS if any(line.kind == kind for line in lines)),
    )


def _headline(ruling: SightRuling, words: Words) -> str:
    """Who sees whom; where geometry leaves it open, also that this is how to play it."""
    played = "sees" if ruling.sees else "sees_not"
    sentence = words(played, a=ruling.a.id, b=ruling.b.id)
    settled = ruling.sight.verdict in ("visible", "blocked")
    return sentence if settled else f"{words(f'played_{played}')}: {sentence}"


def _reason(ruling: SightRuling, words: Words) -> str:
    found = ruling.sight
    if found.verdict == "visible" and is_tight(found):
        return words("why_visible", clearance=words.length(found.clearance_pas or 0.0), nearest=found.nearest)
    if found.verdict == "visible":
        return words("why_visible_open")
    if found.verdict == "too_close":
        return words("why_too_close", hair=words.length(found.delta_pas))
    if found.verdict == "undecided":
        return words("why_undecided", rays=words.count(found.rays))
    return words("why_blocked")
