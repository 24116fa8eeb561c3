"""Sentences that every game shares: dice, secrets, answers taken back, the end, and refusals that belong to no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.words.tongue import Sentences

EVENTS: Sentences = {
    "Rolled": ("⟨{by} lance un ⟩D{sides} ({purpose}) : {face}", "⟨{by} rolls a ⟩D{sides} ({purpose}): {face}"),
    "Shuffled": (
        "{count} {count:carte mélangée|cartes mélangées} ({purpose})",
        "{count} {count:card|cards} shuffled ({purpose})",
    ),
    "TookBack": ("{player} reprend sa dernière réponse", "{player} takes the last answer back"),
    "Sealed": ("{player} a répondu en secret", "{player} has answered in secret"),
    "Ended": ("Fin⟨ : victoire de {winners}⟩ ({reason})", "The end⟨: {winners} wins⟩ ({reason})"),
}

DECISIONS: Sentences = {
    "EnterDie": (
        "Lancez un D{sides} ({purpose}⟨, {by}⟩) : qu’indique-t-il ?",
        "Roll a D{sides} ({purpose}⟨, {by}⟩): what does it show?",
    ),
}

OPTIONS: Sentences = {
    "yes": ("oui", "yes"),
    "no": ("non", "no"),
    "pass": ("passer", "pass"),
    "none": ("aucun", "none"),
    "done": ("c’est fait", "done"),
    "score": ("Points", "Score"),
    "resigned": ("abandon", "resigned"),
}

REASONS: Sentences = {
    "game_over": ("la partie est finie", "the game is over"),
    "unknown_player": ("personne ne s’appelle {player} ici", "nobody is called {player} here"),
    "stale_answer": (
        "la question {number} n’est plus posée ; c’est {asked} maintenant",
        "question {number} is not asked any more; it is {asked} now",
    ),
    "not_your_decision": ("ce n’est pas à {player} de répondre", "it is not for {player} to answer"),
    "not_an_option": ("« {answer} » n’est pas une des réponses possibles", "{answer} is none of the possible answers"),
    "not_a_die": ("un D{sides} ne montre pas {answer}", "a D{sides} does not show {answer}"),
    "nothing_to_undo": ("il n’y a rien à reprendre", "there is nothing to take back"),
    "undo_past_chance": (
        "on ne revient pas en deçà d’un dé ou d’un mélange",
        "nobody goes back past a die or a shuffle",
    ),
    "undo_past_other": ("{player} a répondu depuis", "{player} has answered since"),
    "undo_past_reveal": ("un secret a été révélé depuis", "a secret has been revealed since"),
}
