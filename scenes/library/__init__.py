"""The library of models: printed scenery, measured once and used in scenes by name.

- `naming`: what a model may be called;
- `sizing`: the unit of a file, said or guessed; `measuring`: how large a model is, which way is up, what is wrong
  with it and where a figure can stand on it;
- `card`: what is written down of a model, and its text; `shelf`: the folder of a library, and the models in it;
- `adding`: a file becomes a model; `finding`: a scene asks for one.

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
