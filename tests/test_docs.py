"""The README and the manual do not lie: their commands and examples are run, and print what is shown."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from api.command import main
from api.command.terminal.scene_names import shipped_scenes
from scenes.plugs import shipped_boards, shipped_scenarios
from tests.scenes.scan.scan_runs import table_file

ROOT = Path(__file__).parents[1]
PAGES = {
    str(path.relative_to(ROOT)): path
    for path in (*sorted(ROOT.glob("README*.md")), *sorted((ROOT / "docs").glob("*.md")))
}
TEXTS = {name: path.read_text("utf-8") for name, path in PAGES.items()}
FRENCH = {name: text for name, text in TEXTS.items() if name.endswith(".fr.md")}
"""Twins of English pages, which `test_twins.py` holds to them."""

MANUAL = "\n".join(text for name, text in TEXTS.items() if name not in FRENCH)
README_LINES, PAGE_LINES = 250, 400
DRAWING = re.compile(r"--picture|--shot|--film|pas demo|pas map|pas scan|screenshot")
CHANGING = re.compile(
    r"\d[\d, ]*(\.\d+)? (m?s\b|lines tried|bundles of lines|triangles,|lignes essayées|faisceaux de lignes)"
)
"""Times and the work done differ from machine to machine; nothing else may."""

NO_BREAK = re.compile("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]")
"""Spaces of French that no line breaks at; a reader sees spaces."""

ANSWERED_NO = {"pas scenario fairness duel --bots random --games 8 --jobs 1"}
"""What the pages ask and the answer is no."""

SCENES = {"README.md": "two-walls.toml", "README.fr.md": "deux-murs.toml"}
"""The first scene of each README, by the name under which its reader saves it."""


@dataclass(frozen=True)
class Session:
    """Commands of one console block, with the lines shown below each."""

    page: str
    steps: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def title(self) -> str:
        return f"{self.page}: {self.steps[0][0]}"


@dataclass(frozen=True)
class Example:
    """A Python block of a page, by its place among them, and the output shown below it."""

    page: str
    place: int
    code: str
    shown: tuple[str, ...]


def sessions() -> list[Session]:
    form = re.compile(r"```console\n(.*?)```", re.DOTALL)
    return [Session(name, _steps(block)) for name, text in TEXTS.items() for block in form.findall(text)]


def _steps(block: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    commands = re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
    return tuple((command.splitlines()[0], tuple(command.splitlines()[1:])) for command in commands)


def examples() -> list[Example]:
    """Python blocks, each with the text block right below it, if there is one."""
    form = re.compile(r"```python\n(.*?)```(?:\n\n```text\n(.*?)```)?", re.DOTALL)
    return [
        Example(name, place, code, tuple(shown.splitlines()))
        for name, text in TEXTS.items()
        for place, (code, shown) in enumerate(form.findall(text))
    ]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Where a reader stands from the first page to the last: beside the scene of the README, a model and a scan."""
    here = tmp_path_factory.mktemp("docs")
    for readme, scene in SCENES.items():
        (here / scene).write_text(first_scene(TEXTS[readme]), "utf-8")
    for name, text in named_files().items():
        (here / name).write_text(text, encoding="utf-8")
    shutil.copy(shipped_scenes()["castle"].parent / "meshes" / "industrial_stairs.stl", here / "stairs.stl")
    table_file(here)
    return here


@pytest.fixture(scope="module")
def said():
    """What was printed after which commands in which language: blocks that begin alike run their beginning once."""
    return {}


@pytest.fixture
def run(folder, said, monkeypatch, capsys):
    monkeypatch.setenv("PAS_LIBRARY", str(folder / "library"))
    monkeypatch.chdir(folder)
    monkeypatch.setenv("COLUMNS", "100")

    def printed(page: str, *commands: str) -> list[str]:
        """What the last of some commands prints, after the others, to the reader of a page."""
        language = language_told(page)
        if (language, *commands) in said:
            return said[language, *commands]
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv(*language)
        program, *words = shlex.split(commands[-1])
        assert program == "pas", "console blocks run pas only"
        capsys.readouterr()
        code = main(words)
        out, err = capsys.readouterr()
        assert (code, err) == (int(commands[-1] in ANSWERED_NO), "")
        said[language, *commands] = out.splitlines()
        return said[language, *commands]

    return printed


@pytest.fixture(scope="module")
def read_so_far():
    """For each page, the names that its Python blocks have defined, and the blocks that have run."""
    return {name: ({"__name__": "__main__"}, set()) for name in TEXTS}


