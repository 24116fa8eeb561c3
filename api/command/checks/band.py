"""`pas check` on a band: lists its cost and its figures, or everything that breaks a rule of recruiting."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from api.command.terminal.output import ANSWERED_NO, Answer
from api.command.terminal.scene_names import shown
from api.command.terminal.text import facts, headline
from api.documents.rulings import problem_document
from scenes.games.ichoria.bands.band_file import band_lists, band_problems, is_band, load_roster, shipped_bands
from skirmish.ichoria.book.bands import price, recruit, total_price

if TYPE_CHECKING:
    from scenes.words.tongue import Tongue
    from skirmish.ichoria.book.bands import Recruit, Roster
    from skirmish.ichoria.book.cards import Card


def band_path(name: str) -> Path | None:
    """The file meant by a word of the command line, if it is a band; a file of the user goes before a shipped one."""
    path = Path(name)
    if path.is_file():
        return path if is_band(path) else None
    return shipped_bands().get(name)


def check_band(path: Path, tongue: Tongue) -> Answer:
    """Everything wrong with a band, each with line, key and rule; or what it is worth."""
    problems = band_problems(path, tongue)
    if problems:
        document = {"band": str(path), "ok": False, "problems": [problem_document(problem) for problem in problems]}
        said = [headline(tongue("band_bad", count=len(problems)), "no"), *map(str, problems)]
        return Answer(document, said, ANSWERED_NO)
    return _good(path, load_roster(path), tongue)


def _good(path: Path, roster: Roster, tongue: Tongue) -> Answer:
    band, cards = recruit(roster, band_lists(), "band")
    document = {
        "band": str(path),
        "ok": True,
        "problems": [],
        "name": roster.name,
        "faction": band.faction,
        "cost": total_price(roster, band_lists()),
        "budget": roster.budget,
        "figures": [_figure(one, card) for one, card in zip(roster.recruits, cards, strict=True)],
    }
    rows = [
        (tongue("band_label"), f"{roster.name} ({shown(path)})"),
        (tongue("band_faction"), roster.faction),
        (tongue("band_cost"), _cost(roster, tongue)),
        *((_role(card, roster, tongue), _line(one)) for one, card in zip(roster.recruits, cards, strict=True)),
    ]
    return Answer(document, [headline(tongue("band_good"), "yes"), facts(rows)])


def _figure(one: Recruit, card: Card) -> dict[str, Any]:
    return {
        "name": one.name,
        "profile": one.profile,
        "role": card.role,
        "mercenary": card.mercenary,
        "upgrades": list(one.upgrades),
        "price": price(one, band_lists()),
    }


def _cost(roster: Roster, tongue: Tongue) -> str:
    cost = total_price(roster, band_lists())
    if cost is None:
        return tongue("band_unpriced")
    return tongue("band_cost_of" if roster.budget is not None else "band_cost_open", cost=cost, budget=roster.budget)


def _role(card: Card, roster: Roster, tongue: Tongue) -> str:
    """What a figure is in its band; renegades have other words for it (ICH-REN-02, ICH-REN-03)."""
    if card.mercenary:
        return tongue("band_mercenary")
    names = {"receptacle": "martyr", "companion": "acolyte"} if roster.renegade else {}
    return tongue(f"band_{names.get(card.role, card.role)}")


def _line(one: Recruit) -> str:
    extra = "".join(f", {upgrade}" for upgrade in one.upgrades)
    cost = price(one, band_lists())
    return f"{one.name}, {one.profile}{extra}" + ("" if cost is None else f" ({cost})")
