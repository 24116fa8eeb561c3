"""Units of scans: lengths that people give, and the units that files state.

lengths     parses lengths on the table, amounts of memory, and times
said_units  the unit that a file states in a comment or a header
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.scan.units.lengths import known_length_of, memory_bytes, metres_of, pas, seconds

__all__ = [
    "known_length_of",
    "memory_bytes",
    "metres_of",
    "pas",
    "seconds",
]
__getattr__ = door(__name__, __file__)
