"""Sentences for findings about the layout of a scenario, in French and English."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.words.tongue import Sentences

LAYOUT_SENTENCES: Sentences = {
    "file": ("{what}", "{what}"),
    "band": ("{what}", "{what}"),
    # fragments
    "fragment_off_table": (
        "le fragment {name} est hors de la table, ou son pion dépasse du bord",
        "fragment {name} is off the table, or its token hangs over the rim",
    ),
    "fragment_off_ground": (
        "le fragment {name} ne repose sur aucun sol à la hauteur {height} ; le sol est à {ground}",
        "fragment {name} lies on no ground at height {height}; the ground there is at {ground}",
    ),
    "fragment_inside": ("le fragment {name} est dans {piece}", "fragment {name} is inside {piece}"),
    "fragment_name_taken": ("deux fragments s’appellent {name}", "two fragments are called {name}"),
    "fragments_too_near": (
        "{name} et {other} sont à {gap} pas l’un de l’autre ; il en faut plus de 6",
        "{name} and {other} are {gap} pas apart; they must be more than 6 apart",
    ),
    "unequal_count": (
        (
            "la moitié {one} a {count} {count:fragment|fragments}, la moitié {other} {other_count} : "
            "chacun en pose autant chez l’autre"
        ),
        (
            "the {one} half has {count} {count:fragment|fragments}, the {other} half {other_count}: each "
            "places as many in the other’s"
        ),
    ),
    "unequal_value": (
        (
            "la moitié {one} vaut {value} {value:cristal|cristaux}, la moitié {other} {other_value} : "
            "les parts doivent être égales"
        ),
        (
            "the {one} half is worth {value} {value:crystal|crystals}, the {other} half {other_value}: "
            "the shares must be equal"
        ),
    ),
    "unequal_hands": (
        "à poser par {one} : {value} {value:cristal|cristaux}, par {other} : {other_value} ; il en faut autant",
        "{one} places {value} {value:crystal|crystals}, {other} {other_value}: the shares must be equal",
    ),
    "fragments_left_over": (
        "{count} fragments ne se partagent pas entre {sides} joueurs : {left} {left:restera|resteront} hors du jeu",
        "{count} fragments cannot be shared by {sides} players: {left} will not be played with",
    ),
    "no_fragments": (
        "aucun fragment ne sera sur la table, et ce sont les cristaux qui décident",
        "no fragment will be on the table, and crystals decide the game",
    ),
    "fragments_do_not_fit": (
        "{count} fragments à plus de 6 pas l’un de l’autre ne tiennent pas : on n’en place que {placed}",
        "{count} fragments more than 6 pas apart do not fit: only {placed} could be placed",
    ),
    "fragments_both_ways": (
        "des fragments sont sur la table : ceux d’options.fragments ne seront pas posés",
        "fragments lie on the table: those of options.fragments will not be placed",
    ),
    "fragment_unreachable": (
        "personne n’atteint le fragment {name}, même en plusieurs activations",
        "nobody can reach fragment {name}, not even in several activations",
    ),
    "fragments_all_low": (
        "tous les fragments sont au niveau de la table ; varier les hauteurs est conseillé",
        "all fragments lie at table level; varied heights are advised",
    ),
    "other_set_of_fragments": (
        "{count} fragments pour {value} cristaux ; la partie standard en a 12 pour 80",
        "{count} fragments worth {value} crystals; the standard game has 12 worth 80",
    ),
    # figures
    "figure_off_table": ("{name} dépasse du bord de la table", "{name} stands over the rim of the table"),
    "figure_no_ground": ("{name} ne tient pas debout là", "{name} cannot stand there in balance"),
    "figure_inside": ("{name} est dans {piece}", "{name} stands inside {piece}"),
    "figures_overlap": ("{name} et {other} sont au même endroit", "{name} and {other} take the same place"),
    "starts_on_scenery": (
        "{name} commence sur {piece}, et il y a de la place à côté",
        "{name} starts on {piece}, and there is room beside it",
    ),
    "starts_on_scenery_forced": (
        "{name} commence sur un décor, faute de place ailleurs",
        "{name} starts on scenery, for there is no other room",
    ),
    "starts_outside_zone": (
        "{name} ne commence pas tout entier dans une zone de {side}",
        "{name} does not start wholly in a zone of {side}",
    ),
    "starts_outside_strips": (
        "{name} ne commence dans aucune des bandes de 6 pas ; c’est le scénario qui le veut",
        "{name} starts in neither strip of 6 pas; the scenario places it so",
    ),
    # zones
    "too_few_zones": (
        "{sides} camps, mais {zones} {zones:zone|zones} de déploiement pour eux",
        "{sides} sides, but {zones} deployment {zones:zone|zones} for them",
    ),
    "zone_too_small": (
        (
            "la zone {zone} ne contient pas la bande {side} : {placed} {placed:figurine|figurines} sur "
            "{count} y {placed:tient|tiennent}"
        ),
        "zone {zone} does not hold the band of {side}: {placed} of {count} {count:figure|figures} fit",
    ),
    "zone_all_scenery": (
        "dans la zone {zone}, {name} ({side}) ne peut se placer que sur un décor",
        "in zone {zone}, {name} ({side}) can only be placed on scenery",
    ),
    "zone_crossed": (
        "le contour de la zone {zone} se croise ou est vide ; donnez ses coins dans l’ordre",
        "the outline of zone {zone} crosses itself or is empty; give its corners in order",
    ),
    "zone_off_table": ("la zone {zone} sort de la table", "zone {zone} leaves the table"),
    "zones_overlap": ("les zones {one} et {other} se recouvrent", "zones {one} and {other} overlap"),
    "table_too_small": (
        "la table de {x} × {y} pas est trop petite : deux bandes de 6 pas se touchent",
        "the table of {x} × {y} pas is too small: two strips of 6 pas meet on it",
    ),
    "other_table_size": (
        "la table a {x} × {y} pas ; la taille standard pour deux bandes de 4 à 6 est 36 × 36",
        "the table is {x} × {y} pas; the standard size for two bands of 4 to 6 is 36 × 36",
    ),
    # boards
    "too_few_stones": (
        "{count} {count:pierre divine|pierres divines} sur le plateau, et il en faut {needed} pour gagner",
        "{count} divine {count:stone|stones} on the board, and {needed} are needed to win",
    ),
    "stone_unreachable": (
        "la pierre de {area} ne peut être atteinte à pied depuis la zone {zone}",
        "the stone in {area} cannot be reached on foot from zone {zone}",
    ),
    "stone_only_climbed_to": (
        "la pierre de {area} n’est atteinte depuis la zone {zone} que par des unités qui grimpent",
        "the stone in {area} is reached from zone {zone} only by units that climb",
    ),
    "unit_cannot_deploy": (
        "{unit} ne peut entrer dans aucune zone de déploiement de {zone}",
        "{unit} can enter no deployment area of {zone}",
    ),
    "zone_areas_shared": (
        "{area} est une zone de déploiement de {one} et de {other}",
        "{area} is a deployment area of both {one} and {other}",
    ),
    "zone_too_small_for_army": (
        (
            "la zone {zone} a {room} {room:place|places} pour {count} "
            "{count:troupe qui y commence|troupes qui y commencent}"
        ),
        "zone {zone} has room for {room} {room:unit|units}, and {count} {count:troop starts|troops start} there",
    ),
    "zone_without_entry": (
        "aucune unité ordinaire ne peut entrer dans {area}, une zone de déploiement de {zone}",
        "no ordinary unit can enter {area}, a deployment area of {zone}",
    ),
    "stones_in_a_zone": (
        "la pierre de {area} est dans la zone de déploiement {zone}",
        "the stone in {area} lies in the deployment zone {zone}",
    ),
}
