"""`pas check` on a band: lists its cost and its figures, or everything that breaks a rule of recruiting."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from api.command.terminal.output import ANSWERED_NO, Answer
from api.command.terminal.scene_names import shown
from api.command.terminal.text import facts, headline
from api.documents.rulings import problem_document
from scenes.layout import is_band, known_bands
from scenes.plugs import adapter_of

if TYPE_CHECKING:
    from scenes.layout import BandCard, BandMember
    from scenes.words import Tongue


def band_path(name: str) -> Path | None:
    """The file meant by a word of the command line, if it is a band; a file of the user goes before a shipped one."""
    path = Path(name)
    if path.is_file():
        return path if is_band(path) else None
    return known_bands().get(name)


def check_band(path: Path, tongue: Tongue) -> Answer:
    """Everything wrong with a band, each with line, key and rule; or what it is worth. A game without bands refuses."""
    own = adapter_of(path)
    problems = own.band_problems(path, tongue)
    if problems:
        document = {"band": str(path), "ok": False, "problems": [problem_document(problem) for problem in problems]}
        said = [headline(tongue("band_bad", count=len(problems)), "no"), *map(str, problems)]
        return Answer(document, said, ANSWERED_NO)
    return _good(path, own.band_card(path), tongue)


def _good(path: Path, band: BandCard, tongue: Tongue) -> Answer:
    document = {
        "band": str(path),
        "ok": True,
        "problems": [],
        "name": band.name,
        "faction": band.faction,
        "cost": band.cost,
        "budget": band.budget,
        "figures": [_figure(one) for one in band.members],
    }
    rows = [
        (tongue("band_label"), f"{band.name} ({shown(path)})"),
        (tongue("band_faction"), band.faction_said),
        (tongue("band_cost"), _cost(band, tongue)),
        *((tongue(one.title), _line(one)) for one in band.members),
    ]
    return Answer(document, [headline(tongue("band_good"), "yes"), facts(rows)])


def _figure(one: BandMember) -> dict[str, Any]:
    return {
        "name": one.name,
        "profile": one.profile,
        "role": one.role,
        "mercenary": one.mercenary,
        "upgrades": list(one.upgrades),
        "price": one.price,
    }


def _cost(band: BandCard, tongue: Tongue) -> str:
    if band.cost is None:
        return tongue("band_unpriced")
    return tongue("band_cost_of" if band.budget is not None else "band_cost_open", cost=band.cost, budget=band.budget)


def _line(one: BandMember) -> str:
    extra = "".join(f", {upgrade}" for upgrade in one.upgrades)
    return f"{one.name}, {one.profile}{extra}" + ("" if one.price is None else f" ({one.price})")
