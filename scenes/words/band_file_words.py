"""Sentences for what can be wrong with a band, in French and English."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.words.tongue import Sentences

BAND_SENTENCES: Sentences = {
    "band_no_such_faction": ("aucune bande n’est de la faction « {faction} »", "no band is of a faction {faction!r}"),
    "band_too_few_figures": (
        "{count} {count:figurine|figurines} ; une bande en a au moins {fewest}",
        "{count} {count:figure|figures}; a band has at least {fewest}",
    ),
    "band_too_many_figures": (
        "une figurine de trop : {count} dans la bande, au plus {most}",
        "one figure too many: {count} in the band, at most {most}",
    ),
    "band_name_taken": (
        "« {name} » est déjà le nom d’une autre figurine",
        "{name!r} is the name of another figure already",
    ),
    "band_no_such_profile": ("aucun profil « {profile} » à recruter", "no profile {profile!r} to recruit"),
    "band_no_such_animal": ("aucun animal « {animal} »", "no animal {animal!r}"),
    "band_no_such_upgrade": ("aucune amélioration « {upgrade} »", "no upgrade {upgrade!r}"),
    "band_upgrade_twice": (
        "l’amélioration « {upgrade} » est achetée deux fois",
        "the upgrade {upgrade!r} is bought twice",
    ),
    "band_upgrade_not_for_faction": (
        "l’amélioration « {upgrade} » n’est pas vendue à sa faction",
        "the upgrade {upgrade!r} is not sold to its faction",
    ),
    "band_no_receptacle": ("aucun Réceptacle", "no Réceptacle"),
    "band_second_receptacle": (
        "un second Réceptacle ; {first} en est déjà un",
        "a second Réceptacle; {first} is one already",
    ),
    "band_no_chief": ("aucun Chef ; écrire chief = true", "no Chief; write chief = true"),
    "band_second_chief": ("un second Chef ; {first} l’est déjà", "a second Chief; {first} is Chief already"),
    "band_chief_is_receptacle": (
        "{name} est le Réceptacle et ne peut pas être le Chef",
        "{name} is the Réceptacle and cannot be the Chief",
    ),
    "band_chief_is_exile": (
        "{name} est en exil : Compagnon ou Réceptacle, jamais Chef",
        "{name} is in exile: a Companion or the Réceptacle, never the Chief",
    ),
    "band_second_mercenary": (
        "un second mercenaire ; {first} l’est déjà",
        "a second mercenary; {first} is one already",
    ),
    "band_mercenary_is_receptacle": (
        "{name} est un Réceptacle et ne peut pas être mercenaire",
        "{name} is a Réceptacle and cannot be a mercenary",
    ),
    "band_mercenary_is_chief": (
        "{name} est mercenaire et ne peut pas être le Chef",
        "{name} is a mercenary and cannot be the Chief",
    ),
    "band_exile_is_no_mercenary": (
        "{name} est en exil : un Compagnon à part entière, pas un mercenaire",
        "{name} is in exile: a full Companion, not a mercenary",
    ),
    "band_other_faction": (
        "de la faction {faction}, dans une bande {band} ; seul un mercenaire le peut",
        "of the faction {faction} in a band of {band}; only a mercenary may be",
    ),
    "band_over_budget": (
        "la bande coûte {cost} cristaux ; elle en a {budget}",
        "the band costs {cost} crystals; it has {budget}",
    ),
    # what `pas check` says about a band
    "band_good": ("rien à redire", "nothing wrong"),
    "band_bad": ("{count} {count:défaut|défauts}", "{count} {count:problem|problems}"),
    "band_label": ("Bande", "Band"),
    "band_faction": ("Faction", "Faction"),
    "band_cost": ("Coût", "Cost"),
    "band_cost_of": ("{cost} {cost:cristal|cristaux} sur {budget}", "{cost} {cost:crystal|crystals} of {budget}"),
    "band_cost_open": ("{cost} {cost:cristal|cristaux}", "{cost} {cost:crystal|crystals}"),
    "band_unpriced": ("sans prix", "without prices"),
    "band_chief": ("Chef", "Chief"),
    "band_receptacle": ("Réceptacle", "Réceptacle"),
    "band_martyr": ("Martyr", "Martyr"),
    "band_companion": ("Compagnon", "Companion"),
    "band_acolyte": ("Acolyte", "Acolyte"),
    "band_mercenary": ("Mercenaire", "Mercenary"),
}
