"""The forms of faction files, upgrade cards and weapons: what the book leaves open, as data that is easy to replace.

One file for each faction, in `catalogue/ichoria/factions/` or in a library: prices, favoured acts, the bonus of its
frenzy, the cards of its gods, and the profiles that the lists do not have. A new faction is one new file.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, Strict

from scenes.files.scene_form import Name, Switch  # noqa: TC001 - the forms are read when the program runs
from skirmish.ichoria.book import Faction, FaithAct, Intervention

Points = Annotated[int, Strict(), Field(ge=0, le=100)]
Price = Annotated[int, Strict(), Field(ge=0, le=1000)]
Value = Annotated[int, Strict(), Field(ge=0, le=9)]
Characteristic = Literal["combat", "adresse", "armure", "initiative", "athletisme", "psychisme"]
Effect = Literal["inspired", "effroi", "immobilised", "steady", "difficulty", "heal", "drain"]


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class ActForm(_Form):
    """An act that pleases the gods of a faction."""

    key: Name
    points: Points


class InterventionForm(_Form):
    """A card of the gods of a faction."""

    key: Name
    name: Name
    cost: Points
    target: Literal["own", "enemy"]
    effect: Effect
    amount: Points = 1


class ProfileForm(_Form):
    """A profile that the lists do not have, in the same words."""

    key: Name
    name: Name
    combat: Value
    adresse: Value
    armure: Value
    initiative: Value
    athletisme: Value
    psychisme: Value
    sante: Value
    equipment: list[Name] = Field(default_factory=list)
    abilities: list[Name] = Field(default_factory=list)
    receptacle: Switch = False
    recruitable: Switch = True
    """Whether bands can have it; what is not is an animal of a hero, or nobody's."""
    base: Annotated[float, Strict(), Field(ge=0.6, le=12)] = 1.2
    height: Annotated[float, Strict(), Field(ge=0.2, le=12)] = 1.25


class FactionForm(_Form):
    """A faction."""

    format: Literal["pas-faction/1"]
    key: Name
    name: Name
    source: Name
    bands: Switch = True
    """Whether a band can be of this faction."""
    pantheon: Name | None = None
    """Whose gods it worships; exiles worship those of the band they join."""
    capability: Name | None = None
    keeps_capability: Switch = True
    prices: dict[str, Price] = Field(default_factory=dict)
    acts: list[ActForm] = Field(default_factory=list)
    frenzy: dict[Characteristic, Points] = Field(default_factory=dict)
    interventions: list[InterventionForm] = Field(default_factory=list)
    profiles: list[ProfileForm] = Field(default_factory=list)

    def faction(self) -> Faction:
        """The faction as the rules know it."""
        return Faction(
            self.key,
            self.capability,
            tuple(FaithAct(act.key, act.points) for act in self.acts),
            {str(name): bonus for name, bonus in self.frenzy.items()},
            tuple(Intervention(**card.model_dump()) for card in self.interventions),
        )


class UpgradeForm(_Form):
    """An upgrade card."""

    key: Name
    name: Name
    price: Price
    weapons: list[Name] = Field(default_factory=list)
    abilities: list[Name] = Field(default_factory=list)
    factions: list[Name] = Field(default_factory=list)


class UpgradesForm(_Form):
    """The upgrade cards there are."""

    format: Literal["pas-upgrades/1"]
    source: Name
    upgrades: list[UpgradeForm]


class WeaponForm(_Form):
    """A weapon that the lists do not have."""

    key: Name
    name: Name
    name_en: Name
    damage: Literal["light", "medium", "heavy"]
    melee: Switch = False
    ranged: Switch = False
    thrown: Switch = False
    range: Annotated[float, Strict(), Field(gt=0, le=36)] | None = None
    keywords: list[Name] = Field(default_factory=list)
    reload: Switch = False
    magic: Switch = False
    hands: Annotated[int, Strict(), Field(ge=1, le=2)] = 1


class WeaponsForm(_Form):
    """Weapons that the lists do not have, and those of the lists that need both hands."""

    format: Literal["pas-weapons/1"]
    source: Name
    two_handed: list[Name] = Field(default_factory=list)
    weapons: list[WeaponForm]
