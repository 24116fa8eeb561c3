"""Parses band files: a roster, validated against the rules of recruiting, and made into the cards of a game.

format = "pas-band/1"
game = "ichoria"
name = "The phalanx of Leonidas"
faction = "greeks"                  # or "renegades"

[[figures]]
name = "leonidas"
profile = "greeks/spartan_hoplite"
chief = true
upgrades = ["dague"]
"""

from __future__ import annotations

import copy
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, Strict, ValidationError

from scenes.files.error_words import words_for
from scenes.files.problems import Problem
from scenes.files.scene_form import Name, OwnName, Switch, Title  # noqa: TC001 - the forms are read when the program runs
from scenes.files.spelling import suggestion
from scenes.files.text import SceneText, read_scene_text
from scenes.games.ichoria.bands.armoury import card, profiles
from scenes.games.ichoria.bands.house_data import (
    BANDS,
    FOLDER,
    GAME,
    STATES_KEPT,
    animals,
    faction_forms,
    factions,
    upgrade_forms,
)
from scenes.plugs.data_files import libraries_of, own_files
from scenes.words.sentence_files import sentences
from scenes.words.tongue import Tongue
from skirmish.ichoria.book import RENEGADES, Lists, Profile, Recruit, Roster, Upgrade, check_roster, recruit

if TYPE_CHECKING:
    from scenes.files.key_lines import Path as KeyPath
    from scenes.plugs.data_files import DataFile
    from skirmish.ichoria.book import Band, Card, Fault

FORMAT = "pas-band/1"
MOST_LISTED = 60
"""More figures than this in a file are no slip of the pen."""

ENGLISH = Tongue("en", sentences("problems/band_files"))

Crystals = Annotated[int, Strict(), Field(ge=0, le=100_000)]


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class RecruitForm(_Form):
    """A figure of a band."""

    name: OwnName = Field(description="What its player calls it.", examples=["leonidas"])
    profile: Name = Field(description="What it is in the lists.", examples=["greeks/spartan_hoplite"])
    upgrades: Annotated[list[Name], Field(max_length=20)] = Field(
        default_factory=list, description="The upgrade cards bought for it.", examples=[["dague"]]
    )
    chief: Switch = Field(default=False, description="Whether it leads the band.", examples=[True])
    mercenary: Switch = Field(default=False, description="Whether it is hired.", examples=[True])
    animal: Name | None = Field(None, description="An animal that is one figure with it.", examples=["wolf"])

    def recruit(self) -> Recruit:
        return Recruit(self.name, self.profile, tuple(self.upgrades), self.chief, self.mercenary, self.animal)


class BandForm(_Form):
    """A band."""

    format: Literal["pas-band/1"] = Field(description="Marks the file as a band.", examples=[FORMAT])
    game: Literal["ichoria"] = Field(description="The game it is for.", examples=["ichoria"])
    name: Title = Field(description="What people call the band.", examples=["The phalanx of Leonidas"])
    source: Name | None = Field(None, description="Who made it.", examples=["house"])
    faction: Name = Field(description="Its faction, or renegades.", examples=["greeks"])
    purpose: Literal["single", "campaign"] = Field(
        "single", description="For one game of 250 crystals, or for a campaign.", examples=["single"]
    )
    purse: Crystals | None = Field(None, description="What a campaign band may be worth.", examples=[300])
    figures: Annotated[list[RecruitForm], Field(max_length=MOST_LISTED)] = Field(description="Its figures.")

    def roster(self) -> Roster:
        """The band on paper."""
        recruits = tuple(one.recruit() for one in self.figures)
        return Roster(self.name, self.faction, recruits, self.purpose, self.purse)


# ---------------------------------------------------------------- reading


def load_roster(path: str | Path, tongue: Tongue = ENGLISH) -> Roster:
    """A band that may be played, or a `SceneError` whose one line names file, line and key of its first problem."""
    roster, problems = _load(Path(path), tongue)
    if problems:
        raise problems[0].error
    assert roster is not None, "a band without problems has been read"
    return roster


def load_band(path: str | Path, side: str) -> tuple[Band, tuple[Card, ...]]:
    """The band of a file and the cards of its figures, for a side of a game."""
    with libraries_of(Path(path)):
        return recruit(load_roster(path), band_lists(), side)


