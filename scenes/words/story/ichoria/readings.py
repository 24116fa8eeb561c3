"""Sentences for the rules that the book leaves open: what each reading of them says."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.words.tongue import Sentences

OPTIONS: Sentences = {
    "heroic_leap_partial athletisme": (
        "un bond héroïque a un succès partiel sur un dé impair jusqu’à Athlétisme",
        "a heroic leap is half a success on an odd die up to Athlétisme",
    ),
    "heroic_leap_partial athletisme_minus_1": (
        "un bond héroïque a un succès partiel sur un dé impair jusqu’à Athlétisme-1",
        "a heroic leap is half a success on an odd die up to Athlétisme-1",
    ),
    "recovery choice": (
        "une figurine en difficulté se rétablit, ou non, comme elle veut",
        "a figure in difficulty recovers or not, as it likes",
    ),
    "recovery must": (
        "en difficulté durable, on se rétablit avant de combattre, de tirer ou d’user d’un pouvoir",
        "a figure in lasting difficulty neither fights nor shoots nor uses a power before it has recovered",
    ),
    "alert_move engage": (
        "en posture d’alerte, on ne se déplace que pour engager l’ennemi qui passe",
        "in alert, a figure only moves to engage the enemy that passes",
    ),
    "alert_move free": (
        "en posture d’alerte, on peut faire n’importe quel déplacement d’une longueur normale",
        "in alert, a figure may make any move of up to its full move",
    ),
    "giving_up counts": (
        "qui abandonne gagne tout de même s’il a le plus de cristaux",
        "whoever gives up has won all the same with the most crystals",
    ),
    "giving_up loses": ("qui abandonne a perdu", "whoever gives up has lost"),
    "receptacle_off_table transmits": (
        "un Réceptacle sorti de la table transmet encore les points",
        "a Réceptacle that has left the table still earns points for its band",
    ),
    "receptacle_off_table silent": (
        "un Réceptacle sorti de la table ne transmet plus de points",
        "a Réceptacle that has left the table earns no more points for its band",
    ),
}
"""By switch and value."""
