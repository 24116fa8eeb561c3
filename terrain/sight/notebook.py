"""The notebook of a search: the stack of shafts to do, and the trees and chains of the certificate so far.

Rows:
    state         TOP, TREES, CHAINS, NODES, LEAVES, GROWTHS, PENDING, WORK, LATER (counters)
    stack         0-4 patch of a, 5-9 patch of b, 10 depth, 11 the number of a shaft taken up again, from 1, or 0; a
                  patch is kind and four bounds (`shafts.py`)
    later         the same, of shafts that were put off; `later_volume` theirs, `later_start` where their trees begin
    chain_edges   0 start, 1 end of a boundary edge, each x, y, z
    witness       0 at a, 1 at b, each x, y, z
    done          0 volume of the shafts settled

A shaft that is put off leaves `PUT_OFF` minus its number in the tree. Where it is taken up again its own tree is
written at the end, and `findings` puts it in its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from terrain.machine.kernels import kernel
from terrain.sight.chains import clear

if TYPE_CHECKING:
    from terrain.scenery.triangles import Scenery, Scratch

RECENT_CHAINS = 8
PUT_OFF = -10
MOST_LATER = 4096
WIDEST_CHAIN = 1 << 12

STATE = range(9)
TOP, TREES, CHAINS, NODES, LEAVES, GROWTHS, PENDING, WORK, LATER = STATE


class Notebook(NamedTuple):
    """All that a search writes: shafts to do, trees, chains, and where it stands."""

    state: Any
    stack: Any
    volume: Any
    later: Any
    later_volume: Any
    later_start: Any
    tree: Any
    chain_start: Any
    chain_faces: Any
    edge_start: Any
    chain_edges: Any
    chain_mesh: Any
    recent: Any
    witness: Any
    done: Any


def new_notebook(room: int = 1 << 14) -> Notebook:
    return Notebook(
        np.zeros(len(STATE), dtype=np.int64),
        np.zeros((2 * MOST_LATER, 12), dtype=np.int64),
        np.zeros(2 * MOST_LATER),
        np.zeros((MOST_LATER, 12), dtype=np.int64),
        np.zeros(MOST_LATER),
        np.full(MOST_LATER, -1, dtype=np.int64),
        np.zeros(room * 16, dtype=np.int32),
        np.zeros(room + 1, dtype=np.int64),
        np.zeros(room * 64, dtype=np.int32),
        np.zeros(room + 1, dtype=np.int64),
        np.zeros((room * 32, 2, 3), dtype=np.int64),
        np.zeros(room, dtype=np.int8),
        np.full(RECENT_CHAINS, -1, dtype=np.int64),
        np.zeros((2, 3), dtype=np.int64),
        np.zeros(1),
    )


class Findings(NamedTuple):
    """What a finished search wrote down, copied out of its notebook."""

    tree: Any
    faces: Any
    starts: Any
    meshes: Any


def findings(book: Notebook, roots: int) -> Findings:
    chains = book.state[CHAINS]
    starts = book.chain_start[: chains + 1].copy()
    return Findings(
        _whole_tree(book.tree[: book.state[TREES]], book.later_start, roots),
        book.chain_faces[: starts[-1]].copy(),
        starts,
        book.chain_mesh[:chains].copy(),
    )


def _whole_tree(tree: Any, starts: Any, roots: int) -> Any:
    """The trees as they were first written, with those of shafts taken up again in their places."""
    if not (tree <= PUT_OFF).any():
        return tree.copy()
    codes, whole = tree.tolist(), list[int]()
    # A tree in preorder says itself where it ends: each split adds one to the shafts that are still to come.
    turns = [(0, roots)]
    while turns:
        place, left = turns.pop()
        while left > 0:
            code, place, left = codes[place], place + 1, left - 1
            if code <= PUT_OFF:
                turns.append((place, left))
                place, left = int(starts[PUT_OFF - code]), 1
            else:
                whole.append(code)
                left += 2 if -4 <= code < 0 else 0
    return np.array(whole, dtype=tree.dtype)


def take_up_again(book: Notebook) -> None:
    """Put the shafts that were put off back on the empty stack, the first of them on top."""
    state = book.state
    first = state[LATER] - state[PENDING]
    rows = book.later[first : state[LATER]]
    book.stack[: len(rows)] = rows[::-1]
    book.stack[: len(rows), 11] = np.arange(state[LATER], first, -1)
    book.volume[: len(rows)] = book.later_volume[first : state[LATER]][::-1]
    state[TOP], state[PENDING] = len(rows), 0


def open_notebook(notebook: Notebook, roots: Any) -> None:
    """Start afresh, with the root shafts on the stack, first root on top."""
    notebook.state[:] = 0
    notebook.recent[:] = -1
    notebook.later_start[:] = -1
    notebook.done[:] = 0.0
    notebook.stack[: len(roots), :11] = roots[::-1]
    notebook.volume[: len(roots)] = 1.0 / len(roots)
    notebook.state[TOP] = len(roots)


@kernel
def has_room(book: Notebook) -> bool:
    state = book.state
    chains = state[CHAINS]
    return bool(
        state[TOP] + 2 < len(book.stack)
        and state[LATER] + 1 < len(book.later)
        and state[TREES] + 2 < len(book.tree)
        and chains + 1 < len(book.chain_mesh)
        and book.chain_start[chains] + WIDEST_CHAIN < len(book.chain_faces)
        and book.edge_start[chains] + 3 * WIDEST_CHAIN < len(book.chain_edges)
    )


@kernel
def note_start(book: Notebook, row: Any) -> None:
    """Count a shaft, and note where the tree of one begins that was taken up again."""
    book.state[NODES] += 1
    book.state[WORK] += 8
    if row[11] > 0:
        book.later_start[row[11] - 1] = book.state[TREES]
        row[11] = 0


@kernel
def put_off(book: Notebook, row: Any, volume: float) -> None:
    """Leave a shaft for later."""
    number = book.state[LATER]
    book.later[number] = row
    book.later_volume[number] = volume
    book.state[LATER] += 1
    book.state[PENDING] += 1
    write(book, PUT_OFF - number)


@kernel
def write(book: Notebook, code: int) -> None:
    book.tree[book.state[TREES]] = code
    book.state[TREES] += 1


@kernel
def keep_chain(scenery: Scenery, scratch: Scratch, mesh: int, members: int, book: Notebook) -> bool:
    """Write a grown chain down with its boundary, and name it as the leaf."""
    chain = book.state[CHAINS]
    start, edges = book.chain_start[chain], book.edge_start[chain]
    if start + members > len(book.chain_faces) or edges + 3 * members > len(book.chain_edges):
        clear(scenery.edge_of, scratch.coefficient, scratch.net, scratch.edge_class, scratch.members, members)
        return False
    for k in range(members):
        face = scratch.members[k]
        book.chain_faces[start + k] = (face + 1) * scratch.coefficient[face]
        for side in range(3):
            edge = scenery.edge_of[face, side]
            net = scratch.net[edge]
            if net != 0:
                u, v = scenery.edge_ends[edge, 0], scenery.edge_ends[edge, 1]
                book.chain_edges[edges, 0] = scenery.vertices[u if net > 0 else v]
                book.chain_edges[edges, 1] = scenery.vertices[v if net > 0 else u]
                edges += 1
                scratch.net[edge] = 0
    clear(scenery.edge_of, scratch.coefficient, scratch.net, scratch.edge_class, scratch.members, members)
    book.chain_start[chain + 1], book.edge_start[chain + 1] = start + members, edges
    book.chain_mesh[chain] = mesh
    for k in range(RECENT_CHAINS - 1, 0, -1):
        book.recent[k] = book.recent[k - 1]
    book.recent[0] = chain
    book.state[CHAINS] += 1
    book.state[LEAVES] += 1
    write(book, chain)
    return True
