"""Finds a model by name: first beside the scene, so that both can be sent together, then in the user's library."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.files.problems import one_line
from scenes.files.spelling import suggestion
from scenes.library.shelf import Library, LibraryError, StoredModel, user_library

if TYPE_CHECKING:
    from pathlib import Path

BESIDE = "pieces"
"""The folder beside a scene file that holds models of its own."""


def find_model(name: str, scene_folder: Path) -> StoredModel:
    """The model of a name, with its file as it was when it was measured; a `LibraryError` otherwise."""
    libraries = (Library(scene_folder / BESIDE), user_library())
    for library in libraries:
        model = library.find(name)
        if model is not None:
            model.check_intact()
            return model
    known = sorted({known for library in libraries for known in library.names()})
    where = f"looked in {BESIDE}/ beside the scene and in {libraries[1].folder}; pas piece add stores one"
    raise LibraryError(one_line(f"no model is called {name!r}; {suggestion(name, known)} ({where})"))
