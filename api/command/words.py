"""Every sentence of the command, in French and in English; those of rulings are in `scenes.tongue`."""

from __future__ import annotations

import os

from scenes.tongue import SIGHT_SENTENCES, Lang, Sentences, Tongue

SENTENCES: Sentences = {
    **SIGHT_SENTENCES,
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
    "hidden_share": ("{share} de {b}, vu du regard de {a}", "{share} of {b}, seen from the eye of {a}"),
    "rules": ("Règles", "Rules"),
    "work": ("Calcul", "Work"),
    "work_done": ("{rays} lignes essayées, {time}", "{rays} lines tried, {time}"),
    "certificate": ("Certificat", "Certificate"),
    "no_certificate": (
        "pas de certificat : rien n’est prouvé dans le temps donné ; --budget en donne plus",
        "no certificate: nothing was proved in the time given; --budget gives more",
    ),
    "picture": ("Image", "Picture"),
    # distance
    "apart": ("{a} est à {distance} pas de {b}", "{a} is {distance} pas from {b}"),
    "touching": ("{a} touche {b}", "{a} touches {b}"),
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
    "concealed": ("{b} est dissimulé à {a} : +1", "{b} is concealed from {a}: +1"),
    "open": ("{b} est à découvert pour {a}", "{b} is in the open to {a}"),
    "short_in_cover": ("à couvert, +2", "in cover, +2"),
    "short_concealed": ("dissimulé, +1", "concealed, +1"),
    "short_open": ("à découvert", "in the open"),
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
    "scene_bad": ("{count} défaut(s)", "{count} problem(s)"),
    "table": ("Table", "Table"),
    "table_size": (
        "{x} × {y} pas ({x_cm} × {y_cm} cm), {pieces} décors, {triangles} triangles",
        "{x} × {y} pas ({x_cm} × {y_cm} cm), {pieces} pieces, {triangles} triangles",
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
    "in_code": ("Dans le code", "In the code"),
    "in_tests": ("Dans les tests", "In the tests"),
    "nowhere": ("nulle part", "nowhere yet"),
    "entries_found": ("{count} entrées ; donnez un id pour en lire une.", "{count} entries; give an id to read one."),
    "nothing_found": ("Rien sur « {words} ».", "Nothing on “{words}”."),
    "nothing_found_near": (
        "Rien sur « {words} » ; vouliez-vous dire {near} ?",
        "Nothing on “{words}”; did you mean {near}?",
    ),
    "rulebooks": ("Les catalogues de règles :", "The rule catalogues:"),
    "rule_count": ("{rules} règles, {entries} entrées en tout", "{rules} rules, {entries} entries in all"),
    # waiting
    "preparing": ("Préparation de la table", "Preparing the table"),
}


def tongue_for(lang: Lang | None) -> Tongue:
    """The language asked for, else that of the system."""
    return Tongue(lang or language_of_system(), SENTENCES)


def language_of_system() -> Lang:
    """French where the system speaks French, else English."""
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "fr" if spoken.lower().startswith("fr") else "en"
