"""Sentences of `pas scenario survey`, `place` and `improve`, in French and English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.words import Tongue

if TYPE_CHECKING:
    from scenes.words import Sentences

SURVEY_WORDS: Sentences = {
    "balanced": ("équilibré", "balanced"),
    "favours": (
        "avantage à {side} : {total} {total:activation|activations}",
        "favours {side}: {total} {total:activation|activations}",
    ),
    "favours_areas": (
        "avantage à {side} : {total} {total:zone|zones}",
        "favours {side}: {total} {total:area|areas}",
    ),
    "unreached": ("personne n’atteint {names}", "nobody can reach {names}"),
    "imbalance": ("déséquilibre", "imbalance"),
    "parts": (
        "{total} = {time} de temps + {exposure} d’exposition",
        "{total} = {time} of time + {exposure} of exposure",
    ),
    "fragment": ("fragment", "fragment"),
    "worth": ("CI", "CI"),
    "height": ("haut.", "height"),
    "from": ("depuis", "from"),
    "walking": ("à pied", "on foot"),
    "everything": ("au mieux", "at best"),
    "harvest": ("récolté", "in hand"),
    "by": ("par", "by"),
    "risk": ("risque", "risk"),
    "enemy": ("vu d’en face", "enemy sees"),
    "ground": ("vu de", "seen from"),
    "fall": ("chute {deep}", "falls {deep}"),
    "harm": ("chute {deep} (Santé : {harm})", "falls {deep} (Santé: {harm})"),
    "never": ("—", "—"),
    "chance": ("{count} ({chance})", "{count} ({chance})"),
    "side": ("côté", "side"),
    "band": ("bande", "band"),
    "either": ("l’une ou l’autre", "either"),
    "time": ("temps moyen", "mean time"),
    "danger": ("exposition", "exposure"),
    "shot_at": ("sous le tir au 1er tour", "shot at in turn 1"),
    "read": ("lecture", "to read it"),
    "legend": (
        (
            "activations jusqu’au contact, à pied ou avec tout (se hâter, escalader, sauter, échelles) ; « récolté » : "
            "en moyenne, action de récolte comprise ; {moves} activations examinées ; vue par {rays} rayons par paire"
        ),
        (
            "activations until it is touched, on foot or with everything (hurry, climb, jump, ladder); “in hand”: on "
            "average, with the action to harvest it; {moves} activations looked at; sight by {rays} rays a pair"
        ),
    ),
    "stone": ("pierre", "stone"),
    "areas": ("distance", "distance"),
    "walk": ("à pied", "on foot"),
    "ways": ("chemins", "ways"),
    "necks": ("passages obligés", "choke points"),
    "zone": ("zone", "zone"),
    "zone_seen": ("vue par l’ennemi", "seen by the enemy"),
    "board_legend": (
        "zones à franchir ; « à pied » : un héros, sans escalade ; vue par-dessus un plateau vide",
        "areas to enter; “on foot”: a hero who does not climb; sight over an empty board",
    ),
    "placed": (
        "{count} {count:fragment placé|fragments placés}, graine {seed}",
        "{count} {count:fragment|fragments} placed, seed {seed}",
    ),
    "stones_placed": (
        "{count} {count:pierre placée|pierres placées}, graine {seed}",
        "{count} {count:stone|stones} placed, seed {seed}",
    ),
    "why": (
        "{name} ({value} CI) en {at} : {height} ; {times} ; {seen}",
        "{name} ({value} CI) at {at}: {height}; {times}; {seen}",
    ),
    "why_kept": ("{name} ({value} CI) reste en {at} : {times}", "{name} ({value} CI) stays at {at}: {times}"),
    "why_stone": ("{area} : {times} ; {seen}", "{area}: {times}; {seen}"),
    "on_the_ground": ("au sol", "on the ground"),
    "high": ("à {height} pas de haut", "{height} pas up"),
    "time_of": ("{side} {time}", "{side} {time}"),
    "times": ("récolté après {times} activations", "in hand after {times} activations"),
    "times_areas": ("à {times} zones", "{times} areas away"),
    "seen_of": ("vu de {shares} du terrain adverse", "seen from {shares} of the enemy’s ground"),
    "seen_of_areas": ("vue de {shares} des zones adverses", "seen from {shares} of the enemy’s areas"),
    "written": ("écrit", "written"),
    "not_written": ("rien n’est écrit ; -o FICHIER l’écrit", "nothing is written; -o FILE writes it"),
    "problems_left": (
        "{count} {count:problème reste|problèmes restent}",
        "{count} {count:problem is|problems are} left",
    ),
    "check_passed": ("rien n’enfreint les règles", "nothing breaks the rules"),
    "check": ("contrôle", "check"),
    "confirmed": ("parties", "games"),
    "games_said": (
        "{games} parties de bots : {shares} — {verdict}",
        "{games} games of bots: {shares}: {verdict}",
    ),
    "no_games": (
        "aucune n’est jouée : la disposition enfreint les règles",
        "none are played: the layout breaks the rules",
    ),
    "fair": ("équitable", "fair"),
    "unsure": ("trop peu pour le dire", "too few to tell"),
    "unfair": ("injuste", "not fair"),
    "nothing_to_move": ("rien à déplacer", "nothing to move"),
    "moved": ("{count} {count:fragment|fragments} à déplacer", "{count} {count:fragment|fragments} to move"),
    "stones_moved": ("{count} {count:pierre|pierres} à déplacer", "{count} {count:stone|stones} to move"),
    "shift": (
        "{name} : de {start} à {end} ({way} pas) ; déséquilibre {before} → {after} ; {why}",
        "{name}: from {start} to {end} ({way} pas); imbalance {before} → {after}; {why}",
    ),
    "shift_stone": (
        "{start} → {end} : déséquilibre {before} → {after}",
        "{start} → {end}: imbalance {before} → {after}",
    ),
    "was_near": (
        "récolté en {time} activations par {side}, en {late} par {other}",
        "{side} had it in {time}, {other} in {late} activations",
    ),
    "was_seen": ("son exposition différait", "its exposure differed"),
    "before_after": ("{before} → {after}", "{before} → {after}"),
    "picture": ("image", "picture"),
}


def survey_tongue(tongue: Tongue) -> Tongue:
    """The same language with the words of surveys."""
    return Tongue(tongue.lang, SURVEY_WORDS)
