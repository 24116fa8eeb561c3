"""The faction files, weapons and upgrade cards there are: those that ship with Pas, then those of the libraries.

What a player wrote takes the place of what ships under the same key. A faulty file of a library is left out; the
command `pas library check` names it.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from pydantic import BaseModel, ValidationError

from scenes.files.error_words import words_for
from scenes.files.problems import Problem
from scenes.files.text import SceneText, read_scene_text
from scenes.games.ichoria.bands.faction_file import FactionForm, UpgradeForm, UpgradesForm, WeaponForm, WeaponsForm
from scenes.plugs.data_files import DataFile, own_files
from scenes.words.sentence_files import Columns

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from skirmish.ichoria.book import Faction

GAME = "ichoria"
FOLDER = Path(__file__).parents[3] / "catalogue" / "ichoria"
STATES_KEPT = 8
"""Libraries as they were when they were last read; a changed file is another one."""

FACTIONS, UPGRADES, WEAPONS, BANDS = "factions", "upgrades", "weapons", "bands"
"""The folders of a library."""

Form = TypeVar("Form", bound=BaseModel)


@dataclass(frozen=True)
class HouseData:
    """Everything that the book leaves open, by key, and the library file that defines it, if one does."""

    factions: Mapping[str, FactionForm]
    weapons: Mapping[str, WeaponForm]
    upgrades: Mapping[str, UpgradeForm]
    two_handed: frozenset[str]
    homes: Mapping[tuple[str, str], DataFile]
    """Where a key of a kind comes from, for what a library defines."""


def house_data() -> HouseData:
    """The data as the libraries are now."""
    return _house_data(own_files(GAME))


def faction_forms() -> Mapping[str, FactionForm]:
    """Every faction, by its key."""
    return house_data().factions


def factions() -> dict[str, Faction]:
    """Every faction as the rules know it, for the book of a game."""
    return {key: form.faction() for key, form in faction_forms().items()}


def upgrade_forms() -> tuple[UpgradeForm, ...]:
    """Every upgrade card."""
    return tuple(house_data().upgrades.values())


def weapon_forms() -> tuple[WeaponForm, ...]:
    """Every weapon that the lists of the book do not have."""
    return tuple(house_data().weapons.values())


def animals() -> dict[str, str]:
    """The profile of each animal that a hero can have: those with the rule Animal that no band recruits."""
    found = ((form.key, one) for form in faction_forms().values() for one in form.profiles)
    return {one.key: f"{faction}/{one.key}" for faction, one in found if "animal" in one.abilities}


def own_names() -> dict[str, Columns]:
    """What the weapons and the cards of the gods of libraries are called, in French and English."""
    data = house_data()
    arms = [data.weapons[key] for kind, key in data.homes if kind == WEAPONS]
    gods = [card for kind, key in data.homes if kind == FACTIONS for card in data.factions[key].interventions]
    return {
        **{one.key: Columns(fr=one.name, en=one.name_en) for one in arms},
        **{one.key: Columns(en=one.name) for one in gods},
    }


# ---------------------------------------------------------------- reading


def read_form(path: Path, form: type[Form]) -> tuple[Form | None, SceneText | None, list[Problem]]:
    """A file in the form of its kind, or everything that is wrong with it."""
    text = read_scene_text(path)
    if isinstance(text, Problem):
        return None, None, [text]
    try:
        return form.model_validate(text.document), text, []
    except ValidationError as refusal:
        errors = refusal.errors(include_url=False)
        found = [text.problem(error["loc"], _what(error, form)) for error in errors]
        return None, text, sorted(found, key=lambda problem: problem.line or 0)


def _what(error: object, form: type[BaseModel]) -> str:
    """What the checker found; tables whose keys are names have no form to look in."""
    assert isinstance(error, dict)
    in_names = isinstance(error["loc"][0], str) and error["loc"][0] in {"prices", "frenzy"} and len(error["loc"]) > 1
    return str(error["msg"]) if in_names else words_for(error, error["loc"], form)


@lru_cache(STATES_KEPT)
def _house_data(own: tuple[DataFile, ...]) -> HouseData:
    shipped = [_shipped(path, FactionForm) for path in sorted((FOLDER / "factions").glob("*.toml"))]
    arms, cards = _shipped(FOLDER / "weapons.toml", WeaponsForm), _shipped(FOLDER / "upgrades.toml", UpgradesForm)
    factions = {form.key: form for form in shipped}
    weapons = {form.key: form for form in arms.weapons}
    upgrades = {form.key: form for form in cards.upgrades}
    two_handed, homes = set(arms.two_handed), dict[tuple[str, str], DataFile]()
    for file, faction in _own(own, FACTIONS, FactionForm):
        factions[faction.key] = faction
        homes[FACTIONS, faction.key] = file
    for file, more in _own(own, WEAPONS, WeaponsForm):
        weapons |= {form.key: form for form in more.weapons}
        homes |= {(WEAPONS, form.key): file for form in more.weapons}
        two_handed |= set(more.two_handed)
    for file, sold in _own(own, UPGRADES, UpgradesForm):
        upgrades |= {form.key: form for form in sold.upgrades}
        homes |= {(UPGRADES, form.key): file for form in sold.upgrades}
    return HouseData(factions, weapons, upgrades, frozenset(two_handed), homes)


def _shipped(path: Path, form: type[Form]) -> Form:
    return form.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))


def _own(own: tuple[DataFile, ...], kind: str, form: type[Form]) -> Iterator[tuple[DataFile, Form]]:
    for file in own:
        found = read_form(file.path, form)[0] if file.kind == kind else None
        if found is not None:
            yield file, found
