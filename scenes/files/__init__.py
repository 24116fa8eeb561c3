"""Scene files as text and data: parsing, validation, error messages, packs.

text          reads and parses a scene file, with the line of every key
key_lines     finds the line of every key in a TOML text
scene_form    the form of scene files (pydantic models): keys, limits, examples
form_check    validates a document against the form; keeps the entries without fault
error_words   phrases a validation error, with an example where one helps
problems      `Problem` and `SceneError`: one line with file, line and key
problem_list  collects problems and notes while a scene is loaded
spelling      finds a name without regard to case; suggests the nearest spelling of an unknown one
moved         rewrites a scene text with figures moved; all else stays as it is
named_path    resolves the paths that a file names; refuses those that lead elsewhere
pack_file     finds the folders of unpacked packs by their digest
schema/       the JSON Schemas for editors
"""

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.files.moved import moved_text
    from scenes.files.named_path import (
        NamedFileError,
        allowing,
        is_foreign,
        look_at,
        named_file,
        named_table,
        upload_folder,
    )
    from scenes.files.pack_file import PACK_WORD, SUFFIX, folder_of_pack, pack_of, packs_folder
    from scenes.files.problems import Problem, SceneError
    from scenes.files.spelling import UnknownName, known_or_new, meant, nearest, suggestion
    from scenes.files.text import game_of, read_scene_text

__all__ = [
    "PACK_WORD",
    "SUFFIX",
    "NamedFileError",
    "Problem",
    "SceneError",
    "UnknownName",
    "allowing",
    "folder_of_pack",
    "game_of",
    "is_foreign",
    "known_or_new",
    "look_at",
    "meant",
    "moved_text",
    "named_file",
    "named_table",
    "nearest",
    "pack_of",
    "packs_folder",
    "read_scene_text",
    "suggestion",
    "upload_folder",
]
__getattr__ = door(__name__, __file__)