def band_problems(path: str | Path, tongue: Tongue = ENGLISH) -> list[Problem]:
    """Everything that is wrong with a band file, from top to bottom."""
    return _load(Path(path), tongue)[1]


def shipped_bands() -> dict[str, Path]:
    """The bands that ship with Pas, by name."""
    return {path.stem: path for path in sorted((FOLDER / BANDS).glob("*.toml"))}


def known_bands() -> dict[str, Path]:
    """The bands that can be named without a path: those that ship, and those of the libraries before them."""
    return {**shipped_bands(), **{file.path.stem: file.path for file in own_files(GAME) if file.kind == BANDS}}


def _load(path: Path, tongue: Tongue) -> tuple[Roster | None, list[Problem]]:
    with libraries_of(path):
        return _read(path, tongue)


def _read(path: Path, tongue: Tongue) -> tuple[Roster | None, list[Problem]]:
    text = read_scene_text(path)
    if isinstance(text, Problem):
        return None, [text]
    form, problems = _read_form(text)
    if form is not None:
        faults = check_roster(form.roster(), band_lists())
        problems += [_problem(text, fault, tongue) for fault in faults]
    roster = None if form is None or problems else form.roster()
    return roster, sorted(problems, key=lambda problem: problem.line or 0)


def _read_form(text: SceneText) -> tuple[BandForm | None, list[Problem]]:
    """The form of a file; unknown keys are named and left out, so that the rest can still be judged."""
    try:
        return BandForm.model_validate(text.document), []
    except ValidationError as refusal:
        errors = refusal.errors(include_url=False)
    problems = [text.problem(error["loc"], words_for(error, error["loc"], BandForm)) for error in errors]
    try:
        return BandForm.model_validate(_without_unknown_keys(text.document, errors)), problems
    except ValidationError:
        return None, problems


def _without_unknown_keys(document: dict[str, Any], errors: list[Any]) -> dict[str, Any]:
    rest = copy.deepcopy(document)
    for error in errors:
        if error["type"] == "extra_forbidden":
            *way, key = error["loc"]
            holder: Any = rest
            for part in way:
                holder = holder[part]
            holder.pop(key, None)
    return rest


# ---------------------------------------------------------------- saying


def _problem(text: SceneText, fault: Fault, tongue: Tongue) -> Problem:
    """A broken rule at the key that breaks it."""
    path: KeyPath = (fault.key,) if fault.recruit is None else ("figures", fault.recruit, fault.key)
    said = tongue(f"band_{fault.reason}", **fault.facts)
    return text.problem(path, f"{said}{_hint(fault)} ({fault.rule})")


def _hint(fault: Fault) -> str:
    """The nearest name that exists, where a name does not."""
    lists = band_lists()
    known = {
        "no_such_profile": ("profile", [key for key, one in lists.profiles.items() if one.recruitable]),
        "no_such_upgrade": ("upgrade", list(lists.upgrades)),
        "no_such_animal": ("animal", sorted(lists.animals)),
        "no_such_faction": ("faction", sorted(lists.of_bands)),
    }
    if fault.reason not in known:
        return ""
    fact, names = known[fault.reason]
    return f"; {suggestion(str(fault.facts[fact]), names)}"


def band_lists() -> Lists:
    """Everything that can be recruited and bought."""
    return _lists(own_files(GAME))


@lru_cache(STATES_KEPT)
def _lists(_: tuple[DataFile, ...]) -> Lists:
    forms = faction_forms()
    return Lists(
        profiles={key: _profile(key) for key in profiles()},
        upgrades={
            form.key: Upgrade(
                form.key, form.price, tuple(form.weapons), frozenset(form.abilities), frozenset(form.factions)
            )
            for form in upgrade_forms()
        },
        factions=factions(),
        animals=animals(),
        of_bands=frozenset(key for key, form in forms.items() if form.bands),
        renegades_keep_capability=forms[RENEGADES].keeps_capability,
    )


def _profile(key: str) -> Profile:
    faction, _, name = key.partition("/")
    form = faction_forms().get(faction)
    price = form.prices.get(name) if form else None
    entry = profiles()[key]
    recruitable = entry.get("recruitable", True) and not entry.get("example_only", False)
    return Profile(key, card("", "", key), price, recruitable=recruitable)
