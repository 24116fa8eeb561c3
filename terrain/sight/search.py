"""Searches for a proof that no line joins two bodies, by splitting shafts until chains block them.

It works through a stack of shafts, depth first, in slices of work, so that the caller can watch the
clock. What it writes is the certificate: one tree of splits per pair of root
patches, and the chains that its leaves name. It can be resumed after every stop: a shaft whose middle line is free has
been split when the caller looks at that line, and a shaft that cannot be split is put off.

Row of the stack: `notebook.py`. A patch is 0 kind, 1-2 bounds of its first
dimension, 3-4 bounds of its second (`shafts.py`). Dimensions of a split: 0 and 1 of the patch of a, 2 and 3 of b.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from terrain.lattice.exact import orient
from terrain.machine.kernels import kernel, lent
from terrain.scenery.bodies import TICKS_PER_EDGE
from terrain.scenery.tree import all_hits, first_hit
from terrain.scenery.triangles import Scenery, Scratch, facing
from terrain.sight.chains import (
    Shaft,
    Trouble,
    grow,
    is_dead_end,
    keeps_inside,
    lies_between,
    measure_shaft,
)
from terrain.sight.notebook import (
    GROWTHS,
    LEAVES,
    PENDING,
    RECENT_CHAINS,
    TOP,
    WORK,
    Notebook,
    has_room,
    keep_chain,
    note_start,
    put_off,
    write,
)
from terrain.sight.shafts import (
    SIDE,
    Hull,
    at_place,
    can_split,
    faces_away,
    middle,
    move_inside,
    off_the_ring,
    root_patches,
    span,
    width_units,
)

RUNNING, BLOCKED, OPEN, STUBBORN, FULL = 0, 1, 2, 3, 4
CULLED = -5
SEEDS = 16
WIDEST_RUN = 40 * TICKS_PER_EDGE
"""A run of more edges than this turns too far for tangents to span it, and is split unseen."""


class Knobs(NamedTuple):
    """What bounds a growth, also for a shaft that cannot be split, and how far shafts are split."""

    most_faces: int
    most_back: int
    last_faces: int
    last_back: int
    least_units: int


def root_shafts(a: Hull, b: Hull) -> Any:
    """Every patch of a with every patch of b: two kinds, eight bounds, and the depth."""
    a_patches, b_patches = root_patches(a, b), root_patches(b, a)
    rows = np.zeros((len(a_patches) * len(b_patches), 11), dtype=np.int64)
    rows[:, :5] = np.repeat(a_patches, len(b_patches), axis=0)
    rows[:, 5:10] = np.tile(b_patches, (len(a_patches), 1))
    return rows


@kernel
def advance(
    main: Scenery, main_scratch: Scratch, figures: Scenery, figures_scratch: Scratch, around: Scenery,
    usable: Any, a: Hull, b: Hull, shaft: Shaft, trouble: Trouble, hits: Any, book: Notebook, knobs: Knobs, work: int,
    patience: int,
) -> int:  # fmt: skip
    """Work through the stack until it is empty, a line is found open, the slice is done, or too many are put off."""
    row = np.zeros(12, dtype=np.int64)
    return _advance(
        lent(main), lent(main_scratch), lent(figures), lent(figures_scratch), lent(around), lent(usable), lent(a),
        lent(b), lent(shaft), lent(trouble), lent(hits), lent(book), knobs, work, patience, row,
    )  # fmt: skip


@kernel
def _advance(
    main: Scenery, main_scratch: Scratch, figures: Scenery, figures_scratch: Scratch, around: Scenery,
    usable: Any, a: Hull, b: Hull, shaft: Shaft, trouble: Trouble, hits: Any, book: Notebook, knobs: Knobs, work: int,
    patience: int, row: Any,
) -> int:  # fmt: skip
    state = book.state
    state[WORK] = 0
    while state[TOP] > 0:
        if state[WORK] > work:
            return RUNNING
        if state[PENDING] >= patience:
            return STUBBORN
        if not has_room(book):
            return FULL
        state[TOP] -= 1
        volume = book.volume[state[TOP]]
        row[:] = book.stack[state[TOP]]
        note_start(book, row)
        outcome = _settle(
            main, main_scratch, figures, figures_scratch, around, usable, a, b, shaft, trouble, hits, book, knobs, row,
            False,
        )  # fmt: skip
        if outcome != BLOCKED and not _split(a, b, trouble, book, row, volume, knobs.least_units):
            if outcome == RUNNING:
                outcome = _settle(
                    main, main_scratch, figures, figures_scratch, around, usable, a, b, shaft, trouble, hits, book,
                    knobs, row, True,
                )  # fmt: skip
            if outcome != BLOCKED:
                put_off(book, row, volume)
        if outcome == BLOCKED:
            book.done[0] += volume
        elif outcome == OPEN:
            return OPEN
    return BLOCKED if state[PENDING] == 0 else STUBBORN


@kernel
def descend(
    main: Scenery, main_scratch: Scratch, figures: Scenery, figures_scratch: Scratch, around: Scenery,
    usable: Any, a: Hull, b: Hull, shaft: Shaft, trouble: Trouble, hits: Any, book: Notebook, knobs: Knobs,
    places: Any, row: Any,
) -> int:  # fmt: skip
    """Split only those shafts that hold one line, given by its places on both patches of a row.

    BLOCKED when a chain stops one of them, STUBBORN when none stops even the last, OPEN where a line is to be looked
    at; the row is then the next shaft.
    """
    return _descend(
        lent(main), lent(main_scratch), lent(figures), lent(figures_scratch), lent(around), lent(usable), lent(a),
        lent(b), lent(shaft), lent(trouble), lent(hits), lent(book), knobs, lent(places), lent(row),
    )  # fmt: skip


@kernel
def _descend(
    main: Scenery, main_scratch: Scratch, figures: Scenery, figures_scratch: Scratch, around: Scenery,
    usable: Any, a: Hull, b: Hull, shaft: Shaft, trouble: Trouble, hits: Any, book: Notebook, knobs: Knobs,
    places: Any, row: Any,
) -> int:  # fmt: skip
    while True:
        book.state[WORK] += 8
        outcome = _settle(
            main, main_scratch, figures, figures_scratch, around, usable, a, b, shaft, trouble, hits, book, knobs, row,
            False,
        )  # fmt: skip
        if outcome == BLOCKED:
            return BLOCKED
        dimension = _best_cut(a, b, trouble, row, knobs.least_units)
        if dimension < 0:
            outcome = _settle(
                main, main_scratch, figures, figures_scratch, around, usable, a, b, shaft, trouble, hits, book, knobs,
                row, True,
            )  # fmt: skip
            return BLOCKED if outcome == BLOCKED else STUBBORN
        low_at = _low_of(dimension)
        cut = (row[low_at] + row[low_at + 1]) // 2
        row[low_at + 1 if places[dimension] < cut else low_at] = cut
        row[10] += 1
        if outcome == OPEN:
            return OPEN


@kernel
def _settle(
    main: Scenery, main_scratch: Scratch, figures: Scenery, figures_scratch: Scratch, around: Scenery,
    usable: Any, a: Hull, b: Hull, shaft: Shaft, trouble: Trouble, hits: Any, book: Notebook, knobs: Knobs, row: Any,
    last: bool,
) -> int:  # fmt: skip
    """Try to be done with one shaft: BLOCKED when culled or chained, OPEN with a witness, else RUNNING.

    The last time that a shaft is tried, chains may be long and fold.
    """
    trouble.count[0] = 0
    a_patch, b_patch = row[0:5], row[5:10]
    if off_the_ring(a, a_patch) or off_the_ring(b, b_patch):
        write(book, CULLED)
        return BLOCKED
    if _too_wide(a_patch) or _too_wide(b_patch):
        return RUNNING
    shaft.sizes[0] = span(a, a_patch, shaft.p)
    shaft.sizes[1] = span(b, b_patch, shaft.q)
    middle(a, a_patch, shaft.p, shaft.sizes[0], shaft.middles[0])
    middle(b, b_patch, shaft.q, shaft.sizes[1], shaft.middles[1])
    if faces_away(a, a_patch, shaft.q, shaft.sizes[1]) or faces_away(b, b_patch, shaft.p, shaft.sizes[0]):
        write(book, CULLED)
        return BLOCKED
    measure_shaft(shaft)
    if _try_recent(main, figures, shaft, book):
        return BLOCKED
    found = all_hits(main.vertices, main.faces, main.tree, shaft.middles, hits, len(main.faces))
    if _try_seeds(main, main_scratch, 0, usable, shaft, trouble, hits, found, book, knobs, last):
        return BLOCKED
    free = _none_below(hits, found, main.solid_faces)
    found = all_hits(figures.vertices, figures.faces, figures.tree, shaft.middles, hits, len(figures.faces))
    if _try_seeds(figures, figures_scratch, 1, usable, shaft, trouble, hits, found, book, knobs, last):
        return BLOCKED
    if free and found == 0 and _is_witness(main, around, a, b, shaft.middles, book.witness):
        return OPEN
    return RUNNING


@kernel
def _too_wide(patch: Any) -> bool:
    return bool(patch[0] == SIDE and patch[2] - patch[1] > WIDEST_RUN)


@kernel
def _is_witness(main: Scenery, around: Scenery, a: Hull, b: Hull, middles: Any, witness: Any) -> bool:
    """Whether the line stays free when its ends move from the rings into the bodies."""
    move_inside(a, middles, witness, 0)
    move_inside(b, middles, witness, 1)
    return (
        first_hit(main.vertices, main.faces, main.tree, witness, main.solid_faces) < 0
        and first_hit(around.vertices, around.faces, around.tree, witness, len(around.faces)) < 0
    )


@kernel
def _none_below(numbers: Any, count: int, limit: int) -> bool:
    for k in range(count):
        if numbers[k] < limit:
            return False
    return True


@kernel
def _try_recent(main: Scenery, figures: Scenery, shaft: Shaft, book: Notebook) -> bool:
    """Whether a chain that blocked a shaft before blocks this one too."""
    for place in range(RECENT_CHAINS):
        chain = book.recent[place]
        if chain < 0:
            return False
        scenery = main if book.chain_mesh[chain] == 0 else figures
        if _chain_blocks(scenery, shaft, book, chain):
            for k in range(place, 0, -1):
                book.recent[k] = book.recent[k - 1]
            book.recent[0] = chain
            write(book, chain)
            book.state[LEAVES] += 1
            return True
    return False


@kernel
def _chain_blocks(scenery: Scenery, shaft: Shaft, book: Notebook, chain: int) -> bool:
    sizes, plan, heights, p, q = shaft.sizes, shaft.plan, shaft.heights, shaft.p, shaft.q
    starts, ends = book.chain_edges[:, 0], book.chain_edges[:, 1]
    for k in range(book.edge_start[chain], book.edge_start[chain + 1]):
        if not keeps_inside(starts, k, ends, k, sizes, plan, heights, p, q):
            return False
    vertices, faces, chain_faces, slabs = scenery.vertices, scenery.faces, book.chain_faces, shaft.slabs
    for k in range(book.chain_start[chain], book.chain_start[chain + 1]):
        if not lies_between(vertices, faces, abs(chain_faces[k]) - 1, sizes, slabs, p, q):
            return False
    return True


@kernel
def _try_seeds(
    scenery: Scenery, scratch: Scratch, mesh: int, usable: Any, shaft: Shaft, trouble: Trouble, hits: Any,
    found: int, book: Notebook, knobs: Knobs, last: bool,
) -> bool:  # fmt: skip
    """Grow from the triangles that the middle line meets: the plainest cores first, entries before exits."""
    tried = 0
    _sort_down(hits, found)
    most_faces, most_back = (knobs.last_faces, knobs.last_back) if last else (knobs.most_faces, knobs.most_back)
    for turn in range(4):
        for k in range(found):
            seed = hits[k]
            if (seed >= scenery.solid_faces) != (turn < 2) or tried >= SEEDS:
                continue
            if (facing(scenery.normals, seed, shaft.middles) < 0) != (turn % 2 == 0):
                continue
            if turn < 2 and not usable[scenery.core_of[seed - scenery.solid_faces]]:
                continue
            tried += 1
            if is_dead_end(scenery, scratch, shaft, seed, most_faces, most_back, trouble):
                book.state[WORK] += 1
                continue
            book.state[GROWTHS] += 1
            members = grow(scenery, scratch, shaft, seed, most_faces, most_back, trouble)
            book.state[WORK] += abs(members)
            if members > 0 and keep_chain(scenery, scratch, mesh, members, book):
                return True
    return False


@kernel
def _sort_down(numbers: Any, count: int) -> None:
    for k in range(1, count):
        number, place = numbers[k], k
        while place > 0 and numbers[place - 1] < number:
            numbers[place] = numbers[place - 1]
            place -= 1
        numbers[place] = number


@kernel
def _split(a: Hull, b: Hull, trouble: Trouble, book: Notebook, row: Any, volume: float, least_units: int) -> bool:
    """Put the two halves of a shaft on the stack, cut where it changes most at the troublesome edges."""
    dimension = _best_cut(a, b, trouble, row, least_units)
    if dimension < 0:
        return False
    write(book, -1 - dimension)
    state = book.state
    low_at = _low_of(dimension)
    cut = (row[low_at] + row[low_at + 1]) // 2
    for half in range(2):
        place = state[TOP] + half
        book.stack[place] = row
        book.stack[place, low_at + 1 if half == 1 else low_at] = cut
        book.stack[place, 10] = row[10] + 1
        book.volume[place] = volume / 2
    state[TOP] += 2
    return True


@kernel
def _low_of(dimension: int) -> int:
    """Where a row has the lower bound of a dimension."""
    return 1 + 2 * dimension if dimension < 2 else 2 + 2 * dimension


@kernel
def _best_cut(a: Hull, b: Hull, trouble: Trouble, row: Any, least_units: int) -> int:
    """Of the four dimensions, the one along which the troublesome edges change sides fastest."""
    effects, changes = np.zeros(4), np.zeros(4)
    a_patch, b_patch = row[0:5], row[5:10]
    # Row: dimension, whether at its upper end, end of the line, axis.
    lines = np.zeros((4, 2, 2, 3), dtype=np.int64)
    for dimension in range(4):
        _ends(a, a_patch, dimension, lines[dimension, 0, 0], lines[dimension, 1, 0])
        _ends(b, b_patch, dimension - 2, lines[dimension, 0, 1], lines[dimension, 1, 1])
    starts, ends = trouble.edges[:, 0], trouble.edges[:, 1]
    for k in range(trouble.count[0]):
        total = 0.0
        for dimension in range(4):
            low, high = lines[dimension, 0], lines[dimension, 1]
            changes[dimension] = abs(
                float(orient(high, 0, high, 1, starts, k, ends, k)) - float(orient(low, 0, low, 1, starts, k, ends, k))
            )
            total += changes[dimension]
        if total > 0:
            for dimension in range(4):
                effects[dimension] += changes[dimension] / total
    best, best_effect = -1, -1.0
    for dimension in range(4):
        patch = a_patch if dimension < 2 else b_patch
        hull = a if dimension < 2 else b
        if not can_split(patch, dimension % 2, least_units):
            continue
        effect = effects[dimension] + 1e-9 * width_units(hull, patch, dimension % 2)
        if effect > best_effect:
            best, best_effect = dimension, effect
    return best


@kernel
def _ends(hull: Hull, patch: Any, dimension: int, low: Any, high: Any) -> None:
    """The ends of a patch along one dimension, in the middle of the other; its middle for a foreign dimension."""
    first, second = (patch[1] + patch[2]) // 2, (patch[3] + patch[4]) // 2
    at_place(hull, patch, patch[1] if dimension == 0 else first, patch[3] if dimension == 1 else second, low)
    at_place(hull, patch, patch[2] if dimension == 0 else first, patch[4] if dimension == 1 else second, high)


def new_trouble() -> Trouble:
    return Trouble(np.zeros(1, dtype=np.int64), np.zeros((48, 2, 3), dtype=np.int64))
