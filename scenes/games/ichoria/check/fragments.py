"""Checks the fragments of a scenario: those that lie on the table, or those that the players are to place."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from scenes.table.figures import Footing, PlacingError
from skirmish.ichoria.book import Options
from skirmish.ichoria.course import SPACING_PAS, TOKEN_HEIGHT_PAS, PlaceFragment, shared_out, token_gap
from skirmish.ichoria.gods import TOKEN_PAS
from skirmish.ichoria.table import at_most, find_ground, gridded, inside
from terrain.scenery import figure_body

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from scenes.files.scene_form import FragmentForm
    from scenes.games.ichoria.check.case import Case
    from scenes.layout.findings import Finding
    from skirmish.ichoria.table import Polygon
    from terrain.movement import Place

STANDARD = Options().fragments


def fragment_problems(case: Case) -> Iterator[Finding]:
    """Everything that breaks a rule about the fragments."""
    if case.draft.form.fragments:
        yield from _lying(case)
    else:
        yield from _left_to_the_players(case)


def fragment_notes(case: Case) -> Iterator[Finding]:
    """Where the fragments are not those of the standard game, or not as is advised (ICH-TABLE-07, ICH-TABLE-08)."""
    form = case.draft.form
    values = tuple(one.value for one in form.fragments) or values_to_place(case)
    key = ("fragments",) if form.fragments else ("options", "fragments")
    if form.fragments and form.options.fragments is not None:
        yield case.finding("fragments_both_ways", "ICH-TABLE-04", ("options", "fragments"))
    if sorted(values) != sorted(STANDARD):
        facts = {"count": len(values), "value": sum(values)}
        yield case.finding("other_set_of_fragments", "ICH-TABLE-08", key, facts=facts)
    places = [place for place in places_of(case).values() if place is not None]
    if len(places) > 1 and all(place[2] <= case.table.scene.step_pas for place in places):
        yield case.finding("fragments_all_low", "ICH-TABLE-07", ("fragments",))


def values_to_place(case: Case) -> tuple[int, ...]:
    """The worth of each fragment that the players place."""
    said = case.draft.form.options.fragments
    return STANDARD if said is None else tuple(said)


# ---------------------------------------------------------------- fragments on the table


def places_of(case: Case) -> dict[int, Place | None]:
    """Where each fragment lies, by its number in the file; None where it cannot lie."""
    return {number: _place(case, form) for number, form in enumerate(case.draft.form.fragments)}


def _place(case: Case, form: FragmentForm) -> Place | None:
    at = tuple(form.at)
    return find_ground(case.table, at, TOKEN_PAS, TOKEN_HEIGHT_PAS)


def _lying(case: Case) -> Iterator[Finding]:
    places = places_of(case)
    names: set[str] = set()
    for number, form in enumerate(case.draft.form.fragments):
        if form.id in names:
            key = case.draft.path("fragments", number, "id")
            yield case.finding("fragment_name_taken", "ICH-ICHOR-01", key, {"name": form.id})
        names.add(form.id)
        if places[number] is None:
            yield _why_not(case, number, form)
    yield from _too_near(case, places)
    yield from _shares(case, places)


def _why_not(case: Case, number: int, form: FragmentForm) -> Finding:
    """Why a fragment cannot lie where the file has it."""
    key, at = case.draft.path("fragments", number, "at"), form.at
    place = (at[0], at[1], at[2] if len(at) > 2 else 0.0)
    if not case.is_on_table(at, TOKEN_PAS):
        return case.finding("fragment_off_table", "ICH-TABLE-05", key, facts={"name": form.id}, place=place)
    footing = case.footing(at, TOKEN_PAS, TOKEN_HEIGHT_PAS)
    if footing.inside is not None:
        return case.finding(
            "fragment_inside", "ICH-TABLE-05", key, facts={"name": form.id, "piece": footing.inside}, place=place
        )
    facts = {"height": float(place[2]), "ground": float(_ground(case, form, footing.place[2]))}
    return case.finding("fragment_off_ground", "ICH-TABLE-05", key, facts={"name": form.id, **facts}, place=place)


def _ground(case: Case, form: FragmentForm, found: float) -> float:
    """The height of the ground below a fragment, as the file is read."""
    scene = case.table.scene
    footing = Footing(scene.table, scene.step_pas, scene.slope_deg)
    try:
        return footing.ground_below(figure_body((form.at[0], form.at[1]), 0.0, TOKEN_PAS), list(form.at[:2]))
    except PlacingError:
        return found


def _too_near(case: Case, places: dict[int, Place | None]) -> Iterator[Finding]:
    """ICH-TABLE-06: more than 6 pas between any two."""
    forms = case.draft.form.fragments
    lying = [(number, place) for number, place in places.items() if place is not None]
    for (one, here), (other, there) in combinations(lying, 2):
        gap = token_gap(here, there)
        if at_most(gap, SPACING_PAS):
            key = case.draft.path("fragments", other, "at")
            facts = {"name": forms[one].id, "other": forms[other].id, "gap": gap}
            yield case.finding("fragments_too_near", "ICH-TABLE-06", key, place=there, outline=(here[:2],), facts=facts)


def _shares(case: Case, places: dict[int, Place | None]) -> Iterator[Finding]:
    """ICH-TABLE-04, ICH-TABLE-05: each places an equal share in the other's half; on the line it counts for neither."""
    if len(case.halves) != 2 or len(case.sides) != 2:
        return
    (one, here), (other, there) = case.halves
    mine = _only_in(case, here, there, places)
    theirs = _only_in(case, there, here, places)
    key = ("fragments",)
    fuller = here if (len(mine), sum(mine)) > (len(theirs), sum(theirs)) else there
    if len(mine) != len(theirs):
        facts = {"one": one, "other": other, "count": len(mine), "other_count": len(theirs)}
        yield case.finding("unequal_count", "ICH-TABLE-05", key, outline=fuller, facts=facts)
    if sum(mine) != sum(theirs):
        richer = here if sum(mine) > sum(theirs) else there
        worth = {"one": one, "other": other, "value": sum(mine), "other_value": sum(theirs)}
        yield case.finding("unequal_value", "ICH-TABLE-04", key, outline=richer, facts=worth)


