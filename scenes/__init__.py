"""Scenes: files that describe a table, and what such a table answers.

The way from a file to a ruling goes through these modules, each of which can be read alone:

- `reading`, `lines`: the text of a scene file, and the line of each of its keys;
- `fileform`, `checking`, `wording`: its form, what breaks it, and how that is said; `schema` publishes the form;
- `loading`, `scenery`, `placing`: the table is built, and figures find the ground below them;
- `scan`: from a scan to a scene file, in seven steps;
- `library`: printed models, measured and stored, that scenes use by name;
- `scene`: what comes out of it, a frozen `Scene`; `standins`: figures named by a place, for a table without any;
- `rulings`, `proofs`: sight, distance and cover between figures, and the certificates of sight;
- `moving`, `reaching`: paths judged and found, falls, and where a figure can get; `athletes`, `onlookers`: by whom;
- `boards`: scenes of Mythic Battles and what they answer; `mythic_scenario`: how they are played;
- `scenario`, `scenarioform`, `enlisting`: a game to be played, from its file to the setup of a match; `tabletop`,
  `remembering`: a scene as the table of that game;
- `rulebook`: the rules behind the rulings; `catalogue/` holds the scenes and rules that ship.

The door opens on demand: asking for a name loads its module, so that a command that needs no geometry waits for none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from terrain.machine.doors import door

if TYPE_CHECKING:
    from scenes.files.problems import Problem, SceneError
    from scenes.games.open import is_scenario, problems_of, scene_at_start
    from scenes.library import Added, Card, Library, LibraryError, StoredModel, Wishes, add_model, user_library
    from scenes.rulings.certificates import CertificateCheck, certificate_document, check_certificate, save_certificate
    from scenes.rulings.sight import (
        CoverRuling,
        DistanceRuling,
        SightRuling,
        rule_cover,
        rule_distance,
        rule_sight,
    )
    from scenes.table.answers import FallRuling, MoveRuling, ReachRuling, RouteRuling
    from scenes.table.load import load_scene
    from scenes.table.place_text import read_place
    from scenes.table.questions import judge_move, map_reach, plan_route, rule_fall, rule_odds
    from scenes.table.scene import Area, Figure, Fragment, Scene
    from scenes.table.stand_ins import with_stand_ins

__all__ = [
    "Added",
    "Area",
    "Card",
    "CertificateCheck",
    "CoverRuling",
    "DistanceRuling",
    "FallRuling",
    "Figure",
    "Fragment",
    "Library",
    "LibraryError",
    "MoveRuling",
    "Problem",
    "ReachRuling",
    "RouteRuling",
    "Scene",
    "SceneError",
    "SightRuling",
    "StoredModel",
    "Wishes",
    "add_model",
    "certificate_document",
    "check_certificate",
    "is_scenario",
    "judge_move",
    "load_scene",
    "map_reach",
    "plan_route",
    "problems_of",
    "read_place",
    "rule_cover",
    "rule_distance",
    "rule_fall",
    "rule_odds",
    "rule_sight",
    "save_certificate",
    "scene_at_start",
    "user_library",
    "with_stand_ins",
]

__getattr__ = door(__name__, __file__)
