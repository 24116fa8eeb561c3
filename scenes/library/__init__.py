"""Library of models: printed scenery, measured once and used in scenes by name.

add      measures a file and stores it as a model
finder   finds a model by name, beside the scene or in the user's library
shelf    the folder of a library: stores, lists, verifies and removes models
card     the card of a model (TOML): size, unit, up axis, defects, origin
measure  measures a model: size, up axis, defects, floors that carry a figure
size     decides the unit of a model file, given or guessed
names    validates and derives the names of models

A model is kept as the bytes of its file, so nothing of it is lost, beside a card that says how to read them.
"""

from __future__ import annotations

from scenes.library.add import Added, Wishes, add_model
from scenes.library.card import Card
from scenes.library.finder import find_model
from scenes.library.measure import Measured, measure
from scenes.library.shelf import Library, LibraryError, StoredModel, user_library

__all__ = [
    "Added",
    "Card",
    "Library",
    "LibraryError",
    "Measured",
    "StoredModel",
    "Wishes",
    "add_model",
    "find_model",
    "measure",
    "user_library",
]
