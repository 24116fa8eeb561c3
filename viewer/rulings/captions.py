"""Words of a picture: those of the ruling, and a few that only a picture needs, in French and in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words import SIGHT_SENTENCES, Lang, Tongue, sentences, together
from viewer.draw.picture import Caption, LineKind

if TYPE_CHECKING:
    from scenes.rulings import SightRuling
    from scenes.table import Scene
    from terrain.sight import Sight
    from viewer.draw.picture import DrawnLine

PICTURE_WORDS = sentences("pictures/captions")
"""A caption has a line, where the command has a paragraph: so two reasons are put more shortly here."""

TIGHT_PAS = 2.0
"""A line with more room than this has nothing near it, and needs no close-up."""

KINDS: tuple[LineKind, ...] = ("witness", "nearly", "stopped")


def picture_tongue(lang: Lang) -> Tongue:
    """One of the two languages, with the words of pictures."""
    return Tongue(lang, together(SIGHT_SENTENCES, PICTURE_WORDS))


def is_tight(found: Sight) -> bool:
    """Whether the free line has something near it."""
    return found.nearest is not None and found.clearance_pas is not None and found.clearance_pas <= TIGHT_PAS


def sight_caption(scene: Scene, ruling: SightRuling, lines: tuple[DrawnLine, ...], words: Tongue) -> Caption:
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


def _headline(ruling: SightRuling, words: Tongue) -> str:
    """The looker, the target and the verdict; where geometry leaves it open, also how to play it."""
    played = "sees" if ruling.sees else "sees_not"
    sentence = words(played, a=ruling.a.id, b=ruling.b.id)
    settled = ruling.sight.verdict in ("visible", "blocked")
    return sentence if settled else f"{words(f'played_{played}')}: {sentence}"


def _reason(ruling: SightRuling, words: Tongue) -> str:
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
