"""A new scenario of Ichoria from a few answers: table, bands, fragments and turns."""

from __future__ import annotations

import json
import os
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from scenes.files.named_path import NamedFileError
from scenes.files.problems import SceneError
from scenes.files.spelling import suggestion
from scenes.files.text import game_of
from scenes.games.ichoria.bands.band_file import known_bands, load_roster
from scenes.games.ichoria.scenario.scenario_file import read_draft, scene_file
from scenes.layout.bands import is_band
from scenes.layout.draft.drafts import AnswerError, DraftQuestion
from scenes.plugs.plug import CATALOGUE
from scenes.words.sentence_files import sentences
from skirmish.ichoria import KIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.layout.draft.drafts import Told
    from terrain.movement import Place

MOST_FRAGMENTS, MOST_TURNS, MOST_WORTH = 40, 100, 1000
LEAST_PAS, MOST_PAS = 6.0, 96.0
DEAR, CHEAP = 15, 5
"""What the fragments of the standard game are worth (ICH-TABLE-08)."""

QUESTIONS = sentences("story/ichoria/draft")


@dataclass(frozen=True)
class Wishes:
    """What the author wants of a scenario of Ichoria."""

    name: str
    table: str
    """A size such as 36x36, the name of a shipped scene, or a scene file from the folder of the scenario."""
    bands: tuple[str, ...]
    worths: tuple[int, ...]
    turns: int | None = 6
    zones: tuple[tuple[tuple[float, float], ...], ...] = ()
    """Zones that the table marks, for the sides in their order."""


# ---------------------------------------------------------------- asking


def draft_questions() -> tuple[DraftQuestion, ...]:
    """What the author is asked, in this order."""
    lay_out = DraftQuestion("lay-out", QUESTIONS["lay-out"], _is_yes, lambda _: "no", asked=False)
    return (*_who_and_where(), *_what_for(), lay_out)


def _who_and_where() -> tuple[DraftQuestion, ...]:
    return (
        DraftQuestion(
            "scene",
            QUESTIONS["scene"],
            lambda said, told: read_table(said, told.folder),
            lambda _: "36x36",
        ),
        DraftQuestion(
            "bands",
            QUESTIONS["bands"],
            lambda said, told: read_bands(said, told.folder),
            lambda _: "phalanx,drakkar",
        ),
    )


def _what_for() -> tuple[DraftQuestion, ...]:
    return (
        DraftQuestion(
            "fragments",
            QUESTIONS["fragments"],
            lambda said, _: read_count(said),
            lambda _: "12",
        ),
        DraftQuestion(
            "worth",
            QUESTIONS["worth"],
            lambda said, told: read_worths(said, told.answers["fragments"]),
            lambda told: ",".join(map(str, usual_worths(told.answers["fragments"]))),
        ),
        DraftQuestion(
            "turns",
            QUESTIONS["turns"],
            lambda said, _: read_turns(said),
            lambda _: "6",
        ),
    )


def _is_yes(said: str, _: Told) -> bool:
    return said == "yes"


def read_table(said: str, folder: Path) -> str:
    """A size of a bare table, or a scene that can be played on."""
    size = _size(said)
    if size is not None:
        if not all(LEAST_PAS <= side <= MOST_PAS for side in size):
            raise AnswerError(f"{said}: a table has sides of {LEAST_PAS:g} to {MOST_PAS:g} pas; the standard is 36x36")
        return f"{size[0]:g}x{size[1]:g}"
    try:
        path = scene_file(folder, said)
    except NamedFileError as trouble:
        raise AnswerError(str(trouble)) from trouble
    shipped = [one.stem for one in sorted(CATALOGUE.glob("*.toml"))]
    if not path.is_file():
        raise AnswerError(f"{said}: no such scene file; say a size such as 36x36, or {suggestion(said, shipped)}")
    if game_of(path) != KIT.name:
        raise AnswerError(f"{said}: is no scene of {KIT.title}")
    return said


def _size(said: str) -> tuple[float, float] | None:
    wide, _, deep = said.lower().replace("×", "x").partition("x")
    try:
        return (float(wide), float(deep))
    except ValueError:
        return None


def read_bands(said: str, folder: Path) -> tuple[str, ...]:
    """Two to four bands: shipped ones by name or faction, or band files."""
    words = tuple(word.strip() for word in said.split(",") if word.strip())
    if not 2 <= len(words) <= 4:
        raise AnswerError(f"{said!r}: name two bands with a comma between them (four at the most)")
    return tuple(_band(word, folder) for word in words)


