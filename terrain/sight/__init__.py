"""Decides whether two bodies see each other, with a witness line or a proof that no line is free.

question       the public question: `sight`, its verdict and margin
settle         tries to settle one pair within a budget: casts lines and searches in turns
lines          sequence of lines to try between two bodies
search         search for a proof: splits shafts until chains block them
shafts         shafts: all lines between a patch of one body and a patch of the other
chains         grows a chain of triangles that blocks a shaft
usable_cores   which buried cores may serve a proof for two bodies
notebook       arrays that a search writes: stack, trees and chains
workbench      pool of scratch memory and notebooks, one per thread
proofs         turns what a search wrote into the form of a certificate
explain        picks the clearest line, and names what blocks the others
clearance      distance from a line to the nearest scenery
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from terrain.sight.explain import blockers
    from terrain.sight.lines import lines_between
    from terrain.sight.proofs import body_numbers
    from terrain.sight.question import Margin, Obstacle, Segment, Sight, sight
    from terrain.sight.settle import ground_for, is_free

__all__ = [
    "Margin",
    "Obstacle",
    "Segment",
    "Sight",
    "blockers",
    "body_numbers",
    "ground_for",
    "is_free",
    "lines_between",
    "sight",
]
__getattr__ = door(__name__, __file__)
