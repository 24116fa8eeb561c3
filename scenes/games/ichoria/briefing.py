"""Describes a scenario of Ichoria in words for its printed sheet: the set-up, the players, and what wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.games.ichoria.check.fragments import values_to_place
from scenes.layout.cases import Briefing
from scenes.words.tongue import Sentences, Tongue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.games.ichoria.check.case import Case
    from scenes.layout.cases import TableLayout
    from skirmish.ichoria.book import Card

BRIEFING_WORDS: Sentences = {
    "table": (
        (
            "Dressez la table de {x} × {y} pas ({x_cm} × {y_cm} cm) avec {pieces} "
            "{pieces:décor|décors}, comme sur le plan."
        ),
        (
            "Set the table of {x} × {y} pas ({x_cm} × {y_cm} cm) with its {pieces} {pieces:piece|pieces} "
            "of scenery, as on the map."
        ),
    ),
    "lay": (
        "Posez les {count} fragments d’Ichor là où le plan les numérote ; ils valent {value} cristaux en tout.",
        "Lay the {count} fragments of Ichor where the map numbers them; they are worth {value} crystals in all.",
    ),
    "place": (
        "Partagez {count} fragments ({worths}), posés à tour de rôle chez l’adversaire, à plus de 6 pas des autres.",
        "Share {count} fragments ({worths}); place them in turn in the opponent’s half, more than 6 pas from others.",
    ),
    "none": ("On joue sans fragments d’Ichor.", "There are no fragments."),
    "zone_of": ("Déploiement de {side} : {zone}.", "{side} deploys in {zone}."),
    "choose": (
        "Un dé désigne qui commence et choisit sa zone parmi {zones}.",
        "A die names who starts; he chooses his zone among {zones}.",
    ),
    "strips": (
        "Un dé désigne qui commence et choisit le côté sud ou nord, sur 6 pas de profondeur.",
        "A die names who starts; he chooses the strip in the south or in the north, 6 pas deep.",
    ),
    "deploy": (
        "Déployez une figurine chacun à tour de rôle, socle entier dans la zone et hors des décors.",
        "Deploy one figure each in turn, the whole base in the zone and off the scenery.",
    ),
    "start": ("Commencent sur la table : {names}.", "These start on the table: {names}."),
    "alternate_activation": (
        "Activation alternée : les cartes sont choisies en secret.",
        "Alternate activation: cards are picked in secret.",
    ),
    "grave_wounds": ("Les blessures graves sont jouées.", "Grave wounds are played."),
    "departs": ("Ce scénario s’écarte à dessein de : {rules}.", "This scenario sets aside on purpose: {rules}."),
    "win_crystals": ("Gagne qui a le plus de cristaux à la fin.", "Whoever has the most crystals in the end wins."),
    "win_kills": ("Gagne qui a éliminé le plus d’ennemis.", "Whoever has eliminated the most enemies wins."),
    "win_chief": ("Gagne qui garde son Chef en vie.", "Whoever keeps the Chief alive wins."),
    "turns": (
        "La partie dure {turns} {turns:tour|tours} au plus.",
        "The game lasts {turns} {turns:turn|turns} at the most.",
    ),
    "no_turns": ("La partie n’a pas de limite de tours.", "The game has no limit of turns."),
    "chief": ("Chef", "Chief"),
    "receptacle": ("Réceptacle", "Réceptacle"),
    "companion": ("Compagnon", "Companion"),
}


def brief(layout: TableLayout, lang: Any) -> Briefing:
    """A scenario in words."""
    case: Case = layout.case
    words, form = Tongue(lang, BRIEFING_WORDS), case.draft.form
    options = form.options
    ending = words("turns", turns=options.turn_limit) if options.turn_limit else words("no_turns")
    bands = tuple((side, tuple(_figure(card, words) for card in case.cards(side))) for side in case.sides)
    victory = (words(f"win_{options.victory}"), ending)
    return Briefing(form.name, form.about or "", tuple(_steps(case, words)), victory, bands)


def _steps(case: Case, words: Tongue) -> Iterator[str]:
    """The set-up in the order in which it is done (ICH-DEPLOY-01)."""
    form = case.draft.form
    (x, y), scene = case.size_pas, case.table.scene
    x_cm, y_cm = words.number(2.5 * x, 1), words.number(2.5 * y, 1)
    yield words("table", x=f"{x:g}", y=f"{y:g}", x_cm=x_cm, y_cm=y_cm, pieces=len(scene.table.pieces))
    if form.fragments:
        yield words("lay", count=len(form.fragments), value=sum(one.value for one in form.fragments))
    else:
        values = values_to_place(case)
        yield words("place", count=len(values), worths=" + ".join(map(str, values)))
    yield from _places(case, words)
    for option in ("alternate_activation", "grave_wounds"):
        if getattr(form.options, option):
            yield words(option)
    if form.departs:
        yield words("departs", rules=", ".join(form.departs))


def _places(case: Case, words: Tongue) -> Iterator[str]:
    """Where each side deploys, and which figures are there already."""
    waiting = any(card.id not in case.placed for side in case.sides for card in case.cards(side))
    for zone in case.zones:
        if zone.side is not None:
            yield words("zone_of", side=zone.side, zone=zone.name)
    free = [zone.name for zone in case.zones if zone.side is None]
    if waiting and free:
        yield words("strips") if case.uses_strips else words("choose", zones=", ".join(free))
    if waiting:
        yield words("deploy")
    if case.standings:
        yield words("start", names=", ".join(case.standings))


def _figure(card: Card, words: Tongue) -> str:
    role = words(card.role) if card.role in BRIEFING_WORDS else card.role
    return f"{card.id} · {card.profile.partition('/')[2].replace('_', ' ')} · {role}"