def _band(word: str, folder: Path) -> str:
    """What the file calls a band: the name of a shipped one, or a file."""
    shipped = known_bands()
    by_faction = {load_roster(path).faction: name for name, path in shipped.items()}
    if word in shipped or word in by_faction:
        return word if word in shipped else by_faction[word]
    if (folder / word).is_file() and is_band(folder / word):
        load_roster(folder / word)
        return word
    raise AnswerError(f"{word}: no such band; {suggestion(word, [*shipped, *by_faction])}")


def read_count(said: str) -> int:
    """How many fragments there are."""
    if not said.isdecimal() or not 2 <= int(said) <= MOST_FRAGMENTS:
        raise AnswerError(f"{said!r}: say a number of fragments from 2 to {MOST_FRAGMENTS}; the standard game has 12")
    return int(said)


def usual_worths(count: int) -> tuple[int, ...]:
    """Worths that can be shared equally by two: the dear ones in pairs, an odd one in the middle of the table."""
    if count % 2:
        return (DEAR, *(CHEAP,) * (count - 1))
    return (DEAR, DEAR, *(CHEAP,) * (count - 2)) if count > 2 else (DEAR, DEAR)


def read_worths(said: str, count: int) -> tuple[int, ...]:
    """The worth of each fragment; one number goes for all."""
    words = said.replace(",", " ").split()
    if not words or not all(word.isdecimal() and 0 < int(word) <= MOST_WORTH for word in words):
        raise AnswerError(f"{said!r}: say what the fragments are worth, such as 15,15,5,5, or one number for all")
    worths = tuple(int(word) for word in words)
    worths = worths * count if len(worths) == 1 else worths
    if len(worths) != count:
        raise AnswerError(f"{said!r}: {len(worths)} worths for {count} fragments")
    return tuple(sorted(worths, reverse=True))


def read_turns(said: str) -> int | None:
    """After how many turns the game ends; 0 for no limit."""
    if not said.isdecimal() or int(said) > MOST_TURNS:
        raise AnswerError(f"{said!r}: say a number of turns up to {MOST_TURNS}, or 0 for no limit")
    return int(said) or None


# ---------------------------------------------------------------- writing


def draft_text(told: Told, target: Path) -> str:
    """The text of a new scenario; fragments that the players cannot share are laid out for them."""
    said = told.answers
    zones = marked_zones(said["scene"], told.folder, len(said["bands"]))
    wishes = Wishes(said["name"], said["scene"], said["bands"], said["worth"], said["turns"], zones)
    shared = said["fragments"] % len(said["bands"]) == 0
    return draft_scenario(wishes) if shared and not said["lay-out"] else _laid_out(wishes, target)


def _laid_out(wishes: Wishes, target: Path) -> str:
    """The scenario with its fragments on the table; a draft beside its place tells what table that is."""
    from scenes.games.ichoria.check.legality import case_of  # noqa: PLC0415  it loads geometry
    from scenes.games.ichoria.place.scatter import laid_out  # noqa: PLC0415

    trial = target.with_name(f".{target.stem}.{os.getpid()}.toml")
    try:
        trial.write_text(draft_scenario(wishes), encoding="utf-8")
        draft = read_draft(trial)
        if isinstance(draft, list):
            raise SceneError(str(draft[0]).replace(str(trial), str(target)))
        case = case_of(draft)
        places = laid_out(case, len(wishes.worths)) if case else None
    finally:
        trial.unlink(missing_ok=True)
    if places is None:
        raise SceneError(
            f"--fragments: {len(wishes.worths)} more than 6 pas apart were not found room for on this table"
        )
    return draft_scenario(wishes, places)


def marked_zones(table: str, folder: Path, sides: int) -> tuple[tuple[tuple[float, float], ...], ...]:
    """The deployment zones that a scene marks, where there is one for each side, whichever it is marked for."""
    if _size(table) is not None:
        return ()
    areas = tomllib.loads(scene_file(folder, table).read_text("utf-8-sig")).get("areas", [])
    marked = [area["polygon"] for area in areas if area.get("kind") == "deployment"]
    return tuple(tuple((x, y) for x, y in polygon) for polygon in marked) if len(marked) == sides else ()


