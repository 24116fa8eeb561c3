"""Checks figures that start on the table: whether they can stand there, and whether they may start there."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from scenes.games.ichoria.check.case import width
from skirmish.ichoria.course import DeployFigure
from skirmish.ichoria.table import base_inside, gridded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from scenes.files.key_lines import Path as KeyPath
    from scenes.games.ichoria.check.case import Case
    from scenes.games.ichoria.scenario.scenario_form import MemberForm
    from scenes.layout.findings import Finding
    from skirmish.ichoria.table import Standing, Zone


def starting_problems(case: Case) -> Iterator[Finding]:
    """Everything that breaks a rule about figures that start on the table."""
    for name, (path, form) in case.placed.items():
        standing = case.standings.get(name)
        if standing is None:
            if name in case.draft.enlisted.book.cards:
                yield _why_not(case, path, form)
            continue
        yield from _on_scenery(case, path, standing)
        own = [zone for zone in case.zones if zone.side == standing.side]
        if own and not _is_within(form, standing, own):
            key = (*path, "at")
            facts = {"name": name, "side": standing.side}
            yield case.finding("starts_outside_zone", "ICH-DEPLOY-05", key, place=standing.place, facts=facts)
    yield from _overlaps(case)


def starting_notes(case: Case) -> Iterator[Finding]:
    """ICH-DEPLOY-06: figures that the scenario starts outside the strips of the standard game."""
    for name, standing in case.standings.items():
        path, form = case.placed[name]
        key = (*path, "at")
        if path[0] == "sides" and case.uses_strips and not _is_within(form, standing, case.zones):
            yield case.finding(
                "starts_outside_strips", "ICH-DEPLOY-05", key, facts={"name": name}, place=standing.place
            )
        if case.table.on_scenery(standing.place, width(standing)) and not _room_beside(case, standing):
            yield case.finding(
                "starts_on_scenery_forced", "ICH-DEPLOY-04", key, facts={"name": name}, place=standing.place
            )


def _why_not(case: Case, path: KeyPath, form: MemberForm) -> Finding:
    """Why a figure cannot stand where the file has it."""
    assert form.at is not None, "only figures that are placed are judged here"
    card, key = case.draft.enlisted.book.cards[form.id], (*path, "at")
    place = (form.at[0], form.at[1], form.at[2] if len(form.at) > 2 else 0.0)
    if not case.is_on_table(form.at, width(card)):
        return case.finding("figure_off_table", "ICH-DEPLOY-05", key, facts={"name": form.id}, place=place)
    footing = case.footing(form.at, width(card), card.height_pas)
    if footing.inside is not None:
        return case.finding(
            "figure_inside", "ICH-MOV-09", key, facts={"name": form.id, "piece": footing.inside}, place=place
        )
    return case.finding("figure_no_ground", "ICH-MOV-09", key, facts={"name": form.id}, place=place)


def _on_scenery(case: Case, path: KeyPath, standing: Standing) -> Iterator[Finding]:
    """ICH-DEPLOY-04: not on a piece of scenery unless nothing else is possible."""
    if path[0] != "sides" or not case.table.on_scenery(standing.place, width(standing)):
        return
    if _room_beside(case, standing):
        at = list(standing.place)
        piece = case.footing(at, width(standing), standing.height_pas).piece or "?"
        facts = {"name": standing.id, "piece": piece}
        yield case.finding("starts_on_scenery", "ICH-DEPLOY-04", (*path, "at"), place=standing.place, facts=facts)


def _room_beside(case: Case, standing: Standing) -> bool:
    """Whether the figure could start off all scenery, in a zone of its side or in one that is free."""
    card = case.draft.enlisted.book.cards[standing.id]
    ground = tuple(zone.polygon for zone in case.zones if zone.side in (None, standing.side))
    others = tuple(one for one in case.standings.values() if one.id != standing.id)
    decision = DeployFigure(card.side, (card.id,), ground, {card.id: card}, others, case.table)
    spots = (spot for zone in ground for spot in gridded(zone, width(card) / 2))
    return any(
        decision.verdict(card.id, list(spot)) and not case.table.on_scenery((*spot, 0.0), width(card)) for spot in spots
    )


def _is_within(form: MemberForm, standing: Standing, zones: Sequence[Zone]) -> bool:
    """Whether a whole base is in one of some zones, at the spot that the file says: exact places lie a hair aside."""
    assert form.at is not None, "only figures that are placed are judged here"
    spot = (form.at[0], form.at[1])
    return any(base_inside(zone.polygon, spot, standing.base_pas) for zone in zones)


def _overlaps(case: Case) -> Iterator[Finding]:
    """ICH-MOV-04: no two figures in one place."""
    for one, other in combinations(case.standings.values(), 2):
        if case.table.apart(one, other).bodies_pas <= 0:
            key = (*case.placed[other.id][0], "at")
            facts = {"name": one.id, "other": other.id}
            yield case.finding("figures_overlap", "ICH-MOV-04", key, place=other.place, facts=facts)
