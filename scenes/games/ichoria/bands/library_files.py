"""The data files of Ichoria that players may write: factions, weapons, upgrade cards and bands; what is wrong with one.

Also which of them a scenario needs, so that a pack brings them along.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.files.named_path import named_file
from scenes.files.spelling import suggestion
from scenes.games.ichoria.bands.armoury import profiles, weapons
from scenes.games.ichoria.bands.band_file import band_lists, band_problems, known_bands, load_roster
from scenes.games.ichoria.bands.faction_file import FactionForm, UpgradesForm, WeaponsForm
from scenes.games.ichoria.bands.house_data import (
    BANDS,
    FACTIONS,
    UPGRADES,
    WEAPONS,
    faction_forms,
    house_data,
    read_form,
)
from scenes.plugs.data_files import DataFile, DataKind, libraries_of, own_files
from scenes.plugs.rulebook import read_rulebook
from skirmish.ichoria.gods import ACTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from scenes.files.key_lines import Path as KeyPath
    from scenes.files.problems import Problem
    from scenes.files.text import SceneText

    Fault = tuple[KeyPath, str]

GAME = "ichoria"


def library_kinds() -> tuple[DataKind, ...]:
    """The kinds of data files that are read from libraries."""
    return (
        DataKind(FACTIONS, _begins("pas-faction/"), lambda told, _: [str(told["key"])], faction_problems),
        DataKind(WEAPONS, _begins("pas-weapons/"), _keys_in("weapons"), weapons_problems),
        DataKind(UPGRADES, _begins("pas-upgrades/"), _keys_in("upgrades"), upgrades_problems),
        DataKind(BANDS, _begins("pas-band/"), lambda _, path: [path.stem], band_problems),
    )


def _begins(form: str) -> Any:
    return lambda document: str(document.get("format", "")).startswith(form)


def _keys_in(section: str) -> Any:
    return lambda document, _: [str(entry["key"]) for entry in document[section]]


# ---------------------------------------------------------------- checking


def faction_problems(path: Path) -> list[Problem]:
    """Everything that is wrong with a faction file."""
    form, text, problems = read_form(path, FactionForm)
    if form is None or text is None:
        return problems
    with libraries_of(path):
        return _said(text, _faction_faults(form))


def weapons_problems(path: Path) -> list[Problem]:
    """Everything that is wrong with a file of weapons."""
    form, text, problems = read_form(path, WeaponsForm)
    if form is None or text is None:
        return problems
    return _said(text, (fault for place, one in enumerate(form.weapons) for fault in _weapon_faults(place, one)))


def upgrades_problems(path: Path) -> list[Problem]:
    """Everything that is wrong with a file of upgrade cards."""
    form, text, problems = read_form(path, UpgradesForm)
    if form is None or text is None:
        return problems
    with libraries_of(path):
        return _said(
            text,
            (
                fault
                for place, one in enumerate(form.upgrades)
                for fault in (
                    *_unknown(("upgrades", place, "weapons"), one.weapons, weapons(), "weapon"),
                    *_unknown(("upgrades", place, "abilities"), one.abilities, _abilities(), "ability"),
                    *_unknown(("upgrades", place, "factions"), one.factions, faction_forms(), "faction"),
                )
            ),
        )


def _said(text: SceneText, faults: Iterable[Fault]) -> list[Problem]:
    return sorted((text.problem(path, what) for path, what in faults), key=lambda problem: problem.line or 0)


def _faction_faults(form: FactionForm) -> Iterator[Fault]:
    own = {one.key for one in form.profiles}
    listed = {key.partition("/")[2] for key, entry in profiles().items() if entry["faction"] == form.key} | own
    for name in form.prices:
        if name not in listed:
            yield ("prices", name), f"{form.key} has no profile {name!r}; {suggestion(name, sorted(listed))}"
    for place, act in enumerate(form.acts):
        yield from _unknown(("acts", place, "key"), [act.key], ACTS, "act", whole=True)
    if form.capability is not None:
        yield from _unknown(("capability",), [form.capability], _abilities(), "ability", whole=True)
    yield from _twice("interventions", [card.key for card in form.interventions])
    yield from _twice("profiles", [one.key for one in form.profiles])
    printed = {entry.facts["key"] for entry in read_rulebook(GAME).entries if _is_printed(entry, form.key)}
    for place, one in enumerate(form.profiles):
        where: KeyPath = ("profiles", place)
        if one.key in printed:
            yield (*where, "key"), f"the book has a profile {form.key}/{one.key} already; give this one another key"
        if one.recruitable and one.key not in form.prices:
            yield (*where, "key"), f"{one.key} has no price; write {one.key} = 40 below [prices]"
        if one.receptacle != ("receptacle" in one.abilities):
            yield (*where, "receptacle"), 'receptacle = true and the ability "receptacle" go together'
        yield from _unknown((*where, "equipment"), one.equipment, weapons(), "weapon")
        yield from _unknown((*where, "abilities"), one.abilities, _abilities(), "ability")


def _is_printed(entry: Any, faction: str) -> bool:
    return bool(entry.kind == "profile" and entry.facts["faction"] == faction)


def _weapon_faults(place: int, form: Any) -> Iterator[Fault]:
    where: KeyPath = ("weapons", place)
    if not (form.melee or form.ranged or form.thrown):
        yield (*where, "key"), f"{form.key} needs one of melee, ranged or thrown = true"
    if (form.ranged or form.thrown) and form.range is None:
        yield (*where, "key"), f"{form.key} is shot or thrown: write how far, range = 12.0"
    listed = [entry for entry in read_rulebook(GAME).entries if entry.kind == "weapon"]
    known = {word for entry in listed for word in entry.facts["keywords"]}
    yield from _unknown((*where, "keywords"), form.keywords, known, "keyword")


def _unknown(
    path: KeyPath, names: Iterable[str], known: Iterable[str], what: str, *, whole: bool = False
) -> Iterator[Fault]:
    listed = list(known)
    for place, name in enumerate(names):
        if name not in listed:
            yield path if whole else (*path, place), f"no {what} is called {name!r}; {suggestion(name, sorted(listed))}"


def _twice(section: str, keys: list[str]) -> Iterator[Fault]:
    for place, key in enumerate(keys):
        if key in keys[:place]:
            yield (section, place, "key"), f"{key!r} is there twice"


def _abilities() -> set[str]:
    """What the rules know: the abilities of the book, and the rule of animals, which it names without a text."""
    return {"animal"} | {str(one.facts["key"]) for one in read_rulebook(GAME).entries if one.kind == "ability"}


# ---------------------------------------------------------------- what a scenario needs


def library_needed(path: Path, document: Mapping[str, Any]) -> list[DataFile]:
    """The data files of libraries without which a scenario, or a band, would be another one."""
    with libraries_of(path):
        homes, wanted = house_data().homes, set(_wanted(path.parent, document))
        bands = {file for file in own_files(GAME) if file.kind == BANDS and (BANDS, file.path.stem) in wanted}
        for kind, key in [*wanted]:
            wanted |= set(_behind(kind, key))
        return sorted({homes[one] for one in wanted if one in homes} | bands)


def _wanted(folder: Path, document: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Which factions, weapons, upgrades and bands a scenario or a band names."""
    for side in document.get("sides", ()):
        if "faction" in side:
            yield FACTIONS, side["faction"]
        if "band" in side:
            yield BANDS, side["band"]
            yield from _of_roster(known_bands().get(side["band"]) or named_file(folder, side["band"]))
        yield from _of_figures(side.get("figures", ()))
    yield from _of_figures(document.get("strangers", ()))
    if "figures" in document:
        yield FACTIONS, str(document.get("faction", ""))
        yield from _of_figures(document["figures"])


def _of_figures(figures: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for figure in figures:
        yield FACTIONS, str(figure["profile"]).partition("/")[0]
        yield from ((WEAPONS, key) for key in figure.get("weapons", ()))
        yield from ((UPGRADES, key) for key in figure.get("upgrades", ()))


def _of_roster(path: Path) -> Iterator[tuple[str, str]]:
    roster = load_roster(path)
    yield FACTIONS, roster.faction
    for one in roster.recruits:
        yield FACTIONS, one.profile.partition("/")[0]
        yield from ((UPGRADES, key) for key in one.upgrades)


def _behind(kind: str, key: str) -> Iterator[tuple[str, str]]:
    """The weapons that a faction's profiles or an upgrade card bring."""
    if kind == FACTIONS and key in faction_forms():
        yield from ((WEAPONS, one) for profile in faction_forms()[key].profiles for one in profile.equipment)
    if kind == UPGRADES and key in band_lists().upgrades:
        yield from ((WEAPONS, one) for one in band_lists().upgrades[key].weapons)
