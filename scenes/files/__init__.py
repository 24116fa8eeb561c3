"""Scene files as text and data: parsing, validation, error messages, packs.

text          reads and parses a scene file, with the line of every key
key_lines     finds the line of every key in a TOML text
scene_form    the form of scene files (pydantic models): keys, limits, examples
form_check    validates a document against the form; keeps the entries without fault
error_words   phrases a validation error, with an example where one helps
problems      `Problem` and `SceneError`: one line with file, line and key
problem_list  collects problems and notes while a scene is loaded
spelling      suggests the nearest known spelling of an unknown name
moved         rewrites a scene text with figures moved; all else stays as it is
pack_file     finds the folders of unpacked packs by their digest
schema/       the JSON Schemas for editors
"""
