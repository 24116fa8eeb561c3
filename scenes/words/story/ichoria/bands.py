"""Sentences about bands, gods, Ichor, set-up and the end of a game in Ichoria."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.plugs.plug import adapter
from scenes.words.typography import name_in

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.words.tongue import Sentences

EVENTS: Sentences = {
    # points and gods
    "PointsEarned": ("{figure} : {act}, +{points} {currency}", "{figure}: {act}, +{points} {currency}"),
    "PointsSpent": (
        "{side} : {points} {points:point dépensé|points dépensés} ({purpose})",
        "{side} spends {points} {points:point|points} ({purpose})",
    ),
    "PointsDrained": (
        "{intervention} : {points} {points:point|points} en moins pour {victim}",
        "{intervention}: {victim} loses {points} {points:point|points}",
    ),
    "EnteredEnemyZone": ("{figure} pénètre dans la zone adverse", "{figure} enters the enemy zone"),
    "FateChanged": (
        "{intervention} ({side}) : pour {figure}, le {before} devient {after}",
        "{intervention} ({side}): the {before} of {figure} becomes {after}",
    ),
    "GodsIntervened": (
        "{intervention} ({side}) sur {figure} : {effect}",
        "{intervention} ({side}) on {figure}: {effect}",
    ),
    "BidsOpened": ("conflit d’influence, dés : {dice}", "conflict of influence, dice: {dice}"),
    "ConflictSettled": ("succès : {successes} ; vainqueur : {winner}", "successes: {successes}; winner: {winner}"),
    "TakenOver": ("{side} : prise de contrôle de {npc} ({cost})", "{side} takes {npc} over ({cost})"),
    "PowerUsed": ("{figure} use de {ability} sur {target}", "{figure} uses {ability} on {target}"),
    # Ichor, losses, frenzy
    "Harvested": (
        "{figure} récolte {value} {value:cristal|cristaux} ({fragment})",
        "{figure} harvests {value} {value:crystal|crystals} ({fragment})",
    ),
    "CrystalsDropped": (
        "{figure} laisse tomber {value} {value:cristal|cristaux}",
        "{figure} drops {value} {value:crystal|crystals}",
    ),
    "LeftTable": (
        "{figure} quitte la table avec {crystals} {crystals:cristal|cristaux}",
        "{figure} leaves the table with {crystals} {crystals:crystal|crystals}",
    ),
    "WentOut": ("{figure} est hors de combat", "{figure} is out of combat"),
    "FrenzyEntered": (
        "{side} : Frénésie du Talion⟨ ; regagnent 1 de Santé : {recovered}⟩",
        "{side} goes into the Talion frenzy⟨; 1 Santé back: {recovered}⟩",
    ),
    # the end
    "Conceded": ("{side} : abandon de la partie", "{side} gives up"),
    "FrenzyHeld": (
        "{figure} échoue : la Frénésie du Talion continue pour {side}",
        "{figure} fails: {side} plays on in frenzy",
    ),
    "PlayStopped": ("", ""),
    # setting up
    "ReadingsAgreed": ("lectures convenues : {readings}", "readings agreed on: {readings}"),
    "FragmentsShared": (
        "les fragments d’Ichor sont partagés ; le premier est posé par {first}",
        "the fragments are shared; {first} begins",
    ),
    "FragmentPlaced": (
        "{side} : {fragment} ({value} CI) est posé en {place}",
        "{side} places {fragment} ({value} CI) at {place}",
    ),
    "FragmentLeftOut": (
        "plus de place pour un fragment de {value} CI ({side})",
        "no room for a fragment of {value} CI ({side})",
    ),
    "SideChosen": ("{side} : déploiement, {zone}", "{side} deploys in the {zone}"),
    "Deployed": ("{figure} se place en {place}", "{figure} is placed at {place}"),
    "StayedAway": ("plus de place pour {figure}", "no room for {figure}"),
    "PhaseBegan": ("— {phase} —", "— {phase} —"),
}

DECISIONS: Sentences = {
    "InfluenceFate": (
        "Influence du destin, {cost} {cost:point|points} : relancer un dé ? ({throw})",
        "Influence du destin, {cost} {cost:point|points}: roll a die again? ({throw})",
    ),
    "Curse": (
        "Malédiction, {cost} {cost:point|points} : faire relancer un dé ? ({throw}) Destin invoqué : {contested}",
        "Malédiction, {cost} {cost:point|points}: have a die rolled again? ({throw}) Fate called on: {contested}",
    ),
    "StrengthenIntervention": (
        "Conflit d’influence : combien de points ajouter en secret, de 0 à {most} ?",
        "Conflict of influence: how many points to add in secret, 0 to {most}?",
    ),
    "CallGods": (
        "Une intervention de vos dieux ? ({points} {points:point|points})",
        "An intervention of your gods? ({points} {points:point|points})",
    ),
    "TakeOver": (
        "Prendre le contrôle d’un PNJ ? ({prices} ; {points} {points:point|points})",
        "Take over an NPC? ({prices}; {points} {points:point|points})",
    ),
    "ChoosePowerTarget": ("{ability} de {figure} : sur qui ?", "{ability} of {figure}: on whom?"),
    "Concede": ("Abandonner la partie ?", "Give up the game?"),
    "PlaceFragment": (
        "Placer quel fragment ({values} CI), et où ? Par exemple : 5 à x,y",
        "Which fragment ({values} CI) is placed, and where? For instance: 5 at x,y",
    ),
    "ChooseSide": ("Quel côté de la table ?", "Which side of the table?"),
    "DeployFigure": (
        "Déployer qui ({figures}), et où ? Par exemple : nom à x,y",
        "Who is deployed ({figures}), and where? For instance: name at x,y",
    ),
}

OPTIONS: Sentences = {
    "give up": ("abandonner", "give up"),
    "play on": ("continuer", "play on"),
    "south": ("sud", "south"),
    "north": ("nord", "north"),
    "prize_crystals": ("cristaux", "crystals"),
    "prize_kills": ("éliminations", "kills"),
    "prize_chief": ("chef debout", "chief standing"),
    "die 1": ("dé 1", "die 1"),
    "die 2": ("dé 2", "die 2"),
    "sides": ("choix des côtés", "choice of sides"),
    "deployment": ("déploiement", "deployment"),
    "turns": ("premier tour", "first turn"),
    "faith": ("Foi", "Faith"),
    "blasphemy": ("Blasphème", "Blasphemy"),
    "influence_of_fate": ("Influence du destin", "Influence du destin"),
    "curse": ("Malédiction", "Malédiction"),
    "npc_control": ("prise de contrôle", "take-over"),
    "conflict of influence": ("conflit d’influence", "conflict of influence"),
    "first fragment": ("premier fragment", "first fragment"),
    "first to deploy": ("premier à se déployer", "first to deploy"),
    "inspired": ("sous Inspiration", "inspired"),
    "effroi": ("Effroi", "Effroi"),
    "immobilised": ("sous Immobilisation", "immobilised"),
    "steady": ("rétablissement", "steady again"),
    "difficulty": ("en difficulté", "in difficulty"),
    "heal": ("soin", "healed"),
    "acrobatie": ("Acrobatie", "Acrobatie"),
    "effroyable_illusion": ("Effroyable illusion", "Effroyable illusion"),
    "immobilisation": ("Immobilisation", "Immobilisation"),
    "inspiration": ("Inspiration", "Inspiration"),
    "olympic_action": ("Action olympique", "Action olympique"),
    "olympic_feat": ("Exploit olympique", "Exploit olympique"),
    "shooter_feat": ("Exploit du tireur", "Exploit du tireur"),
    "fighter_feat": ("Exploit du combattant", "Exploit du combattant"),
    "conquest": ("Action de conquête", "Action de conquête"),
    "great_sacrifice": ("Grand sacrifice", "Grand sacrifice"),
    "ultimate_sacrifice": ("Sacrifice ultime", "Sacrifice ultime"),
    "fruitful_harvest": ("Récolte fructueuse", "Récolte fructueuse"),
    "solicit": ("solliciter les dieux", "solicit the gods"),
    "athletic_move": ("déplacement athlétique", "athletic move"),
    "acrobatics": ("Acrobatie", "Acrobatie"),
    "conceded": ("abandon", "given up"),
    "side_gone": ("plus personne sur la table", "nobody left on the table"),
    "chief_out": ("le Chef est hors de combat", "the Chief is out"),
    "turn_limit": ("dernier tour joué", "last turn played"),
    **{
        card.key: (name_in("fr", card.name), card.name)
        for form in adapter("ichoria").faction_forms().values()
        for card in form.interventions
    },
}

REASONS: Sentences = {
    "not_in_reserve": ("ce n’est pas en réserve", "that is not in reserve"),
    "serves_no_gods": ("{figure} ne sert aucun dieu", "{figure} serves no gods"),
    "already_activated": ("{npc} a déjà eu son activation ce tour", "{npc} has been activated this turn"),
    "too_few_points": (
        "{points} {points:point|points}, il en faut {cost}",
        "{points} {points:point|points}, and it costs {cost}",
    ),
    "too_early_to_give_up": (
        "trop tôt : {lost} sur {band} hors de combat, {fragments_left} {fragments_left:fragment|fragments} à récolter",
        "too early: {lost} of {band} out, {fragments_left} {fragments_left:fragment|fragments} to harvest",
    ),
    "no_such_fragment": ("pas de fragment {fragment} sur la table", "no fragment {fragment} on the table"),
    "engaged": ("un ennemi engage {figure}", "{figure} is engaged"),
    "no_contact": ("le socle ne touche pas le pion du fragment", "no contact with the fragment"),
    "has_not_the_ability": ("{figure} n’a pas cette capacité", "{figure} has not this ability"),
    "wrong_side": ("cela ne s’emploie pas sur {figure}", "that is not for {figure}"),
    "not_oneself": ("pas sur soi-même", "not on oneself"),
    "immobilised": ("{figure} est sous Immobilisation", "{figure} is immobilised"),
    "both_engaged": ("un ennemi engage chacune des deux figurines", "both are engaged"),
    "no_room": ("{figure} n’a pas la place", "{figure} has no room there"),
    "not_a_placement": (
        "ce n’est pas un placement : dites qui ou quoi, puis x,y",
        "that is no placement: say who or what, then x,y",
    ),
    "not_a_spot": ("ce n’est pas un endroit : x,y", "that is no spot: x,y"),
    "fragment_not_held": ("ce fragment n’est pas à placer", "no such fragment is left to place"),
    "outside_half": ("hors de la moitié adverse", "outside the opponent's half"),
    "fragments_too_near": (
        "à 6 pas ou moins d’un autre fragment ({gap} pas)",
        "6 pas or less from another fragment ({gap} pas)",
    ),
    "no_ground": ("rien n’y porte en équilibre", "nothing holds it up there"),
    "outside_zone": ("le socle n’est pas tout entier dans la zone", "the base is not wholly in the zone"),
    "figure_in_the_way": ("une figurine s’y trouve", "a figure stands there"),
    "on_scenery": ("sur un décor, alors qu’il y a de la place au sol", "on scenery, while there is room beside it"),
}

RULES: Mapping[str, tuple[str, ...]] = {
    "InfluenceFate": ("ICH-DIVINE-03", "ICH-DIVINE-05"),
    "Curse": ("ICH-DIVINE-04", "ICH-DIVINE-05", "ICH-CONF-01"),
    "StrengthenIntervention": ("ICH-CONF-02", "ICH-CONF-03", "ICH-CONF-04", "ICH-CONF-05"),
    "CallGods": ("ICH-DIVINE-07", "ICH-BLAS-04", "ICH-FAITH-14"),
    "TakeOver": ("ICH-DIVINE-06", "ICH-NPC-02"),
    "ChoosePowerTarget": ("ICH-ACT-04",),
    "Concede": ("ICH-END-01", "ICH-END-02", "ICH-TALION-07"),
    "PlaceFragment": ("ICH-TABLE-05", "ICH-TABLE-06"),
    "ChooseSide": ("ICH-DEPLOY-02",),
    "DeployFigure": ("ICH-DEPLOY-03", "ICH-DEPLOY-04", "ICH-DEPLOY-05"),
}
