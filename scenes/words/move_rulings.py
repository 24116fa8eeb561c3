"""Sentences about moves in French and English: legs, rolls, consequences of failure, triggers, refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.words.tongue import Sentences

LEGS: Sentences = {
    "leg_walk": ("marche", "walk"),
    "leg_jump": ("saut", "jump"),
    "leg_leap": ("bond", "leap"),
    "leg_climb": ("escalade", "climb"),
    "leg_descend": ("descente", "descend"),
    "leg_drop": ("chute voulue", "drop"),
    "leg_swim": ("nage", "swim"),
    "leg_crouch": ("s’accroupit", "crouch"),
    "leg_stand": ("se relève", "stand up"),
    "leg_ladder": ("échelle", "ladder"),
    "leg_rope": ("corde", "rope"),
    "leg_dive": ("charge en plongeant", "dive"),
    "leg_leave": ("quitte la table", "leave"),
}

ROLLS: Sentences = {
    "roll": ("Athlétisme{modifier} : {faces} sur un D6, {chance}", "Athlétisme{modifier}: {faces} on a D6, {chance}"),
    "faces_up_to": ("{most} ou moins", "{most} or less"),
    "faces_just": ("{faces}", "{faces}"),
    "faces_none": ("aucun résultat", "no result"),
    "roll_for_jump": ("saut", "jump"),
    "roll_for_leap": ("bond", "leap"),
    "roll_for_climb": ("escalade", "climb"),
    "roll_for_descend": ("descente", "descent"),
    "roll_for_swim": ("nage", "swim"),
    "roll_for_landing": ("réception", "landing"),
    "heroic": ("héroïque", "heroic"),
}

FAILURES: Sentences = {
    "fails_falls": ("{fall}", "{fall}"),
    "fails_stays": ("reste en {at} ; {cost} pas sont dépensés", "stays at {at}; {cost} pas are spent"),
    "fails_slower": ("y arrive pour {cost} pas", "gets there for {cost} pas"),
    "fails_turn_over": ("reste en {at}, et ne fait plus rien ce tour", "stays at {at} and does nothing more this turn"),
    "on_failure": ("échec : {what}", "failure: {what}"),
    "on_partial": ("succès partiel : {what}", "partial success: {what}"),
    "falls_no_height": ("tient en {at}", "stands at {at}"),
    "falls_onto_ground": ("tombe de {height} pas en {at}", "falls {height} pas to {at}"),
    "falls_onto_figure": (
        "tombe de {height} pas sur {name} ; à placer à côté, en {at}",
        "falls {height} pas onto {name}; put beside, at {at}",
    ),
    "falls_onto_deep_water": ("tombe de {height} pas dans l’eau en {at}", "falls {height} pas into water at {at}"),
    "falls_onto_off_table": ("tombe de la table en {at}", "falls off the table at {at}"),
    "lands_safely": ("sans dommage", "unhurt"),
    "lands_by_roll": ("réception : {roll}", "landing: {roll}"),
    "falls_engaging": ("engage {names}", "engages {names}"),
    "outcome_total_success": ("indemne, continue", "unhurt, goes on"),
    "outcome_partial_success": ("en difficulté, continue", "in difficulty, goes on"),
    "outcome_partial_failure": ("dégâts : {damage}, tour fini", "{damage} damage, turn over"),
    "outcome_total_failure": ("dégâts : {damage}, tour fini", "{damage} damage, turn over"),
}

TRIGGERS: Sentences = {
    "wakes_engages": ("engage {who}", "engages {who}"),
    "wakes_in_reach": (
        "à l’Allonge de {who} : attaque d’opportunité",
        "within reach of {who}: opportunity attack",
    ),
    "wakes_enters_view": ("en vue de {who}, en posture d’alerte", "{who}, on alert, sees it"),
    "wakes_leaves_view": ("hors de vue de {who}", "{who} loses sight of it"),
    "wakes_enters_range": ("à portée de {who}, en posture d’alerte", "in range of {who}, on alert"),
    "wakes_leaves_range": ("hors de portée de {who}", "out of range of {who}"),
    "wakes_enters_aura": ("sous l’aura de {who}", "under the aura of {who}"),
    "wakes_leaves_aura": ("hors de l’aura de {who}", "out of the aura of {who}"),
    "wakes_fragment": ("touche le fragment {who}", "touches fragment {who}"),
    "wakes_at": ("{place} : {what}", "{place}: {what}"),
}

REFUSALS: Sentences = {
    "no_wall_ahead": (
        "{name} est dans le chemin, plus haut qu’une marche ({height} pas)",
        "{name} is in the way, higher than a step ({height} pas)",
    ),
    "no_too_steep": ("{name} est trop raide pour y marcher", "{name} is too steep to walk on"),
    "no_figure_in_the_way": ("{name} est dans le chemin", "{name} is in the way"),
    "no_too_low": (
        "trop bas pour passer : {height} pas sous {name}",
        "too low to pass: {height} pas below {name}",
    ),
    "no_off_table": ("le bord de la table ; « leave » la quitte", "the edge of the table; 'leave' goes over it"),
    "no_edge_ahead": ("un bord : au-delà, c’est la chute", "an edge: beyond it there is a fall"),
    "no_goes_nowhere": ("ce trajet ne mène nulle part", "this leg goes nowhere"),
    "no_too_far": (
        "trop loin : il faut {needs} pas et il en reste {left}",
        "too far: it takes {needs} pas and {left} are left",
    ),
    "no_other_floor": (
        "arrive à une hauteur de {reached} pas, non de {wanted}",
        "arrives at a height of {reached} pas, not {wanted}",
    ),
    "no_left_table": ("a déjà quitté la table", "has left the table already"),
    "no_engaged_already": ("engagement avec {name} : pas de déplacement", "is engaged with {name}, and does not move"),
    "no_engaged": (
        "à moins de 0,5 pas de {name} : engagement, le déplacement s’arrête là",
        "less than 0.5 pas from {name}: engaged, it goes no further",
    ),
    "no_no_edge": ("il n’y a pas de bord par là", "there is no edge that way"),
    "no_no_void": ("il n’y a pas de vide à sauter par là", "there is no void to jump that way"),
    "no_crouched": ("on ne saute ni ne bondit en posture accroupie", "nobody jumps or leaps while crouched"),
    "no_jump_too_long": (
        "un saut de {length} pas ; le plus long est de {most}",
        "a jump of {length} pas; the longest is {most}",
    ),
    "no_jump_needs_hurry": (
        "un saut de {length} pas : au-delà de {most}, il faut se hâter",
        "a jump of {length} pas: beyond {most} one has to hurry",
    ),
    "no_leap_too_high": (
        "un bond de {height} pas ; le plus haut est de {most}",
        "a leap of {height} pas; the highest is {most}",
    ),
    "no_leap_needs_hurry": (
        "un bond de {height} pas : au-delà de {most}, il faut se hâter",
        "a leap of {height} pas: beyond {most} one has to hurry",
    ),
    "no_flight_blocked": ("heurte {name} en vol", "hits {name} in flight"),
    "no_ends_over_void": ("ce saut finit dans le vide", "this jump ends over a void"),
    "no_no_ledge": ("rien de plus haut n’y porte le socle", "nothing higher holds the base there"),
    "no_no_wall": ("il n’y a pas de mur par là", "there is no wall that way"),
    "no_wall_too_high": (
        "un mur de {height} pas ; on en grimpe au plus {most}",
        "a wall of {height} pas; at most {most} can be climbed",
    ),
    "no_wall_leans_back": (
        "{name} recule vers le haut : le sommet n’est pas au-dessus du pied",
        "{name} leans back: its top is not above its foot",
    ),
    "no_cannot_climb": ("ne grimpe ni mur, ni échelle, ni corde", "climbs no wall, ladder or rope"),
    "no_no_ladder": ("aucune échelle n’y mène", "no ladder leads there"),
    "no_no_rope": ("aucune corde n’y mène", "no rope leads there"),
    "no_already_crouched": ("a déjà la posture accroupie", "is crouched already"),
    "no_already_standing": ("est déjà debout", "is standing already"),
    "no_no_headroom": (
        "trop bas pour se relever : {headroom} pas, il en faut {needs}",
        "too low to stand up: {headroom} pas, and {needs} are needed",
    ),
    "no_still_on_table": ("reste sur la table", "is still on the table"),
    "no_no_enemy_below": ("aucun ennemi à moins de 0,5 pas à l’arrivée", "no enemy within 0.5 pas where it lands"),
    "no_not_high_enough": (
        "{above} pas au-dessus de {name} ; il en faut plus de 2",
        "{above} pas above {name}; it has to be more than 2",
    ),
    "no_no_route": ("aucun chemin n’y mène dans ce mouvement", "no way leads there within this move"),
    "no_no_floor": (
        "le socle n’y tient pas : le sol qui le porterait est à {below} pas",
        "the base cannot stand there: the ground that holds it is at {below} pas",
    ),
    "no_no_room": ("{name} y prend la place", "{name} takes the place there"),
    "something": ("le décor", "scenery"),
    "refused_at": ("En {place} : {why} ({rule}).", "At {place}: {why} ({rule})."),
}

MOVE_SENTENCES: Sentences = {**LEGS, **ROLLS, **FAILURES, **TRIGGERS, **REFUSALS}
