"""Sentences about fights, shots and their dice in Ichoria."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from scenes.words.tongue import Sentences

EVENTS: Sentences = {
    "Fought": (
        "{attacker} contre {defender} : {attack} contre {defence}",
        "{attacker} against {defender}: {attack} to {defence}",
    ),
    "Separated": ("{a} et {b} s’écartent à un demi-pas", "{a} and {b} step back to half a pas"),
    "Grouped": ("combat multiple : {groups}", "multiple combat: {groups}"),
    "Hurt": ("{figure} perd {points} de Santé, il en reste {sante}", "{figure} loses {points} Santé, {sante} left"),
    "PutInDifficulty": ("{figure} est en difficulté", "{figure} is in difficulty"),
    "Recovered": ("{figure} se rétablit", "{figure} recovers"),
    "Disengaged": ("{figure} se désengage de {enemies}", "{figure} disengages from {enemies}"),
    "Shot": (
        "{shooter} tire sur {target} ({weapon}) : {attack} contre {defence}, touche : {hit}",
        "{shooter} shoots at {target} ({weapon}): {attack} to {defence}, hit: {hit}",
    ),
    "Thrown": ("l’arme lancée est au sol : {lying}", "the thrown weapon lies there: {lying}"),
    "Retrieved": ("l’arme est reprise : {lying}", "the weapon is taken up again: {lying}"),
    "OccultismAnnounced": ("{figure} annonce Occultisme ({purpose})", "{figure} announces Occultisme ({purpose})"),
    "DieTurned": ("Occultisme de {figure} : {die} devient {to}", "Occultisme of {figure}: {die} becomes {to}"),
    "RolledAgain": (
        "{figure} relance ({source}) son total de {total}",
        "{figure} rolls again ({source}) instead of a total of {total}",
    ),
}

DECISIONS: Sentences = {
    "ChooseWeapon": ("Quelle arme pour {figure} contre {against} ?", "Which weapon for {figure} against {against}?"),
    "ChooseEnemy": ("Contre qui combat {figure} ?", "Whom does {figure} fight?"),
    "SplitIntoGroups": ("Comment séparer ce combat multiple ?", "How is this multiple combat split?"),
    "AnnounceOccultism": (
        "Occultisme pour ce jet de {figure} ({purpose}) ?",
        "Occultisme for this roll of {figure} ({purpose})?",
    ),
    "TurnDie": ("Quel dé de {figure} changer ?", "Which die of {figure} is turned?"),
    "RollAgain": ("Relancer pour {figure} ({source}) ?", "Does {figure} roll again ({source})?"),
}

OPTIONS: Sentences = {
    "keep": ("garder", "keep"),
    "combat": ("Combat", "Combat"),
    "armure": ("Armure", "Armure"),
    "initiative": ("Initiative", "Initiative"),
    "psychisme": ("Psychisme", "Psychisme"),
    "damage": ("dégâts", "damage"),
    "shot": ("tir", "shot"),
    "evasion": ("esquive", "evasion"),
    "tie": ("départage", "tie-break"),
    "ambidextre": ("Ambidextre", "Ambidextre"),
    "charge_devastatrice": ("Charge dévastatrice", "Charge dévastatrice"),
}

REASONS: Sentences = {
    "not_engaged": ("aucun ennemi n’engage {figure}", "{figure} is not engaged"),
    "in_difficulty": ("{figure} est en difficulté", "{figure} is in difficulty"),
    "not_in_difficulty": ("{figure} n’est pas en difficulté", "{figure} is not in difficulty"),
    "weapon_not_at_hand": ("{weapon} n’est pas en main", "{weapon} is not at hand"),
    "not_a_ranged_weapon": ("{weapon} ne se tire pas", "{weapon} is no ranged weapon"),
    "unloaded": ("{weapon} : à recharger d’abord", "{weapon} is not loaded"),
    "shooter_engaged": ("{enemy} engage la figurine qui tire", "the shooter is engaged with {enemy}"),
    "shooter_swims": ("on ne tire pas en eau profonde", "nobody shoots in deep water"),
    "not_an_enemy": ("pas d’ennemi {target} en jeu", "{target} is no enemy in play"),
    "out_of_range": (
        "à {distance} pas, pour une portée de {range}",
        "at {distance} pas, with a range of {range}",
    ),
    "target_engaged_with_friend": ("la cible est engagée avec {friend}", "the target is engaged with {friend}"),
    "not_seen": ("{target} n’est pas en vue", "{target} is not seen"),
    "no_weapon_there": ("{weapon} n’est pas au sol", "{weapon} does not lie on the table"),
    "not_its_weapon": ("{weapon} n’est pas à {figure}", "{weapon} is not {figure}'s"),
    "not_in_contact": ("{figure} ne touche pas {weapon}", "{figure} does not touch {weapon}"),
}

RULES: Mapping[str, tuple[str, ...]] = {
    "EnterDie": ("ICH-DICE-01",),
    "ChooseWeapon": ("ICH-MEL-09",),
    "ChooseEnemy": ("ICH-MULTI-06",),
    "SplitIntoGroups": ("ICH-MULTI-02", "ICH-MULTI-03", "ICH-MULTI-04"),
    "AnnounceOccultism": ("ICH-DICE-15",),
    "TurnDie": ("ICH-DICE-15",),
    "RollAgain": ("ICH-DICE-15",),
}
