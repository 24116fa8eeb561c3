"""Where the fragments of a scenario should lie, or which of them should move, each with the survey of it."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

from scenes.files.problems import SceneError
from scenes.games.ichoria.place.candidates import find_candidates, halves_of
from scenes.games.ichoria.place.improve import improve
from scenes.games.ichoria.place.placement import Task, place
from scenes.games.ichoria.place.shares import Sharing, standard_values
from scenes.games.ichoria.survey.scope import setting_of
from scenes.games.ichoria.survey.table_survey import surveyor
from scenes.layout.place.proposals import Amendment, Proposal, Shift
from scenes.layout.place.rewrite import Lying
from scenes.layout.place.search import NoRoomError
from scenes.layout.surveys import Token

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from scenes.games.ichoria.place.candidates import Candidates
    from scenes.games.ichoria.place.placement import Layout
    from scenes.games.ichoria.survey.scope import Setting
    from scenes.games.ichoria.survey.table_survey import Surveyor
    from scenes.layout.place.proposals import Wish

    Progress = Callable[[float], None]

LOOKED = 0.6
"""How much of the work the survey of the ground is, in a bar that people watch."""


def layout_proposal(path: Path, wish: Wish, progress: Progress = lambda _: None) -> Proposal:
    """Lay fragments out; a `SceneError` says why it cannot be done."""
    setting = setting_of(path)
    kept = () if wish.afresh else setting.tokens
    values = _values(setting, kept, wish)
    looked = surveyor(setting, lambda share: progress(LOOKED * share))
    spots = find_candidates(looked, kept, lambda share: progress(LOOKED + (1 - LOOKED) * share))
    layout = place(_task(setting, spots, kept, values), wish.seed)
    return _proposal(looked, spots, layout, kept, wish)


def _task(setting: Setting, spots: Candidates, kept: Sequence[Token], values: tuple[int, ...]) -> Task:
    if spots.free == 0:
        wide, deep = setting.table.size_pas
        what = f"no spot of {wide:g} x {deep:g} pas is reached from every side: the table is too small or shut off"
        raise NoRoomError(f"{setting.scenario.path}: {what}")
    return Task(spots, tuple(token.value for token in kept), values, _sharing(setting))


def _sharing(setting: Setting) -> Sharing | None:
    """What both halves are to have alike, by the rules that the scenario does not set aside."""
    aside = _departs(setting.scenario.path)
    if len(halves_of(setting)) != 2:
        return None
    return Sharing(count="ICH-TABLE-05" not in aside, worth="ICH-TABLE-04" not in aside)


def _departs(path: Path) -> set[str]:
    """The rules that a scenario sets aside."""
    told = tomllib.loads(path.read_text("utf-8")).get("departs", ())
    return {str(rule) for rule in told}


def _values(setting: Setting, kept: Sequence[Token], wish: Wish) -> tuple[int, ...]:
    """What the fragments are worth that are placed."""
    missing, path = wish.count - len(kept), setting.scenario.path
    if missing <= 0:
        what = f"{len(kept)} lie on the table already, so {wish.count} leave none to place; --all places them anew"
        raise SceneError(f"{path}: fragments: {what}")
    if wish.values and len(wish.values) != missing:
        raise SceneError(f"{path}: --values names {len(wish.values)}, and {missing} are to be placed")
    return wish.values or _usual(setting, kept, wish.count)


def _usual(setting: Setting, kept: Sequence[Token], count: int) -> tuple[int, ...]:
    """As the file has it for the players, if they are as many; else as in the standard game; less what is kept."""
    agreed = _agreed(setting)
    values = list(agreed if len(agreed) == count else standard_values(count))
    for token in kept:
        values.remove(token.value if token.value in values else min(values))
    return tuple(sorted(values, reverse=True))


def _agreed(setting: Setting) -> tuple[int, ...]:
    rules: Any = setting.scenario.rules
    return tuple(rules.book.options.fragments)


def _proposal(looked: Surveyor, spots: Candidates, layout: Layout, kept: Sequence[Token], wish: Wish) -> Proposal:
    names = iter(_names(kept, len(layout.chosen)))
    tokens, lying = list(kept), [Lying(token.id, token.value, None) for token in kept]
    new = list(zip(layout.chosen, layout.values, strict=True))[len(kept) :]
    for row, value in sorted(new, key=lambda one: (-one[1], spots.spots[one[0]].place[1::-1])):
        name, spot = next(names), spots.spots[row]
        tokens.append(Token(name, value, spot.place))
        lying.append(Lying(name, value, spot.at))
    return Proposal(looked.setting.scenario.path, wish, tuple(lying), looked.survey(tokens))


def _names(kept: Sequence[Token], count: int) -> list[str]:
    taken = {token.id for token in kept}
    return [name for name in (f"f{number}" for number in range(1, 2 * count + 1)) if name not in taken]


def layout_amendment(path: Path, progress: Progress = lambda _: None) -> Amendment:
    """Say which fragments should be moved where to make a layout fair."""
    setting = setting_of(path)
    if not setting.tokens:
        raise SceneError(f"{path}: fragments: none lie on the table yet; pas scenario place lays some out")
    looked = surveyor(setting, lambda share: progress(LOOKED * share))
    spots = find_candidates(looked, setting.tokens, lambda share: progress(LOOKED + (1 - LOOKED) * share))
    sharing = _sharing(setting)
    in_halves = sharing is not None and (sharing.count or sharing.worth)
    moves = improve(spots, [token.value for token in setting.tokens], in_halves=in_halves)
    shifts = []
    for move in moves:
        token, spot = setting.tokens[move.slot], spots.spots[move.row]
        shifts.append(Shift(token, Token(token.id, token.value, spot.place), spot.at, move.before, move.after))
    moved = {shift.token.id: shift.to for shift in shifts}
    after = [moved.get(token.id, token) for token in setting.tokens]
    return Amendment(path, tuple(shifts), looked.survey(setting.tokens, with_routes=False), looked.survey(after))
