"""Defines the findings about the layout of a scenario: problems and notes, with rule, place and line in the file."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from scenes.words.sentence_files import sentences, together
from scenes.words.tongue import Tongue

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from scenes.files.problems import Problem
    from scenes.table.scene import Scene
    from scenes.words.languages import Lang
    from terrain.movement import Place

Spot = tuple[float, float]
SENTENCES = together(sentences("problems/band_files"), sentences("problems/layout"))


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing about a layout that its author should know."""

    code: str
    """What it is, as a word that never changes."""
    rule: str | None = None
    file: str = ""
    line: int | None = None
    key: str = ""
    place: tuple[float, float, float] | None = None
    """Where on the table it is, in pas."""
    outline: tuple[Spot, ...] = ()
    """The ground it is about, in pas or in the units of the board."""
    area: str | None = None
    """The area of a board that it is about."""
    facts: Mapping[str, object] = field(default_factory=dict)

    def said(self, lang: Lang) -> str:
        """What it is, in words."""
        tongue = Tongue(lang, SENTENCES)
        facts = {key: tongue.number(fact) if isinstance(fact, float) else fact for key, fact in self.facts.items()}
        return tongue(self.code, **facts)

    def line_said(self, lang: Lang) -> str:
        """The whole finding in one line: file, line, key, what it is, rule."""
        where = f"{self.file}:{self.line}" if self.line else self.file
        said = self.said(lang)
        rule = f" ({self.rule})" if self.rule and self.rule not in said else ""
        return ": ".join(part for part in (where, self.key, said + rule) if part)


@dataclass(frozen=True, slots=True)
class Checkup:
    """Everything found: what breaks a rule, and what merely departs from the standard game."""

    problems: tuple[Finding, ...] = ()
    notes: tuple[Finding, ...] = ()

    @property
    def legal(self) -> bool:
        return not self.problems


def checkup(found: Iterable[Finding], notes: Iterable[Finding], departs: Iterable[str] = ()) -> Checkup:
    """Findings put in the order of the file; those on rules that the scenario sets aside become notes."""
    aside = frozenset(departs)
    found = tuple(found)
    problems = (one for one in found if one.rule not in aside or one.code in FIRM)
    stated = (one for one in found if one.rule in aside and one.code not in FIRM)
    return Checkup(_in_order(problems), _in_order((*stated, *notes)))


FIRM = frozenset(
    {
        "file",
        "band",
        "fragment_off_table",
        "fragment_off_ground",
        "fragment_inside",
        "fragment_name_taken",
        "no_fragments",
        "figure_off_table",
        "figure_no_ground",
        "figure_inside",
        "figures_overlap",
        "zone_too_small",
        "zone_off_table",
        "zone_crossed",
        "zones_overlap",
        "too_few_zones",
        "table_too_small",
        "fragment_unreachable",
    }
)
"""What no scenario can set aside: a game of it could not be set up."""


def _in_order(found: Iterable[Finding]) -> tuple[Finding, ...]:
    return tuple(sorted(found, key=lambda one: (one.file, one.line or 0)))


def file_finding(problem: Problem) -> Finding:
    """What the reader of files says, as a finding."""
    return Finding("file", None, problem.file, problem.line, problem.key, facts={"what": problem.what})


@dataclass(frozen=True, slots=True)
class Tried:
    """A layout that was tried: what is found in it, and where each fragment lies; None where it cannot lie."""

    found: Checkup
    places: Mapping[str, Place | None]


class LayoutTrial(Protocol):
    """A scenario on a table whose fragments can be tried elsewhere, again and again."""

    @property
    def scene(self) -> Scene | None:
        """Its table; None where the scenario has none that can be read."""

    def tried(self, moved: Mapping[str, Sequence[float]]) -> Tried:
        """The layout with some fragments elsewhere; a `SceneError` names one that there is not."""
