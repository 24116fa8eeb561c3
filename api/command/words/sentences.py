"""All sentences of the command, in French and English; those of rulings are in `scenes.words.tongue`."""

from __future__ import annotations

import os

from api.command.words.fairness_words import FAIRNESS_WORDS
from api.command.words.move_words import MOVE_WORDS
from api.command.words.odds_words import ODDS_WORDS
from api.command.words.rule_words import RULE_WORDS
from api.command.words.scenario_words import SCENARIO_WORDS
from scenes.words import (
    BAND_SENTENCES,
    BOARD_SENTENCES,
    MOVE_SENTENCES,
    SCAN_SENTENCES,
    SIGHT_SENTENCES,
    Lang,
    Sentences,
    Tongue,
)

SENTENCES: Sentences = {
    **SIGHT_SENTENCES,
    **MOVE_SENTENCES,
    **MOVE_WORDS,
    **ODDS_WORDS,
    **RULE_WORDS,
    **SCENARIO_WORDS,
    **FAIRNESS_WORDS,
    **SCAN_SENTENCES,
    **BOARD_SENTENCES,
    "wrong_elsewhere": (
        "attention : {problem} (cette réponse n’en dépend pas)",
        "warning: {problem} (this answer does not hang on it)",
    ),
    **BAND_SENTENCES,
    # sight
    "stopped_by": ("Arrêté par", "Stopped by"),
    "of_the_lines": ("{shares} des lignes essayées", "{shares} of the lines tried"),
    "margin": ("Marge", "Margin"),
    "margin_at_least": (
        "au moins {length} : chaque figurine peut être déplacée d’autant",
        "at least {length}: either figure may be off by that much",
    ),
    "margin_thin": ("moins de {length}", "less than {length}"),
    "hidden": ("Caché", "Hidden"),
    "hidden_share": ("{share} de {b} à l’œil de {a}", "{share} of {b}, seen from the eye of {a}"),
    "rules": ("Règles", "Rules"),
    "work": ("Calcul", "Work"),
    "work_done": ("{rays} {rays:ligne essayée|lignes essayées}, {time}", "{rays} {rays:line|lines} tried, {time}"),
    "certificate": ("Certificat", "Certificate"),
    "no_certificate": (
        "pas de certificat : rien n’est prouvé dans le temps donné ; --budget en donne plus",
        "no certificate: nothing was proved in the time given; --budget gives more",
    ),
    "picture": ("Image", "Picture"),
    "view_shot": ("Image", "Picture"),
    "view_html": ("Page", "Page"),
    "view_glb": ("Modèle", "Model"),
    "film": ("Film", "Film"),
    "film_length": ("{seconds} s, {frames} images", "{seconds} s, {frames} frames"),
    "map_sheets": ("{count} {count:feuille|feuilles} {paper}", "{count} {count:sheet|sheets} {paper}"),
    "map_check": (
        "imprimer à 100 % : la réglette de 10 cm doit mesurer 10 cm",
        "print at 100 %: the bar of 10 cm must measure 10 cm",
    ),
    "map": ("Plan", "Map"),
    # distance
    "apart": ("{a} est à {distance} pas de {b}", "{a} is {distance} pas from {b}"),
    "touching": ("{a} et {b} sont socle à socle", "{a} touches {b}"),
    "between_bases": ("D’un socle à l’autre", "Base to base"),
    "horizontal": ("À plat", "Level"),
    "vertical": ("En hauteur", "In height"),
    "between_bodies": ("D’un corps à l’autre", "Body to body"),
    "engaged": ("Engagées", "Engaged"),
    "engaged_yes": (
        "oui : ennemies, à moins de 0,5 pas l’une de l’autre",
        "yes: enemies, and less than 0.5 pas apart",
    ),
    "engaged_no": ("non", "no"),
    # cover
    "in_cover": ("{b} est à couvert de {a} : +2", "{b} is in cover from {a}: +2"),
    "concealed": ("{b} est une cible dissimulée pour {a} : +1", "{b} is concealed from {a}: +1"),
    "open": ("{b} est à découvert pour {a}", "{b} is in the open to {a}"),
    "short_in_cover": ("cible à couvert, +2", "in cover, +2"),
    "short_concealed": ("cible dissimulée, +1", "concealed, +1"),
    "short_open": ("cible à découvert", "in the open"),
    "cover_unsure": ("trop juste pour trancher", "too close to settle"),
    "hidden_by": ("Caché par", "Hidden by"),
    "hides": ("{name} : {share}", "{name}: {share}"),
    "hides_touched": ("{name} : {share}, au contact", "{name}: {share}, in contact"),
    # verify
    "holds": ("le certificat est bon", "the certificate holds"),
    "holds_not": ("le certificat est faux", "the certificate does not hold"),
    "first_difference": ("Premier écart", "First difference"),
    "statement": ("Dit", "States"),
    "states_visible": ("{a} et {b} se voient", "{a} and {b} see each other"),
    "states_blocked": ("{a} et {b} ne se voient pas", "{a} and {b} do not see each other"),
    "states_too_close": ("{a} et {b} : trop juste", "{a} and {b}: too close to call"),
    "scene": ("Scène", "Scene"),
    "checked": ("Vérifié", "Checked"),
    "checked_blocked": (
        "en nombres entiers : {leaves} faisceaux de lignes, {triangles} triangles, {time}",
        "in whole numbers: {leaves} bundles of lines, {triangles} triangles, {time}",
    ),
    "checked_visible": ("en nombres entiers, {time}", "in whole numbers, {time}"),
    # check
    "scene_good": ("rien à redire", "nothing wrong"),
    "scene_bad": ("{count} {count:défaut|défauts}", "{count} {count:problem|problems}"),
    "table": ("Table", "Table"),
    "table_size": (
        (
            "{x} × {y} pas ({x_cm} × {y_cm} cm), {pieces} {pieces:décor|décors}, {triangles} "
            "{triangles:triangle|triangles}"
        ),
        (
            "{x} × {y} pas ({x_cm} × {y_cm} cm), {pieces} {pieces:piece|pieces}, {triangles} "
            "{triangles:triangle|triangles}"
        ),
    ),
    "figures": ("Figurines", "Figures"),
    "none": ("aucune", "none"),
    "notes": ("Notes", "Notes"),
    # demo
    "dispute": (
        "Un château numérisé. {a} veut tirer sur {b}, et les joueurs ne sont pas d’accord. L’un voit-il l’autre ?",
        "A scanned castle. {a} wants to shoot {b}, and their players disagree. Do they see each other?",
    ),
    "verified": ("Vérifié", "Verified"),
    "verified_how": (
        "le certificat, relu par un second programme en nombres entiers : {outcome}",
        "the certificate, read again by a second program in whole numbers: {outcome}",
    ),
    "ask_yourself": ("À vous", "Ask yourself"),
    # rules
    "open_question": ("Question ouverte", "Open question"),
    "our_ruling": ("Notre décision", "Our ruling"),
    "usual_reading": ("(d’ordinaire)", "(usual)"),
    "no_readings": (
        "Aucune règle de ce jeu ne se lit de deux façons.",
        "No rule of this game can be read in two ways.",
    ),
    "in_code": ("Dans le code", "In the code"),
    "in_tests": ("Dans les tests", "In the tests"),
    "nowhere": ("nulle part", "nowhere yet"),
    "entries_found": (
        "{count} {count:entrée|entrées} ; donnez un id pour en lire une.",
        "{count} {count:entry|entries}; give an id to read one.",
    ),
    "nothing_found": ("Rien sur « {words} ».", "Nothing on “{words}”."),
    "nothing_found_near": (
        "Rien sur « {words} » ; vouliez-vous dire {near} ?",
        "Nothing on “{words}”; did you mean {near}?",
    ),
    "rulebooks": ("Les catalogues de règles :", "The rule catalogues:"),
    "rule_count": ("{rules} règles, {entries} entrées en tout", "{rules} rules, {entries} entries in all"),
    # models of the library
    "model_added": ("{name} est dans la bibliothèque", "{name} is in the library"),
    "model_known": ("{name} était déjà dans la bibliothèque", "{name} was in the library already"),
    "model_removed": ("{name} n’est plus dans la bibliothèque", "{name} is no longer in the library"),
    "size": ("Taille", "Size"),
    "read_as": ("Lu comme", "Read as"),
    "unit_guessed": ("{units} (deviné)", "{units} (guessed)"),
    "way_up": ("{up} vers le haut", "{up} up"),
    "other_unit": (
        "en {units}, son plus grand côté aurait {cm} cm ; --units le fixe",
        "in {units} its longest side would be {cm} cm; --units settles it",
    ),
    "no_other_unit": (
        "dans toute autre unité, il n’aurait pas la taille d’un décor imprimé (2 à 60 cm)",
        "in any other unit it would not have the size of a printed piece (2 to 60 cm)",
    ),
    "source": ("Origine", "Source"),
    "kind": ("Genre", "Kind"),
    "accuracy": ("Précision", "Accuracy"),
    "mesh": ("Maillage", "Mesh"),
    "floors": ("Étages", "Floors"),
    "floors_at": ("une figurine tient à {heights} pas", "a figure can stand at {heights} pas"),
    "licence": ("Licence", "Licence"),
    "folder": ("Dossier", "Folder"),
    "in_a_scene": ("Dans une scène", "In a scene"),
    "library": ("Bibliothèque", "Library"),
    "library_empty": (
        "Aucun modèle ; pas piece add FICHIER en ajoute un.",
        "No models yet; pas piece add FILE stores one.",
    ),
    # scan
    "noise": ("Bruit", "Noise"),
    "piece": ("décor", "piece"),
    "looks_like": ("ressemble à", "looks like"),
    "size_cm": ("cm", "cm"),
    "size_pas": ("pas", "pas"),
    "triangles": ("triangles", "triangles"),
    "accurate_to": ("précis à", "accurate to"),
    "scan_again": ("À refaire", "Scan again"),
    "more_in_report": ("et {count} de plus, dans le rapport", "and {count} more, in the report"),
    "written": ("Écrit", "Written"),
    "and_meshes": ("{files} et les maillages dans {folder}", "{files} and the meshes in {folder}"),
    "set_aside": ("Mis de côté", "Set aside"),
    "set_aside_where": (
        "la scène précédente avait été modifiée : elle est dans {folder}",
        "the scene before had been changed: it is in {folder} now",
    ),
    "next": ("Ensuite", "Next"),
    "scan_stopped": (
        "arrêté ; la même commande reprend à la dernière étape finie",
        "stopped; the same command goes on from the last step that was done",
    ),
    "step": ("{number}/7 {name}", "{number}/7 {name}"),
    "step_read": ("lecture", "reading"),
    "step_scale": ("échelle", "scale"),
    "step_level": ("mise à niveau", "levelling"),
    "step_clean": ("nettoyage", "cleaning"),
    "step_split": ("séparation des décors", "telling pieces apart"),
    "step_simplify": ("simplification", "simplifying"),
    "step_write": ("écriture", "writing"),
    "scan_holds": ("tout est comme le rapport le dit", "all is as the report says"),
    "scan_differs": ("{count} {count:différence|différences}", "{count} {count:difference|differences}"),
    "differs": ("Diffère", "Differs"),
    "measured": ("Mesuré", "Measured"),
    "measured_again": (
        "{pieces} {pieces:décor|décors}, {triangles} {triangles:triangle|triangles}",
        "{pieces} {pieces:piece|pieces}, {triangles} {triangles:triangle|triangles}",
    ),
    # games
    "game": ("Jeu", "Game"),
    "game_won": ("victoire de {winners}", "{winners} wins"),
    "game_drawn": ("partie nulle", "a draw"),
    "game_stopped": ("partie interrompue", "the game is interrupted"),
    "why_over": ("Fin", "Ended by"),
    "answers_given": ("Réponses", "Answers"),
    "record": ("Partie notée", "Record"),
    "go_on": ("Reprendre", "Go on"),
    "winner": ("Vainqueur", "Winner"),
    "nobody": ("personne", "nobody"),
    "not_over": ("la partie n’est pas finie", "the game is not over"),
    "identical": ("identique : chaque dé et chaque réponse tiennent", "identical: every die and every answer holds"),
    "not_identical": ("cette partie n’est pas ce qu’elle dit", "this record is not what it says"),
    "dice": ("Dés", "Dice"),
    "dice_committed": (
        "SHA-256 de la graine des dés, que la partie notée ouvre à la fin : {commitment}",
        "SHA-256 of the seed of the dice, which the record opens at the end: {commitment}",
    ),
    "dice_seeded": ("{origin}", "{origin}"),
    "dice_typed": ("lancés à la table ; cartes mélangées : {origin}", "rolled on the table; cards shuffled: {origin}"),
    "dice_from_system": (
        "graine tirée par le système ; avant le premier dé, il en a montré le SHA-256 {commitment}",
        "seed drawn by the system; before the first die it showed its SHA-256, {commitment}",
    ),
    "dice_from_players": (
        "graine faite des parts de {players} et du système, dont le SHA-256 était {commitment}",
        "seed made of shares of {players} and of the system, which showed its SHA-256, {commitment}",
    ),
    "dice_from_hand": (
        "graine choisie à la main : qui l’a choisie pouvait connaître chaque dé",
        "seed named by hand: whoever named it could know every die",
    ),
    "dice_from_nobody": ("la partie notée ne dit pas d’où vient la graine", "the record does not say whose seed it is"),
    "nothing_shown": ("rien", "nothing"),
    "other_commitment": (
        "annoncé avant la partie {told}, et non {wanted}",
        "before the game {told} was shown, and not {wanted}",
    ),
    "refused_answer": ("Refusé : {why}", "Refused: {why}"),
    "hint": ("Par exemple : {answer} (take l’accepte)", "For instance: {answer} (take accepts it)"),
    "undone": ("repris", "taken back"),
    "hand_over": (
        "Passez l’écran à {player}, puis Entrée.",
        "Hand the screen to {player}, then press Enter.",
    ),
    "more_choices": ("et {count} de plus", "and {count} more"),
    "help_answer": (
        "Tapez un numéro ou la réponse ; hint propose, take l’accepte, undo reprend, map dessine, quit arrête.",
        "Type a number or the answer; hint suggests, take accepts it, undo takes back, map draws, quit stops.",
    ),
    "no_map": ("{game} se joue sans table ni plateau", "{game} is played without a table or a board"),
    "map_drawn": ("la table est dans {file}", "the table is in {file}"),
    # serving
    "backed_up": ("tout est copié", "everything is backed up"),
    "restored": ("tout est remis", "everything is restored"),
    "file": ("Fichier", "File"),
    "kept": ("Contenu", "Holds"),
    "kept_counts": (
        "{scenes} {scenes:scène|scènes}, {games} {games:partie|parties}, {answers} {answers:réponse|réponses}",
        "{scenes} {scenes:scene|scenes}, {games} {games:game|games}, {answers} {answers:answer|answers}",
    ),
    "serving": (
        "Pas écoute sur {address} (documentation : {docs}). Ctrl+C arrête.",
        "Pas listens at {address} (documentation: {docs}). Ctrl+C stops it.",
    ),
    "house_key": (
        "Clé de la maison : {told} (elle est dans {page} et dans le code).",
        "Key of the house: {told} (it is in {page} and in the code).",
    ),
    # waiting
    "preparing": ("Préparation de la table", "Preparing the table"),
    "compiling": (
        "Compilation, une seule fois (1 à 2 minutes) : {kernels} parties, {seconds} s",
        "Compiling, once on this machine (1 to 2 minutes): {kernels} parts, {seconds} s",
    ),
}


def tongue_for(lang: Lang | None) -> Tongue:
    """The language asked for, else that of the system."""
    return Tongue(lang or language_of_system(), SENTENCES)


def language_of_system() -> Lang:
    """French where the system speaks French, else English."""
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if spoken.lower().startswith("fr") else "en"