@pytest.fixture
def execute(folder, read_so_far, monkeypatch):
    """Run a block after all blocks above it on its page that draw nothing, and return what it prints."""
    monkeypatch.chdir(folder)

    def printed(example: Example) -> list[str]:
        names, done = read_so_far[example.page]
        above = [one for one in examples() if one.page == example.page and one.place < example.place]
        for one in above:
            if one.place not in done and not DRAWING.search(one.code):
                _execute(one, names, done)
        return _execute(example, names, done)

    return printed


def _execute(example: Example, names: dict[str, object], done: set[int]) -> list[str]:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        where = f"{example.page}, block {example.place + 1}"
        exec(compile(example.code, where, "exec", dont_inherit=True), names)  # noqa: S102
    done.add(example.place)
    return out.getvalue().splitlines()


def first_scene(readme: str) -> str:
    return re.findall(r"```toml\n(.*?)```", readme, re.DOTALL)[0]


def language_told(page: str) -> tuple[str, str]:
    """The variable that sets the language of a page, as the README in that language tells its readers to set it."""
    readme = TEXTS["README.fr.md" if page in FRENCH else "README.md"]
    name, value = re.findall(r"^export (\w+)=(\S+)", readme, re.MULTILINE)[0]
    return name, value


def named_files() -> dict[str, str]:
    """The TOML blocks that begin with the name of a file: what a reader saves before the commands below."""
    return {name: text for text, name in re.findall(r"```toml\n(# ([\w-]+\.toml)\n.*?)```", MANUAL, re.DOTALL)}


def as_pattern(line: str) -> str:
    """A shown line, in which … stands for anything and a time for any time."""
    parts = [re.escape(comparable(part)) for part in line.rstrip().split("…")]
    return ".*".join(parts)


def comparable(line: str) -> str:
    return CHANGING.sub("@", NO_BREAK.sub(" ", line))


def marked(value: object, name: str, text: str) -> object:
    """A case of a test, marked when its text draws."""
    return pytest.param(value, id=name, marks=[pytest.mark.pictures] if DRAWING.search(text) else [])


@pytest.mark.parametrize("session", [marked(one, one.title, str(one.steps)) for one in sessions()])
def test_what_a_page_shows_is_what_the_commands_print(session, run):
    commands: tuple[str, ...] = ()
    for command, shown in session.steps:
        commands += (command,)
        printed = [comparable(line.rstrip()) for line in run(session.page, *commands)]
        rest = iter(printed)
        for line in (line for line in shown if line.strip(" …")):
            pattern = re.compile(as_pattern(line))
            assert any(pattern.fullmatch(found) for found in rest), f"{command} does not print, in this order: {line}"


@pytest.mark.parametrize("example", [marked(one, f"{one.page}: block {one.place + 1}", one.code) for one in examples()])
def test_what_a_page_shows_is_what_its_python_prints(example, execute):
    printed = execute(example)
    assert len(printed) == len(example.shown), printed
    for line, shown in zip(printed, example.shown, strict=True):
        assert re.fullmatch(as_pattern(shown), comparable(line)), printed


def test_the_manual_names_every_scene_board_and_scenario_that_ships():
    tables = [name for name in shipped_scenes() if f"| `{name}` |" not in MANUAL]
    others = [name for name in [*shipped_boards(), *shipped_scenarios()] if f"`{name}`" not in MANUAL]
    assert (tables, others) == ([], [])


def test_the_manual_has_every_route_of_the_api():
    from api.http.application import create_app
    from api.http.settings import Settings

    paths = create_app(Settings(ROOT)).openapi()["paths"]
    assert len(paths) > 30
    assert not [path for path in paths if f"{path}`" not in TEXTS["docs/developer.md"]]


def test_every_link_leads_somewhere():
    links = [(name, link) for name, text in TEXTS.items() for link in re.findall(r"\]\(([^)]+)\)", text)]
    assert len(links) > 30
    assert not [(name, link) for name, link in links if not _leads_somewhere(name, link)]


def _leads_somewhere(page: str, link: str) -> bool:
    file, _, heading = link.partition("#")
    target = (PAGES[page].parent / file) if file else PAGES[page]
    return target.exists() and (not heading or heading in _anchors(target.read_text("utf-8")))


def _anchors(text: str) -> set[str]:
    """The headings of a page as links name them."""
    return {anchor(heading) for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


def anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_every_page_is_in_the_index_and_short_enough_to_read():
    index = TEXTS["docs/README.md"]
    assert not [path.name for path in (ROOT / "docs").glob("*.md") if f"({path.name})" not in index + "(README.md)"]
    assert all(len(TEXTS[readme].splitlines()) < README_LINES for readme in SCENES)
    assert not [name for name, text in TEXTS.items() if len(text.splitlines()) > PAGE_LINES]


def test_the_readme_and_the_manual_run_something():
    assert sum(len(session.steps) for session in sessions()) >= 40
    assert len(examples()) >= 10
