"""Names of weapons and abilities of Ichoria, and sentences for facts of several parts: throws, openings, loose weapons.

The game's own names stay French in both languages.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

from scenes.plugs.plug import catalogue_of
from scenes.plugs.rulebook import read_rulebook
from scenes.words.typography import name_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.words.tongue import Sentences

KINDS = ("weapon", "ability")


def _names() -> Iterator[tuple[str, tuple[str, str]]]:
    for entry in read_rulebook("ichoria").entries:
        if entry.kind in KINDS and "key" in entry.facts:
            name = entry.title.partition(" (")[0]
            yield str(entry.facts["key"]), (name_in("fr", name), name)
    house = tomllib.loads((catalogue_of("ichoria") / "weapons.toml").read_text("utf-8"))
    yield from ((str(one["key"]), (name_in("fr", one["name"]), one["name_en"])) for one in house["weapons"])


OPTIONS: Sentences = {
    **dict(_names()),
    "score": ("Cristaux", "Crystals"),
    "on[]": ("{what} sur {whom}", "{what} on {whom}"),
    "ChooseShot[]": ("sur {target} : {weapon}⟨, en visant : {aimed}⟩", "at {target}: {weapon}⟨, aimed: {aimed}⟩"),
    "DeployFigure[]": ("{figure} en {at}", "{figure} at {at}"),
    "PlaceFragment[]": ("{value} CI en {at}", "{value} CI at {at}"),
    "React[]": ("{do}⟨ ({weapon})⟩ à {at_pas} pas du départ", "{do}⟨ ({weapon})⟩ at {at_pas} pas of the way"),
    "Opening[]": (
        "{do}⟨ ({weapon})⟩ de {first_pas} à {last_pas} pas du départ",
        "{do}⟨ ({weapon})⟩ from {first_pas} to {last_pas} pas of the way",
    ),
    "Throw[]": (
        "{purpose} de {by} : {dice}⟨ + {adds}⟩⟨ contre {against}⟩⟨, au plus {value}⟩",
        "{purpose} of {by}: {dice}⟨ + {adds}⟩⟨ against {against}⟩⟨, at most {value}⟩",
    ),
    "LyingWeapon[]": ("{weapon} de {owner}, en {place}", "{weapon} of {owner}, at {place}"),
    "success": ("succès", "success"),
    "failure": ("échec", "failure"),
    "lost_balance": ("équilibre perdu", "balance lost"),
    "chosen": ("voulu", "on purpose"),
    "failed_jump": ("saut manqué", "failed jump"),
    "jump_down": ("saut vers le bas", "jump down"),
    "failed_descent": ("descente manquée", "failed descent"),
    "support_too_small": ("appui trop petit", "too small a foothold"),
    "partial_leap": ("bond, succès partiel", "half a leap"),
}
