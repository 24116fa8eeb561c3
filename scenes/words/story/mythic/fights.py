"""Sentences about attacks, dice, wounds and powers in Mythic Battles."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.words.tongue import Sentences

EVENTS: Sentences = {
    "Attacked": (
        (
            "attaque de {attacker} sur {target}, à portée {category} : {offence} {offence:dé|dés} contre "
            "une défense de {defence}"
        ),
        "{attacker} attacks {target} at range {category}: {offence} {offence:die|dice} against a defence of {defence}",
    ),
    "TargetTaken": ("{guard} à la place de {ally} (Gardien)", "{guard} takes the place of {ally}"),
    "Evaded": ("{unit} : évasion", "{unit} evades"),
    "AttackLost": ("l’attaque de {attacker} est perdue ({cause})", "the attack of {attacker} is lost ({cause})"),
    "BlanksRemoved": ("faces vierges retirées : {count}", "blanks removed: {count}"),
    "DieSpent": ("un {discarded} défaussé : {raised} + 1", "a {discarded} is discarded: {raised} + 1"),
    "DiceSetAside": ("dés qui blessent : {values}", "dice that wound: {values}"),
    "DiceGivenUp": ("relancés ({cause}) : {values}", "rolled again ({cause}): {values}"),
    "SecondAssault": ("second assaut avec {fives} {fives:dé|dés}", "second assault with {fives} {fives:die|dice}"),
    "Threw": ("{unit} : projection de {target} vers {area}", "{unit} throws {target} into {area}"),
    "WoundsChanged": ("{power} : {wounds} {wounds:blessure|blessures}", "{power}: {wounds} {wounds:wound|wounds}"),
    "Wounded": (
        "{unit} : {points} {points:point|points} de vitalité en moins ({cause})",
        "{unit} loses {points} vitality ({cause})",
    ),
    "Destroyed": ("destruction de {unit}⟨ ({area})⟩", "{unit} is destroyed⟨ ({area})⟩"),
    "Retaliated": ("{unit} : contre-attaque contre {against}", "{unit} retaliates against {against}"),
    "PowerUsed": ("{unit} : {power}", "{unit} uses {power}"),
    "Regained": ("{player} reprend la carte {card}", "{player} takes the card {card} back"),
    "TokenPlaced": ("le jeton {token} est posé⟨ sur {on}⟩⟨ ({area})⟩", "token {token} is placed⟨ on {on}⟩⟨ ({area})⟩"),
    "TokenStruck": ("le jeton {token} perd {points}", "token {token} loses {points}"),
    "TokenReturned": ("le jeton {token} retourne à sa réserve", "token {token} goes back to its reserve"),
}

DECISIONS: Sentences = {
    "EnterDie": (
        "Lancez un dé ({purpose}⟨, {by}⟩) : tapez le numéro devant la face qu’il montre",
        "Roll a die ({purpose}⟨, {by}⟩): type the number before the face that it shows",
    ),
    "ChooseTarget": ("Attaque de {unit} : quelle cible ?", "Whom does {unit} attack?"),
    "ChooseArea": ("Quelle zone pour {unit} ?", "Which area for {unit}?"),
    "UseTalent": ("{unit} : {talent} ?", "{unit}: {talent}?"),
    "DeclareTalents": ("Quels talents comptent ({units}) ?", "Which talents count ({units})?"),
    "OrderAnswers": ("Quelle réponse vient d’abord ?", "Which answer comes first?"),
    "AnswerAttack": ("{unit}, cible de {attacker} : que faire ?", "{attacker} is on {unit}: what now?"),
    "BeforeBlanks": (
        (
            "Avant le retrait des faces vierges : {dice} contre {defence} (conseil : {advice}, "
            "{expected} {expected:blessure espérée|blessures espérées})"
        ),
        "Before blanks go: {dice} against {defence} (advice: {advice}, {expected} {expected:wound|wounds} expected)",
    ),
    "SpendDie": (
        (
            "Dés {dice} contre {defence}, blessures {wounds} : défausser lequel pour lequel ? "
            "(conseil : {advice}, {expected} {expected:blessure espérée|blessures espérées})"
        ),
        (
            "Dice {dice} against {defence}, wounds {wounds}: discard which for which? "
            "(advice: {advice}, {expected} {expected:wound|wounds} expected)"
        ),
    ),
    "RerollFives": (
        (
            "Dés {dice} contre {defence}, blessures {wounds} : combien de 5 relancer ? "
            "(conseil : {advice}, {expected} {expected:blessure espérée|blessures espérées})"
        ),
        (
            "Dice {dice} against {defence}, wounds {wounds}: how many fives to roll again? "
            "(advice: {advice}, {expected} {expected:wound|wounds} expected)"
        ),
    ),
    "UsePower": ("{unit} : user de {power} ?", "{unit}: use {power}?"),
    "PassWounds": (
        "{unit} : {wounds} {wounds:blessure|blessures}, en reporter sur une troupe ?",
        "{unit} suffers {wounds} {wounds:wound|wounds}: pass some on to a troop?",
    ),
    "ChooseCard": ("Quelle carte prendre ({power}) ?", "Which card to take ({power})?"),
}

OPTIONS: Sentences = {
    "retaliate": ("contre-attaquer", "retaliate"),
    "guard": ("Gardien", "Guard"),
    "evade": ("évasion", "evade"),
    "done": ("c’est fait", "done"),
    "keep": ("tout garder", "keep them all"),
    "throw[]": ("projeter la cible vers {rest}", "throw the target into {rest}"),
    "reroll[]": ("relancer ({rest})", "roll again ({rest})"),
    "SpendDie[]": ("défausser un {part0} : un {part1} vaut un de plus", "discard a {part0}: a {part1} counts one more"),
    "PassWounds[]": ("{part0} : {part1}", "{part0} takes {part1}"),
    "initiative": ("Initiative", "Initiative"),
    "evaded": ("évasion de la cible", "the target has evaded"),
    "out_of_range": ("hors de portée", "out of range"),
    "use": ("oui", "use it"),
    "cancel": ("renoncer à l’attaque", "give the attack up"),
    "simple": ("actions simples", "simple actions"),
    "complex": ("action complexe", "complex action"),
    "face 1": ("vierge", "blank"),
    **{f"face {number + 1}": (str(number), str(number)) for number in range(1, 6)},
    "first assault": ("premier assaut", "first assault"),
    "second assault": ("second assaut", "second assault"),
    "rolled again": ("relance", "rolled again"),
}

REASONS: Sentences = {
    "allied_target": ("{target} et {attacker} sont du même camp", "{target} is an ally of {attacker}"),
    "not_on_board": ("{attacker} ou {target} : pas en jeu", "{attacker} or {target} is not on the board"),
    "out_of_range": (
        "distance de {target} : {distance} ; portée de {attacker} : {range}",
        "{target} is {distance} away, the range of {attacker} is {range}",
    ),
    "not_visible": ("pas de ligne de vue de {attacker} à {target}", "{attacker} does not see {target}"),
    "power_not_usable": ("{power} ne peut pas servir maintenant", "{power} cannot be used now"),
    "no_target": ("{unit} : personne à attaquer", "{unit} has nobody to attack"),
}

RULES: Mapping[str, tuple[str, ...]] = {
    "EnterDie": ("MYT-ASSAULT-12",),
    "ChooseTarget": ("MYT-ATK-04", "MYT-ATK-06"),
    "ChooseArea": ("MYT-AREA-03",),
    "UseTalent": ("MYT-TAL-01",),
    "DeclareTalents": ("MYT-TAL-01", "MYT-ATK-08"),
    "OrderAnswers": ("MYT-ATK-14",),
    "AnswerAttack": ("MYT-RETAL-01", "MYT-TAL-14", "MYT-TAL-15", "MYT-MANO-07"),
    "BeforeBlanks": ("MYT-TAL-22", "MYT-TAL-26"),
    "SpendDie": ("MYT-ASSAULT-03", "MYT-ASSAULT-10"),
    "RerollFives": ("MYT-ASSAULT-06", "MYT-ASSAULT-07"),
    "UsePower": ("MYT-POW-08", "MYT-POW-09"),
    "PassWounds": ("MYT-WOUND-01",),
    "ChooseCard": ("MYT-POW-03",),
}
"""The rules that each kind of decision rests on."""