def draft_scenario(wishes: Wishes, places: Sequence[Place] = ()) -> str:
    """The text of a scenario of Ichoria; fragments with places lie there, the others are left to the players."""
    names = _names(wishes.bands)
    parts = [_head(wishes), _table(wishes.table), *_sides(names, wishes.bands), _zones(names, wishes.zones)]
    parts.append(_fragments(wishes, places))
    return "\n".join(part for part in parts if part)


def _head(wishes: Wishes) -> str:
    return f"""\
# {" ".join(wishes.name.split())}: a scenario of Ichoria. Lengths are in pas (1 pas = 2.5 cm); x goes east, y north.
#   pas scenario check FILE      every rule that it breaks, with a picture
#   pas play FILE                play it

format = "pas-scenario/1"
game = "ichoria"
name = {json.dumps(wishes.name, ensure_ascii=False)}
about = "Say in a sentence or two what it is about."
# departs = ["ICH-TABLE-06"]     # rules of the set-up that you set aside on purpose (pas rules ICH-TABLE-06)
"""


def _table(table: str) -> str:
    size = _size(table)
    if size is None:
        return f"# The table: a scene file, or a scene that ships with pas.\nscene = {json.dumps(table)}\n"
    return f"""\
# The table. Add scenery with a [[scenery.pieces]] block each: box, cylinder, ramp or mesh.
[scenery.table]
size = [{size[0]:g}, {size[1]:g}]

# [[scenery.pieces]]
# id = "wall"
# box = [5.0, 0.4, 2.0]          # wide, deep, high
# at = [{size[0] / 2:g}, {size[1] / 2:g}]
"""


def _names(bands: tuple[str, ...]) -> list[str]:
    """What the sides are called: by the factions of their bands."""
    names: list[str] = []
    for band in bands:
        name = load_roster(known_bands()[band]).faction if band in known_bands() else Path(band).stem
        names.append(name if name not in names else f"{name} {len(names) + 1}")
    return names


def _sides(names: list[str], bands: tuple[str, ...]) -> list[str]:
    head = "# The sides, the first player first. A band is a file or one that ships; or list [[sides.figures]].\n"
    blocks = [
        f"[[sides]]\nname = {json.dumps(name)}\nband = {json.dumps(band)}\n"
        for name, band in zip(names, bands, strict=True)
    ]
    return [head + blocks[0], *blocks[1:]]


def _zones(names: list[str], zones: tuple[tuple[tuple[float, float], ...], ...]) -> str:
    if zones:
        blocks = "\n".join(
            f"[[zones]]\nname = {json.dumps(f'zone {number}')}\nside = {json.dumps(side)}\npolygon = {_polygon(zone)}\n"
            for number, (side, zone) in enumerate(zip(names, zones, strict=True), 1)
        )
        return f"# Where the sides deploy, as the scene marks it; leave side out, and a zone is chosen.\n{blocks}"
    return """\
# Sides deploy in strips of 6 pas along the south and the north rim. Other zones replace both strips:
# [[zones]]
# name = "south bank"
# side = "greeks"                # leave it out, and the zone is chosen
# polygon = [[0, 0], [36, 0], [36, 5], [0, 5]]
"""


def _polygon(zone: tuple[tuple[float, float], ...]) -> str:
    return "[" + ", ".join(f"[{x:g}, {y:g}]" for x, y in zone) + "]"


def _fragments(wishes: Wishes, places: Sequence[Place]) -> str:
    turns = f"turn_limit = {wishes.turns}\n" if wishes.turns else "# turn_limit = 6\n"
    ending = '# victory = "kills"             # or "chief"; crystals decide when nothing is said\n'
    if not places:
        worths = ", ".join(map(str, wishes.worths))
        return f"""\
# The players place the fragments in turn, more than 6 pas apart. To lay them out yourself, let
#   pas scenario place FILE --fragments {len(wishes.worths)}
# propose where, or write a [[fragments]] block each with id, value and at = [x, y].
[options]
fragments = [{worths}]
{turns}{ending}"""
    blocks = "\n".join(
        f'[[fragments]]\nid = "f{number}"\nvalue = {worth}\nat = [{_at(place)}]\n'
        for number, (worth, place) in enumerate(zip(wishes.worths, places, strict=True), 1)
    )
    return f"""\
# The fragments, more than 6 pas apart, as much for one half as for the other; what lies on the middle line is nobody's.
# A third number of at picks a floor. pas scenario place proposes better places.
{blocks}
[options]
{turns}{ending}"""


def _at(place: Place) -> str:
    x, y, z = (round(number, 3) for number in place)
    return f"{x:g}, {y:g}" + (f", {z:g}" if z else "")
