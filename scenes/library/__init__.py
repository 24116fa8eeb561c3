"""Library of models: printed scenery, measured once and used in scenes by name.

add      measures a file and stores it as a model
shelf    the folder of a library: stores, lists, verifies and removes models
data_shelf  keeps the data files of games: factions, units, boards …
card     the card of a model (TOML): size, unit, up axis, defects, origin
model_size  measures a model: size, up axis, defects, floors that carry a figure

A model is kept as the bytes of its file, so nothing of it is lost, beside a card that says how to read them.
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.library.add import Added, Wishes, add_model
    from scenes.library.card import Card
    from scenes.library.data_shelf import (
        DataError,
        KeptData,
        add_data,
        data_in_pack,
        data_problems,
        kept_data,
        kind_of,
        named_data,
        problems_together,
        remove_data,
    )
    from scenes.library.model_size import BELIEVABLE_CM, PRINTED_CM, Measured, foot_notes, in_cm, likely_units, measure
    from scenes.library.shelf import Library, LibraryError, StoredModel, find_model, user_library

__all__ = [
    "BELIEVABLE_CM",
    "PRINTED_CM",
    "Added",
    "Card",
    "DataError",
    "KeptData",
    "Library",
    "LibraryError",
    "Measured",
    "StoredModel",
    "Wishes",
    "add_data",
    "add_model",
    "data_in_pack",
    "data_problems",
    "find_model",
    "foot_notes",
    "in_cm",
    "kept_data",
    "kind_of",
    "likely_units",
    "measure",
    "named_data",
    "problems_together",
    "remove_data",
    "user_library",
]
__getattr__ = door(__name__, __file__)
