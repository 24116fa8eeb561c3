"""Sentences of `pas scenario`, in French and English; those of findings are in `scenes.words.layout_check`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.words.tongue import Sentences

SCENARIO_WORDS: Sentences = {
    "layout_legal": ("rien n’enfreint les règles", "nothing breaks the rules"),
    "new_game": ("Quel jeu : ichoria ou mythic", "Which game: ichoria or mythic"),
    "new_scene": (
        "La table : une taille en pas, une scène livrée (castle, two_towers, …) ou un fichier de scène",
        "The table: a size in pas, a shipped scene (castle, two_towers, …) or a scene file",
    ),
    "new_bands": (
        "Les bandes, séparées par une virgule : phalanx, drakkar, moon, godless, une faction ou un fichier",
        "The bands, with a comma between them: phalanx, drakkar, moon, godless, a faction or a file",
    ),
    "new_fragments": ("Combien de fragments d’Ichor", "How many fragments of Ichor"),
    "new_worth": ("Ce qu’ils valent, en cristaux", "What they are worth, in crystals"),
    "new_turns": ("Nombre de tours (0 : sans limite)", "How many turns (0: no limit)"),
    "new_board": (
        "Le plateau : agora, hyperborea, tartarus ou un fichier",
        "The board: agora, hyperborea, tartarus or a file",
    ),
    "new_players": ("Les joueurs, dans l’ordre", "The players, in playing order"),
    "new_name": ("Le nom du scénario", "The name of the scenario"),
    "new_to_do": ("À corriger", "To mend"),
    "sheet": ("Feuille", "Sheet"),
    "sheet_pages": ("{file}, {pages} page(s)", "{file}, {pages} page(s)"),
    "pack": ("Paquet", "Pack"),
    "pack_files": ("Contient", "Holds"),
    "pack_digest": ("Empreinte", "Digest"),
    "layout_illegal": ("{count} problème(s)", "{count} problem(s)"),
}
