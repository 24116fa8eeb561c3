"""Sentences about turns, cards, moves and stones in Mythic Battles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words.story.teller import SILENT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.words.tongue import Sentences

EVENTS: Sentences = {
    # rounds, turns, activations
    "RoundBegan": ("Round {round}", "Round {round}"),
    "TurnBegan": ("Au tour de {player}", "The turn of {player}"),
    "PhaseBegan": (SILENT, SILENT),
    "TurnEnded": (SILENT, SILENT),
    "Activated": ("{player} active : {unit} ({declared})", "{player} activates {unit} ({declared})"),
    "ActionMade": ("{unit} : {action}", "{unit}: {action}"),
    "ActivationLimited": ("le froid ne laisse qu’une action à {unit}", "the cold leaves {unit} one action"),
    "ActionsGiven": ("{unit}, en plus : {actions}", "{unit} gains: {actions}"),
    "ActivationCut": ("l’activation de {unit} s’arrête ({cause})", "the activation of {unit} is cut short ({cause})"),
    "ActivationEnded": (SILENT, SILENT),
    "LimitRaised": (
        "{cause} : {by} {by:activation|activations} de plus ce tour",
        "{cause}: {by} more {by:activation|activations} in this turn",
    ),
    "EffectBegan": ("{effect}", "{effect}"),
    "EffectsEnded": ("c’est fini : {effects}", "over: {effects}"),
    "Eliminated": ("{player} a perdu sa divinité et quitte la partie", "{player} has lost the divinity and is out"),
    # cards
    "Drew": ("{player} pioche⟨ : {cards}⟩", "{player} draws⟨: {cards}⟩"),
    "Discarded": ("{player} défausse {cards} ({purpose})", "{player} discards {cards} ({purpose})"),
    "Gained": ("{player} reçoit {cards} ({purpose})", "{player} gets {cards} ({purpose})"),
    "Boxed": ("{player} remet {card} dans la boîte", "{player} puts {card} back into the box"),
    "TookDeck": (
        "{player} prend le reste de sa pioche en main⟨ : {cards}⟩",
        "{player} takes the rest of the deck in hand⟨: {cards}⟩",
    ),
    "Searched": (
        "{player} cherche une carte dans sa pioche⟨ : {card}⟩⟨ (montrée : {shown})⟩",
        "{player} searches the deck for a card⟨: {card}⟩⟨ (shown: {shown})⟩",
    ),
    "ManoeuvreBought": ("{player} effectue une manœuvre : {manoeuvre}", "{player} uses a manoeuvre: {manoeuvre}"),
    # places and stones
    "Placed": ("{unit} : placement en zone {area} ({how})", "{unit} is placed in {area} ({how})"),
    "Moved": ("{unit} : entrée en zone {area} ({how})", "{unit} enters {area} ({how})"),
    "Recalled": (
        "rappel de {unit} en zone {area}, vitalité {vitality}",
        "{unit} is recalled to {area}, vitality {vitality}",
    ),
    "Claimed": ("{unit} : collecte de {stone}", "{unit} claims {stone}"),
    "Dropped": ("{unit} : {stone} est lâchée en zone {area}", "{unit} drops {stone} in {area}"),
    "Absorbed": ("{unit} : absorption de {stone}", "{unit} absorbs {stone}"),
    "ElementRemoved": ("un arbre ou une colonne de {area} disparaît", "a tree or a column of {area} is gone"),
    "Healed": (
        "{unit} : {points} {points:point|points} de vitalité en plus ({cause})",
        "{unit} regains {points} vitality ({cause})",
    ),
}

DECISIONS: Sentences = {
    "BeginTurn": ("Qui activer, ou passer ?", "Whom do you activate, or do you pass?"),
    "GoOn": (
        "Activer une autre unité contre une carte art de la guerre, ou s’arrêter ?",
        "Activate another unit for an art of war card, or stop?",
    ),
    "Act": ("Quelle action pour {unit} ?", "What does {unit} do?"),
    "OrderEffects": ("Quel effet vient d’abord ({unit}) ?", "Which effect comes first ({unit})?"),
    "DeclareActivation": (
        "Quelles actions pour {unit}, que votre partenaire vous confie ?",
        "What will your ally’s {unit} make?",
    ),
    "EndTurn": (
        "Finir le tour, ou d’abord rappeler une troupe (une carte art de la guerre), manœuvrer, soigner ?",
        "End the turn, or first recall a troop (an art of war card), buy a manoeuvre, heal?",
    ),
    "Pay": ("Que défausser pour payer ({purpose}) ?", "What do you discard to pay ({purpose})?"),
    "ConsiderManoeuvre": ("Une manœuvre maintenant ?", "A manoeuvre now?"),
    "TracePath": (
        "Quel chemin pour {unit} ? ({way}, {areas} {areas:zone|zones} au plus : leurs noms, avec des virgules)",
        "Which way does {unit} go? ({way}, {areas} {areas:area|areas} at most: their names with commas between)",
    ),
    "LeaveLava": ("{unit}, dans la lave : par quelle zone en sortir ?", "Where does {unit} step out of the lava?"),
}

OPTIONS: Sentences = {
    "BeginTurn[]": ("activer {part0} : {part1}", "activate {part0}: {part1}"),
    "GoOn[]": ("activer {part0} : {part1}", "activate {part0}: {part1}"),
    "search_card[]": ("chercher une carte : {part1}", "search for a card: {part1}"),
    "deploy[]": ("se déployer en zone {part1}", "deploy in {part1}"),
    "claim[]": ("collecter {part1}", "claim {part1}"),
    "absorb[]": ("absorber {part1}", "absorb {part1}"),
    "Effect[]": ("{unit} : {kind}⟨ {amount}⟩ ({source}, {until})", "{unit}: {kind}⟨ {amount}⟩ ({source}, {until})"),
    "pass_and_draw": ("passer et piocher une carte", "pass and draw a card"),
    "stop": ("s’arrêter", "stop"),
    "end": ("finir l’activation", "end the activation"),
    "heal": ("soigner sa divinité avec une carte omphalos", "heal the divinity with an omphalos card"),
    "draw_cards": ("piocher deux cartes", "draw two cards"),
    "search_card": ("chercher une carte", "search for a card"),
    "walk": ("marche", "walk"),
    "run": ("course", "run"),
    "flight": ("vol", "flight"),
    "fast_flight": ("vol rapide", "fast flight"),
    "attack": ("attaque", "attack"),
    "aerial_attack": ("attaque aérienne", "aerial attack"),
    "claim": ("collecte", "claim"),
    "absorb": ("absorption", "absorb"),
    "absorbed": ("pierre absorbée", "stone absorbed"),
    "deploy": ("déploiement", "deployment"),
    "drop": ("lâcher la pierre", "drop the stone"),
    "setup": ("mise en place", "setup"),
    "scenario": ("scénario", "scenario"),
    "forced": ("déplacement forcé", "forced"),
    "charge": ("charge", "charge"),
    "thrown": ("projection", "thrown"),
    "aow": ("art de la guerre", "art of war"),
    "omphalos": ("omphalos", "omphalos"),
    "activation": ("activation", "activation"),
    "another activation": ("autre activation", "another activation"),
    "recall": ("rappel de troupes", "recall"),
    "retaliation": ("contre-attaque", "retaliation"),
    "power": ("pouvoir", "power"),
    "nothing": ("rien", "nothing"),
    "destroyed": ("destruction", "destroyed"),
    "paralysed": ("paralysie", "paralysed"),
    "free_manoeuvre": ("manœuvre gratuite", "a free manoeuvre"),
    "offence": ("combat", "offence"),
    "defence": ("défense", "defence"),
    "range": ("portée", "range"),
    "movement": ("déplacement", "movement"),
    "turn": ("ce tour", "this turn"),
    "round": ("ce round", "this round"),
    "game": ("toute la partie", "the whole game"),
    "last_divinity": ("dernière divinité en jeu", "last divinity in play"),
    "stones": ("pierres divines", "divine stones"),
    "prize_stones": ("pierres", "stones"),
    "rounds_over": ("tous les rounds sont joués", "all rounds are played"),
    "stalemate": (
        "plus rien n’avance : le plus de pierres l’emporte (règle maison)",
        "nothing moves on: most stones win (a house rule)",
    ),
    "divinity_fell": ("une divinité est tombée", "a divinity has fallen"),
    "nobody_left": ("plus personne n’est en jeu", "nobody is left"),
    "held": ("zone tenue", "area held"),
    "rounds": ("dernier round joué", "last round played"),
    "score": ("Pierres", "Stones"),
    **{f"stone{number}": (f"la pierre {number}", f"stone {number}") for number in range(1, 31)},
}

REASONS: Sentences = {
    "activated_already": ("{unit} : unité déjà activée ce tour", "{unit} has been activated in this turn"),
    "destroyed": ("{unit} : unité détruite", "{unit} is destroyed"),
    "paralysed": ("{unit} : unité paralysée", "{unit} is paralysed"),
    "no_activation_card": (
        "vous n’avez pas de carte activation de {unit} en main",
        "no card of {unit} is in your hand",
    ),
    "only_deploys": ("{unit} : pas encore en jeu, déploiement d’abord", "{unit} is not in play yet: it deploys"),
    "in_play_already": ("{unit} : déjà en jeu", "{unit} is in play already"),
    "cannot_pay": (
        "il faut {cost} {cost:carte|cartes} art de la guerre",
        "it takes {cost} art of war {cost:card|cards}",
    ),
    "no_such_action": ("il n’y a pas d’action « {action} »", "there is no action “{action}”"),
    "not_declared": ("déclaré : {declared} ; {action} n’en est pas", "declared: {declared}; {action} is none of them"),
    "same_action_twice": ("{action} : action déjà faite", "{action} has been made already"),
    "no_action_left": ("{most} {most:action|actions}, pas plus", "{most} {most:action|actions}, and no more"),
    "no_walk_after_attack": ("{unit} : plus de marche après une attaque", "{unit} has attacked and walks no more"),
    "cannot_fly": ("{unit} : unité non volante", "{unit} does not fly"),
    "carries_a_stone": ("{unit} : une pierre est déjà portée", "{unit} carries a stone already"),
    "carries_nothing": ("{unit} : aucune pierre portée", "{unit} carries no stone"),
    "no_stone": ("{unit} : aucune pierre à collecter ici", "no stone is within reach of {unit}"),
    "blocked": (
        "⟨{unit} : ⟩un Bloqueur ennemi l’interdit⟨ ({by})⟩",
        "⟨{unit}: ⟩an enemy with Block forbids it⟨ ({by})⟩",
    ),
    "no_divinity": ("{unit} : pas une divinité", "{unit} is no divinity"),
    "no_area_to_deploy": ("aucune zone n’accueille {unit}", "no area of the zone takes {unit}"),
    "nowhere_to_go": ("{unit} : nulle part où aller", "{unit} has nowhere to go"),
    "one_recall": ("un seul rappel par tour", "one recall in a turn, and no more"),
    "not_your_troop": ("{unit} : pas une de vos troupes à rappeler", "{unit} is none of your troops to recall"),
    "no_divinity_on_the_board": ("votre divinité n’est pas sur le plateau", "your divinity is not on the board"),
    # ways
    "not_a_path": ("un chemin est une suite de zones", "a way is a list of areas"),
    "no_way": ("ce chemin n’entre nulle part", "this way enters no area"),
    "not_on_the_board": ("{unit} : pas sur le plateau", "{unit} is not on the board"),
    "not_adjacent": ("zone non adjacente : {area}", "{area} is not adjacent"),
    "boundary_forbids": ("la frontière vers {area} ne se franchit pas", "the boundary to {area} cannot be crossed"),
    "terrain_forbids": (
        "le terrain de {area} ne laisse pas entrer⟨ ({terrain})⟩",
        "the terrain of {area} lets nobody in⟨ ({terrain})⟩",
    ),
    "too_far": ("{area} est trop loin", "{area} is too far"),
    "area_full": ("zone saturée : {area}", "{area} is full"),
    "too_small_for_huge": ("zone trop petite pour une unité immense : {area}", "{area} is too small for a huge unit"),
    "swamp_holds": ("le marais retient : {area}", "the swamp holds: {area}"),
    "the_way_ends": ("le chemin s’arrête en zone {area}", "the way ends in {area}"),
    "ends_in_a_rift": ("on ne s’arrête pas dans la crevasse {area}", "nobody so large stops in the rift {area}"),
    "not_in_a_rift": (
        "{area} est une crevasse : pas pour une telle unité",
        "{area} is a rift: not for so large a unit",
    ),
    "no_path_of_skulls": ("aucun chemin de crânes ne mène en zone {area}", "no path of skulls leads to {area}"),
    "no_drop_in_flight": ("{unit} : rien n’est lâché pendant un vol rapide", "{unit} drops nothing in flight"),
}

RULES: Mapping[str, tuple[str, ...]] = {
    "BeginTurn": ("MYT-TURN-05", "MYT-TURN-06", "MYT-DEPLOY-01"),
    "GoOn": ("MYT-TURN-10", "MYT-TURN-11", "MYT-LIMIT-01"),
    "Act": ("MYT-TURN-08", "MYT-ACT-01", "MYT-ACT-02", "MYT-ACT-04", "MYT-ACT-06"),
    "OrderEffects": ("MYT-HIER-04", "MYT-HIER-07"),
    "DeclareActivation": ("MYT-TAL-20", "MYT-TURN-06"),
    "EndTurn": ("MYT-TURN-12", "MYT-RECALL-01", "MYT-RECALL-02", "MYT-MANO-01", "MYT-STONE-09"),
    "Pay": ("MYT-AOW-02", "MYT-AOW-03", "MYT-AOW-04"),
    "ConsiderManoeuvre": ("MYT-MANO-01", "MYT-MANO-02", "MYT-MANO-04", "MYT-MANO-05"),
    "TracePath": ("MYT-WALK-01", "MYT-WALK-02", "MYT-WALK-03", "MYT-WALK-06"),
    "LeaveLava": ("MYT-TERR-10", "MYT-TERR-11"),
}
"""The rules that each kind of decision rests on."""
