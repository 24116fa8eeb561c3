"""Sentences of the commands of movement, in French and English."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.words import Sentences

MOVE_WORDS: Sentences = {
    # a judged path
    "move_certain": ("{figure} peut le faire", "{figure} can do it"),
    "move_risky": ("{figure} peut l’essayer : {chance}", "{figure} can try it: {chance}"),
    "move_illegal": ("{figure} ne peut pas faire cela", "{figure} cannot do that"),
    "leg": ("Trajet", "Leg"),
    "leg_to": ("Jusqu’à", "To"),
    "length": ("Longueur", "Length"),
    "cost": ("Coût", "Cost"),
    "rolls_and_risks": ("Jets et risques", "Rolls and risks"),
    "doubled": ("{cost} (×2)", "{cost} (×2)"),
    "dives_on": ("plonge sur {name} : +{bonus} en Combat", "dives on {name}: +{bonus} Combat"),
    "inseparable": ("d’un seul tenant avec l’autre partie du vol", "in one with the other part of the flight"),
    "total_cost": ("Total", "Total"),
    "cost_so_far": ("Jusque-là", "So far"),
    "cost_of_allowance": ("{cost} sur {allowance} pas, {pace}", "{cost} of {allowance} pas, {pace}"),
    "hurrying": ("en se hâtant", "hurrying"),
    "not_hurrying": ("sans se hâter", "not hurrying"),
    "chance": ("Chances", "Chance"),
    "on_the_way": ("En chemin", "On the way"),
    "athletisme_profile": ("{value}, de son profil", "{value}, from its profile"),
    "athletisme_said": ("{value}, comme demandé", "{value}, as you said"),
    "athletisme_common": (
        "{value} par défaut : aucun profil ; --athletisme le fixe",
        "{value} by default: it has no profile; --athletisme sets it",
    ),
    # routes
    "route_none": ("{figure} n’a pas de chemin jusque-là", "{figure} has no way there"),
    "route_path": ("Chemin", "Path"),
    # reach
    "reach_found": ("{figure} peut aller sur {area} pas²", "{figure} can get to {area} pas²"),
    "reach_move": ("Déplacement", "Move"),
    "reach_within": ("{allowance} pas, {pace}", "{allowance} pas, {pace}"),
    "reach_certain": ("Sûr", "Certain"),
    "reach_by_rolls": ("Avec jets", "By rolls"),
    "reach_area": ("{area} pas² ({share})", "{area} pas² ({share})"),
    "reach_highest": ("Plus haut", "Highest"),
    "reach_highest_at": ("{height} pas, en {at} : {chance}", "{height} pas, at {at}: {chance}"),
    "reach_fragments": ("Fragments", "Fragments"),
    "reach_fragment": ("{name} : {chance}, {cost} pas", "{name}: {chance}, {cost} pas"),
    "threat_charge": ("Peut charger", "Could charge"),
    "threat_shoot": ("Peut tirer sur", "Could shoot"),
    "threat_on": ("{name} : {chance}, depuis {at}", "{name}: {chance}, from {at}"),
    "threat_none": ("personne", "nobody"),
    # falls
    "fall_none": ("{figure} ne tombe pas", "{figure} does not fall"),
    "fall_safe": ("{figure} tombe de {height} pas, sans dommage", "{figure} falls {height} pas, unhurt"),
    "fall_rolled": (
        "{figure} tombe de {height} pas : {chance} de bien se recevoir",
        "{figure} falls {height} pas: {chance} to land well",
    ),
    "fall_off_table": ("{figure} tombe de la table", "{figure} falls off the table"),
    "starts": ("Depuis", "From"),
    "outcomes": ("Issues", "Outcomes"),
    # waiting
    "mapping": ("Relevé du terrain", "Mapping the ground"),
}
