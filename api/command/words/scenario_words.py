"""Sentences of `pas scenario`, in French and English; those of findings are in `scenes.words.layout_check`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.words import Sentences

SCENARIO_WORDS: Sentences = {
    "layout_legal": ("rien n’enfreint les règles", "nothing breaks the rules"),
    "new_game": ("Quel jeu : {games}", "Which game: {games}"),
    "new_or": (" ou ", " or "),
    "new_name": ("Le nom du scénario", "The name of the scenario"),
    "new_to_do": ("À corriger", "To mend"),
    "sheet": ("Feuille", "Sheet"),
    "sheet_pages": ("{file}, {pages} {pages:page|pages}", "{file}, {pages} {pages:page|pages}"),
    "data_file": ("Fichier", "File"),
    "data_none": ("rien encore : pas library add FICHIER", "nothing yet: pas library add FILE"),
    "data_added": ("{count} {count:fichier gardé|fichiers gardés}", "{count} {count:file|files} kept"),
    "data_kept": ("Gardé", "Kept"),
    "data_faulty": ("pas lu : {problem}", "not read: {problem}"),
    "pack": ("Paquet", "Pack"),
    "pack_files": ("Contient", "Holds"),
    "pack_digest": ("Empreinte", "Digest"),
    "layout_illegal": ("{count} {count:problème|problèmes}", "{count} {count:problem|problems}"),
}
