"""Step 2: decides how many pas one unit of the file is.

The user's options go first: the table's longest side, the unit, the scale, or a length measured with a
ruler; where two of these contradict each other, the scan is refused. Next comes the unit that the file states,
if it gives a plausible size. Otherwise the unit is guessed from sizes and reported with the alternatives; a guess is
never called sure.
A scan that no unit makes plausible, a valley or a room, is fitted to a table of 90 cm; files that are plausible only in
different units are refused.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from scenes.files.spelling import suggestion
from scenes.scan.level.upright import find_footing
from scenes.scan.scale.piece_length import is_about_everything, metres_along
from scenes.scan.scale.unit_guess import METRES_PER_UNIT, Measured, likely_units
from scenes.scan.surface import ScanError
from scenes.scan.units.lengths import LARGEST_TABLE_PAS, METRES_PER_PAS, in_words
from terrain.lattice import EXTENT_PAS
from terrain.scenery import PAS_PER_UNIT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from scenes.scan.options import ScanOptions
    from scenes.scan.surface import Reading

FITTED_PAS = 36.0
"""90 cm: the usual table."""

AGREE = 0.03
"""A table measured by hand and one found in a scan differ by at most this share; scale and unit leave no room."""

LEAST_TABLE_PAS = 2.0
"""5 cm: what is smaller was measured in another unit."""

LEAST_PIECE_PAS, MOST_PIECE_PAS = 0.2, 60.0
"""5 mm and 150 cm: what is smaller or larger was measured in another unit, unless somebody gave the very scale."""

LEAST_SCALED_PAS = 0.01
"""A quarter of a millimetre: less has no shape on the lattice, whatever scale is given."""

SAID_BY_FILE = 1.5
"""A file that names its unit may show tables and pieces beyond the usual by this factor."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another scale that the file may be meant in, in words for people."""

    said: str
    pas_per_unit: float
    longest_pas: float


@dataclass(frozen=True, slots=True)
class Scale:
    """Pas for each unit of the file, and where that comes from."""

    pas_per_unit: float
    how: str
    sure: bool
    alternatives: tuple[Alternative, ...] = ()
    notes: tuple[str, ...] = ()
    awaits: str | None = None
    """The piece whose known length settles the scale once pieces are separated; until then this is a trial."""


def settle_scale(readings: Sequence[Reading], options: ScanOptions) -> Scale:
    """Decide the scale of all files together."""
    files = [_measured(reading, options, alone=len(readings) == 1) for reading in readings]
    said = _said(files, options)
    scale = _agreed(files, said) if said else _from_file(files) or _guessed(files) or _fitted(files)
    waiting = options.length is not None and _length_of(files, options) is None
    if waiting and options.length is not None:
        note = f"the scale waits for {options.length.what!r} to be found among the pieces"
        scale = replace(scale, sure=bool(said), awaits=options.length.what, notes=(*scale.notes, note))
    return scale


def _measured(reading: Reading, options: ScanOptions, *, alone: bool) -> Measured:
    find = partial(find_footing, up=options.up, hint=reading.up, table=options.table == "find", alone=alone)
    try:
        footing = find(reading.surface, reading.kind)
    except ScanError as trouble:
        raise ScanError(f"{reading.path}: {trouble}") from trouble
    return Measured(reading, footing)


def _said(files: Sequence[Measured], options: ScanOptions) -> list[tuple[str, float]]:
    """What each option makes of a unit of the file, the most exact first."""
    said: list[tuple[str, float]] = []
    if options.scale is not None:
        if not options.scale > 0:
            raise ScanError(f"--scale {options.scale:g} is no scale: it must be more than nothing")
        said.append((f"--scale {options.scale:g}", options.scale))
    if options.units is not None:
        if options.units not in PAS_PER_UNIT:
            raise ScanError(f"unknown unit {options.units!r}; {suggestion(options.units, PAS_PER_UNIT)}")
        said.append((f"--units {options.units}", PAS_PER_UNIT[options.units]))
    if options.table_metres is not None:
        words = f"--table {100 * options.table_metres:g}cm"
        said.append((words, options.table_metres / METRES_PER_PAS / _table_length(files, words)))
    if options.length is not None and (length := _length_of(files, options)) is not None:
        words = f'--length "{options.length.what} {1000 * options.length.metres:g}mm"'
        said.append((words, options.length.metres / METRES_PER_PAS / length))
    return said


def _table_length(files: Sequence[Measured], words: str) -> float:
    """The longest side of the table; of everything, if there is but one thing and no table below it."""
    tables = [one for one in files if one.footing.seat is not None and one.shows == "table"]
    if tables:
        return max(one.longest for one in tables)
    if len(files) > 1:
        raise ScanError(f"{words} needs a scan with a table, and these {len(files)} files show none; say --units")
    return max(files[0].footing.sizes[:2])


