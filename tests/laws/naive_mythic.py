"""A second, naive way to count what can be answered in tiny positions, written from the rule book alone.

It shares nothing with the rules of the game: areas are names with a list of neighbours, cards are lists, a turn is a
function. It knows as much as tiny positions need: passing, drawing, activating, walking, running, claiming, dropping,
absorbing and deploying; nobody can fight, and nobody can pay for anything.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field


@dataclass
class Piece:
    """A unit: whose it is, where it stands, what it can do."""

    owner: str
    place: str | None
    moves: int = 2
    god: bool = False
    zone: tuple[str, ...] = ()
    stone: str | None = None


@dataclass
class Tiny:
    """A position: how areas are joined, what is wrong with some of them, pieces, stones and cards."""

    joined: dict[str, list[str]]
    pieces: dict[str, Piece]
    hands: dict[str, list[str]]
    decks: dict[str, list[str]]
    order: tuple[str, ...] = ("ann", "bob")
    stones: dict[str, str] = field(default_factory=dict)
    room: dict[str, int] = field(default_factory=dict)
    closed: frozenset[frozenset[str]] = frozenset()
    swamps: frozenset[str] = frozenset()
    turn: str = "ann"
    acting: str | None = None
    declared: str = ""
    done: tuple[str, ...] = ()
    going: str = ""
    over_now: bool = False


def count(position: Tiny, depth: int) -> int:
    """How many ways there are to give so many answers."""
    if depth == 0:
        return 1
    return sum(count(after, depth - 1) for after in answers(position))


def answers(position: Tiny) -> list[Tiny]:
    """The positions after every answer that can be given here."""
    if position.going:
        return [_gone(position, path) for path in _paths(position)]
    if position.acting is not None:
        return [_did(position, deed) for deed in _deeds(position)]
    return _begin(position)


def _begin(position: Tiny) -> list[Tiny]:
    found = []
    for extra_card in (False, True):
        after = deepcopy(position)
        if extra_card and after.decks[after.turn]:
            after.hands[after.turn].append(after.decks[after.turn].pop(0))
        found.append(_next_turn(after))
    for name in dict.fromkeys(position.hands[position.turn]):
        for declared in ("complex",) if position.pieces[name].place is None else ("simple", "complex"):
            after = deepcopy(position)
            after.hands[after.turn].remove(name)
            after.acting, after.declared, after.done = name, declared, ()
            found.append(_settled(after))
    return found


def _next_turn(position: Tiny) -> Tiny:
    place = position.order.index(position.turn)
    position.turn = position.order[(place + 1) % len(position.order)]
    position.acting = None
    if position.decks[position.turn]:
        position.hands[position.turn].append(position.decks[position.turn].pop(0))
    return position


def _deeds(position: Tiny) -> list[str]:
    return ["end", *_things_to_do(position)]


def _things_to_do(position: Tiny) -> list[str]:
    piece = position.pieces[position.acting]
    found = []
    if position.declared == "simple" and len(position.done) < 2:
        if "walk" not in position.done and _paths(position, "walk"):
            found.append("walk")
        if "claim" not in position.done and piece.stone is None:
            found += [f"claim {stone}" for stone, place in position.stones.items() if place == piece.place]
    if position.declared == "complex" and not position.done:
        if piece.place is None:
            found += [f"deploy {area}" for area in piece.zone if _has_room(position, area)]
        else:
            found += ["run"] if _paths(position, "run") else []
            found += [f"absorb {stone}" for stone in _to_absorb(position, piece)]
    return [*found, "drop"] if piece.stone is not None else found


def _to_absorb(position: Tiny, piece: Piece) -> list[str]:
    if not piece.god:
        return []
    friends = [one for one in position.pieces.values() if one.owner == piece.owner and one.place == piece.place]
    lying = [stone for stone, place in position.stones.items() if place == piece.place]
    return lying + [one.stone for one in friends if one.stone is not None]


def _did(position: Tiny, deed: str) -> Tiny:
    after = deepcopy(position)
    piece = after.pieces[after.acting]
    word, _, about = deed.partition(" ")
    if word == "end":
        return _next_turn(after)
    if word in ("walk", "run"):
        after.going = word
        return after
    if word == "drop":
        after.stones[piece.stone] = piece.place
        piece.stone = None
        return _settled(after)
    after.done += (word,)
    if word == "claim":
        del after.stones[about]
        piece.stone = about
    elif word == "deploy":
        piece.place = about
    else:
        after.stones.pop(about, None)
        for one in after.pieces.values():
            one.stone = None if one.stone == about else one.stone
    return _settled(after)


def _settled(position: Tiny) -> Tiny:
    """A unit that can do nothing more has ended its activation; nobody can pay for a second one."""
    return position if not position.over_now and _things_to_do(position) else _ended(position)


def _ended(position: Tiny) -> Tiny:
    position.over_now = False
    return _next_turn(position)


def _has_room(position: Tiny, area: str) -> bool:
    there = [name for name, piece in position.pieces.items() if piece.place == area and name != position.acting]
    return len(there) < position.room.get(area, 4)


def _paths(position: Tiny, way: str | None = None) -> list[list[str]]:
    """Every way to walk or run, with the stone let go after any area but the last."""
    way = way or position.going
    piece = position.pieces[position.acting]
    if piece.place in position.swamps and way == "walk":
        return []
    steps = 1 if piece.place in position.swamps else piece.moves + (way == "run")
    found = _onward(position, piece, piece.place, steps)
    dropping = [[*path[:n], "drop", *path[n:]] for path in found for n in range(1, len(path))]
    return found + (dropping if piece.stone is not None else [])


def _onward(position: Tiny, piece: Piece, place: str, steps: int) -> list[list[str]]:
    if steps == 0:
        return []
    found = []
    for area in position.joined[place]:
        if frozenset((place, area)) in position.closed or not _has_room(position, area):
            continue
        found.append([area])
        enemies = any(one.place == area and one.owner != piece.owner for one in position.pieces.values())
        if not enemies and area not in position.swamps:
            found += [[area, *rest] for rest in _onward(position, piece, area, steps - 1)]
    return found


def _gone(position: Tiny, path: list[str]) -> Tiny:
    after = deepcopy(position)
    piece = after.pieces[after.acting]
    for step in path:
        if step == "drop":
            after.stones[piece.stone] = piece.place
            piece.stone = None
        else:
            piece.place = step
    after.done += (after.going,)
    after.going = ""
    after.over_now = piece.place in after.swamps
    return _settled(after)
