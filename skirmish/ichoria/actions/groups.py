"""Splits a multiple combat into groups, and counts which side outnumbers the other (chapter MULTI)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from skirmish.ichoria.state.engagement import engaged_with
from skirmish.ichoria.state.skirmish import controller
from skirmish.kernel import Choice, Event

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from skirmish.ichoria.state.skirmish import Skirmish


@dataclass(frozen=True, slots=True)
class Group:
    """One figure of the outnumbered side against one or more of the other (ICH-MULTI-04)."""

    lone: str
    others: tuple[str, ...]

    @property
    def everybody(self) -> frozenset[str]:
        return frozenset((self.lone, *self.others))

    def __str__(self) -> str:
        return f"{self.lone} against {', '.join(self.others)}"


Groups = tuple[Group, ...]
Links = dict[str, frozenset[str]]
"""The enemies that each figure is engaged with."""


@dataclass(frozen=True, slots=True)
class SplitIntoGroups(Choice):
    """Split a multiple combat into groups (ICH-MULTI-03)."""

    fighter: str


@dataclass(frozen=True, slots=True)
class ChooseEnemy(Choice):
    """Choose the enemy of its group that the active figure fights (ICH-MULTI-06)."""

    figure: str


@dataclass(frozen=True, slots=True)
class Grouped(Event):
    """A multiple combat was split into groups."""

    groups: Groups


async def form_groups(game: Skirmish, name: str) -> Groups:
    """ICH-MULTI-06: the groups among those tangled up with a figure, formed anew for its fight."""
    ways = {text_of(split): split for split in possible_groups(game, name)}
    said = next(iter(ways), "")
    if len(ways) > 1:
        said = await game.ask(SplitIntoGroups(who_splits(game, name), tuple(ways), name))
    groups = ways.get(said, ())
    if any(len(group.everybody) > 2 for group in groups) or len(groups) > 1:
        game.emit(Grouped(groups))
    return groups


async def choose_enemy(game: Skirmish, name: str, groups: Groups) -> str:
    """ICH-MULTI-06: the active figure fights exactly one enemy of its group."""
    enemies = enemies_in_group(groups, name)
    if len(enemies) == 1:
        return enemies[0]
    chosen: str = await game.ask(ChooseEnemy(controller(game, name), enemies, name))
    return chosen


def enemies_in_group(groups: Groups, name: str) -> tuple[str, ...]:
    """The enemies that a figure may fight once the groups are made."""
    mine = next(group for group in groups if name in group.everybody)
    return mine.others if name == mine.lone else (mine.lone,)


def outnumbering(game: Skirmish, groups: Groups, fighter: str, opponent: str) -> int:
    """ICH-MULTI-05: one for every other ally in its group; the lone figure has nothing of it."""
    for group in groups:
        if opponent == group.lone and fighter in group.others:
            return sum(not game.book.enemies(fighter, other) for other in group.others) - 1
    return 0


def tangle(game: Skirmish, name: str) -> Links:
    """ICH-MULTI-01: everybody joined to a figure by engagements between its side and the others."""
    side, links, waiting = game.card(name).side, Links(), [name]
    while waiting:
        figure = waiting.pop()
        if figure not in links:
            links[figure] = frozenset(_opposed(game, figure, side))
            waiting += sorted(links[figure])
    return links


def _opposed(game: Skirmish, figure: str, side: str) -> Iterator[str]:
    """The enemies it is engaged with across the line between a side and all others."""
    of_side = game.card(figure).side == side
    return (enemy for enemy in engaged_with(game, figure) if of_side or game.card(enemy).side == side)


def text_of(groups: Groups) -> str:
    """A split as an answer: 'achille against rus, jarl; leda against speer'."""
    return "; ".join(str(group) for group in groups)


def possible_groups(game: Skirmish, name: str) -> list[Groups]:
    """ICH-MULTI-02, ICH-MULTI-04: the splits with one figure of the outnumbered side in each group.

    Where the engagements allow of none, every split in which each figure has an enemy in its group will do.
    """
    links = tangle(game, name)
    few = _outnumbered(game, name, links)
    splits = [_told_by(few, split) for split in _splits(links, frozenset(links))]
    wanted = [split for split in splits if all(len(few & group.everybody) == 1 for group in split)]
    if 2 * len(few) == len(links):
        wanted = [split for split in wanted if all(len(group.others) == 1 for group in split)]  # ICH-MULTI-03
    return wanted or splits


def _outnumbered(game: Skirmish, name: str, links: Links) -> frozenset[str]:
    """The smaller side; with equal numbers the one that is not active."""
    mine = frozenset(figure for figure in links if not game.book.enemies(name, figure))
    theirs = frozenset(links) - mine
    return mine if len(mine) < len(theirs) else theirs


def who_splits(game: Skirmish, name: str) -> str:
    """ICH-MULTI-03: the player of the outnumbering side; with equal numbers that of the figure whose fight it is."""
    links = tangle(game, name)
    few = _outnumbered(game, name, links)
    return controller(game, next(figure for figure in links if figure not in few))


def _told_by(few: frozenset[str], groups: Groups) -> Groups:
    """The same groups, in an order of their own, a pair told from the side of the outnumbered figure."""
    told = (Group(group.others[0], (group.lone,)) if _turns(few, group) else group for group in groups)
    return tuple(sorted(told, key=lambda group: group.lone))


def _turns(few: frozenset[str], group: Group) -> bool:
    return len(group.others) == 1 and group.lone not in few


def _splits(links: Mapping[str, frozenset[str]], left: frozenset[str]) -> Iterator[Groups]:
    """Every way to part figures into groups of one against one or more of its enemies."""
    if not left:
        yield ()
        return
    first = min(left, key=lambda name: (len(links[name] & left), name))
    for group in _around(links, left, first):
        for rest in _splits(links, left - group.everybody):
            yield (group, *rest)


def _around(links: Mapping[str, frozenset[str]], left: frozenset[str], name: str) -> Iterator[Group]:
    """Every group that a figure may be in: alone against some, or beside others against one."""
    near = sorted(links[name] & left)
    for count in range(1, len(near) + 1):
        yield from (Group(name, some) for some in combinations(near, count))
    for enemy in near:
        beside = sorted((links[enemy] & left) - {name})
        for count in range(1, len(beside) + 1):
            yield from (Group(enemy, tuple(sorted((name, *some)))) for some in combinations(beside, count))
