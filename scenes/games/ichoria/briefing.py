"""Describes a scenario of Ichoria in words for its printed sheet: the set-up, the players, and what wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.games.ichoria.check.fragments import values_to_place
from scenes.layout.cases import Briefing
from scenes.words.sentence_files import sentences
from scenes.words.tongue import Tongue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.games.ichoria.check.case import Case
    from scenes.layout.cases import TableLayout
    from skirmish.ichoria.book import Card

BRIEFING_WORDS = sentences("story/ichoria/briefing")


def brief(layout: TableLayout, lang: Any) -> Briefing:
    """A scenario in words."""
    case: Case = layout.case
    words, form = Tongue(lang, BRIEFING_WORDS), case.draft.form
    options = form.options
    ending = words("turns", turns=options.turn_limit) if options.turn_limit else words("no_turns")
    bands = tuple((side, tuple(_figure(card, words) for card in case.cards(side))) for side in case.sides)
    victory = (words(f"win_{options.victory}"), ending)
    return Briefing(form.name, form.about or "", tuple(_steps(case, words)), victory, bands)


def _steps(case: Case, words: Tongue) -> Iterator[str]:
    """The set-up in the order in which it is done (ICH-DEPLOY-01)."""
    form = case.draft.form
    (x, y), scene = case.size_pas, case.table.scene
    x_cm, y_cm = words.number(2.5 * x, 1), words.number(2.5 * y, 1)
    yield words("table", x=f"{x:g}", y=f"{y:g}", x_cm=x_cm, y_cm=y_cm, pieces=len(scene.table.pieces))
    if form.fragments:
        yield words("lay", count=len(form.fragments), value=sum(one.value for one in form.fragments))
    else:
        values = values_to_place(case)
        yield words("place", count=len(values), worths=" + ".join(map(str, values)))
    yield from _places(case, words)
    for option in ("alternate_activation", "grave_wounds"):
        if getattr(form.options, option):
            yield words(option)
    if form.departs:
        yield words("departs", rules=", ".join(form.departs))


def _places(case: Case, words: Tongue) -> Iterator[str]:
    """Where each side deploys, and which figures are there already."""
    waiting = any(card.id not in case.placed for side in case.sides for card in case.cards(side))
    for zone in case.zones:
        if zone.side is not None:
            yield words("zone_of", side=zone.side, zone=zone.name)
    free = [zone.name for zone in case.zones if zone.side is None]
    if waiting and free:
        yield words("strips") if case.uses_strips else words("choose", zones=", ".join(free))
    if waiting:
        yield words("deploy")
    if case.standings:
        yield words("start", names=", ".join(case.standings))


def _figure(card: Card, words: Tongue) -> str:
    role = words(card.role) if card.role in BRIEFING_WORDS else card.role
    return f"{card.id} · {card.profile.partition('/')[2].replace('_', ' ')} · {role}"
