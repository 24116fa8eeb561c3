"""Makes the cards of a game from the sides of a scenario: which side each figure is on, its abilities and its gear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scenes.files.named_path import named_file
from scenes.files.problems import SceneError
from scenes.files.spelling import suggestion
from scenes.games.ichoria.bands.armoury import card, profiles, weapons
from scenes.games.ichoria.bands.band_file import band_lists, known_bands, load_band
from scenes.games.ichoria.bands.house_data import factions
from skirmish.ichoria.book import RENEGADES, Band, Book, Card, Faction, animal_card, without_capability

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from scenes.files.key_lines import Path as KeyPath
    from scenes.files.problems import Problem
    from scenes.files.text import SceneText
    from scenes.games.ichoria.scenario.scenario_form import MemberForm, ScenarioForm, SideForm


@dataclass(frozen=True)
class Enlisted:
    """The cards of all figures, and where in the file each is described."""

    book: Book
    members: tuple[tuple[KeyPath, MemberForm], ...]


def enlist(form: ScenarioForm, text: SceneText, folder: Path, problems: list[Problem]) -> Enlisted:
    """Make the book of a scenario; what is wrong with its figures is added to the problems."""
    members = tuple(_members(form))
    _report(form, members, text, problems)
    stripped = {side.name for side in form.sides if is_renegade(side)}
    cards = {
        member.id: _card(member, side, renegade=side in stripped)
        for side, _, member in members
        if member.profile in profiles()
    }
    _add_animals(members, cards, text, problems)
    bands = {side.name: _band(side, cards) for side in form.sides if side.band is None}
    for number, side in enumerate(form.sides):
        if side.band is not None:
            _recruit(side, ("sides", number, "band"), folder, (cards, bands), (text, problems))
    bands = {side.name: bands[side.name] for side in form.sides if side.name in bands}
    book = Book(tuple(side.name for side in form.sides), cards, bands, weapons(), _factions(bands, cards))
    return Enlisted(book, tuple((path, member) for _, path, member in members))


def _add_animals(
    members: tuple[tuple[str, KeyPath, MemberForm], ...],
    cards: dict[str, Card],
    text: SceneText,
    problems: list[Problem],
) -> None:
    """Add the animals of heroes, each a card of its own (ICH-BAND-04)."""
    lists = band_lists()
    for side, path, member in members:
        if member.animal is None or member.id not in cards:
            continue
        if member.animal not in lists.animals:
            what = f"no animal is called {member.animal!r}; {suggestion(member.animal, sorted(lists.animals))}"
            problems.append(text.problem((*path, "animal"), what))
            continue
        made = animal_card(lists, member.animal, member.id, side)
        if made.id in cards:
            problems.append(text.problem((*path, "animal"), f"{made.id!r} is taken: another figure has that name"))
        cards.setdefault(made.id, made)


def _recruit(
    side: SideForm,
    key: KeyPath,
    folder: Path,
    book: tuple[dict[str, Card], dict[str, Band]],
    report: tuple[SceneText, list[Problem]],
) -> None:
    """Add the band of a file, or of the name of one that ships, to the book."""
    (cards, bands), (text, problems) = book, report
    assert side.band is not None
    try:
        band, found = load_band(known_bands().get(side.band) or named_file(folder, side.band), side.name)
    except SceneError as trouble:
        problems.append(text.problem(key, str(trouble)))
        return
    for one in found:
        if one.id in cards:
            problems.append(text.problem(key, f"{one.id!r} is taken: another figure has that name"))
        cards.setdefault(one.id, one)
    bands[side.name] = band


def _factions(bands: Mapping[str, Band], cards: Mapping[str, Card]) -> dict[str, Faction]:
    """The factions that matter here: those of the bands, and for renegades their own and those they come from."""
    known = factions()
    needed = [band.faction for band in bands.values()]
    if any(band.renegade for band in bands.values()):
        needed += [RENEGADES, *(card.faction for card in cards.values())]
    return {key: known.get(key, Faction(key)) for key in dict.fromkeys(needed)}


def _members(form: ScenarioForm) -> Iterator[tuple[str, KeyPath, MemberForm]]:
    """Every figure with its side; a stranger is a side of its own."""
    for number, side in enumerate(form.sides):
        for place, member in enumerate(side.figures):
            yield side.name, ("sides", number, "figures", place), member
    for place, member in enumerate(form.strangers):
        yield member.id, ("strangers", place), member


def is_renegade(side: SideForm) -> bool:
    """Whether a side has turned from the gods: it says so, or is of their faction."""
    return side.renegade or side.faction == RENEGADES


def _card(member: MemberForm, side: str, *, renegade: bool) -> Card:
    changes: dict[str, Any] = {"mercenary": member.mercenary}
    if member.height is not None:
        changes["height_pas"] = member.height
    if member.base is not None:
        changes["base_pas"] = tuple(member.base) if isinstance(member.base, list) else member.base
    if member.weapons is not None:
        changes["weapons"] = tuple(member.weapons)
    if side == member.id:
        changes["role"] = "npc"
    elif member.role is not None:
        changes["role"] = member.role
    made = card(member.id, side, member.profile, **changes)
    return without_capability(made, band_lists()) if renegade else made  # ICH-REN-04


def _band(side: SideForm, cards: Mapping[str, Card]) -> Band:
    mine = [one for one in cards.values() if one.side == side.name]
    faction = side.faction or next((one.faction for one in mine), side.name)
    return Band(side.name, faction, is_renegade(side), tuple(one.id for one in mine))


def _report(
    form: ScenarioForm,
    members: tuple[tuple[str, KeyPath, MemberForm], ...],
    text: SceneText,
    problems: list[Problem],
) -> None:
    taken: dict[str, KeyPath] = {}
    for _, path, member in members:
        if member.id in taken:
            line = text.lines.line((*taken[member.id], "id"))
            problems.append(text.problem((*path, "id"), f"{member.id!r} is taken: figure of that name on line {line}"))
        taken.setdefault(member.id, path)
        if member.profile not in profiles():
            what = f"no profile is called {member.profile!r}; {suggestion(member.profile, list(profiles()))}"
            problems.append(text.problem((*path, "profile"), what))
        for place, key in enumerate(member.weapons or ()):
            if key not in weapons():
                what = f"no weapon is called {key!r}; {suggestion(key, list(weapons()))}"
                problems.append(text.problem((*path, "weapons", place), what))
    _report_sides(form, text, problems)


def _report_sides(form: ScenarioForm, text: SceneText, problems: list[Problem]) -> None:
    names = [side.name for side in form.sides]
    for number, name in enumerate(names):
        if name in names[:number]:
            problems.append(text.problem(("sides", number, "name"), f"{name!r} is taken by another side"))
    for number, zone in enumerate(form.zones):
        if zone.side is not None and zone.side not in names:
            what = f"no side is called {zone.side!r}; {suggestion(zone.side, names)}"
            problems.append(text.problem(("zones", number, "side"), what))
