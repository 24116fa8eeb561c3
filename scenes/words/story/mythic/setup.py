"""Sentences about the set-up of a game of Mythic Battles: boards, zones, recruiting, troops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words.story.teller import SILENT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.words.tongue import Sentences

EVENTS: Sentences = {
    "BoardChosen": ("on joue sur « {board} »", "the board is “{board}”"),
    "LeadChosen": ("premier joueur : {player}", "{player} leads and begins"),
    "ZoneTaken": ("{player} se déploie dans : {areas}", "{player} deploys in: {areas}"),
    "Recruited": (
        "{player} recrute : {unit} ({cost} {cost:point|points}, vitalité {vitality})",
        "{player} recruits {unit} ({cost} {cost:point|points}, vitality {vitality})",
    ),
    "TableLaid": ("pierres divines : {stones}", "divine stones: {stones}"),
    "LeftOut": (
        "plus de place pour {unit}, en attente d’un rappel de troupes",
        "no room for {unit}, who waits to be recalled",
    ),
    "TableReady": ("tout est en place", "everything is in place"),
    "DeckMade": (SILENT, SILENT),
}

DECISIONS: Sentences = {
    "ChooseBoard": ("Sur quel plateau joue-t-on ?", "Which board is played on?"),
    "ChooseSide": ("De quel côté du plateau vous déployez-vous ?", "From which side of the board do you deploy?"),
    "Recruit": ("Qui recruter ? (il reste {points} PR)", "Whom do you recruit? ({points} {points:point|points} left)"),
    "BuildArmy": (
        "Quelles unités, pour {points} PR exactement ? (noms séparés par des espaces⟨ ; l’allié a {mates}⟩)",
        "Which units, for exactly {points} points? (names with spaces between⟨; your ally has {mates}⟩)",
    ),
    "PlaceTroop": (
        "Quelle troupe placer, et dans quelle zone de votre déploiement ?",
        "Which troop is placed, and in which area of your deployment zone?",
    ),
}

OPTIONS: Sentences = {
    "PlaceTroop[]": ("{part0} dans {part1}", "{part0} into {part1}"),
    "Stone[]": ("{area}", "{area}"),
    "north": ("nord", "north"),
    "south": ("sud", "south"),
    "east": ("est", "east"),
    "west": ("ouest", "west"),
    "lead": ("premier joueur", "who leads"),
    "deck": ("pioche", "deck"),
    "god": ("dieu", "god"),
    "titan": ("titan", "titan"),
    "starting hand": ("main de départ", "starting hand"),
}

REASONS: Sentences = {
    "no_such_unit": ("ce ne sont pas des unités de ce jeu", "those are no units of this game"),
    "not_owned": ("{unit} : pas dans votre collection", "{unit} is not of your collection"),
    "not_one_divinity": (
        "il faut une divinité et une seule ({kind})",
        "there must be one divinity and no more ({kind})",
    ),
    "not_the_exact_total": (
        "le total est de {total} PR, il doit être de {points}",
        "the total is {total} points, and has to be {points}",
    ),
    "same_unit_twice": ("{unit} : deux fois", "{unit} is there twice"),
    "second_expensive_unit": (
        "{unit} : une seule unité aussi chère est permise, et vous avez {has}",
        "{unit}: only one unit so dear is allowed, and you have {has}",
    ),
    "not_in_the_pool": ("{unit} : pas à recruter", "{unit} is not there to be recruited"),
    "already_taken": ("{unit} : unité déjà recrutée", "{unit} is recruited already"),
    "divinity_first": ("il faut d’abord une divinité ({kind})", "a divinity comes first ({kind})"),
    "second_divinity": ("{unit} : ce serait une seconde divinité", "{unit} would be a second divinity"),
    "too_dear": ("le coût est de {cost} PR, il en reste {points}", "it costs {cost} points, and {points} are left"),
    "no_such_troop": ("cette troupe n’est pas à placer", "no such troop waits to be placed"),
    "not_your_zone": ("{area} n’est pas dans votre zone", "{area} is not in your zone"),
}

RULES: Mapping[str, tuple[str, ...]] = {
    "ChooseBoard": ("MYT-SETUP-02", "MYT-SETUP-03"),
    "ChooseSide": ("MYT-SETUP-04", "MYT-SETUP-06"),
    "Recruit": ("MYT-RECRUIT-01", "MYT-RECRUIT-05", "MYT-RECRUIT-07", "MYT-RECRUIT-09"),
    "BuildArmy": ("MYT-RECRUIT-13", "MYT-RECRUIT-14", "MYT-RECRUIT-08"),
    "PlaceTroop": ("MYT-TABLE-04", "MYT-TABLE-05"),
}