def _only_in(case: Case, half: Polygon, other: Polygon, places: dict[int, Place | None]) -> list[int]:
    forms = case.draft.form.fragments
    said = {number: (form.at[0], form.at[1]) for number, form in enumerate(forms)}
    spots = {number: spot for number, spot in said.items() if places[number] is not None}
    return [forms[number].value for number, spot in spots.items() if inside(half, spot) and not inside(other, spot)]


# ---------------------------------------------------------------- fragments to be placed


def _left_to_the_players(case: Case) -> Iterator[Finding]:
    values, sides = values_to_place(case), case.sides
    key = ("options", "fragments") if case.draft.form.options.fragments is not None else ("options",)
    hands = shared_out(values, sides)
    if not any(hands.values()):
        if case.draft.form.options.victory == "crystals":
            yield case.finding("no_fragments", "ICH-ICHOR-01", key)
        return
    left = len(values) % len(sides)
    if left:
        facts = {"count": len(values), "sides": len(sides), "left": left}
        yield case.finding("fragments_left_over", "ICH-TABLE-04", key, facts=facts)
    worths = {side: sum(hand) for side, hand in hands.items()}
    one, other = max(worths, key=worths.__getitem__), min(worths, key=worths.__getitem__)
    if worths[one] != worths[other]:
        facts_of_worth = {"one": one, "other": other, "value": worths[one], "other_value": worths[other]}
        yield case.finding("unequal_hands", "ICH-TABLE-04", key, facts=facts_of_worth)
    placed, wanted = len(proposed_places(case)), sum(len(hand) for hand in hands.values())
    if placed < wanted:
        yield case.finding("fragments_do_not_fit", "ICH-TABLE-06", key, {"count": wanted, "placed": placed})


def proposed_places(case: Case) -> list[Place]:
    """Where the players could place their fragments, row by row: as many as are found."""
    found: list[Place] = []
    if len(case.halves) != len(case.sides):
        return found
    hands = shared_out(values_to_place(case), case.sides)
    for number, side in enumerate(case.sides):
        _, half = case.halves[(number + 1) % len(case.sides)]
        found += _in_half(case, side, half, hands[side], found)
    return found


def _in_half(case: Case, side: str, half: Polygon, hand: tuple[int, ...], others: Sequence[Place]) -> list[Place]:
    found: list[Place] = []
    near_first = sorted(gridded(half, TOKEN_PAS / 2), key=lambda spot: _from_the_rim(case, spot))
    for spot in near_first:
        if len(found) == len(hand):
            break
        flat = (spot[0], spot[1], 0.0)
        if any(at_most(token_gap(flat, (*place[:2], 0.0)), SPACING_PAS) for place in (*others, *found)):
            continue
        decision = PlaceFragment(side, hand, half, (*others, *found), case.table)
        if decision.verdict(list(spot)):
            place = find_ground(case.table, spot, TOKEN_PAS, TOKEN_HEIGHT_PAS)
            assert place is not None, "the rules have just found ground there"
            found.append(place)
    return found


def _from_the_rim(case: Case, spot: tuple[float, float]) -> tuple[float, float]:
    """Rows from the rim inwards, so that the two halves meet as late as can be."""
    wide, deep = case.size_pas
    return min(spot[1], deep - spot[1], wide), spot[0]
