"""`pas scan`: makes a scene from a scan, printed models or a height map, with a report that states its accuracy."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from api.command.scan.scan_text import check_text, scan_text
from api.command.terminal.options import AsJson, Language
from api.command.terminal.output import ANSWERED, ANSWERED_NO, Answer, BadInput, complain, console_for, deliver
from api.command.words.complaints import complaint
from api.command.words.sentences import tongue_for
from scenes.words import Tongue

if TYPE_CHECKING:
    from scenes.scan import Limits, ScanOptions
    from scenes.scan.run import Progress as Step

Amount = TypeVar("Amount")

Files = Annotated[
    list[Path] | None,
    typer.Argument(metavar="FILE"),
]
Folder = Annotated[Path | None, typer.Option("-o", "--out", metavar="DIR")]
CheckFolder = Annotated[Path | None, typer.Option("--check", metavar="DIR")]
TableLength = Annotated[str | None, typer.Option("--table", metavar="LENGTH")]
Units = Annotated[Literal["mm", "cm", "m", "inch", "pas"] | None, typer.Option("--units")]
ScaleFactor = Annotated[float | None, typer.Option("--scale", metavar="X", min=1e-9)]
KnownLengthOption = Annotated[str | None, typer.Option("--length", metavar='"WHAT LENGTH"')]
UpAxis = Annotated[Literal["x", "y", "z", "-x", "-y", "-z"] | None, typer.Option("--up")]
NoTable = Annotated[bool, typer.Option("--no-table")]
Crop = Annotated[bool, typer.Option("--crop/--no-crop")]
NoSplit = Annotated[bool, typer.Option("--no-split")]
Tolerance = Annotated[str, typer.Option("--tolerance", metavar="LENGTH")]
TriangleBudget = Annotated[int, typer.Option("--budget", metavar="N", min=100, max=4_000_000)]
Fill = Annotated[str, typer.Option("--fill", metavar="LENGTH")]
SceneTitle = Annotated[str | None, typer.Option("--name", metavar="NAME")]
Memory = Annotated[str, typer.Option("--memory", metavar="SIZE")]
Time = Annotated[str, typer.Option("--time", metavar="TIME")]
Force = Annotated[bool, typer.Option("--force")]


@dataclass(frozen=True)
class Said:
    """The options of the command, as they were typed."""

    table: str | None
    units: str | None
    scale: float | None
    length: str | None
    up: Literal["x", "y", "z", "-x", "-y", "-z"] | None
    no_table: bool
    crop: bool
    no_split: bool
    tolerance: str
    budget: int
    fill: str
    name: str | None


def scan(
    files: Files = None,
    out: Folder = None,
    *,
    table: TableLength = None,
    units: Units = None,
    scale: ScaleFactor = None,
    length: KnownLengthOption = None,
    up: UpAxis = None,
    no_table: NoTable = False,
    crop: Crop = True,
    no_split: NoSplit = False,
    tolerance: Tolerance = "0.5mm",
    budget: TriangleBudget = 200_000,
    fill: Fill = "5mm",
    name: SceneTitle = None,
    check: CheckFolder = None,
    memory: Memory = "4GB",
    time: Time = "600s",
    force: Force = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Make a scene of a scan, of printed models or of a height map, and say how far it can be trusted."""
    tongue = tongue_for(lang)
    said = Said(table, units, scale, length, up, no_table, crop, no_split, tolerance, budget, fill, name)
    with _refusing(tongue):
        limits = _limits(memory, time)
        if check is not None:
            return deliver(_checked(check, files, out, limits, tongue, quiet=as_json), as_json=as_json)
        answer = _scanned(files or [], out, _options(said), limits, tongue, force=force, quiet=as_json)
        return deliver(answer, as_json=as_json)


