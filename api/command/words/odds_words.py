"""Sentences of `pas odds`, in French and English."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.words import Sentences

ODDS_WORDS: Sentences = {
    "odds_fight": ("{a} attaque {b} : gagne {win}", "{a} fights {b}: wins {win}"),
    "odds_shot": ("{a} tire sur {b} ({weapon}) : touche {hit}", "{a} shoots at {b} ({weapon}): hits {hit}"),
    "odds_not_now": ("Pas ici", "Not here"),
    "odds_as_if": ("{why} ; chances comme si les deux combattaient", "{why}; odds as if they fought"),
    "odds_as_if_shot": ("{why} ; chances comme si le tir était permis", "{why}; odds as if it were allowed"),
    "odds_outcome": ("Issue", "Outcome"),
    "odds_win_tie_lose": ("gagne {win}, égalité {tie}, perd {lose}", "wins {win}, ties {tie}, loses {lose}"),
    "odds_courage": ("Courage", "Courage"),
    "odds_courage_said": ("{chance} d’oser tirer", "{chance} to dare the shot"),
    "odds_die": ("D6 + {adds}{why}", "D6 + {adds}{why}"),
    "odds_armed": ("{weapon}, {roll}", "{weapon}, {roll}"),
    "odds_unarmed": ("sans arme, {roll}", "unarmed, {roll}"),
    "odds_rolls_again": (" ; peut relancer ({source})", "; may roll again ({source})"),
    "odds_loses": ("{figure} perd", "{figure} loses"),
    "odds_points": ("{points} : {chance}", "{points}: {chance}"),
    "odds_nothing": ("rien", "nothing"),
    "odds_out": ("hors de combat {chance}", "out {chance}"),
    "odds_shaken": ("en difficulté {chance}", "in difficulty {chance}"),
    # on a board
    "odds_attack": (
        "{a} contre {b}, attaque à portée {range} : {wounds} {wounds:blessure espérée|blessures espérées}",
        "{a} attacks {b} at range {range}: {wounds} {wounds:wound|wounds} expected",
    ),
    "odds_dice": ("Dés", "Dice"),
    "odds_dice_said": ("{offence} contre une défense de {defence}", "{offence} against a defence of {defence}"),
    "odds_wounds": ("Blessures", "Wounds"),
    "odds_destroyed": ("Destruction", "Destroyed"),
    "odds_destroyed_said": ("{chance} (vitalité {vitality})", "{chance} (vitality {vitality})"),
    # what adds to a roll
    "adds_height": ("hauteur", "height"),
    "adds_charged_after_running": ("charge reçue par qui s’est hâté", "charged after running"),
    "adds_charged_at_a_run": ("charge en se hâtant", "charged at a run"),
    "adds_dive": ("plongeon", "dive"),
    "adds_in_difficulty": ("en difficulté", "in difficulty"),
    "adds_outnumbering": ("en surnombre", "outnumbering"),
    "adds_receptacle": ("Réceptacle", "Réceptacle"),
    "adds_belluaire": ("Belluaire", "Belluaire"),
    "adds_aimed": ("en visant", "aimed"),
    "adds_in_the_air": ("en l’air", "in the air"),
    "adds_long_range": ("longue portée", "long range"),
    "adds_in_cover": ("cible à couvert", "in cover"),
    "adds_concealed": ("cible dissimulée", "concealed"),
    "adds_moving_target": ("cible en mouvement", "on the move"),
    "adds_shield": ("bouclier", "shield"),
}
