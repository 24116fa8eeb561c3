"""Converts the weapons and profiles of the catalogue into cards of the game."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from scenes.files.problems import SceneError, one_line
from scenes.files.spelling import suggestion
from scenes.games.ichoria.bands.house_data import GAME, STATES_KEPT, faction_forms, house_data, weapon_forms
from scenes.plugs.data_files import own_files
from scenes.plugs.rulebook import read_rulebook
from skirmish.ichoria.book import Card, Weapon

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.plugs.data_files import DataFile

CHARACTERISTICS = ("combat", "adresse", "armure", "initiative", "athletisme", "psychisme", "sante")


def weapons() -> Mapping[str, Weapon]:
    """Every weapon of the lists and of the house by its key."""
    return _weapons(own_files(GAME))


@lru_cache(STATES_KEPT)
def _weapons(_: tuple[DataFile, ...]) -> Mapping[str, Weapon]:
    house = (form.model_dump(exclude_none=True) for form in weapon_forms())
    return {entry["key"]: _weapon(entry) for entry in (*_listed("weapon"), *house)}


def _weapon(entry: Mapping[str, Any]) -> Weapon:
    """A weapon with every fact of its entry that `Weapon` has a field for."""
    told = {field.name: entry[field.name] for field in fields(Weapon) if field.name in entry}
    converted = {
        "range_pas": float(entry["range"]) if "range" in entry else None,
        "keywords": frozenset(entry["keywords"]),
        "hands": 2 if entry["key"] in house_data().two_handed else entry.get("hands", 1),
    }
    return Weapon(**{**told, **converted})


def profiles() -> Mapping[str, Mapping[str, Any]]:
    """Every profile of the lists and of the faction files, by its faction and key."""
    return _profiles(own_files(GAME))


@lru_cache(STATES_KEPT)
def _profiles(_: tuple[DataFile, ...]) -> Mapping[str, Mapping[str, Any]]:
    more = ({"faction": form.key, **one.model_dump()} for form in faction_forms().values() for one in form.profiles)
    return {f"{entry['faction']}/{entry['key']}": entry for entry in (*_listed("profile"), *more)}


def profile_problem(profile: str) -> str | None:
    """What is wrong with the name of a profile; nothing where a list or a faction file has it."""
    if profile in profiles():
        return None
    return one_line(f"no profile is called {profile!r}; {suggestion(profile, list(profiles()))}")


def card(name: str, side: str, profile: str, **changes: Any) -> Card:
    """The card of a figure by its profile; a name that is in no list raises a `SceneError`."""
    if (problem := profile_problem(profile)) is not None:
        raise SceneError(problem)
    entry = profiles()[profile]
    told = {
        "faction": entry["faction"],
        "weapons": tuple(entry["equipment"]),
        "abilities": frozenset(entry["abilities"]),
        "role": "receptacle" if entry["receptacle"] else "companion",
        "base_pas": entry.get("base", 1.2),
        "height_pas": entry.get("height", 1.25),
        **{key: entry[key] for key in CHARACTERISTICS},
    }
    return Card(name, side, profile, **{**told, **changes})


def _listed(kind: str) -> list[Mapping[str, Any]]:
    return [entry.facts for entry in read_rulebook(GAME).entries if entry.kind == kind]
