"""Library of models: printed scenery, measured once and used in scenes by name.

add      measures a file and stores it as a model
shelf    the folder of a library: stores, lists, verifies and removes models
card     the card of a model (TOML): size, unit, up axis, defects, origin
model_size  measures a model: size, up axis, defects, floors that carry a figure

A model is kept as the bytes of its file, so nothing of it is lost, beside a card that says how to read them.
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.library.add import Added, Wishes, add_model
    from scenes.library.card import Card
    from scenes.library.model_size import BELIEVABLE_CM, PRINTED_CM, Measured, foot_notes, in_cm, likely_units, measure
    from scenes.library.shelf import Library, LibraryError, StoredModel, find_model, user_library

__all__ = [
    "BELIEVABLE_CM",
    "PRINTED_CM",
    "Added",
    "Card",
    "Library",
    "LibraryError",
    "Measured",
    "StoredModel",
    "Wishes",
    "add_model",
    "find_model",
    "foot_notes",
    "in_cm",
    "likely_units",
    "measure",
    "user_library",
]
__getattr__ = door(__name__, __file__)
