"""Reads a figure's abilities from its profile in the lists: how it moves, how far it reaches and shoots.

A figure without a profile moves like a common one. Assumptions are kept, so that answers can state them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from scenes.files.problems import SceneError
from scenes.games.ichoria.bands.armoury import profile_problem, profiles
from scenes.plugs.rulebook import read_rulebook
from skirmish.ichoria.path import HEIGHT_PAS, Athlete, ProfileError, athlete

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.table.scene import Figure, Scene

GAME = "ichoria"
COMMON_ATHLETISME = 3
"""What a figure without a profile is given: that of a hoplite, and the most frequent of the lists."""

LOWEST_ATHLETISME, HIGHEST_ATHLETISME = 1, 6
LONG_WEAPON = "allonge"

Source = Literal["profile", "said", "common"]
"""Where an Athlétisme comes from: the lists, the caller, or the common value."""


@dataclass(frozen=True)
class Prowess:
    """What a figure can do: how it moves, how far its weapons and its aura reach."""

    athlete: Athlete
    source: Source
    reach_pas: float | None = None
    """How far its Allonge reaches, when it has a long weapon."""
    range_pas: float | None = None
    """How far it shoots or throws, when it has a weapon for that."""
    aura_pas: float | None = None
    """How far a Réceptacle lends strength to its own band."""


def prowess(scene: Scene, figure: Figure, athletisme: int | None = None) -> Prowess:
    """What a figure can do; an Athlétisme that is given overrides that of its profile."""
    if scene.game != GAME:
        raise SceneError(f"{scene.path}: is a scene of {scene.game}; only those of {GAME} have movement to judge")
    if athletisme is not None and not LOWEST_ATHLETISME <= athletisme <= HIGHEST_ATHLETISME:
        raise SceneError(f"Athlétisme is {LOWEST_ATHLETISME} to {HIGHEST_ATHLETISME}, not {athletisme}")
    found = _from_profile(scene, figure)
    if athletisme is None:
        return found
    return replace(found, athlete=replace(found.athlete, athletisme=athletisme), source="said")


def _from_profile(scene: Scene, figure: Figure) -> Prowess:
    body: dict[str, Any] = {
        "base_pas": figure.base_pas,
        # A crouched figure is known by its crouched height alone; upright it is as high as a common one, at least.
        "height_pas": max(figure.height_pas, HEIGHT_PAS) if figure.crouched else figure.height_pas,
        "turn_deg": figure.turn_deg,
        "crouched": figure.crouched,
    }
    if figure.profile is None:
        return Prowess(Athlete(COMMON_ATHLETISME, **body), "common")
    profile = _profile(scene, figure)
    weapons = [_weapons()[key] for key in profile.get("equipment", ())]
    try:
        mover = athlete(profile, **body)
    except ProfileError as lacking:
        raise SceneError(f"{scene.path}: {figure.id}: {lacking}") from lacking
    return Prowess(
        mover,
        "profile",
        reach_pas=_ability(LONG_WEAPON) if any(LONG_WEAPON in weapon["keywords"] for weapon in weapons) else None,
        range_pas=max((float(weapon["range"]) for weapon in weapons if weapon["ranged"]), default=None),
        aura_pas=_ability("receptacle") if profile.get("receptacle") else None,
    )


def _profile(scene: Scene, figure: Figure) -> Mapping[str, Any]:
    name = str(figure.profile)
    if (problem := profile_problem(name)) is not None:
        raise SceneError(f"{scene.path}: {figure.id}: {problem}")
    return profiles()[name]


@cache
def _weapons() -> dict[str, Mapping[str, Any]]:
    return {entry["key"]: entry for entry in _facts("weapon")}


def _ability(key: str) -> float:
    """The range of an ability, in pas."""
    return next(float(entry["range"]) for entry in _facts("ability") if entry["key"] == key)


def _facts(kind: str) -> list[Mapping[str, Any]]:
    return [entry.facts for entry in read_rulebook(GAME).entries if entry.kind == kind]