def _length_of(files: Sequence[Measured], options: ScanOptions) -> float | None:
    """The known length in units of the file, if it is one of the whole or of a file; pieces are found later."""
    assert options.length is not None
    what = options.length.what
    if what.casefold() == "table":
        return _table_length(files, f"--length {what!r}")
    if is_about_everything(what):
        return metres_along(what, max((one.footing.sizes for one in files), key=max))[0]
    named = [one for one in files if one.shows == "piece" and _is_named(one, what)]
    return metres_along(what, named[0].footing.box)[0] if len(named) == 1 else None


def _is_named(one: Measured, what: str) -> bool:
    words = one.reading.path.stem.casefold().replace("-", " ").replace("_", " ").split()
    return what.casefold() == one.reading.path.stem.casefold() or what.casefold().split()[0] in words


def _agreed(files: Sequence[Measured], said: list[tuple[str, float]]) -> Scale:
    """The scale that all options agree on, if it is possible at all."""
    words, pas_per_unit = said[0]
    for other, value in said[1:]:
        if abs(value / pas_per_unit - 1) > AGREE:
            raise ScanError(
                f"{words} and {other} contradict each other: by the first a unit of the file is {pas_per_unit:.4g} "
                f"pas, by the second {value:.4g}; leave one of them out"
            )
    _refuse_absurd(files, words, pas_per_unit, meant=words.startswith("--scale"))
    notes = tuple(f"{other} agrees within {abs(value / pas_per_unit - 1):.1%}" for other, value in said[1:])
    return Scale(pas_per_unit, f"as said: {words}; {_sizes(files, pas_per_unit)}", True, (), notes)


def _refuse_absurd(files: Sequence[Measured], words: str, pas_per_unit: float, *, meant: bool) -> None:
    """Millimetres taken for metres make a table of 900 m; say which unit is likely instead.

    A scale that is given means the size that it gives, within what can be reckoned with.
    """
    for one in files:
        longest = one.longest * pas_per_unit
        least, most = _limits(one, meant=meant)
        if not least <= longest <= most:
            wrong = f"with {words} the {one.shows} would be {in_words(longest * METRES_PER_PAS)} long"
            better = _better(files, one, pas_per_unit, (least, most))
            insist = one.shows == "piece" and not meant and LEAST_SCALED_PAS <= longest <= EXTENT_PAS
            keeps = f"; --scale {pas_per_unit:.6g} keeps that size" if insist else ""
            raise ScanError(f"{one.reading.path}: {wrong}; {better}{keeps}")


def _limits(one: Measured, *, meant: bool = False) -> tuple[float, float]:
    """How long what a file shows can be, in pas."""
    if one.shows != "piece":
        return LEAST_TABLE_PAS, LARGEST_TABLE_PAS
    return (LEAST_SCALED_PAS, EXTENT_PAS) if meant else (LEAST_PIECE_PAS, MOST_PIECE_PAS)


def _better(files: Sequence[Measured], one: Measured, pas_per_unit: float, limits: tuple[float, float]) -> str:
    """What to try instead of an absurd scale."""
    units = [unit for unit in likely_units(files) if PAS_PER_UNIT[unit] != pas_per_unit]
    if units:
        return f"in {units[0]} it would be {_length_in(one, units[0])}: try --units {units[0]}"
    least, most = (in_words(limit * METRES_PER_PAS) for limit in limits)
    return f"from {least} to {most} is possible: try --table 90cm"


def _from_file(files: Sequence[Measured]) -> Scale | None:
    """The unit that the files state, unless that would make a wall of four metres."""
    metres = {one.reading.metres_per_unit for one in files} - {None}
    if len(metres) > 1:
        raise ScanError("the files name different units; scan them one by one, or say --units")
    if not metres:
        return None
    unit = float(next(iter(metres)) or 0.0)
    if not all(_usable(one, unit) for one in files):
        return None
    pas_per_unit = unit / METRES_PER_PAS
    return Scale(
        pas_per_unit, f"from the file; {_sizes(files, pas_per_unit)}", True, _alternatives(files, pas_per_unit)
    )


def _usable(one: Measured, metres_per_unit: float) -> bool:
    slack = (metres_per_unit / SAID_BY_FILE, metres_per_unit, metres_per_unit * SAID_BY_FILE)
    longest_pas = one.longest * metres_per_unit / METRES_PER_PAS
    return longest_pas <= LARGEST_TABLE_PAS and any(one.likelihood(metres) > 0 for metres in slack)


