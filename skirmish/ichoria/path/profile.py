"""The figure that moves: the part of its profile that matters for movement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skirmish.ichoria.book.numbers import CROUCHED_HEIGHT_PAS, FAST_MOVE_PAS, MOVE_PAS
from terrain.movement import Mover

if TYPE_CHECKING:
    from collections.abc import Mapping

BASE_PAS = 1.2
HEIGHT_PAS = 1.25
"""A base of 30 mm and a figure of about 31, where a profile says nothing (GAP-17, GAP-18)."""


class ProfileError(Exception):
    """A profile that says too little to move by; the message is one line."""


@dataclass(frozen=True, slots=True)
class Athlete:
    """A figure as the rules of movement see it."""

    athletisme: int
    move_pas: float = MOVE_PAS
    charge_pas: float | None = None
    """Its move when the path ends by engaging an enemy, if that is another (ICH-MOV-15: Attaque éclair)."""
    base_pas: float | tuple[float, float] = BASE_PAS
    height_pas: float = HEIGHT_PAS
    """Its height when it stands."""
    turn_deg: float = 0.0
    crouched: bool = False
    """Whether it starts crouched (ICH-CROUCH-02: the posture lasts until it is paid for)."""
    climbs: bool = True
    """Animals climb no wall, ladder or rope."""
    strict_leaps: bool = False
    """Whether a heroic leap is half a success only up to Athlétisme-1: a reading of ICH-LEAP-09."""

    def mover(self, *, crouched: bool) -> Mover:
        """Its body in a posture (ICH-CROUCH-01, ICH-CROUCH-04)."""
        height = min(self.height_pas, CROUCHED_HEIGHT_PAS) if crouched else self.height_pas
        return Mover(self.base_pas, height, self.turn_deg)

    @property
    def base_diameter_pas(self) -> float:
        return max(self.base_pas) if isinstance(self.base_pas, tuple) else self.base_pas


def athlete(profile: Mapping[str, Any], **body: Any) -> Athlete:
    """The mover that a profile of the catalogue describes; its body as the fields of `Athlete`."""
    value = profile.get("athletisme")
    if not isinstance(value, int) or isinstance(value, bool):
        raise ProfileError(f"the profile {profile.get('key', '?')!r} has no Athlétisme")
    abilities = profile.get("abilities", ())
    return Athlete(
        value,
        move_pas=FAST_MOVE_PAS if "rapide" in abilities else MOVE_PAS,
        charge_pas=FAST_MOVE_PAS if "attaque_eclair" in abilities else None,
        climbs="animal_de_garde" not in abilities,
        **body,
    )
