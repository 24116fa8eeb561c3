"""Defines every tolerance of the geometry, each with its reason. No epsilon decides a verdict."""

from __future__ import annotations

BODY_CLEARANCE_PAS = 0.05
"""The visible body starts this far above the ground: the rim of the base is not the figure."""

HAIR_PAS = 0.02
"""0.5 mm: how far a hand misplaces a figure. Sight that hangs on less is `too_close`."""

CRACK_PAS = 0.004
"""0.1 mm: gaps in one mesh up to this width are slips of the modeller, and are bridged."""

STEP_PAS = 0.5
"""Surfaces within one step of each other are one level."""

WALKABLE_SLOPE_DEG = 45.0
"""Steeper ground is a wall and carries no figure."""

CONTACT_PAS = 0.01
"""Gaps up to this count as contact."""

SMALL_HOLE_PAS = 0.1
"""2.5 mm: a hole in a mesh that is nowhere wider is a missing face, not a window."""

CREVICE_UNITS = 2
"""Gaps of up to 6 µm between plain solids are filled: snapping parts turned walls by less than that."""

GRAZE_UNITS = 2
"""A body may dip so deep (6 µm) into what it passes along: walls that were turned are snapped to the lattice."""

STRIDE_HAIR_PAS = 1 / 1024
"""25 µm: stretches of a walk that cannot be proved are split down to this, and events are found within them."""

BEND_PAS = 0.05
"""The stretches of a walk are straight but for this: no more than the rim of a base, below its body."""

BUMP_PAS = 0.02
"""0.5 mm: bumps that rise and fall by no more add nothing to the length of a walk; scans are full of them."""