def _guessed(files: Sequence[Measured]) -> Scale | None:
    """The likeliest unit; surveys that name theirs are what they are."""
    if any(one.reading.kind != "mesh" and one.reading.metres_per_unit for one in files):
        return None
    units = likely_units(files) or _possible_units(files)
    if not units:
        return None
    pas_per_unit = PAS_PER_UNIT[units[0]]
    how = f"guessed from its size: {units[0]}; {_sizes(files, pas_per_unit)}"
    notes = (
        *_disbelieved(files),
        *_unusual(files, units[0]),
        "the unit is a guess: measure something and say --table, --length or --units",
    )
    return Scale(pas_per_unit, how, False, _alternatives(files, pas_per_unit), notes)


def _possible_units(files: Sequence[Measured]) -> list[str]:
    """Where no unit suits all of several files: those that make nothing absurd, which suits most of them first.

    A barrel of 15 mm is printed with a tower of 23 cm. Files in different units are refused, and never made to fit.
    """
    alone = [likely_units([one]) for one in files]
    if len(files) == 1 or not all(alone):
        return []
    suited = {unit: sum(unit in likely for likely in alone) for unit in PAS_PER_UNIT}
    possible = [unit for unit in suited if suited[unit] and all(_is_possible(one, unit) for one in files)]
    if not possible:
        said = ", ".join(
            f"{one.reading.path.name} {'' if place else 'may be '}in {likely[0]} ({_length_in(one, likely[0])} long)"
            for place, (one, likely) in enumerate(zip(files, alone, strict=True))
        )
        advice = "scan them one by one, or say --units"
        raise ScanError(f"no one unit suits these {len(files)} files: {said}; {advice}")
    return sorted(possible, key=lambda unit: -suited[unit])


def _is_possible(one: Measured, unit: str) -> bool:
    least, most = _limits(one)
    return least <= one.longest * PAS_PER_UNIT[unit] <= most


def _length_in(one: Measured, unit: str) -> str:
    return in_words(one.longest * METRES_PER_UNIT[unit])


def _unusual(files: Sequence[Measured], unit: str) -> Iterator[str]:
    """The files that the unit of the others makes unusually small or large."""
    for one in files:
        likely = likely_units([one])
        if unit not in likely:
            said = f"would be {_length_in(one, unit)} long, which is unusual; in {likely[0]} it would be"
            yield f"{one.reading.path.name} {said} {_length_in(one, likely[0])}: scan it by itself if that is right"


def _disbelieved(files: Sequence[Measured]) -> Iterator[str]:
    """The units that files state and that would make something absurd of them."""
    for one in files:
        metres = one.reading.metres_per_unit
        if metres is not None and not _usable(one, metres):
            said = f"would make the {one.shows} {in_words(one.longest * metres)} long, and was not believed"
            yield f"{one.reading.path.name}: the unit of the file {said}; --units insists on a unit"


def _fitted(files: Sequence[Measured]) -> Scale:
    """Too large or too small for a table in every unit: it becomes a model of itself."""
    longest = max(one.longest for one in files)
    metres = next((one.reading.metres_per_unit for one in files if one.reading.metres_per_unit), None)
    pas_per_unit = FITTED_PAS / longest
    ratio = (metres or 1.0) / (pas_per_unit * METRES_PER_PAS)
    said = f"1:{ratio:.0f}" if ratio >= 1 else f"{1 / ratio:.3g}:1"
    unless = "" if metres else " if its unit is the metre"
    how = f"fitted to a table of 90 cm, {said}{unless}: {in_words(longest * (metres or 1.0))} is no size of a table"
    note = "the scale is made up: say --table, --scale or --units if another is meant"
    return Scale(pas_per_unit, how, False, _alternatives(files, pas_per_unit), (*_disbelieved(files), note))


def _alternatives(files: Sequence[Measured], chosen: float) -> tuple[Alternative, ...]:
    """The other units, the likely ones first, and what they would make of the largest thing."""
    largest = max(files, key=lambda one: one.longest)
    likely = likely_units(files)
    units = [*likely, *(unit for unit in PAS_PER_UNIT if unit not in likely)]
    return tuple(
        Alternative(f"{unit}: {_length_in(largest, unit)}", pas, largest.longest * pas)
        for unit, pas in ((unit, PAS_PER_UNIT[unit]) for unit in units)
        if abs(pas / chosen - 1) > 1e-6
    )


def _sizes(files: Sequence[Measured], pas_per_unit: float) -> str:
    largest = max(files, key=lambda one: one.longest)
    return f"the {largest.shows} is {in_words(largest.longest * pas_per_unit * METRES_PER_PAS)} long"
