"""Sentences about attacks, dice, wounds and powers in Mythic Battles."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.words.tongue import Sentences

EVENTS: Sentences = {
    "Attacked": (
        "{attacker} attaque {target} à portée {category} : {offence} dés contre une défense de {defence}",
        "{attacker} attacks {target} at range {category}: {offence} dice against a defence of {defence}",
    ),
    "TargetTaken": ("{guard} prend la place de {ally}", "{guard} takes the place of {ally}"),
    "Evaded": ("{unit} se dérobe", "{unit} evades"),
    "AttackLost": ("l’attaque de {attacker} est perdue ({cause})", "the attack of {attacker} is lost ({cause})"),
    "BlanksRemoved": ("faces vides retirées : {count}", "blanks removed: {count}"),
    "DieSpent": ("un {discarded} défaussé : {raised} + 1", "a {discarded} is discarded: {raised} + 1"),
    "DiceSetAside": ("dés qui blessent : {values}", "dice that wound: {values}"),
    "DiceGivenUp": ("relancés ({cause}) : {values}", "rolled again ({cause}): {values}"),
    "SecondAssault": ("second assaut avec {fives} dés", "second assault with {fives} dice"),
    "Threw": ("{unit} projette {target} vers {area}", "{unit} throws {target} into {area}"),
    "WoundsChanged": ("{power} : {wounds} blessures", "{power}: {wounds} wounds"),
    "Wounded": ("{unit} perd {points} point(s) de vitalité ({cause})", "{unit} loses {points} vitality ({cause})"),
    "Destroyed": ("{unit} est détruit⟨ ({area})⟩", "{unit} is destroyed⟨ ({area})⟩"),
    "Retaliated": ("{unit} riposte contre {against}", "{unit} retaliates against {against}"),
    "PowerUsed": ("{unit} use de {power}", "{unit} uses {power}"),
    "Regained": ("{player} reprend la carte {card}", "{player} takes the card {card} back"),
    "TokenPlaced": ("le pion {token} est posé⟨ sur {on}⟩⟨ ({area})⟩", "token {token} is placed⟨ on {on}⟩⟨ ({area})⟩"),
    "TokenStruck": ("le pion {token} perd {points}", "token {token} loses {points}"),
    "TokenReturned": ("le pion {token} retourne à sa réserve", "token {token} goes back to its reserve"),
}

DECISIONS: Sentences = {
    "EnterDie": (
        "Lancez un dé ({purpose}⟨, {by}⟩) : tapez le numéro devant la face qu’il montre",
        "Roll a die ({purpose}⟨, {by}⟩): type the number before the face that it shows",
    ),
    "ChooseTarget": ("Qui {unit} attaque-t-il ?", "Whom does {unit} attack?"),
    "ChooseArea": ("Quelle zone pour {unit} ?", "Which area for {unit}?"),
    "UseTalent": ("{unit} : {talent} ?", "{unit}: {talent}?"),
    "DeclareTalents": ("Quels talents comptent ({units}) ?", "Which talents count ({units})?"),
    "OrderAnswers": ("Quelle réponse vient d’abord ?", "Which answer comes first?"),
    "AnswerAttack": ("{attacker} vise {unit} : que faire ?", "{attacker} is on {unit}: what now?"),
    "BeforeBlanks": (
        "Avant le retrait des vides : {dice} contre {defence} (conseil : {advice}, {expected} blessures espérées)",
        "Before blanks go: {dice} against {defence} (advice: {advice}, {expected} wounds expected)",
    ),
    "SpendDie": (
        (
            "Dés {dice} contre {defence}, blessures {wounds} : défausser lequel pour lequel ? "
            "(conseil : {advice}, {expected} blessures espérées)"
        ),
        (
            "Dice {dice} against {defence}, wounds {wounds}: discard which for which? "
            "(advice: {advice}, {expected} wounds expected)"
        ),
    ),
    "RerollFives": (
        (
            "Dés {dice} contre {defence}, blessures {wounds} : combien de 5 relancer ? "
            "(conseil : {advice}, {expected} blessures espérées)"
        ),
        (
            "Dice {dice} against {defence}, wounds {wounds}: how many fives to roll again? "
            "(advice: {advice}, {expected} wounds expected)"
        ),
    ),
    "UsePower": ("{unit} : user de {power} ?", "{unit}: use {power}?"),
    "PassWounds": (
        "{unit} subit {wounds} blessures : en reporter sur une troupe ?",
        "{unit} suffers {wounds} wounds: pass some on to a troop?",
    ),
    "ChooseCard": ("Quelle carte prendre ({power}) ?", "Which card to take ({power})?"),
}

OPTIONS: Sentences = {
    "retaliate": ("riposter", "retaliate"),
    "guard": ("Gardien", "Guard"),
    "evade": ("se dérober", "evade"),
    "done": ("c’est fait", "done"),
    "keep": ("tout garder", "keep them all"),
    "throw[]": ("projeter la cible vers {rest}", "throw the target into {rest}"),
    "reroll[]": ("relancer ({rest})", "roll again ({rest})"),
    "SpendDie[]": ("défausser un {part0} : un {part1} vaut un de plus", "discard a {part0}: a {part1} counts one more"),
    "PassWounds[]": ("{part0} en prend {part1}", "{part0} takes {part1}"),
    "initiative": ("Initiative", "Initiative"),
    "evaded": ("la cible s’est dérobée", "the target has evaded"),
    "out_of_range": ("hors de portée", "out of range"),
    "use": ("oui", "use it"),
    "cancel": ("renoncer à l’attaque", "give the attack up"),
    "simple": ("actions simples", "simple actions"),
    "complex": ("action complexe", "complex action"),
    "face 1": ("vide", "blank"),
    **{f"face {number + 1}": (str(number), str(number)) for number in range(1, 6)},
    "first assault": ("premier assaut", "first assault"),
    "second assault": ("second assaut", "second assault"),
    "rolled again": ("relance", "rolled again"),
}

REASONS: Sentences = {
    "allied_target": ("{target} est un allié de {attacker}", "{target} is an ally of {attacker}"),
    "not_on_board": ("{attacker} ou {target} n’est pas en jeu", "{attacker} or {target} is not on the board"),
    "out_of_range": (
        "{target} est à {distance}, la portée de {attacker} est {range}",
        "{target} is {distance} away, the range of {attacker} is {range}",
    ),
    "not_visible": ("{attacker} ne voit pas {target}", "{attacker} does not see {target}"),
    "power_not_usable": ("{power} ne peut pas servir maintenant", "{power} cannot be used now"),
    "no_target": ("{unit} n’a personne à attaquer", "{unit} has nobody to attack"),
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
