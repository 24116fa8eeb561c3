"""Checks, before a game begins, that every player can get an army by the type of recruitment that was agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skirmish.mythic.state.book import Book
    from skirmish.mythic.units.unit_cards import UnitCard

EXPENSIVE = 5
"""MYT-RECRUIT-09: recruitment points from which a unit is one of a kind in its army."""


def expensive(card: UnitCard) -> bool:
    """Whether only one such unit may be in an army; divinities do not count."""
    return card.cost >= EXPENSIVE and not card.divinity


def owned_by(book: Book, player: str) -> tuple[str, ...]:
    """MYT-RECRUIT-13: the collection of a player."""
    return book.collections.get(player, book.pool)


def same_unit(one: UnitCard, other: UnitCard) -> bool:
    """MYT-RECRUIT-10: a hero and its veteran version are the same unit."""
    return one.id == other.id or one.id in other.same_unit_as or other.id in one.same_unit_as


def without_army(book: Book) -> tuple[str, str] | None:
    """The first player who cannot be sure of an army, and why; None when everybody can recruit."""
    for player in book.players:
        why = _why_none(book, player)
        if why is not None:
            return player, why
    return None


def _why_none(book: Book, player: str) -> str | None:
    """MYT-RECRUIT-04, MYT-RECRUIT-05: each army is led by a divinity of the agreed kind that is left for its player."""
    drafted = book.recruitment == "draft"
    rivals = book.players if drafted else book.side_of(player)
    leaders = _leaders(book, player)
    if len(leaders) < len(rivals):
        among = f"{len(rivals)} players recruit" if len(rivals) > 1 else "it needs one"
        return f"{len(leaders)} of kind {book.divinity} can be had for {book.points[player]} points, and {among}"
    if not drafted and not any(_exact(book, player, leader) for leader in leaders):
        return f"no army of what {player} owns costs exactly {book.points[player]} points"
    return None


def _leaders(book: Book, player: str) -> list[UnitCard]:
    """The divinities of the agreed kind that a player can pay for."""
    names = book.pool if book.recruitment == "draft" else owned_by(book, player)
    cards = [book.cards[name] for name in names]
    return [card for card in cards if card.type == book.divinity and card.cost <= book.points[player]]


def _exact(book: Book, player: str, leader: UnitCard) -> bool:
    """MYT-RECRUIT-14: whether some army led by it costs what its player has, to the point.

    What can be spent is found unit by unit, with and without an expensive one (MYT-RECRUIT-09).
    """
    wanted = book.points[player] - leader.cost
    spent = {(0, False)}
    for versions in _units(book.cards[name] for name in owned_by(book, player)):
        spent |= {
            (sum_now + card.cost, dear or expensive(card))
            for sum_now, dear in spent
            for card in versions
            if sum_now + card.cost <= wanted and not (dear and expensive(card))
        }
    return any(total == wanted for total, _ in spent)


def _units(cards: Iterable[UnitCard]) -> list[list[UnitCard]]:
    """The units other than divinities, each with the cards that are the same unit (MYT-RECRUIT-10)."""
    found: list[list[UnitCard]] = []
    for card in cards:
        if card.divinity:
            continue
        same = next((versions for versions in found if any(same_unit(card, other) for other in versions)), None)
        if same is None:
            found.append([card])
        else:
            same.append(card)
    return found
