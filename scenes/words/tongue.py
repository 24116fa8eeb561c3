"""Phrases rulings in French and English: numbers, lengths, verdicts and reasons.

The command and the picture phrase a ruling in the same words, because both take them from here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from scenes.words.languages import LANGUAGES, Lang, Language
from scenes.words.sentence_files import sentences
from scenes.words.typography import filled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from scenes.rulings.sight import SightRuling
    from scenes.table.scene import Scene
    from scenes.words.sentence_files import Sentences
    from terrain.sight import Sight


MM_PER_PAS = 25.0
LITTLE = 0.005
"""A search that closed less of its proof in the last second is at a stand."""

FLOAT_DUST = 1e-9
"""What binary fractions lose: 0.29 is to be shown as 0.29, not rounded down to 0.28."""

SIGHT_SENTENCES = sentences("rulings/sight")


@dataclass(frozen=True)
class Tongue:
    """One of the languages: fills sentences, formats numbers."""

    lang: Lang
    sentences: Sentences = field(default_factory=lambda: SIGHT_SENTENCES, repr=False)

    @property
    def how(self) -> Language:
        """How this language writes."""
        return LANGUAGES[self.lang]

    def __call__(self, key: str, **facts: object) -> str:
        """A sentence with its facts filled in."""
        return filled(self.sentences[key][self.lang], facts, self.lang)

    def joined(self, parts: Iterable[str]) -> str:
        """Several sayings in a row, as this language parts them."""
        return self.how.sayings.join(parts)

    def number(self, value: float, digits: int = 2) -> str:
        """A number as this language writes it."""
        return self.local(f"{value:.{digits}f}")

    def significant(self, value: float, digits: int = 4) -> str:
        """A number with this many significant digits, and no trailing zeros."""
        return self.local(f"{value:.{digits}g}" if value < 10**digits else f"{value:.0f}")

    def count(self, number: int) -> str:
        """A whole number, with its thousands set apart."""
        return f"{number:,}".replace(",", self.how.thousands)

    def length(self, length_pas: float) -> str:
        """A length that holds, in millimetres first; rounded down, so that no more is said than is known."""
        return self._length(length_pas, math.floor, FLOAT_DUST)

    def length_at_most(self, length_pas: float) -> str:
        """A length that is not exceeded: rounded up."""
        return self._length(length_pas, math.ceil, -FLOAT_DUST)

    def _length(self, length_pas: float, rounded: Callable[[float], int], dust: float) -> str:
        length_mm = length_pas * MM_PER_PAS
        tiny = 0 < length_mm < 0.01
        digits, digits_pas = (4, 5) if tiny else (1 if length_mm >= 1 else 2, 3)
        shown_mm = rounded(length_mm * 10**digits + dust) / 10**digits
        shown_pas = rounded(length_pas * 10**digits_pas + dust) / 10**digits_pas
        shown = f"{1000 * shown_mm:.1f} µm" if tiny else f"{shown_mm:.{digits}f} mm"
        return self.local(f"{shown} ({shown_pas:.{digits_pas}f} pas)")

    def share(self, share: float) -> str:
        """A share in per cent; a little is never nothing, and nearly all is never all."""
        percent = round(100 * share)
        if percent == 0 and share > 0:
            return "<1 %"
        return ">99 %" if percent == 100 and share < 1 else f"{percent} %"

    def between(self, low: float, high: float) -> str:
        """A share known to lie between two bounds, rounded outwards."""
        down, up = math.floor(100 * low + FLOAT_DUST), math.ceil(100 * high - FLOAT_DUST)
        return f"{down} %" if down == up else f"{down}–{up} %"

    def time(self, milliseconds: float) -> str:
        if milliseconds >= 1000:
            return self.local(f"{milliseconds / 1000:.1f} s")
        return self.local(f"{milliseconds:.0f} ms" if milliseconds >= 10 else f"{milliseconds:.1f} ms")

    def local(self, written: str) -> str:
        """A number that is written already, with the decimal sign of this language."""
        return self.how.local(written)


def sight_verdict(ruling: SightRuling, tongue: Tongue) -> str:
    """The verdict as a player says it."""
    if ruling.sight.verdict == "too_close":
        return tongue("too_close_sees" if ruling.sees else "too_close_sees_not")
    if ruling.sight.verdict == "undecided":
        return tongue("undecided")
    return tongue("sees" if ruling.sees else "sees_not", a=ruling.a.id, b=ruling.b.id)


def sight_reason(scene: Scene, ruling: SightRuling, tongue: Tongue) -> str:
    """Why the verdict is what it is, in a sentence."""
    found = ruling.sight
    if found.verdict == "visible" and (found.nearest is None or found.clearance_pas is None):
        return tongue("why_visible_open")
    return tongue(
        f"why_{found.verdict}",
        clearance=tongue.length(found.clearance_pas or 0.0),
        nearest=found.nearest,
        hair=tongue.length(found.delta_pas),
        fall=tongue(f"fall_{scene.too_close}"),
        rays=tongue.count(found.rays),
        open=tongue.share(found.open_share),
        part=tongue(f"part_{found.missing or 'proof'}", hair=tongue.length(found.delta_pas)),
        advice=_advice(found, tongue),
    )


def _advice(found: Sight, tongue: Tongue) -> str:
    """Whether more time would help, by what the last second achieved."""
    going_on = found.gained_share >= LITTLE
    return tongue("advice_going_on" if going_on else "advice_at_a_stand", gained=tongue.share(found.gained_share))
