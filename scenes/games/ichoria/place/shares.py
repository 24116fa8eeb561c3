"""Shares fragments between the halves of a table: as many, worth as much, in each (ICH-TABLE-04, ICH-TABLE-05)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.files.problems import SceneError
from scenes.games.ichoria.place.candidates import ON_THE_LINE
from skirmish.ichoria.book import Options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skirmish.kernel import Chance

SIGNS = {0: 1, 1: -1, ON_THE_LINE: 0}
RICH, USUAL = 15, 5
RICH_EVERY = 6
"""In the standard game one fragment in six is rich (ICH-TABLE-08)."""

FEW = 4
"""With fewer fragments than this none is rich."""

Balance = tuple[int, int]
"""By how many fragments, and by how much worth, the first half is ahead of the second."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """What both halves are to have alike: as many fragments (ICH-TABLE-05), worth as much (ICH-TABLE-04)."""

    count: bool = True
    worth: bool = True

    def weight(self, half: int, value: int) -> Balance:
        """What a fragment adds to the lead of the first half."""
        sign = SIGNS[half]
        return sign * self.count, sign * value * self.worth


def shares(
    kept: Sequence[tuple[int, int]],
    values: Sequence[int],
    chance: Chance,
    number: int = 0,
    sharing: Sharing = Sharing(),
) -> tuple[int, ...]:
    """A half for each value, so that with what is kept there both halves have the same; few on the line between them.

    Which of two halves gets which of two values that would do alike is left to chance.
    """
    weights = [sharing.weight(half, value) for half, value in kept]
    start: Balance = (sum(count for count, _ in weights), sum(worth for _, worth in weights))
    order = sorted(range(len(values)), key=lambda place: -values[place])
    ways: list[dict[Balance, tuple[int, Balance, int]]] = [{start: (0, start, ON_THE_LINE)}]
    for step, place in enumerate(order):
        ways.append(_next(ways[-1], values[place], chance.order(2, number, step), sharing))
    if (0, 0) not in ways[-1]:
        raise SceneError(
            "fragments that stay where they are leave no equal shares for both halves (ICH-TABLE-04, ICH-TABLE-05); "
            "--all moves them too"
        )
    return _traced(ways, order)


def _next(
    before: dict[Balance, tuple[int, Balance, int]], value: int, first: Sequence[int], sharing: Sharing
) -> dict[Balance, tuple[int, Balance, int]]:
    """All balances after one value more: with how few on the line, from which balance, and by which half."""
    after: dict[Balance, tuple[int, Balance, int]] = {}
    for balance, (lines, _, _) in before.items():
        for half in (*first, ON_THE_LINE):
            count, worth = sharing.weight(half, value)
            then, cost = (balance[0] + count, balance[1] + worth), lines + (half == ON_THE_LINE)
            if then not in after or cost < after[then][0]:
                after[then] = (cost, balance, half)
    return after


def _traced(ways: list[dict[Balance, tuple[int, Balance, int]]], order: Sequence[int]) -> tuple[int, ...]:
    homes, balance = [ON_THE_LINE] * len(order), (0, 0)
    for step in range(len(order), 0, -1):
        _, balance, half = ways[step][balance]
        homes[order[step - 1]] = half
    return tuple(homes)


def standard_values(count: int) -> tuple[int, ...]:
    """The values of a number of fragments, as in the standard game: an even number of rich ones, about one in six."""
    usual = Options().fragments
    if count == len(usual):
        return usual
    rich = 2 * max(round(count / RICH_EVERY / 2), int(count >= FEW))
    return (RICH,) * rich + (USUAL,) * (count - rich)
