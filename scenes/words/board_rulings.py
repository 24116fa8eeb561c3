"""Phrases rulings on a board in French and English; the command and the picture share these sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.board.board_answers import BoardSightRuling
    from scenes.board.board_scene import BoardScene
    from scenes.words.tongue import Sentences, Tongue
    from skirmish.board import Blocker
    from skirmish.kernel import Verdict

BOARD_SENTENCES: Sentences = {
    # sight
    "board_sees": ("{a} voit {b}", "{a} sees {b}"),
    "board_sees_not": ("{a} ne voit pas {b}", "{a} does not see {b}"),
    "board_free": (
        "La ligne droite entre les icônes de {start} et {end} ne rencontre aucun obstacle.",
        "The straight line from the icon of {start} to that of {end} meets no obstacle.",
    ),
    "board_blocked": (
        "La ligne droite entre les icônes de {start} et {end} rencontre {blockers}.",
        "The straight line from the icon of {start} to that of {end} meets {blockers}.",
    ),
    "board_same_area": (
        "Les deux unités sont dans {start} : dans une même zone, on se voit toujours.",
        "Both are in {start}: in one area everybody sees everybody.",
    ),
    "board_over_terrain": (
        "Depuis {start} ({terrain}), on regarde par-dessus tous les obstacles.",
        "From {start} ({terrain}) one looks over every obstacle.",
    ),
    "board_over_heights": (
        "{start} est au-dessus de hauteurs et {end} est plus bas : aucun obstacle ne compte.",
        "{start} lies above heights and {end} is lower: no obstacle counts.",
    ),
    "board_by_wall": ("le mur {what}", "the wall {what}"),
    "board_by_terrain": ("{what} ({terrain})", "{what} ({terrain})"),
    "board_by_units": ("{what}, où se tient {units}", "{what}, where {units} stands"),
    "board_by_unit_list": ("{what}, où se tiennent {units}", "{what}, where {units} stand"),
    "board_in_the_way": ("Sur la ligne", "In the way"),
    "board_looked_over": ("{blockers}, sans effet ici", "{blockers}, to no effect here"),
    "board_areas_passed": ("Zones traversées", "Areas crossed"),
    "board_borders_met": ("Frontières touchées", "Boundaries met"),
    "board_nothing_between": ("aucune", "none"),
    "board_back": ("En retour", "The other way"),
    "board_distance": ("Distance", "Distance"),
    "board_areas_far": ("{count} {count:zone|zones}", "{count} {count:area|areas}"),
    "board_no_way": ("aucun chemin", "no way"),
    # distance
    "board_apart": ("{a} est à {count} {count:zone|zones} de {b}", "{a} is {count} {count:area|areas} from {b}"),
    "board_together": ("{a} et {b} sont dans la même zone", "{a} and {b} are in the same area"),
    "board_way": ("Par", "By way of"),
    "board_adjacent": ("Zones adjacentes", "Adjacent areas"),
    "board_range": ("Portée", "Range"),
    "board_in_range": ("{range} : à portée", "{range}: in range"),
    "board_out_of_range": ("{range} : hors de portée", "{range}: out of range"),
    "board_range_unknown": ("la portée de {a} n’est pas donnée", "the range of {a} is not given"),
    "board_full": ("Zone saturée", "Full area"),
    "board_full_said": (
        "{area}, zone saturée : d’une zone adjacente, on y attaque à portée 0",
        "{area} is full: it is attacked at range 0 from an adjacent area",
    ),
    # reach
    "board_reach_found": (
        "{unit} peut atteindre {count} {count:zone|zones}",
        "{unit} can get to {count} {count:area|areas}",
    ),
    "board_from": ("Depuis", "From"),
    "board_movement": ("Déplacement", "Movement"),
    "board_walk": ("En marchant", "On a walk"),
    "board_run": ("En course", "On a run"),
    "board_flight": ("En vol rapide", "In fast flight"),
    "board_nowhere": ("nulle part", "nowhere"),
    "board_move_legal": ("{unit} peut le faire", "{unit} can do it"),
    "board_move_illegal": ("{unit} ne peut pas le faire", "{unit} cannot do it"),
    "board_refused_too_far": ("{area} est trop loin ({rule})", "{area} is too far ({rule})"),
    "board_refused_not_adjacent": (
        "{area} : zone non adjacente à la précédente ({rule})",
        "{area} is not adjacent to the area before it ({rule})",
    ),
    "board_refused_terrain_forbids": (
        "le terrain de {area} ne laisse pas entrer ({rule})",
        "the terrain of {area} lets nobody in ({rule})",
    ),
    "board_refused_boundary_forbids": (
        "la frontière vers {area} ne se franchit pas ainsi ({rule})",
        "the boundary towards {area} is not crossed like this ({rule})",
    ),
    "board_refused_area_full": ("zone saturée : {area} ({rule})", "{area} is full ({rule})"),
    "board_refused_too_small_for_huge": (
        "zone trop petite pour une unité immense : {area} ({rule})",
        "{area} is too small for a huge unit ({rule})",
    ),
    "board_refused_no_path_of_skulls": (
        "aucun chemin de crânes ne traverse {area} ainsi ({rule})",
        "no path of skulls leads through {area} like this ({rule})",
    ),
    "board_refused_ends_in_a_rift": (
        "une telle unité ne peut pas finir dans {area}, une crevasse ({rule})",
        "it cannot end in {area}, a rift ({rule})",
    ),
    "board_refused_the_way_ends": ("le chemin s’arrête dans {area} ({rule})", "the way ends in {area} ({rule})"),
    "board_refused_cannot_fly": ("ce n’est pas une unité volante ({rule})", "it does not fly ({rule})"),
    "board_refused": ("impossible ({rule})", "not possible ({rule})"),
    "board_refused_swamp_holds": (
        "impossible : {area} est un marais ({rule})",
        "not possible: {area} is a swamp ({rule})",
    ),
    "board_refused_blocked": ("impossible : {by} bloque ({rule})", "not possible: {by} blocks ({rule})"),
    "yes": ("oui", "yes"),
    "no": ("non", "no"),
    # check
    "board": ("Plateau", "Board"),
    "board_size": (
        "{areas} {areas:zone|zones} ({terrains}), {boundaries} {boundaries:frontière|frontières}",
        "{areas} {areas:area|areas} ({terrains}), {boundaries} {boundaries:boundary|boundaries}",
    ),
    "board_units": ("Unités", "Units"),
    "board_stones": ("Pierres divines", "Divine stones"),
    "board_zones": ("Déploiement", "Deployment"),
    "board_zone": (
        "{side} ({players} {players:joueur|joueurs}) : {areas}",
        "{side} ({players} {players:player|players}): {areas}",
    ),
    "board_unwalked": (
        "{area} : on n’y arrive pas à pied ({why})",
        "{area}: nobody gets there on foot ({why})",
    ),
    "unwalked_terrain": ("on n’y entre qu’en grimpant ou en volant", "only climbers and fliers enter"),
    "unwalked_borders": ("ses frontières ne se franchissent pas", "its boundaries are not crossed"),
    # terrains and boundaries
    "terrain_cage": ("cage", "cage"),
    "terrain_cliff": ("falaise", "cliff"),
    "terrain_forest": ("forêt", "forest"),
    "terrain_lava": ("lave", "lava"),
    "terrain_open_ground": ("neutre", "open ground"),
    "terrain_polar": ("polaire", "polar"),
    "terrain_rift": ("crevasse", "rift"),
    "terrain_rock": ("rocher", "rock"),
    "terrain_ruins": ("ruines", "ruins"),
    "terrain_stairs": ("escaliers", "stairs"),
    "terrain_swamp": ("marais", "swamp"),
    "terrain_water": ("eau", "water"),
    "kind_cage_walls": ("parois de cage", "cage walls"),
    "kind_chains": ("chaînes", "chains"),
    "kind_escarpment": ("escarpement", "escarpment"),
    "kind_normal": ("frontière normale", "normal boundary"),
    "kind_wall": ("mur", "wall"),
    "kind_heights": ("hauteurs (vers le bas)", "heights (downwards)"),
    # picture
    "board_count": (
        "{areas} {areas:zone|zones}, {units} {units:unité|unités}",
        "{areas} {areas:area|areas}, {units} {units:unit|units}",
    ),
    "board_reach_reason": ("Depuis {area}, déplacement de {movement}.", "From {area}, movement {movement}."),
    "board_legend_stone": ("pierre divine", "divine stone"),
    "board_legend_skulls": ("chemin de crânes", "path of skulls"),
    "board_legend_icon": ("icône avec la capacité", "icon with the capacity"),
    "board_legend_steps": ("zones à parcourir", "areas to enter"),
    "board_sees_short": ("en vue", "seen"),
    "board_sees_not_short": ("masqué", "hidden"),
}


def area_name(scene: BoardScene, area: str) -> str:
    """An area as people call it."""
    return scene.board.areas[area].name


def boundary_name(scene: BoardScene, boundary: str) -> str:
    """A boundary by the two areas it parts."""
    found = next(one for one in scene.board.boundaries if one.id == boundary)
    return " – ".join(area_name(scene, area) for area in found.between)


def said_blocker(scene: BoardScene, blocker: Blocker, tongue: Tongue) -> str:
    """What is in the way, as a player says it."""
    if blocker.why == "wall":
        return tongue("board_by_wall", what=boundary_name(scene, blocker.what))
    name = area_name(scene, blocker.what)
    if blocker.why == "terrain":
        return tongue("board_by_terrain", what=name, terrain=said_terrain(scene, blocker.what, tongue))
    units = [unit.id for unit in scene.in_area(blocker.what)]
    key = "board_by_units" if len(units) == 1 else "board_by_unit_list"
    return tongue(key, what=name, units=", ".join(units))


def said_blockers(scene: BoardScene, ruling: BoardSightRuling, tongue: Tongue) -> str:
    return ", ".join(said_blocker(scene, blocker, tongue) for blocker in ruling.blockers)


def said_terrain(scene: BoardScene, area: str, tongue: Tongue) -> str:
    return tongue(f"terrain_{scene.board.areas[area].terrain}")


def board_sight_verdict(ruling: BoardSightRuling, tongue: Tongue) -> str:
    """The verdict as a player says it."""
    return tongue("board_sees" if ruling.sees else "board_sees_not", a=ruling.a.name, b=ruling.b.name)


def board_sight_reason(scene: BoardScene, ruling: BoardSightRuling, tongue: Tongue) -> str:
    """Why the verdict is what it is, in a sentence."""
    start, end = area_name(scene, ruling.a.area), area_name(scene, ruling.b.area)
    if ruling.over == "same_area":
        return tongue("board_same_area", start=start)
    if ruling.over is not None:
        terrain = said_terrain(scene, ruling.a.area, tongue)
        return tongue(f"board_over_{ruling.over}", start=start, end=end, terrain=terrain)
    blockers = said_blockers(scene, ruling, tongue)
    return tongue("board_free" if ruling.sees else "board_blocked", start=start, end=end, blockers=blockers)


def said_refusal(scene: BoardScene, verdict: Verdict, tongue: Tongue) -> str:
    """Why a unit cannot set out."""
    key = f"board_refused_{verdict.reason}"
    facts = {name: fact for name, fact in verdict.facts.items() if name != "area"}
    area = verdict.facts.get("area")
    named = area_name(scene, area) if isinstance(area, str) else ""
    return tongue(key if key in BOARD_SENTENCES else "board_refused", rule=verdict.rule, area=named, **facts)