def _scanned(
    files: list[Path],
    out: Path | None,
    options: "ScanOptions",
    limits: "Limits",
    tongue: Tongue,
    *,
    force: bool,
    quiet: bool,
) -> Answer:
    from scenes.scan import Job, make_scene  # noqa: PLC0415  it loads geometry

    if not files:
        raise BadInput(complaint("scan_what"))
    if out is None:
        raise BadInput(complaint("scan_where"))
    job = Job(out, tuple(files), options, limits)
    with _bar(tongue, quiet=quiet) as tell:
        made = make_scene(job, tell, lambda folder: _draw(folder, tongue), force=force, lang=tongue.lang)
    return Answer(made.document, scan_text(made, tongue))


def _checked(
    folder: Path, files: list[Path] | None, out: Path | None, limits: "Limits", tongue: Tongue, *, quiet: bool
) -> Answer:
    from scenes.scan import Job, check_scan  # noqa: PLC0415  it loads geometry

    if files or out is not None:
        raise BadInput(complaint("scan_check_alone"))
    with _bar(tongue, quiet=quiet) as tell:
        document = check_scan(Job(folder, limits=limits, kind="check"), tell)
    return Answer(document, check_text(document, tongue), ANSWERED if document["ok"] else ANSWERED_NO)


def _options(said: Said) -> "ScanOptions":
    from scenes.scan import ScanOptions  # noqa: PLC0415  it loads geometry
    from scenes.scan.units import known_length_of, metres_of, pas  # noqa: PLC0415

    return ScanOptions(
        table_metres=_read("--table", metres_of, said.table) if said.table else None,
        units=said.units,
        scale=said.scale,
        length=_read("--length", known_length_of, said.length) if said.length else None,
        up=said.up,
        table="none" if said.no_table else "find",
        crop=said.crop,
        split=not said.no_split,
        tolerance_pas=_read("--tolerance", pas, said.tolerance),
        budget=said.budget,
        fill_pas=_read("--fill", pas, said.fill),
        name=said.name,
    )


def _limits(memory: str, time: str) -> "Limits":
    from scenes.scan import Limits  # noqa: PLC0415
    from scenes.scan.run import LEAST_MEMORY_BYTES  # noqa: PLC0415
    from scenes.scan.units import memory_bytes, seconds  # noqa: PLC0415  it loads geometry

    limits = Limits(_read("--memory", memory_bytes, memory), _read("--time", seconds, time))
    if limits.memory_bytes < LEAST_MEMORY_BYTES:
        raise BadInput(complaint("memory_too_little", memory=memory))
    return limits


def _read(option: str, reader: Callable[[str], Amount], said: str) -> Amount:
    """Parse an option; an error names the option."""
    from scenes.scan import ScanError  # noqa: PLC0415  it loads geometry

    try:
        return reader(said)
    except ScanError as trouble:
        raise BadInput(f"{option}: {trouble}") from trouble


@contextmanager
def _refusing(tongue: Tongue) -> Iterator[None]:
    """Scans that cannot be used are bad input; one that a person stops goes on another time."""
    from scenes.scan import ScanError  # noqa: PLC0415  it loads geometry

    try:
        yield
    except ScanError as refusal:
        raise BadInput(str(refusal)) from refusal
    except KeyboardInterrupt:
        raise BadInput(tongue("scan_stopped")) from None


@contextmanager
def _bar(tongue: Tongue, *, quiet: bool) -> Iterator[Callable[["Step"], None]]:
    """A bar on the terminal with the step and an estimate; nothing in a pipe."""
    if quiet or not sys.stderr.isatty():
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console_for(sys.stderr), transient=True) as progress:
        task = progress.add_task(tongue("step", number=1, name=tongue("step_read")), total=1.0)

        def tell(step: "Step") -> None:
            words = tongue("step", number=step.number, name=tongue(f"step_{step.name}"))
            progress.update(task, description=words, completed=step.share)

        yield tell


def _draw(folder: Path, tongue: Tongue) -> list[str]:
    """The pictures of a scene that is being written; where they cannot be drawn, one line says what is missing."""
    from api.command.pictures.scan_pictures import draw_scan  # noqa: PLC0415  it loads geometry
    from viewer import PictureError  # noqa: PLC0415

    try:
        return draw_scan(folder, tongue.lang)
    except PictureError as missing:
        complain(str(missing))
        return []
