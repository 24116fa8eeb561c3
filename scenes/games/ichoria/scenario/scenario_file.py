"""Parses scenario files of Ichoria into the setup that a match starts from.

A setup is plain JSON and complete: the table (its scene and the digest of what that makes), the cards of every figure,
the options, and what lies and stands on the table already. The setup is enough to play the match, or to replay it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from scenes.files.error_words import words_for
from scenes.files.key_lines import KeyLines
from scenes.files.named_path import CATALOGUE, CATALOGUE_WORD, NamedFileError, named_file
from scenes.files.pack_file import PACK_WORD, folder_of_pack, pack_of
from scenes.files.problems import Problem, SceneError
from scenes.files.text import SceneText, read_scene_text
from scenes.games.ichoria.bands.band_file import known_bands
from scenes.games.ichoria.bands.enlist import Enlisted, enlist
from scenes.games.ichoria.scenario.scenario_form import ScenarioForm
from scenes.games.ichoria.tabletop.scene_tabletop import SceneTabletop
from scenes.plugs.data_files import libraries_of
from scenes.table.figures import Footing, PlacingError
from scenes.table.load import scene_of
from scenes.table.scene import FRAGMENT_BASE_PAS, Fragment
from skirmish.ichoria import codec, rules_of
from skirmish.ichoria.book import Options, Readings
from skirmish.ichoria.table import Standing, Zone
from skirmish.kernel import encode
from terrain.scenery import figure_body

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenes.files.key_lines import Path as KeyPath
    from scenes.table.scene import Scene
    from skirmish.ichoria import IchoriaRules
    from skirmish.ichoria.book import Card
    from skirmish.ichoria.state import Ichoria

    Json = Any

SCENARIOS = CATALOGUE / "ichoria"
DROPPED = ("fragments", "zones", "strangers", "departs")
"""Lists of a scenario that can be judged without their faulty entries."""

NO_LINES = KeyLines({})
"""A document that comes from no file has no lines."""


def load_setup(path: str | Path) -> Json:
    """The setup of a scenario, or a `SceneError` whose one line names file, line and key of its first problem."""
    setup, problems = _load(Path(path))
    if problems:
        raise problems[0].error
    return setup


def scenario_problems(path: str | Path) -> list[Problem]:
    """Find everything that is wrong with a scenario file, from top to bottom."""
    return _load(Path(path))[1]


def is_scenario(path: Path) -> bool:
    """Whether a file says that it is a scenario."""
    text = read_scene_text(path)
    return not isinstance(text, Problem) and str(text.document.get("format", "")).startswith("pas-scenario/")


@dataclass(frozen=True)
class Draft:
    """A scenario file as far as it can be read: whatever of it is sound, and what is wrong with the rest."""

    text: SceneText
    form: ScenarioForm
    kept: dict[str, list[int]]
    """For each list that lost faulty entries, the places of those that are left."""
    scene: Scene | None
    enlisted: Enlisted
    problems: tuple[Problem, ...]

    def path(self, section: str, place: int, *keys: str | int) -> KeyPath:
        """Where an entry stands in the file, faulty ones counted too."""
        return (section, self.kept[section][place] if section in self.kept else place, *keys)


def read_draft(path: str | Path) -> Draft | list[Problem]:
    """Read a scenario for checks of all of it at once; only its problems where it cannot be read."""
    with libraries_of(Path(path)):
        return _draft(Path(path))


def _draft(path: Path) -> Draft | list[Problem]:
    text = read_scene_text(path)
    if isinstance(text, Problem):
        return [text]
    form, kept, faults = _sound_form(text)
    if form is None:
        return faults
    reading = _Reading(path, text, form)
    document, file = reading.scene_document()
    scene = None if document is None else reading.scene(document, file)
    enlisted = enlist(form, text, path.parent, reading.problems)
    return Draft(text, form, kept, scene, enlisted, tuple(sorted(faults + reading.problems, key=_by_line)))


def scene_at_start(path: str | Path) -> Scene:
    """The table of a scenario with whatever stands and lies on it before anything is played."""
    setup = load_setup(path)
    rules = rules_of(setup, table_of(setup), codec().decode(setup["book"]))
    return scene_now(rules, rules.start())


def table_of(setup: Json, *, near: Path | None = None) -> SceneTabletop:
    """The table of a setup, found again; a `SceneError` says when it is not the one that was played on.

    The files of a scene that does not ship with Pas are looked for where they were, and then `near`.
    """
    told = setup["scene"]
    folders = [_folder(told), *([near] if near and told["folder"] != CATALOGUE_WORD else [])]
    problems: list[Problem] = []
    for folder in folders:
        text = SceneText(str(folder / told["file"]), told["document"], NO_LINES)
        scene, problems = scene_of(folder / told["file"], text)
        if scene is not None and not problems:
            table = SceneTabletop(scene, _zones(setup))
            if digest_of(table) != told["digest"]:
                raise SceneError(f"{folder / told['file']}: the table is not the one that was played on")
            return table
    if told["folder"].startswith(PACK_WORD) and not folders[0].is_dir():
        digest = told["folder"].removeprefix(PACK_WORD)[:12]
        raise SceneError(f"this was played from a pack that is not here ({digest}…); open it once with: pas view FILE")
    raise problems[0].error


def scene_now(rules: IchoriaRules, state: Ichoria) -> Scene:
    """The scene of a match as it is: its figures and its Ichor where they are now, to be drawn or asked about."""
    table = rules.table
    assert isinstance(table, SceneTabletop), "a match of a scenario is played on a scene"
    table = table.as_worked(state.worked)
    standings = [
        Standing(one.id, card.side, one.place, card.base_pas, card.height_pas, one.crouched)
        for one, card in ((one, rules.book.cards[one.id]) for one in state.on_table())
        if one.place is not None
    ]
    lying = [Fragment(one.id, one.value, one.place[:2], one.place[2]) for one in state.fragments]
    return replace(table.scene_with(standings), fragments=tuple(lying))


def digest_of(table: SceneTabletop) -> str:
    """What a table is to a game: its scenery to the last face, its marked ground, and how doubtful cases fall."""
    scene = table.scene
    parts = [scene.table.digest, scene.too_close, scene.figures_block, scene.step_pas, scene.slope_deg]
    parts += [(area.kind, area.polygon_pas) for area in scene.areas]
    parts += [repr(one) for one in scene.mechanisms if one.id != one.piece]
    return sha256(repr(parts).encode()).hexdigest()


# -------------------------------------------------------------------- from a file


def _load(path: Path) -> tuple[Json, list[Problem]]:
    with libraries_of(path):
        return _read(path)


def _read(path: Path) -> tuple[Json, list[Problem]]:
    text = read_scene_text(path)
    if isinstance(text, Problem):
        return None, [text]
    try:
        form = ScenarioForm.model_validate(text.document)
    except ValidationError as refusal:
        return None, _faults(text, refusal)
    reading = _Reading(path, text, form)
    setup = reading.setup()
    return (None if reading.problems else setup), sorted(reading.problems, key=_by_line)


def _sound_form(text: SceneText) -> tuple[ScenarioForm | None, dict[str, list[int]], list[Problem]]:
    """The form of a file without its faulty entries, which entries were left, and what was wrong with the others."""
    try:
        return ScenarioForm.model_validate(text.document), {}, []
    except ValidationError as refusal:
        faults, errors = _faults(text, refusal), refusal.errors(include_url=False)
    rest, kept = dict(text.document), dict[str, list[int]]()
    for section in DROPPED:
        entries = rest.get(section)
        if isinstance(entries, list):
            bad = {error["loc"][1] for error in errors if error["loc"][0] == section and len(error["loc"]) > 1}
            kept[section] = [place for place in range(len(entries)) if place not in bad]
            rest[section] = [entries[place] for place in kept[section]]
    for key in [key for key in rest if key not in ScenarioForm.model_fields]:
        del rest[key]
    try:
        return ScenarioForm.model_validate(rest), kept, faults
    except ValidationError:
        return None, {}, faults


def _faults(text: SceneText, refusal: ValidationError) -> list[Problem]:
    return sorted((_fault(text, error) for error in refusal.errors(include_url=False)), key=_by_line)


def _by_line(problem: Problem) -> int:
    return problem.line or 0


def _fault(text: SceneText, error: Any) -> Problem:
    path = tuple(part for place, part in enumerate(error["loc"]) if place == 0 or error["loc"][place - 1] != "base")
    return text.problem(path, words_for(error, path, ScenarioForm))


class _Reading:
    """One scenario file on its way to a setup; what is wrong with it is gathered."""

    def __init__(self, path: Path, text: SceneText, form: ScenarioForm) -> None:
        self.path, self.text, self.form = path, text, form
        self.problems: list[Problem] = []

    def setup(self) -> Json:
        document, file = self.scene_document()
        if document is None:
            return None
        scene = self.scene(document, file)
        enlisted = enlist(self.form, self.text, self.path.parent, self.problems)
        if scene is None or self.problems:
            return None
        table = SceneTabletop(scene, tuple(_zone(zone.model_dump()) for zone in self.form.zones))
        return self._setup(table, enlisted, document, file)

    def scene_document(self) -> tuple[dict[str, Any] | None, Path]:
        """The scene that is played on, as a document; figures and fragments of it are not taken over."""
        head = {"format": "pas-scene/1", "game": "ichoria", "name": self.form.name}
        if self.form.scene is None:
            return {**head, **self.text.document["scenery"]}, self.path
        try:
            file = scene_file(self.path.parent, self.form.scene)
        except NamedFileError as trouble:
            self.problems.append(self.text.problem(("scene",), str(trouble)))
            return None, self.path
        found = read_scene_text(file)
        if isinstance(found, Problem):
            self.problems.append(self.text.problem(("scene",), f"{self.form.scene}: {found.what}"))
            return None, file
        return {key: value for key, value in found.document.items() if key not in ("figures", "fragments")}, file

    def scene(self, document: dict[str, Any], file: Path) -> Scene | None:
        if self.form.scene is None:
            text: SceneText = _Inline(self.text.file, document, self.text.lines, "scenery")
        else:
            read = read_scene_text(file)
            assert isinstance(read, SceneText)
            text = replace(read, document=document)
        scene, problems = scene_of(file, text)
        self.problems += problems
        return scene

    def _setup(self, table: SceneTabletop, enlisted: Enlisted, document: dict[str, Any], file: Path) -> Json:
        folder, name = _where(file)
        return {
            "name": self.form.name,
            "about": self.form.about,
            "scene": {"folder": folder, "file": name, "digest": digest_of(table), "document": document},
            "zones": [zone.model_dump() for zone in self.form.zones],
            "book": encode(replace(enlisted.book, options=self._options())),
            "points": {side.name: side.points for side in self.form.sides},
            "places": self._places(table, enlisted),
            "fragments": self._fragments(table),
        }

    def _options(self) -> Options:
        said = self.form.options.model_dump(exclude_none=True)
        if "fragments" in said:
            said["fragments"] = tuple(said["fragments"])
        return Options(readings=Readings(**self.form.readings.model_dump()), **said)

    def _places(self, table: SceneTabletop, enlisted: Enlisted) -> dict[str, list[float]]:
        """Where figures stand already."""
        places: dict[str, list[float] | None] = {}
        for path, member in enlisted.members:
            animal = f"{member.id} {member.animal}"
            for key, name, at in (("at", member.id, member.at), ("animal_at", animal, member.animal_at)):
                if at is not None and name in enlisted.book.cards:
                    places[name] = self._place(table, (*path, key), enlisted.book.cards[name], at)
        return {name: place for name, place in places.items() if place is not None}

    def _place(self, table: SceneTabletop, key: KeyPath, card: Card, at: list[float]) -> list[float] | None:
        """Where a figure stands that is to stand at a spot; None where it cannot, which is a problem."""
        base = max(card.base_pas) if isinstance(card.base_pas, tuple) else card.base_pas
        place = table.ground((at[0], at[1]), base, card.height_pas, *at[2:])
        if place is None:
            self.problems.append(self.text.problem(key, f"{card.id} cannot stand there"))
        return None if place is None else list(place)

    def _fragments(self, table: SceneTabletop) -> list[Json]:
        found = []
        footing = Footing(table.scene.table, table.scene.step_pas, table.scene.slope_deg)
        for number, form in enumerate(self.form.fragments):
            at = (form.at[0], form.at[1])
            try:
                ground = footing.ground_below(figure_body(at, 0.0, FRAGMENT_BASE_PAS), form.at)
            except PlacingError as trouble:
                self.problems.append(self.text.problem(("fragments", number, "at"), f"{form.id} {trouble}"))
            else:
                found.append({"id": form.id, "value": form.value, "place": [*at, ground]})
        return found


@dataclass(frozen=True)
class _Inline(SceneText):
    """A scene that is a part of another file: its keys are below one of that file."""

    below: str

    def problem(self, path: KeyPath, what: str) -> Problem:
        return super().problem((self.below, *path), what)


def scene_file(folder: Path, word: str) -> Path:
    """The scene that a scenario in a folder names: a file from there, or one that ships with Pas by its name."""
    shipped = CATALOGUE / f"{word}.toml"
    plain = Path(word).name == word and not Path(word).suffix
    if plain and shipped.is_file() and not (folder / word).exists():
        return shipped
    return named_file(folder, word)


def _where(file: Path) -> tuple[str, str]:
    """The folder and name by which a scene is found again; what ships with Pas is found wherever that is."""
    whole, pack = file.resolve(), pack_of(file)
    if pack is not None:
        return f"{PACK_WORD}{pack[0]}", pack[1]
    if whole.is_relative_to(CATALOGUE.resolve()):
        return CATALOGUE_WORD, whole.relative_to(CATALOGUE.resolve()).as_posix()
    return str(whole.parent), whole.name


def _folder(told: Json) -> Path:
    """The folder that a setup names: of what ships with Pas, of a pack, or any other."""
    if told["folder"] == CATALOGUE_WORD:
        return CATALOGUE
    if not told["folder"].startswith(PACK_WORD):
        return Path(told["folder"])
    return folder_of_pack(told["folder"].removeprefix(PACK_WORD))


def _zones(setup: Json) -> tuple[Zone, ...]:
    return tuple(_zone(zone) for zone in setup["zones"])


def _zone(told: Json) -> Zone:
    return Zone(told["name"], tuple((x, y) for x, y in told["polygon"]), told["side"])


def needed_files(folder: Path, document: Json, read: Any) -> Iterator[Path]:  # noqa: ARG001 - as adapters are asked
    """The band files and the scene file that a scenario names, without those that ship with Pas."""
    for side in document.get("sides", []):
        band = side.get("band")
        if band is not None and band not in known_bands():
            yield named_file(folder, band)
    scene = document.get("scene")
    if scene is not None and (file := scene_file(folder, scene)) == folder / scene:
        yield file
